// A question about what was done is never an order to do it: “why was Ann rejected and who decided?” asks the ledger.
import { isRead } from './clause/objections/doubts.ts';
import type { Part } from './parts.ts';

/** One sentence that opens as a question and speaks of the past. “Have Ann moved” is an order, so “have” wants its mark. */
const opens = /^(?:(?:so|and|ok(?:ay)?|hey|hi|sorry|but)\b[,\s]*)*(?:why|who|whose|how come)\b/i;
const opensMarked =
  /^(?:(?:so|and|ok(?:ay)?|hey|hi|sorry|but)\b[,\s]*)*(?:when|how|since when|did|was|were|has|have|had)\b/i;
const past =
  /\b(?:was|were|wasn['’]?t|weren['’]?t|did|didn['’]?t|has|had|have|been|got|decided|approved|asked|\p{L}{3,}ed|sent|made|told|took|gave|left)\b/iu;
const sentence = /^[^.!?\n]*\?*\s*$/;

const asksAboutDeeds = (said: string): boolean => {
  const text = said.trim();
  if (!sentence.test(text) || !past.test(text)) return false;
  return opens.test(text) || (text.endsWith('?') && opensMarked.test(text));
};

export function withoutDeedsAskedAbout(said: string, parts: readonly Part[]): readonly Part[] {
  const writes = parts.filter((part) => part.kind === 'call' && !isRead(part.call.tool));
  if (writes.length === 0 || !asksAboutDeeds(said)) return parts;
  const left = parts.filter((part) => !writes.includes(part) && part.kind !== 'ask');
  const whom = writes.flatMap((part) => (part.kind === 'call' ? [part.call.arguments['candidate']] : []));
  const [candidate] = whom.filter((one) => typeof one === 'string');
  if (candidate === undefined)
    return left.length > 0 ? left : [{ kind: 'call', call: { tool: 'list_actions', arguments: {} } }];
  return [{ kind: 'call', call: { tool: 'explain_decision', arguments: { candidate } } }, ...left];
}
