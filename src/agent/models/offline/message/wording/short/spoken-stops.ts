// Stops that speech leaves out around a stage or before something is taken back: “Tom is coming along nicely technical please”,
// “so Tom to technical his papers came”, “hang on she is abroad take that back”.
import { plainly } from '../../../../../../nlp/frames.ts';
import { orderOpens } from '../../../../../../nlp/intents.ts';
import {
  denied,
  denies,
  goesOnTelling,
  leadsOn,
  otherwise,
  stageSaid,
  tells,
  undoInside,
} from '../../../../../../nlp/lexicon/run-ons.ts';
import { escapeRegExp } from '../../../../../../nlp/text.ts';
import type { Known } from '../../../named/known.ts';

/** Quotes have been put aside. */
export function withSpokenStops(text: string, known: Known): string {
  if (marks.test(text)) return text;
  return beforeStage(behindStage(text, known), known);
}
/** Who writes stops needs none. */
const marks = /[.!?;:,\n]./u;

/** “She is abroad take that back”: put apart before it is read to what was done in the talk. */
export function withUndoingApart(text: string): string {
  if (marks.test(text)) return text;
  const at = undoInside.exec(text)?.index ?? 0;
  const before = text.slice(0, at).replace(/\buntil \p{L}+$/iu, '');
  const isTold =
    before.trim().split(/\s+/u).length >= 2 &&
    tells.test(before) &&
    ![leadsOn, denied, otherwise].some((pattern) => pattern.test(before.trim()));
  return isTold ? `${text.slice(0, at)}, ${text.slice(at).trimStart()}` : text;
}

const stagesOf = ({ stages }: Known): string => stages.map(escapeRegExp).join('|');

/** “Tom to technical his papers came” */
function behindStage(text: string, known: Known): string {
  const found = new RegExp(`^\\S+(?: \\S+){0,4}? (?:to|into|onto) (?:the )?(?:${stagesOf(known)})(?= )`, 'iu').exec(
    text,
  );
  if (found === null) return text;
  const rest = text.slice(found[0].length);
  return goesOnTelling.test(rest) ? `${found[0]},${rest}` : text;
}

/** “Tom is coming along nicely technical please” */
function beforeStage(text: string, known: Known): string {
  const found = new RegExp(`^(?<before>.+?\\S) (?=(?:${stagesOf(known)})${stageSaid})`, 'iu').exec(text);
  const before = found?.groups?.['before'] ?? '';
  const isTold =
    tells.test(before) && !denies.test(before) && !otherwise.test(before) && !orderOpens.test(plainly(before));
  return found === null || !isTold ? text : `${before}, ${text.slice(found[0].length)}`;
}
