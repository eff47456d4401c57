const PLANKS = ['#BF8B58', '#CB9864', '#B98350', '#C69360', '#BD8854', '#D0A06C', '#B8824E'] as const;
const PLANK = 13;
const REPEAT = PLANK * PLANKS.length;
const CAULK = PLANKS.map((_, plank) => `M${plank * PLANK} 0V${REPEAT}`).join('');
const GRAIN = PLANKS.flatMap((_, plank) => [3.4 + (plank % 3), 7.2 - (plank % 2), 10.3])
  .map((across, line) => `M${(Math.floor(line / 3) * PLANK + across).toFixed(1)} 0V${REPEAT}`)
  .join('');

export const CAULKING = { stroke: '#5E3A1E', strokeWidth: 1.2 } as const;

/** Teak planks that run down (`-planks`) and across (`-planks-turned`). */
export function PlankPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-planks`} width={REPEAT} height={REPEAT} patternUnits="userSpaceOnUse">
        {PLANKS.map((colour, plank) => (
          <rect key={colour} x={plank * PLANK} width={PLANK} height={REPEAT} fill={colour} />
        ))}
        <path d={GRAIN} stroke="#7A4E28" strokeOpacity="0.16" strokeWidth="0.8" />
        <path d={CAULK} {...CAULKING} />
      </pattern>
      <pattern id={`${id}-planks-turned`} href={`#${id}-planks`} patternTransform="rotate(90)" />
    </defs>
  );
}
