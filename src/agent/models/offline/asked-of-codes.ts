// “We have an applicant who was a Navy HM, what does that translate to?”: a military code that is asked about over several
// sentences. Looking a code up changes nothing.
import { writtenCode } from '../../../nlp/military/written-code.ts';
import { branchIn } from './orders/control.ts';
import type { Part } from './parts.ts';

const asks =
  /\b(?:translat\w*|convert|decode|civilian|what (?:does|is|would|could) (?:that|it|this|he|she)\b|which of our (?:jobs|openings|roles|reqs)|what (?:jobs?|roles?) (?:fit|match|suit)|mean(?:s|t)?\b|which jobs? (?:fit|match|suit)s?|with us)\b/i;
const orders =
  /\b(?:move|reject|book|send|cancel|offer|note|tell|undo|approve|follow up|reschedule|message|e-?mail)\b/i;

/** Undefined unless a branch, a code and a question about it stand in the message, and no order. */
export function codeAskedAbout(said: string): readonly Part[] | undefined {
  const branch = branchIn(said);
  if (branch === undefined || !asks.test(said) || orders.test(said)) return undefined;
  const code = writtenCode(said);
  if (code === undefined) return undefined;
  const withText = /\br[eé]sum[eé]s?\b/i.test(said) ? { include_resume_translation: true } : {};
  return [{ kind: 'call', call: { tool: 'translate_mos', arguments: { mos_code: code, branch, ...withText } } }];
}
