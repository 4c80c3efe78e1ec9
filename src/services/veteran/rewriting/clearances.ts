// A security clearance in the words of employers, with everything it says: level, SCI, polygraph, whether it is active.
import { type Change, changeOf } from './change.ts';

const state = String.raw`(?<state>(?:currently |current |active |inactive |expired |interim )+)?`;
const polygraph = String.raw`(?:CI|counterintelligence|full[ -]scope|lifestyle)\s+poly(?:graph)?`;
const level = String.raw`(?:(?<top>top[ -]secret|TS)(?<sci>\s*(?:\/|-| with | w\/ ?)\s*SCI)?|(?<lower>secret|confidential)(?=\s+(?:security\s+)?clearance))`;
const clearance = new RegExp(
  String.raw`\b${state}${level}(?<poly>\s*(?:with|w\/|\/|,)?\s*(?:an? )?${polygraph})?(?<word>\s+(?:security\s+)?clearance)?(?<after>\s+with\s+(?:an? )?${polygraph})?\b`,
  'giu',
);

const polygraphs: readonly (readonly [RegExp, string])[] = [
  [/\bci\b|counterintelligence/i, ' with counterintelligence polygraph'],
  [/full/i, ' with full-scope polygraph'],
  [/lifestyle/i, ' with lifestyle polygraph'],
];

export const plainClearances = (text: string): Change[] =>
  [...text.matchAll(clearance)].flatMap((match) => {
    const plain = isClearance(match) ? plainOf(match) : match[0];
    return plain.toLowerCase() === match[0].toLowerCase() ? [] : [changeOf(match, plain)];
  });

/** “TS” alone may be anything: it counts in capitals only, and beside SCI, a state, a polygraph or the word clearance. */
function isClearance({ groups }: RegExpMatchArray): boolean {
  const { top, ...marks } = groups ?? {};
  if (top?.toLowerCase() !== 'ts') return true;
  const { lower: _, ...said } = marks;
  return top === 'TS' && Object.values(said).some((part) => part !== undefined);
}

function plainOf({ groups }: RegExpMatchArray): string {
  const { state: begun = '', top, sci, lower = '', poly, after } = groups ?? {};
  const titled = lower.charAt(0).toUpperCase() + lower.slice(1).toLowerCase();
  const named = top === undefined ? titled : `Top Secret${sci === undefined ? '' : '/SCI'}`;
  const tested = polygraphs.find(([form]) => form.test(poly ?? after ?? ''))?.[1] ?? '';
  return `${begun}${named} security clearance${tested}`;
}
