// “No, with Dev”, “I meant Marcus”, right after a meeting was booked with one colleague: it is booked with the other in their place.
import { z } from 'zod';
import type { Deed } from '../../context/deeds.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { openConflict } from '../../orders/times/conflicts.ts';
import { type Part, partOf } from '../../parts.ts';

const Booked = z.looseObject({
  with: z.tuple([z.string()]),
  start: z.string(),
  duration_minutes: z.number().optional(),
});
/** “With Dev”, “Dev”, “it should be with Dev”: nothing is said but who. */
const around = /^(?:it's |it is |it was |that's |be |was |meant )*(?:with )?(?:to )?$/iu;

export async function otherColleague(
  rest: string,
  last: Deed | undefined,
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): Promise<readonly Part[] | undefined> {
  const isLast = last?.call.tool === 'book_meeting' && last.turn === dialogue.earlier.length - 1;
  const before = isLast ? Booked.safeParse(last.call.arguments).data : undefined;
  const person = before === undefined ? undefined : onlyIn(rest, known);
  if (last === undefined || before === undefined || person === undefined || before.with[0] === person.id)
    return undefined;
  const minutes = before.duration_minutes ?? 30;
  const busy = await openConflict(known, { users: [person], start: before.start, minutes });
  const call = { tool: 'book_meeting', arguments: { ...last.call.arguments, with: [person.id] } };
  // Where they are busy, the meeting that stands is left until another time is found.
  if (busy !== undefined)
    return [
      partOf(call, [{ ...busy, question: `${busy.question} (The one that is booked stands until you call it off.)` }]),
    ];
  return [partOf({ tool: 'undo_action', arguments: { action: last.id } }, []), partOf(call, [])];
}

/** The one colleague who is named, with nothing beside. */
function onlyIn(rest: string, { names }: Known) {
  const [mention, ...others] = findPeople(`with ${rest}`, names, []).filter((one) => isKnown(one));
  if (mention?.users.kind !== 'one' || mention.candidates.kind !== 'none' || others.length > 0) return undefined;
  return around.test(rest.replace(mention.text, '')) ? mention.users.person : undefined;
}
