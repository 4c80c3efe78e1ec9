// A security clearance as a fact of its own: level, SCI, polygraph, whether it is active, the year. Nothing that is not written.

export const clearanceLevels = ['top_secret', 'secret', 'confidential', 'public_trust'] as const;
export type ClearanceLevel = (typeof clearanceLevels)[number];

export interface Clearance {
  readonly level: ClearanceLevel;
  readonly sci: boolean;
  readonly polygraph: 'counterintelligence' | 'full_scope' | 'lifestyle' | undefined;
  /** `eligible`: found fit for one, and none granted. */
  readonly state: 'active' | 'inactive' | 'interim' | 'eligible' | undefined;
  /** The year that stands with it: granted, investigated, or for an inactive one lapsed. */
  readonly year: number | undefined;
}

export interface FoundClearance extends Clearance {
  readonly start: number;
  readonly end: number;
  /** The words of its state as they stand, with the space behind. */
  readonly opening: string;
}

const state = String.raw`(?<state>(?:currently |current |active |inactive |expired |lapsed |interim |final )+)?`;
const polygraph = String.raw`(?:CI|counterintelligence|full|FS|lifestyle)(?:[ -]scope)?\s*poly(?:graph)?`;
const level = String.raw`(?:(?<top>top[ -]secret|TS)(?<sci>(?:\s*(?:\/{1,2}|-|,)\s*|\s+\(?|\s*(?: with | w\/ ?)\s*)SCI\b\)?)?|(?<lower>secret|confidential|public trust)\b)`;
const clearance = new RegExp(
  String.raw`\b${state}${level}(?<poly>\s*(?:with|w\/|\/|,)?\s*(?:an? )?${polygraph})?(?<word>(?:\s+(?:security\s+)?clearance)+)?(?<after>\s+(?:with|w\/)\s*(?:an? )?${polygraph})?\b`,
  'giu',
);

/** All that are written, whoever holds them. */
export const findClearances = (text: string): readonly FoundClearance[] =>
  [...text.matchAll(clearance)].flatMap((match) => {
    const groups = match.groups ?? {};
    return isClearance(groups, { text, match }) ? [foundIn(text, match, groups)] : [];
  });

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * “TS” and “Secret” alone may be anything: beside SCI, a polygraph or the word clearance they are one; else the sentence must
 * speak of one, and no noun may follow (“Secret documents”).
 */
function isClearance(groups: Groups, { text, match }: { text: string; match: RegExpExecArray }): boolean {
  const { top, lower = '', sci, poly, word, after } = groups;
  if (top?.length === 2 && top !== 'TS') return false;
  if (word !== undefined || sci !== undefined || poly !== undefined || after !== undefined) return true;
  if (top === undefined && !/^\p{Lu}/u.test(lower)) return false;
  const isAlone =
    /^\s*(?:[.,;:()!?\n–—-]|$)|^\s+(?:and|but|while|since|until|from|only|with|for|in|as|through|to|on|was|is|had|has|when|after|before)\b/u;
  const span = { start: match.index, end: match.index + match[0].length };
  const { before, behind } = clauseAround(text, span);
  return isAlone.test(text.slice(span.end, span.end + 12)) && speaksOfOne.test(`${before}${match[0]}${behind}`);
}

const speaksOfOne =
  /\b(?:clearances?|interim|adjudicat\w+|eligib\w+|investigat\w+|SSBI|NACLC|lapsed|expired|active|inactive|current|(?:had|have|held|hold|with|got|granted|for|my)\s+(?:an?\s+|the\s+|my\s+)?(?:TS|top secret|secret))\b/iu;

function foundIn(text: string, match: RegExpExecArray, groups: Groups): FoundClearance {
  const { top, lower = '', state: opening = '', sci, poly, after } = groups;
  const end = match.index + match[0].length;
  const { before, behind } = clauseAround(text, { start: match.index, end });
  return {
    level: top === undefined ? levelOf(lower) : 'top_secret',
    sci: sci !== undefined,
    polygraph: polygraphOf(poly ?? after ?? laterPolygraph.exec(behind)?.[0]),
    state: stateOf({ opening, before, behind }),
    year: yearIn(behind),
    start: match.index,
    end,
    opening,
  };
}

const laterPolygraph = new RegExp(String.raw`^\s*\(?[^.;]{0,30}?\b(?:${polygraph})`, 'iu');

