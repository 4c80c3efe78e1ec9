// “Add Owen to Ann's interview”, “take Corwin off the demo”: who takes part is fixed when a meeting is booked, so what is proposed is to
// book it again with the others, in place of the one that stands.
import { JsonObject } from '../../../../../core/json.ts';
import type { Meeting, User } from '../../../../../core/records.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { given } from '../../given.ts';
import { type Part, question } from '../../parts.ts';
import type { Order } from '../order.ts';
import { openConflict } from '../times/conflicts.ts';
import { minutesBetween } from '../times/shift.ts';
import { findMeetings } from './which-meeting.ts';

const takers = String.raw`U(?:(?:,| and|, and| &) U)*`;
const mine = '(?:calendar|diary|schedule|agenda|books?|list|board|plan)';
const takesOut = new RegExp(
  `^(?:take|remove|drop|pull|kick|strike|scratch|uninvite|disinvite|excuse|release|free|leave|cut) ${takers}(?:'s name)? (?:off|from|out of|out from) (?!(?:the |my |our |his |her |their |U's )?${mine}\\b)`,
  'u',
);
const adds = `(?:add|invite|include|loop|bring|put|get|pull|rope|copy|slot) (?:in )?${takers}(?: too| as well| also)? (?:in |on |into |onto |to |in on )+(?!(?:see|meet|talk|speak|chat|join the company|interview)\\b)(?!(?:the |my |our |his |her |their |U's )?${mine}\\b)`;
const joins = `${takers} (?:should |to |will |is |are )?(?:also )?(?:join|joins|joining|sit in on|sits in on|attend|attends) `;
const takesIn = new RegExp(`^(?:${adds}|(?:have|let|ask for|can|could) ${joins}|${joins})`, 'u');

/** Undefined where the clause says nothing of the kind; a question where the meeting is not clear. */
export async function takersChanged(order: Order): Promise<readonly Part[] | undefined> {
  const { reading, known } = order;
  const text = marked(reading);
  const isOut = takesOut.test(text);
  if (!isOut && !takesIn.test(text)) return undefined;
  const meant = colleaguesFirst(reading);
  const people = reading.people.filter(({ users }) => users.kind !== 'one' || !meant.includes(users.person));
  const [meeting, ...others] = await findMeetings({ ...order, reading: { ...reading, people } }, reading.whens);
  if (meeting === undefined && !isOut) return undefined;
  const names = meant.map(({ name }) => name).join(' and ');
  if (meeting === undefined || others.length > 0)
    return [question(`Which meeting do you mean that ${names} shall ${isOut ? 'not take' : 'take'} part in?`)];
  const now = meeting.with.flatMap((id) => known.names.users.byId(id) ?? []);
  const next = isOut
    ? now.filter(({ id }) => meant.every((one) => one.id !== id))
    : [...now, ...meant.filter(({ id }) => now.every((one) => one.id !== id))];
  if (next.length === now.length)
    return [
      question(`${names} ${isOut ? 'takes no part' : 'takes part'} in “${meeting.title}” as it is. What shall I do?`),
    ];
  return [await offered(meeting, { next, names, isOut }, order)];
}

interface Wanted {
  readonly next: readonly User[];
  readonly names: string;
  readonly isOut: boolean;
}

async function offered(meeting: Meeting, { next, names, isOut }: Wanted, { known }: Order): Promise<Part> {
  const minutes = minutesBetween(meeting.start, meeting.end);
  if (next.length === 0)
    return question(`Nobody would be left in “${meeting.title}” without ${names}. Shall it be cancelled, or moved?`);
  const busy = isOut
    ? undefined
    : await openConflict(known, { users: next, start: meeting.start, minutes, except: [meeting.id] });
  if (busy !== undefined)
    return question(`${names} cannot join “${meeting.title}”: somebody is busy then. What shall I do?`);
  const again = given({
    candidate: meeting.candidate ?? undefined,
    with: next.map(({ id }) => id),
    start: meeting.start,
    duration_minutes: minutes,
    title: meeting.title,
    location: meeting.location ?? undefined,
  });
  return {
    kind: 'ask',
    ask: {
      question: `I cannot change who takes part in a meeting that stands. Shall I book “${meeting.title}” again at the same time ${isOut ? 'without' : 'with'} ${names}, in place of it?`,
      choices: [{ label: 'Yes' }, { label: 'No' }],
      proposes: [
        { tool: 'cancel_meeting', arguments: { meeting: meeting.id } },
        { tool: 'book_meeting', arguments: JsonObject.parse(again) },
      ],
    },
  };
}

/** Small letters, with U for each colleague and C for whoever else is named. */
function marked({ text, people }: Reading): string {
  return people
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, users, candidates }) =>
        `${rest.slice(0, start)}${users.kind === 'one' && candidates.kind !== 'one' ? 'U' : 'C'}${rest.slice(end)}`,
      text.replaceAll(/\p{Lu}/gu, (letter) => letter.toLowerCase()),
    );
}

/** Those who stand first, one behind the other: whoever is named later says which meeting. */
function colleaguesFirst({ people, text }: Reading): readonly User[] {
  const found: User[] = [];
  let end: number | undefined;
  for (const one of people) {
    const isNext = end === undefined || /^(?:,| and|, and| &) $/i.test(text.slice(end, one.start));
    if (!isNext || one.users.kind !== 'one') break;
    found.push(one.users.person);
    ({ end } = one);
  }
  return found;
}
