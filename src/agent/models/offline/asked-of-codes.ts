// “We have an applicant who was a Navy HM, what does that translate to?”: a military code that is asked about over several
// sentences. Looking a code up changes nothing.
import { writtenCode } from '../../../nlp/military/written-code.ts';
import { branchIn } from './orders/control.ts';
import type { Part } from './parts.ts';

const asks =
  /\b(?:translat\w*|convert|decode|civilian|what (?:does|is|would|could|did|do) (?:that|it|this|he|she|they|those|such people)\b|which of our (?:jobs|openings|roles|reqs)|what (?:jobs?|roles?) (?:fit|match|suit)|mean(?:s|t)?\b|(?:which|what) (?:jobs?|requisitions?|openings?|roles?) (?:fit|match|suit)(?:es|s)?|(?:what|which) (?:fits|matches|suits)|with us|(?:what|which)(?: \w+){0,3} (?:jobs?|roles?|reqs?|requisitions?|openings?|positions?)(?: \w+){0,3} (?:fit|match|suit|work)|any (?:fit|match)(?:es)?|(?:jobs?|roles?|reqs?|openings?) (?:fit|match|suit))\b/i;
/** “What's an 11B?”, “what does 0311 stand for”: asked of the code and nothing else. */
const asksOfCode =
  /^(?:(?:and|so|hey|hi|ok),? )*what(?:'s| is| does)(?: an?| the)? [\dA-Z-]+(?: (?:stand for|again|code))?[?.! ]*$/;
const ofForces =
  /\b(?:vet|vets|veterans?|ex-?military|military|mos|afsc|nec|service ?m[ae]n|soldier|army|navy|marines?)\b/i;
const elsewhere =
  /\b(?:room|gate|flight|floor|building|suite|seat|unit|apt|apartment|bay|hall|desk|track|platform|bus|exit)\b/i;

const orders =
  /\b(?:move|reject|book|send|cancel|offer|note|tell|undo|approve|follow up|reschedule|message|e-?mail)\b/i;

/** In small letters only what has a figure is one: “army 12n”, but not “we”. */
export function codeIn(said: string): string | undefined {
  const small = writtenCode(said.replaceAll(/(?<![\p{L}\p{N}])\p{L}*\d[\p{L}\d]*/gu, (word) => word.toUpperCase()));
  return writtenCode(said) ?? (small !== undefined && /\d/.test(small) ? small : undefined);
}

/** “He would move to Dallas”: nobody is to be moved. */
const wouldMove = /\b(?:would|could|can|wants? to|like to|willing to) (?:move|relocate)\b/gi;
const resume = /(?<!\p{L})r[eé]sum[eé]s?(?!\p{L})/iu;
const place = /\b(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, [A-Z]{2})\b/gu;

/** What is wanted beside the code: wording for a résumé, and where. */
export function extrasIn(said: string): { include_resume_translation?: boolean; location_preferences?: string[] } {
  const places = [...said.matchAll(place)].flatMap(({ 1: one }) => one ?? []);
  return {
    ...(resume.test(said) && /\b(?:text|wording|translat\w+|version|lines?|bullets?|too|also|with)\b/i.test(said)
      ? { include_resume_translation: true }
      : {}),
    ...(places.length === 0 ? {} : { location_preferences: places }),
  };
}

/** Undefined unless a branch, a code and a question about it stand in the message, and no order. */
export function codeAskedAbout(said: string): readonly Part[] | undefined {
  const branch = branchIn(said);
  if (branch === undefined) return codeAlone(said);
  // “army 12n, resume text too”: a branch and a code by themselves ask for it.
  const isShort = said.split(/\s+/).length <= 10;
  if (!(asks.test(said) || isShort) || orders.test(said.replace(wouldMove, ''))) return undefined;
  const code = codeIn(said);
  if (code === undefined) return undefined;
  return [{ kind: 'call', call: { tool: 'translate_mos', arguments: { mos_code: code, branch, ...extrasIn(said) } } }];
}

/** Without a branch: a code with figures and letters, or one in a message about the forces, and a question about what it means. */
function codeAlone(said: string): readonly Part[] | undefined {
  const isOfForces = ofForces.test(said);
  const isAsked = asksOfCode.test(said) || (asks.test(said) && (isOfForces || /\bcivilian\b/i.test(said)));
  if (!isAsked || elsewhere.test(said) || orders.test(said.replace(wouldMove, ''))) return undefined;
  const code = codeIn(said);
  const isCode = code !== undefined && (/^(?=.*\d)(?=.*[A-Z])|^0\d{3}$/.test(code) || (isOfForces && /\d/.test(code)));
  return isCode
    ? [{ kind: 'call', call: { tool: 'translate_mos', arguments: { mos_code: code, ...extrasIn(said) } } }]
    : undefined;
}
