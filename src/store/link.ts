/** Links: the part of the address behind `#` that names a screen, a game, or a table to set. */
import {
  MAX_PLAYERS,
  MAX_RACES,
  MAX_SEED_LENGTH,
  MIN_PLAYERS,
  RULE_NAMES,
  parseLakeCode,
  formatLakeCode,
  type RuleName,
} from '../engine';

/** What a shared link sets up: the same lake, options and dice for everybody who opens it. */
export interface TableLink {
  readonly lake: string;
  readonly seed: string;
  readonly players: number;
  readonly races: number;
  readonly rules: readonly RuleName[];
}

export type Route =
  | { readonly screen: 'home' }
  /** A link with a part that makes no sense sets nothing: half of it would be another game than the sender's. */
  | { readonly screen: 'table'; readonly link: Partial<TableLink>; readonly isBroken?: true }
  | { readonly screen: 'game'; readonly id: string; readonly panel: string | null }
  /** `lost`: the game that was asked for and cannot be opened. */
  | { readonly screen: 'games'; readonly lost?: string }
  | { readonly screen: 'rules'; readonly rule: string | null }
  | { readonly screen: 'settings' };

function wholeBetween(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function parseSeed(text: string | null): string | undefined {
  return text !== null && /^[\w-]+$/.test(text) && text.length <= MAX_SEED_LENGTH ? text : undefined;
}

function parseRules(text: string | null): readonly RuleName[] | undefined {
  if (text === null) return undefined;
  const names: readonly string[] = text === '' ? [] : text.split('.');
  const rules = RULE_NAMES.filter((rule) => names.includes(rule));
  return rules.length === names.length ? rules : undefined;
}

function parseTableLink(query: URLSearchParams): Partial<TableLink> | undefined {
  const layout = parseLakeCode(query.get('lake') ?? '');
  const link: { [Key in keyof TableLink]: TableLink[Key] | undefined } = {
    lake: layout && formatLakeCode(layout),
    seed: parseSeed(query.get('seed')),
    players: wholeBetween(query.get('players'), MIN_PLAYERS, MAX_PLAYERS),
    races: wholeBetween(query.get('races'), 1, MAX_RACES),
    rules: parseRules(query.get('rules')),
  };
  const given = Object.entries(link).filter(([part]) => query.has(part));
  if (given.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(given);
}

/** Reads any hash; what makes no sense leads home. */
export function parseHash(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [screen, first, second] = path.split('/').map(decode);
  switch (screen) {
    case 'table': {
      const link = parseTableLink(new URLSearchParams(query));
      return link ? { screen, link } : { screen, link: {}, isBroken: true };
    }
    case 'game':
      return first ? { screen, id: first, panel: second || null } : { screen: 'home' };
    case 'rules':
      return { screen, rule: first || null };
    case 'games':
      return { screen, ...(first && { lost: first }) };
    case 'settings':
      return { screen };
    default:
      return { screen: 'home' };
  }
}

/** Half a character could be read but never be written into a link again. */
function decode(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return /\p{Surrogate}/u.test(text) ? '' : text;
  } catch {
    return '';
  }
}

export function formatHash(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'table': {
      const { lake, seed, players, races, rules } = route.link;
      const query = new URLSearchParams();
      if (lake) query.set('lake', lake);
      if (seed) query.set('seed', seed);
      if (players) query.set('players', String(players));
      if (races) query.set('races', String(races));
      if (rules) query.set('rules', rules.join('.'));
      const text = query.toString();
      return text ? `#/table?${text}` : '#/table';
    }
    case 'game':
      return `#/game/${encodeURIComponent(route.id)}${route.panel ? `/${encodeURIComponent(route.panel)}` : ''}`;
    case 'games':
      return route.lost ? `#/games/${encodeURIComponent(route.lost)}` : '#/games';
    case 'rules':
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : '#/rules';
    default:
      return `#/${route.screen}`;
  }
}
