// “Tell Sarita too”: what an order lacks stands in the last one of its kind.
import { addsOn } from '../../../../../nlp/lexicon/talk.ts';
import type { Pending } from '../../../../ask.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';
import { namesTheOther } from './names-the-other.ts';

/** A meeting of the same time would be into the other. */
const alone = new Set(['book_meeting', 'reschedule_meeting', 'cancel_meeting', 'find_free_slots']);
const whom = new Set(['candidate', 'user', 'approval', 'action']);

/** “Margaux ought to hear the same.” */
const asksForSame = new RegExp(`${addsOn.source}|\\bthe same\\b`, 'iu');

/** Undefined unless one argument is all that is open, and the last message gave that to the same tool. */
export function asBefore(
  said: string,
  parts: readonly Part[],
  { dialogue: { earlier }, known }: { dialogue: Dialogue; known: Known },
): readonly Part[] | undefined {
  const pending = lackIn(parts);
  if (pending === undefined || !asksForSame.test(said)) return undefined;
  const [value, ...more] = valuesOf(pending, earlier.at(-1)?.calls ?? []);
  if (value === undefined || more.length > 0) return undefined;
  const args = { ...pending.arguments, [pending.slot]: value };
  const before = earlier.at(-1)?.calls.find(({ tool }) => tool === pending.tool)?.arguments['candidate'];
  return [partOf({ tool: pending.tool, arguments: args }, [namesTheOther(args, before, known)])];
}

/** What one order lacks, where the last one of its kind may have had it. */
function lackIn([only, ...others]: readonly Part[]): Pending | undefined {
  const pending = only?.kind === 'ask' && others.length === 0 ? only.ask.pending : undefined;
  return pending === undefined || alone.has(pending.tool) || whom.has(pending.slot) ? undefined : pending;
}

/** What all that was called gave to that argument. */
const valuesOf = ({ tool: asked, slot }: Pending, calls: readonly PastCall[]) => [
  ...new Set(
    calls
      .filter(({ result }) => result?.kind === 'action')
      .map(({ tool, arguments: args }) => (tool === asked ? args[slot] : undefined)),
  ),
];
