// A security clearance as a fact of its own: level, SCI, polygraph, whether it is active, the year. Nothing that is not written.

export const clearanceLevels = ['top_secret', 'secret', 'confidential', 'public_trust'] as const;
export type ClearanceLevel = (typeof clearanceLevels)[number];

export interface Clearance {
  readonly level: ClearanceLevel;
  readonly sci: boolean;
  readonly polygraph: 'counterintelligence' | 'full_scope' | 'lifestyle' | undefined;
  readonly state: 'active' | 'inactive' | 'interim' | undefined;
  /** When it was granted or last investigated, where the text says so. */
  readonly year: number | undefined;
}

export interface FoundClearance extends Clearance {
  readonly start: number;
  readonly end: number;
  /** The words of its state as they stand, with the space behind. */
  readonly opening: string;
}

const state = String.raw`(?<state>(?:currently |current |active |inactive |expired |lapsed |interim )+)?`;
const polygraph = String.raw`(?:CI|counterintelligence|full[ -]scope|FS|lifestyle)\s*poly(?:graph)?`;
const level = String.raw`(?:(?<top>top[ -]secret|TS)(?<sci>\s*(?:\/{1,2}|-| with | w\/ ?)\s*SCI)?|(?<lower>secret|confidential|public trust)(?=\s+(?:security\s+)?clearance))`;
const clearance = new RegExp(
  String.raw`\b${state}${level}(?<poly>\s*(?:with|w\/|\/|,)?\s*(?:an? )?${polygraph})?(?<word>(?:\s+(?:security\s+)?clearance)+)?(?<after>\s+(?:with|w\/)\s*(?:an? )?${polygraph})?\b(?<year>(?:\s*\(|,?\s+(?:since|granted(?: in)?|as of)\s+)(?:19|20)\d\d\)?)?`,
  'giu',
);

export const findClearances = (text: string): readonly FoundClearance[] =>
  [...text.matchAll(clearance)].flatMap((match) => {
    const groups = match.groups ?? {};
    return isClearance(groups) ? [foundIn(match, groups)] : [];
  });

type Groups = Readonly<Record<string, string | undefined>>;

/** “TS” and “top secret” alone may be anything: beside SCI, a state, a polygraph or the word clearance they are one. */
function isClearance({ top, sci, state: condition, poly, word, after }: Groups): boolean {
  if (top === undefined) return true;
  if (top.length === 2 && top !== 'TS') return false;
  return [sci, condition, poly, word, after].some((part) => part !== undefined);
}

function foundIn(match: RegExpExecArray, { top, lower = '', state: opening = '', ...rest }: Groups): FoundClearance {
  const { sci, poly, after, year = '' } = rest;
  return {
    level: top === undefined ? levelOf(lower) : 'top_secret',
    sci: sci !== undefined,
    polygraph: polygraphOf(poly ?? after),
    state: stateOf(opening),
    year: year === '' ? undefined : Number(/\d{4}/.exec(year)?.[0]),
    start: match.index,
    end: match.index + match[0].length - year.length,
    opening,
  };
}

/** The highest that the text names. */
export function highestClearance(text: string): Clearance | undefined {
  const found = findClearances(text);
  const [best] = found.toSorted(
    (a, b) => clearanceLevels.indexOf(a.level) - clearanceLevels.indexOf(b.level) || Number(b.sci) - Number(a.sci),
  );
  if (best === undefined) return undefined;
  const { level: highest, sci, polygraph: tested, state: condition, year } = best;
  return { level: highest, sci, polygraph: tested, state: condition, year };
}

const names: Readonly<Record<ClearanceLevel, string>> = {
  top_secret: 'Top Secret',
  secret: 'Secret',
  confidential: 'Confidential',
  public_trust: 'Public Trust',
};
const tests = {
  counterintelligence: ' with counterintelligence polygraph',
  full_scope: ' with full-scope polygraph',
  lifestyle: ' with lifestyle polygraph',
} as const;

/** `Top Secret/SCI security clearance with counterintelligence polygraph`. */
export const clearanceWords = ({ level: of, sci, polygraph: tested }: Clearance): string =>
  `${names[of]}${sci ? '/SCI' : ''} ${of === 'public_trust' ? '' : 'security '}clearance${tested === undefined ? '' : tests[tested]}`;

const levelOf = (text: string): ClearanceLevel =>
  /^public/i.test(text) ? 'public_trust' : /^secret/i.test(text) ? 'secret' : 'confidential';

function polygraphOf(text: string | undefined): Clearance['polygraph'] {
  if (text === undefined) return undefined;
  if (/\bci\b|counterintelligence/i.test(text)) return 'counterintelligence';
  return /lifestyle/i.test(text) ? 'lifestyle' : 'full_scope';
}

function stateOf(text: string): Clearance['state'] {
  if (/inactive|expired|lapsed/i.test(text)) return 'inactive';
  if (/interim/i.test(text)) return 'interim';
  return /active|current/i.test(text) ? 'active' : undefined;
}
