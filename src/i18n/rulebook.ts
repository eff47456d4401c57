/** The rules for players, loaded when somebody opens them, and which of them counts when. */
import type { RulebookWords } from './en/rulebook';
import type { Language } from './language';
import type { RuleName } from '../engine/rules';
import type { Phase } from '../engine/state';

type SectionId = keyof RulebookWords;
type NumbersOf<Id extends SectionId> = keyof RulebookWords[Id]['rules'];
/** "R6.2" */
export type RuleNumber = { [Id in SectionId]: NumbersOf<Id> }[SectionId];

export interface RulebookSection {
  readonly id: SectionId;
  readonly title: string;
  readonly rules: readonly { readonly number: RuleNumber; readonly text: string }[];
}

const RULEBOOKS: Readonly<Record<Language, () => Promise<{ rulebook: RulebookWords }>>> = {
  en: () => import('./en/rulebook'),
  de: () => import('./de/rulebook'),
  nl: () => import('./nl/rulebook'),
};

export async function rulebookOf(language: Language): Promise<RulebookSection[]> {
  const { rulebook } = await RULEBOOKS[language]();
  return Object.entries(rulebook).map(([id, { title, rules }]) => ({
    id: id as SectionId,
    title,
    rules: Object.entries(rules).map(([number, text]) => ({ number: number as RuleNumber, text })),
  }));
}

/** What a player may be looking at when asking for the rules. */
export type Situation =
  | Phase
  | RuleName
  | 'no-dice'
  | 'crash-ahead'
  | 'behind-boat'
  | 'buoy'
  | 'finish'
  | 'start-player'
  | 'course'
  | 'retire'
  | 'expert-lake'
  | 'races';

const RULES_NOW: Readonly<Record<Situation, RuleNumber>> = {
  placing: 'R4.3',
  dice: 'R5.1',
  steering: 'R6.2',
  'race-over': 'R9.1',
  'game-over': 'R9.3',
  'no-dice': 'R5.5',
  'crash-ahead': 'R7.1',
  'behind-boat': 'R6.4',
  buoy: 'R8.1',
  finish: 'R8.5',
  'start-player': 'R4.1',
  course: 'R3.3',
  retire: 'R8.7',
  'expert-lake': 'R2.3',
  races: 'R10.8',
  'score-variant': 'R10.1',
  'coast-repair': 'R10.3',
  'wear-and-tear': 'R10.4',
  'free-steering': 'R10.5',
  'power-turn': 'R10.6',
  'five-dice': 'R10.7',
};

/** The rule to open the book at. */
export function ruleForPhase(situation: Situation): RuleNumber {
  return RULES_NOW[situation];
}
