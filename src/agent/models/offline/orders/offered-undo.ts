// “Not Kenji”, “please don't”, said of what was just done or put up for approval: it is not taken for left alone, but offered to be taken back.
import { deedsOf } from '../context/deeds.ts';
import type { Dialogue } from '../context/dialogue.ts';
import { candidateOf, waitingIn } from '../context/waiting.ts';
import type { Known } from '../named/known.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import { type Part, partOf } from '../parts.ts';

/** Undefined where the last message did nothing, or something for others only. */
export async function offeredUndo(
  { people }: Pick<Reading, 'people'>,
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): Promise<Part | undefined> {
  const last = dialogue.earlier.length - 1;
  const named = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : []));
  const isOf = (candidate: string | undefined): boolean =>
    people.length === 0 || candidate === undefined || named.includes(candidate);
  const waits = (await waitingIn(dialogue, known)).filter(({ turn, call }) => turn === last && isOf(candidateOf(call)));
  if (waits.length > 0)
    return partOf({ tool: 'decline_action', arguments: {} }, [
      {
        slot: 'approval',
        question: 'That waits for approval, and nothing has happened yet. Shall I withdraw it?',
        choices: waits.map(({ approval, call }) => ({ label: `Withdraw: ${told(call)}`, value: approval })),
      },
    ]);
  const deeds = (await deedsOf(dialogue, known)).filter(({ turn, call }) => turn === last && isOf(candidateOf(call)));
  if (deeds.length === 0) return undefined;
  return partOf({ tool: 'undo_action', arguments: {} }, [
    {
      slot: 'action',
      question: 'That is done already. Shall I take it back?',
      choices: deeds.map(({ id, call }) => ({ label: `Take back: ${told(call)}`, value: id })),
    },
  ]);
}

const told = ({ tool, result }: Parameters<typeof candidateOf>[0]): string =>
  result?.kind === 'action' ? result.preview : tool.replaceAll('_', ' ');
