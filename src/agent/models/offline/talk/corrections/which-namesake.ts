// “Sorry, I meant the backend one”, “the one for the store”: of those who share the name, the one whose job or stage fits, in place of
// the one who was taken.
import { focusOf } from '../../context/focus.ts';
import { candidateChoice } from '../../../../../services/operations/resolve/choices.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { othersThan } from '../../context/namesakes.ts';
import type { Known } from '../../named/known.ts';
import { choice } from '../answers/choices.ts';

const opens =
  /^(?:i (?:meant|mean)|it's|it was|it should be|that should be|not (?:that|this) one,?|rather)\s+(?=the\b)/iu;
/** “The backend one”, “the one from the store”, “the designer”; an order stands nowhere in it. */
const describes =
  /^the (?:(?!other\b|first\b|second\b|third\b|last\b|same\b)[\p{L}-]+(?: [\p{L}-]+)? (?:one|candidate|person)|one (?:for|from|in|at|on|with) .{2,30}|(?!other\b|offer\b|move\b|meeting\b|note\b)[\p{L}-]+)$/iu;

/** Their id; undefined where the words describe nobody, or more than one. */
export function describedNamesake(
  said: string,
  taken: string | undefined,
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): string | undefined {
  const bare = said
    .trim()
    .replace(opens, '')
    .replace(/[.!]+$/, '');
  if (taken === undefined || !describes.test(bare)) return undefined;
  const all = [taken, ...othersThan(taken, focusOf(dialogue), known)];
  if (all.length < 2) return undefined;
  const choices = all
    .flatMap((id) => known.names.candidates.byId(id) ?? [])
    .map((one) => ({ label: candidateChoice(one, known.jobs).label, value: String(one.id) }));
  const chosen = choice(bare, { question: '', choices }, known)?.value;
  return typeof chosen === 'string' && chosen !== taken ? chosen : undefined;
}
