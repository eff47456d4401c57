/** The game's sounds, made on the spot by the browser: no file is loaded, nothing plays before somebody asks for it. */

export type SoundName = 'roll' | 'glide' | 'crash' | 'sink' | 'round' | 'finish' | 'place';

interface Tone {
  readonly type: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  readonly volume: number;
}

interface Noise {
  readonly at: number;
  readonly length: number;
  readonly volume: number;
  /** Centre of the band that is let through, in hertz. */
  readonly pitch: number;
}

interface Recipe {
  readonly tones: readonly Tone[];
  readonly noises: readonly Noise[];
}

const clack = (at: number): Noise => ({ at, length: 0.05, volume: 0.5, pitch: 2600 });
const note = (at: number, pitch: number, length = 0.18): Tone => ({
  type: 'triangle',
  from: pitch,
  to: pitch,
  at,
  length,
  volume: 0.25,
});

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  place: { tones: [], noises: [{ at: 0, length: 0.18, volume: 0.3, pitch: 700 }] },
  roll: { tones: [], noises: [clack(0), clack(0.11), clack(0.2), clack(0.31), clack(0.46)] },
  glide: {
    tones: [{ type: 'sawtooth', from: 70, to: 120, at: 0, length: 0.55, volume: 0.09 }],
    noises: [{ at: 0, length: 0.6, volume: 0.18, pitch: 900 }],
  },
  crash: {
    tones: [{ type: 'square', from: 140, to: 45, at: 0, length: 0.25, volume: 0.2 }],
    noises: [
      { at: 0, length: 0.12, volume: 0.8, pitch: 300 },
      { at: 0.08, length: 0.4, volume: 0.4, pitch: 1500 },
    ],
  },
  sink: { tones: [{ type: 'sine', from: 300, to: 60, at: 0, length: 0.9, volume: 0.25 }], noises: [] },
  round: { tones: [note(0, 660), note(0.1, 880, 0.3)], noises: [] },
  finish: { tones: [note(0, 523), note(0.14, 659), note(0.28, 784), note(0.42, 1047, 0.5)], noises: [] },
};

let context: AudioContext | null = null;

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = tone.type;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  gain.gain.setValueAtTime(tone.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.length);
}

function playNoise(audio: AudioContext, noise: Noise): void {
  const start = audio.currentTime + noise.at;
  const samples = Math.ceil(audio.sampleRate * noise.length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++)
    channel[index] = (Math.random() * 2 - 1) * (1 - index / samples);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = noise.pitch;
  gain.gain.value = noise.volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

/** Plays a sound; a browser without audio stays silent. */
export function playSound(name: SoundName): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const { tones, noises } = RECIPES[name];
    for (const tone of tones) playTone(context, tone);
    for (const noise of noises) playNoise(context, noise);
  } catch {
    // Sound is a bonus; the game never waits for it.
  }
}
