// “Cancel both”, “call them off”, said of meetings that this talk has booked: all of them, and not only the last.
import { deedsOf } from '../../context/deeds.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';
import { droppedMeeting } from './other-times.ts';

interface Around {
  readonly dialogue: Dialogue;
  readonly known: Known;
}

/** Turns back in which they were booked. */
const near = 3;
const dropsThem =
  /^(?:(?:never ?mind|no|actually|hmm+|sorry|oh|wait|ok(?:ay)?|well|please|then)[,.!\s]+)*(?:cancel|scrap|drop|delete|call off) (?:(?<two>both(?: of (?:them|those|these))?|them both|the two)|all of (?:them|those|these)|them(?: all)?|those|all(?: of)? (?<three>three))(?: (?:off|please|then|again))*[.!]*$/iu;

/** Undefined where no meeting is to be called off. */
export const droppedMeetings = async (said: string, around: Around): Promise<readonly Part[] | undefined> =>
  (await severalDropped(said, around)) ?? droppedMeeting(said.trim(), around);

async function severalDropped(said: string, { dialogue, known }: Around): Promise<readonly Part[] | undefined> {
  const heard = dropsThem.exec(said.trim())?.groups;
  if (heard === undefined) return undefined;
  const deeds = (await deedsOf(dialogue, known)).filter(({ turn }) => turn >= dialogue.earlier.length - near);
  const booked = deeds.filter(({ call }) => call.tool === 'book_meeting');
  const count = heard['two'] === undefined ? (heard['three'] === undefined ? booked.length : 3) : 2;
  if (booked.length < 2 || booked.length !== count || booked.length < deeds.length) return undefined;
  return booked.toReversed().map(({ id }) => partOf({ tool: 'undo_action', arguments: { action: id } }, []));
}
