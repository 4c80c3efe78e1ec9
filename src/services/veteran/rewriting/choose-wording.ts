// The wording of a résumé: a language model's where one is asked for and says nothing that the text does not, else the rules'.
import type { WordingAuthor, WordingRequest } from '../../../core/ports/wording-author.ts';
import { wordingFaultKinds, wordingFaults } from './check-wording.ts';

export interface Wording {
  readonly text: string;
  readonly by: 'rules' | 'model';
  /** Why a proposal was not taken. */
  readonly refused: WordingRefusal | undefined;
}

export const wordingRefusals = [...wordingFaultKinds, 'no_model', 'no_answer', 'too_long'] as const;
type WordingRefusal = (typeof wordingRefusals)[number];

/** Longer texts are answered at once instead of being waited for. */
const longest = 12_000;
const patienceMs = 20_000;

export async function chooseWording(asked: WordingRequest, author: WordingAuthor | undefined): Promise<Wording> {
  const byRules = (refused: WordingRefusal): Wording => ({ text: asked.text, by: 'rules', refused });
  if (author === undefined) return byRules('no_model');
  if (asked.text.length > longest) return byRules('too_long');
  const proposal = (await author(asked, AbortSignal.timeout(patienceMs)))?.trim();
  if (proposal === undefined) return byRules('no_answer');
  const [fault] = wordingFaults(asked.text, proposal);
  return fault === undefined ? { text: proposal, by: 'model', refused: undefined } : byRules(fault);
}
