// Second thoughts about what was just done: “make it 3pm”, “actually Thursday”, “no, Onsite”, “I meant Ravi”.
import { findDurations } from '../../../nlp/durations.ts';
import { parseWhen } from '../../../nlp/when.ts';
import { findStage } from '../../../nlp/stages-in-words.ts';
import { meetingSpan } from '../../../services/operations/resolve/events.ts';
import { type Deed, deedsOf } from './deeds.ts';
import type { Dialogue } from './dialogue.ts';
import { openConflict } from './orders/conflicts.ts';
import { minutesBetween, startFor } from './orders/shift.ts';
import { lastBooked } from './orders/which-meeting.ts';
import { findPeople, isKnown } from './people.ts';
import { type Part, partOf, question } from './parts.ts';
import type { Known } from './known.ts';

const opener =
  /^(?:(?:no|nope|oh|oops|sorry|wait|hmm|ah|ok(?:ay)?)[,.!\s]+)*(?:(?:actually|instead|rather|i (?:meant|mean)|make (?:it|that)|change (?:it|that) to|let's (?:do|make it|say)|better|on second thought|how about|correction|not \w+ but|should (?:be|have been)|it should be|that should be)[:,\s]+)+|^(?:no|nope|sorry|oops)[,.!\s]+(?!thanks|thank|problem|need|one\b)|^(?:to |at |on )?(?=[^.]*\binstead[.!]?$)/i;

/** Undefined when the message corrects nothing. */
export async function corrected(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const match = opener.exec(said.trim());
  if (match === null) return undefined;
  const rest = said
    .trim()
    .slice(match[0].length)
    .replace(/\s*\b(?:instead|please|pls|rather)[.!]*$/i, '')
    .replace(/[.!]+$/, '')
    .trim();
  if (rest === '' || rest.split(/\s+/).length > 7) return undefined;
  const last = (await deedsOf(dialogue, known)).at(-1);
  return (await otherTime(rest, dialogue, known)) ?? otherStage(rest, last, known) ?? otherPerson(rest, last, known);
}

async function otherTime(rest: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const { world, reader, names } = known;
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const found = parseWhen(rest, options);
  const [length] = findDurations(rest);
  if (length !== undefined && found.length === 0 && length.text.length >= rest.length - 10)
    return otherLength(length.minutes, dialogue, known);
  const [when] = found.length > 0 ? found : /^\d{1,2}(?::\d\d)?$/.test(rest) ? parseWhen(`at ${rest}`, options) : [];
  if (when === undefined || when.text.length < rest.length - 12) return undefined;
  const span = meetingSpan(world.now);
  const meeting = lastBooked(dialogue, await world.meetings(span));
  if (meeting === undefined) return [question('Which meeting do you mean?')];
  const start = startFor(meeting, when, reader.timeZone);
  const call = {
    tool: 'reschedule_meeting',
    arguments: { meeting: meeting.id, ...(start === undefined ? {} : { start }) },
  };
  if (start === undefined)
    return [partOf(call, [{ slot: 'start', question: `I cannot place “${when.text}”. When should it be?` }])];
  if (Date.parse(start) <= world.now.getTime())
    return [
      partOf(call, [{ slot: 'start', question: `“${when.text}” has already passed. When should it be instead?` }]),
    ];
  const users = meeting.with.flatMap((id) => names.users.byId(id) ?? []);
  const busy = await openConflict(known, {
    users,
    start,
    minutes: minutesBetween(meeting.start, meeting.end),
    except: meeting.id,
  });
  return [partOf(call, [busy])];
}

/** “Make it an hour”: the same start, longer or shorter. */
async function otherLength(
  minutes: number,
  dialogue: Dialogue,
  { world }: Known,
): Promise<readonly Part[] | undefined> {
  const meeting = lastBooked(dialogue, await world.meetings(meetingSpan(world.now)));
  if (meeting === undefined || minutes < 5 || minutes > 480) return undefined;
  return [
    partOf(
      {
        tool: 'reschedule_meeting',
        arguments: { meeting: meeting.id, start: meeting.start, duration_minutes: minutes },
      },
      [],
    ),
  ];
}

function otherStage(rest: string, last: Deed | undefined, known: Known): readonly Part[] | undefined {
  const found = findStage(rest.replace(/^(?:to|into|in)\s+/i, ''), known.stages);
  const candidate = last?.call.arguments['candidate'];
  if (found.kind !== 'one' || last?.call.tool !== 'move_stage' || typeof candidate !== 'string') return undefined;
  return [partOf({ tool: 'move_stage', arguments: { candidate, stage: found.stage } }, [])];
}

/** The wrong person: what was done is taken back, and done for the right one. */
function otherPerson(rest: string, last: Deed | undefined, known: Known): readonly Part[] | undefined {
  const wrong = last?.call.arguments['candidate'];
  if (last === undefined || typeof wrong !== 'string') return undefined;
  const isOther = /^(?:the )?other(?: one| person| \w+)?$/i.test(rest);
  const people = isOther
    ? []
    : findPeople(`for ${rest}`, known.names, []).filter(
        (person) => isKnown(person) && person.candidates.kind === 'one',
      );
  const named = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [candidates.person] : []));
  const right = isOther ? namesakes(wrong, known) : named.filter(({ id }) => id !== wrong);
  const [person, ...others] = right;
  if (person === undefined) return undefined;
  const call = { tool: last.call.tool, arguments: { ...last.call.arguments, candidate: person.id } };
  if (others.length > 0)
    return [
      partOf(call, [
        {
          slot: 'candidate',
          question: 'Whom do you mean?',
          choices: right.map(({ id, name }) => ({ label: name, value: id })),
        },
      ]),
    ];
  return [partOf({ tool: 'undo_action', arguments: { action: last.id } }, []), partOf(call, [])];
}

function namesakes(id: string, known: Known) {
  const person = known.names.candidates.byId(id);
  const first = person?.name.split(' ')[0] ?? '';
  const found = known.names.candidates.find(first);
  return found.kind === 'several' ? found.people.filter((one) => one.id !== id) : [];
}
