// “Tell Sarita too”: what an order lacks stands in the last one of its kind.
import { addsOn } from '../../../../nlp/lexicon/talk.ts';
import type { Dialogue } from '../dialogue.ts';
import { type Part, partOf } from '../parts.ts';

/** A meeting of the same time would be into the other. */
const alone = new Set(['book_meeting', 'reschedule_meeting', 'cancel_meeting', 'find_free_slots']);
const whom = new Set(['candidate', 'user', 'approval', 'action']);

/** Undefined unless one argument is all that is open, and the last message gave that to the same tool. */
export function asBefore(said: string, parts: readonly Part[], { earlier }: Dialogue): readonly Part[] | undefined {
  const [only, ...others] = parts;
  const pending = only?.kind === 'ask' && others.length === 0 ? only.ask.pending : undefined;
  if (pending === undefined || alone.has(pending.tool) || whom.has(pending.slot) || !addsOn.test(said))
    return undefined;
  const last = (earlier.at(-1)?.calls ?? []).filter(({ result }) => result?.kind === 'action');
  const [value, ...more] = [
    ...new Set(last.map(({ tool, arguments: args }) => (tool === pending.tool ? args[pending.slot] : undefined))),
  ];
  if (value === undefined || more.length > 0) return undefined;
  return [partOf({ tool: pending.tool, arguments: { ...pending.arguments, [pending.slot]: value } }, [])];
}
