/** The keyboard at the table. Character keys can be switched off; every action is also a button. */
import { useEffect, useRef } from 'react';
import { navigate } from '../../navigation';
import { useGameActions, useSettings, useStores } from '../../stores';
import type { Heading } from '../../../engine';
import { isTyping } from './keys';
import { useTurn, type Turn } from './turn';

/** The way a cursor key means: boat-relative, as the rules speak. */
function wayOfKey(key: string, turn: Turn): Heading | undefined {
  const ways = turn.ways;
  if (!ways) return undefined;
  const middle = (ways.length - 1) / 2;
  const index = key === 'ArrowLeft' ? middle - 1 : key === 'ArrowRight' ? middle + 1 : middle;
  return ways[index]?.heading;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"]') !== null;
}

export function useKeys(): void {
  const turn = useTurn();
  const { game: store, settings } = useStores();
  const actions = useGameActions();
  const hasCharacterKeys = useSettings((state) => state.hasCharacterKeys);
  // A way that only has the focus is not yet chosen: the first press of its key shows it, the second goes.
  const pressed = useRef<{ heading: Heading; state: Turn['state'] } | null>(null);

  useEffect(() => {
    const { boat, ways } = turn;

    function highlightOrGo(heading: Heading | undefined): void {
      if (heading === undefined) return;
      const isAllowed = ways?.find((way) => way.heading === heading)?.isAllowed ?? false;
      const isPressedAgain = pressed.current?.heading === heading && pressed.current.state === turn.state;
      if (isPressedAgain && isAllowed && store.getState().highlighted === heading) actions.go(heading);
      else {
        pressed.current = { heading, state: turn.state };
        actions.highlight(heading);
      }
    }

    /** Roll if there is something to roll, else go on the highlighted way. */
    function doPrimary(): void {
      if (turn.hasRoll) actions.roll();
      else {
        const { highlighted } = store.getState();
        const open = ways?.filter((way) => way.isAllowed) ?? [];
        if (highlighted !== null) actions.go(highlighted);
        else if (open.length === 1) actions.go(open[0].heading);
      }
    }

    function removeHighest(): void {
      const highest = boat.dice.indexOf(Math.max(...boat.dice) as (typeof boat.dice)[number]);
      if (highest >= 0) actions.toggleRemoved(highest);
    }

    function actOnCharacter(event: KeyboardEvent): boolean {
      const digit = /^Digit([1-8])$/.exec(event.code);
      if (digit) {
        const index = Number(digit[1]) - 1;
        if (index >= boat.dice.length) return false;
        if (event.shiftKey) actions.toggleRemoved(index);
        else actions.toggleDie(index);
        return true;
      }
      switch (event.key.toLowerCase()) {
        case '+':
          actions.toggleAdded();
          return true;
        case '-':
          removeHighest();
          return true;
        case 'a':
          actions.toggleAll();
          return true;
        case 'c':
          actions.clearDraft();
          return true;
        case 'u':
          actions.undo();
          return true;
        case 'm':
          settings.getState().change({ hasSound: !settings.getState().hasSound });
          return true;
        case 'f':
          void (document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen());
          return true;
        case '?': {
          const id = store.getState().game?.id;
          if (id) navigate({ screen: 'game', id, panel: 'keys' });
          return true;
        }
        default:
          return false;
      }
    }

    function onKeyDown(event: KeyboardEvent): void {
      // A key that is held down was pressed once, also on a button that has got the focus meanwhile.
      if (event.repeat && isPressable(event.target)) event.preventDefault();
      if (event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) || event.altKey || event.metaKey) return;
      if (event.ctrlKey) {
        if (event.key.toLowerCase() !== 'z') return;
        actions.undo();
      } else if (event.key.startsWith('Arrow') && event.key !== 'ArrowDown') {
        highlightOrGo(wayOfKey(event.key, turn));
      } else if (event.key === 'PageDown') doPrimary();
      else if (event.key === 'Enter' || event.key === ' ') {
        // A focused button answers its own key.
        if (isPressable(event.target)) return;
        doPrimary();
      } else if (event.key === 'Escape') actions.highlight(null);
      else if (!hasCharacterKeys || !actOnCharacter(event)) return;
      event.preventDefault();
    }

    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [turn, store, settings, actions, hasCharacterKeys]);
}
