import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameStoreState, RunningGame } from '../../../store/game';
import { useGame, useSettings } from '../../stores';
import { useWords } from '../../words';
import { announce, answer, QUESTIONS, type Announcement } from './announcements';
import { isCharacterKey } from './keys';

const selectGame = (store: GameStoreState) => store.game;
const selectIsIntro = (store: GameStoreState) => store.intro !== null;

const SILENCE: Announcement = { text: '', isUrgent: false };

/** Tells what happens at the table to those who do not see it: one message a commit, crashes without waiting. */
export function Announcer() {
  const game = useGame(selectGame);
  const isIntro = useGame(selectIsIntro);
  const words = useWords();
  const told = useRef<RunningGame | null>(null);
  const [said, setSaid] = useState(SILENCE);

  const tell = useEffectEvent((present: RunningGame) => {
    const next = announce(told.current, present, words);
    told.current = present;
    if (next) setSaid(next);
  });

  useEffect(() => {
    // The intro speaks for itself; what was laid and placed meanwhile is told when it is over.
    if (game && !isIntro) tell(game);
  }, [game, isIntro]);

  const hasCharacterKeys = useSettings((settings) => settings.hasCharacterKeys);
  const reply = useEffectEvent((event: KeyboardEvent) => {
    const question = QUESTIONS[event.key.toLowerCase() as keyof typeof QUESTIONS];
    if (!game || isIntro || !question || event.repeat || !isCharacterKey(event)) return;
    event.preventDefault();
    const text = answer(question, game, words);
    // The same words once more are read out only if the text differs.
    setSaid((last) => ({ text: last.text === text ? `${text}\u00a0` : text, isUrgent: false }));
  });

  useEffect(() => {
    if (!hasCharacterKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent) => reply(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasCharacterKeys]);

  return (
    <div className="visually-hidden">
      <p role="status">{said.isUrgent ? '' : said.text}</p>
      <p role="alert">{said.isUrgent ? said.text : ''}</p>
    </div>
  );
}
