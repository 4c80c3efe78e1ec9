// “Ximena background check, Hank trial shift”: each with a stage of their own, and nothing else said. Where a meeting is called like one
// of the stages, that stage would be lost, and all would go to the other.
import { findStage } from '../../../../../../nlp/stages-in-words.ts';
import { spelledOut } from '../../../../../../nlp/shorthand.ts';
import type { Known } from '../../../named/known.ts';

const pieceEnds = /\s*(?:[,;\n]|\s(?:and|n|&)\s)\s*/iu;
const said =
  /^(?<name>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)??)(?: ?(?:->|→|>|:|=)| to| into|) (?<stage>[\p{L}][\p{L}\d -]{3,40}?)(?: (?:please|pls|plz|thx|thanks|ty))?[.!]*$/iu;

/** A list so terse is short. */
const longest = 160;

export function withStagesEach(text: string, known: Known): string {
  if (text.length > longest || !pieceEnds.test(text)) return text;
  const pieces = text.trim().split(pieceEnds);
  if (pieces.length < 2) return text;
  const orders = pieces.map((piece) => orderIn(spelledOut(piece), known));
  return orders.every((order) => order !== undefined) ? orders.join('. ') : text;
}

function orderIn(piece: string, { names, stages }: Known): string | undefined {
  const { name = '', stage = '' } = said.exec(piece)?.groups ?? {};
  const isOne = name !== '' && names.candidates.find(name).kind === 'one' && names.users.familiarity(name) < 1;
  const found = isOne ? findStage(stage, stages) : undefined;
  return found?.kind === 'one' ? `move ${name} to ${found.stage}` : undefined;
}
