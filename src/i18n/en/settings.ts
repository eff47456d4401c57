/** Settings, the rules screen's own words and the list of keys. */
import type { Worded } from '../worded';

export const settings = {
  title: 'Settings',
  general: 'Playing',
  language: 'Language',
  languageText: 'Changes at once, also in the middle of a race.',
  pace: 'Pace',
  sound: 'Sound',
  soundText: 'Dice, engines and splashes.',
  motion: 'Motion',
  motionText: 'Calm shows every move without gliding.',
  motions: { system: 'As the device says', full: 'Full', reduced: 'Calm' } satisfies Record<
    'system' | 'full' | 'reduced',
    string
  >,
  autoSail: 'Sail a single way by itself',
  autoSailText: 'When only one way is allowed, the boat takes it after a moment.',
  characterKeys: 'Letter and number keys',
  characterKeysText: 'Shortcuts such as 1 for the first die or U for undo.',
  seating: 'Around the screen',

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    found: ({ n }: { n: number }) => (n === 1 ? '1 rule found' : `${n} rules found`),
    none: 'No rule speaks of that.',
    now: 'This rule counts now',
    contents: 'Contents',
    rule: ({ rule }: { rule: string }) => `Rule ${rule}`,
    clear: 'Clear the search',
  },

  keys: {
    title: 'Keys',
    text: 'Every action is also a button.',
    off: 'Letter and number keys are switched off in the settings.',
    die: 'Keep or re-roll a die',
    removeDie: 'Remove that die',
    add: 'Add a die',
    removeHighest: 'Remove the highest die',
    rerollAll: 'Re-roll all',
    clear: 'Clear choices',
    primary: 'Roll, then take the chosen way',
    ways: 'Choose left, ahead or right of the boat; once more to go',
    odds: 'Show or hide the odds',
    hint: 'Ask for a hint',
    undo: 'Undo',
    close: 'Close or cancel',
    speakSituation: 'Speak the situation',
    speakBuoy: 'Speak the next buoy',
    speakOthers: 'Speak where the others are',
    speakLastMove: 'Speak the last move',
    fullScreen: 'Full screen',
    mute: 'Sound on or off',
    help: 'Show the keys',
    zoom: 'Zoom in or out',
    wholeLake: 'Whole lake',
    space: 'Space',
    shift: 'Shift',
    control: 'Ctrl',
    enter: 'Enter',
    escape: 'Esc',
  },
};

export type Settings = Worded<typeof settings>;