/** Behind a comma or bracket alone, or behind a word of granting, checking or ending; “for 2020 soldiers” is none. */
const year =
  /^[^.;\n]{0,40}?(?:[(,]\s*|\b(?:since|granted|adjudicated|investigated|investigation|renewed|until|till|through|lapsed|expired|ended|as of|to)\s+(?:in\s+)?)(?:(?:\d{1,2}\/|[A-Z][a-z]{2,8}\.? ))?((?:19|20)\d\d)(?![\d-])/u;

function yearIn(behind: string): number | undefined {
  const found = year.exec(behind)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** No clause about a clearance is longer. */
const reach = 200;

interface Clause {
  readonly before: string;
  readonly behind: string;
}

function clauseAround(text: string, { start, end }: { start: number; end: number }): Clause {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(/[;\n]|\.\s/u)
      .at(-1) ?? '';
  const behind = text.slice(end, end + reach).split(/[;\n]|\.\s/u, 1)[0] ?? '';
  return { before, behind };
}

/** The highest that the text names, whoever holds it: what a requisition asks for. */
export const highestNamed = (text: string): Clearance | undefined => highestOf(findClearances(text));

/** The highest that the writer holds or held, or is eligible for. */
export const highestClearance = (text: string): Clearance | undefined =>
  highestOf(findClearances(text).filter((found) => isOwn(text, found)));

/** Refused, taken away or only asked for; or somebody else's, or the subject of the writer's work. */
function isOwn(text: string, found: FoundClearance): boolean {
  const clause = clauseAround(text, found);
  const before = clause.before.split(/,\s+(?:but\s+)?I\b/u).at(-1) ?? '';
  const behind = clause.behind.split(/,\s/u, 1)[0] ?? '';
  return !(notHeld.test(before) || othersHold.test(before) || notGranted.test(behind) || asWork.test(behind));
}

const notHeld =
  /\b(?:never|no(?! longer)|not|without|denied|revoked|submitted|applied|applying|appl(?:y|ication)|pending|await\w*|waiting|refused|lost|process(?:ed|ing)?|managed|reviewed|sponsored|requested|nominated)\b[^,.;]*$|n['’]t\b[^,.;]*$/iu;
const othersHold =
  /\b(?:people|persons?|others|those|they|everyone|everybody|colleagues?|co-?workers?|team(?:mates)?|staff|members|personnel|analysts|holders|employees|soldiers|sailors|airmen|marines|guardians|husband|wife|spouse|boss|commander|chief|he|she|who)\b[^,.;]*$/iu;
const notGranted = /^[^,.;]{0,20}\b(?:denied|revoked|withdrawn|suspended|refused|pending|pulled|never|not)\b/iu;
const asWork =
  /^\s+(?:applications?|packages?|packets?|requests?|holders?|investigations?|briefings?|documents?|material|files|facility|program|process\w*)\b/iu;

function highestOf(found: readonly FoundClearance[]): Clearance | undefined {
  const [best] = found.toSorted(
    (a, b) => clearanceLevels.indexOf(a.level) - clearanceLevels.indexOf(b.level) || Number(b.sci) - Number(a.sci),
  );
  if (best === undefined) return undefined;
  const { level: highest, sci, polygraph: tested, state: condition, year: named } = best;
  return { level: highest, sci, polygraph: tested, state: condition, year: named };
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
export const clearanceWords = (held: Clearance): string =>
  `${levelWords(held)} ${held.level === 'public_trust' ? '' : 'security '}clearance${testWords(held)}`;

/** Where the sentence has said that it is a clearance: “a clearance above Secret”. */
export const levelAlone = (held: Clearance): string => `${levelWords(held)}${testWords(held)}`;

const levelWords = ({ level: of, sci }: Clearance): string => `${names[of]}${sci ? '/SCI' : ''}`;
const testWords = ({ polygraph: tested }: Clearance): string => (tested === undefined ? '' : tests[tested]);

const levelOf = (text: string): ClearanceLevel =>
  /^public/i.test(text) ? 'public_trust' : /^secret/i.test(text) ? 'secret' : 'confidential';

function polygraphOf(text: string | undefined): Clearance['polygraph'] {
  if (text === undefined) return undefined;
  if (/\bci\b|counterintelligence/i.test(text)) return 'counterintelligence';
  return /lifestyle/i.test(text) ? 'lifestyle' : 'full_scope';
}

interface StateContext {
  readonly opening: string;
  readonly before: string;
  readonly behind: string;
}

/** What stands nearest counts: its own word, then what follows, then what leads to it. What ended is no longer active. */
function stateOf({ opening, before, behind }: StateContext): Clearance['state'] {
  const [after = '', word = ''] = stateBehind.exec(behind) ?? [];
  if (hasEnded({ after, before, behind })) return 'inactive';
  if (eligible.test(before)) return 'eligible';
  const words = `${opening} ${word} ${stateBefore.exec(before)?.[0] ?? ''}`;
  if (/inactive|expired|lapsed|no longer/iu.test(words)) return 'inactive';
  if (/interim/iu.test(words)) return 'interim';
  return /active|current/iu.test(words) ? 'active' : undefined;
}

const hasEnded = ({ after, before, behind }: { after: string; before: string; behind: string }): boolean =>
  /no longer/iu.test(after) || (held.test(before) && until.test(behind));

const stateBehind =
  /^\s*(?:[,(–—-]\s*)?(?:(?:is|was|has|had|that|which|it|now|been)\s+)*(?:no longer\s+)?(?:currently\s+)?(lapsed|expired|inactive|active|current|interim)\b/iu;
const stateBefore = /\b(?:active|inactive|interim|lapsed|expired|no longer)(?=:?\s*(?:an?\s+)?$)/iu;
const held = /\b(?:held|had|carried)\b[^.;]*$/iu;
const until = /^[^.;]{0,40}?\b(?:until|till|to|through)\s+(?:19|20)\d\d/iu;
const eligible = /\beligib(?:le|ility)\s+(?:for|to)\b[^.;]*$/iu;
