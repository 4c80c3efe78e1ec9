// What stands in a calendar, told beside the free times of somebody whose day was asked about: “what do I have on Monday?”
import { z } from 'zod';
import type { World } from '../../../../services/operations/world.ts';
import type { PastCall } from '../context/dialogue.ts';
import type { Teller } from './teller.ts';

const Looked = z.looseObject({ with: z.array(z.string()), from: z.string(), to: z.string() });
const asksForIt =
  /\b(?:what|what's|whats|anything|any (?:meetings?|calls?|interviews?)|which (?:meetings?|calls?|interviews?)|how's|how (?:is|does|busy|full|packed)|busy|show me|list)\b/i;
const ofFreeTime = /\b(?:free|open(?:ings?)?|available|availability|gaps?|slots?|holes?|windows?|times?)\b/i;
const most = 8;

/** Undefined where free times were asked for, and nothing else. */
export async function agendaOf(
  { tool, arguments: args }: PastCall,
  said: string,
  { world, tell }: { world: World; tell: Teller },
): Promise<string | undefined> {
  const looked = tool === 'find_free_slots' ? Looked.safeParse(args).data : undefined;
  if (looked === undefined || !asksForIt.test(said) || ofFreeTime.test(said)) return undefined;
  const { from, to, with: people } = looked;
  const meetings = (await world.meetings({ from, to })).filter(
    (meeting) => people.includes(meeting.owner) || meeting.with.some((id) => people.includes(id)),
  );
  if (meetings.length === 0) return 'Nothing is in the calendar then.';
  const lines = meetings
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, most)
    .map(({ title, start }) => `“${title}”, ${tell.time(start)}`);
  return `In the calendar: ${lines.join('; ')}.`;
}
