// Another colleague in a meeting that stands: “swap Owen for Tess on Ann's interview”, “have Tess take it instead of Owen”. Who takes part
// cannot be changed in the calendar, so the meeting is cancelled and booked again at its time with the other.
import type { Meeting, User } from '../../../../../core/records.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf, question } from '../../parts.ts';
import { openConflict } from '../times/conflicts.ts';
import { minutesBetween } from '../times/shift.ts';

const please = "(?:(?:please|pls|can you|could you|would you|kindly|we need to|i need to|let's|just|and|also) )*";
const end = '(?:,? (?:at the )?(?:same|that) (?:time|slot|hour|day)| please| pls|,)*[.! ?]*$';
const instead = '(?:instead of|in place of|rather than|in lieu of|and not|not|over from|from)';
/** The meeting, with whom it is about: “Ann's interview tomorrow”, “the interview with Ann”. */
const which = '(?<which>(?=[^,.;:!?]*\\bC)[^,.;:!?]+?)';
const shapes = [
  `(?:swap|switch|replace|exchange|trade)(?: out)? (?<out>U\\d) (?:for|with|by|to|out for) (?<in>U\\d) (?:on|in|for|at|as|during) ${which}`,
  `(?:on|in|for) ${which},? (?:swap|switch|replace|exchange|trade)(?: out)? (?<out>U\\d) (?:for|with|by|to) (?<in>U\\d)`,
  `(?:have|get|let|make|use|put|book|ask for) (?<in>U\\d) (?:(?:to )?(?:take over|take|do|run|lead|hold|handle|cover|conduct)|on|in|into|for) ${which},? ${instead} (?<out>U\\d)`,
  `(?:switch|change|swap|move) the (?:interviewer|host|with) (?:for|on|of|in|at) ${which},? from (?<out>U\\d) to (?<in>U\\d)`,
].map((shape) => new RegExp(`^${please}${shape}${end}`, 'u'));

/** A cheap look before a message is read for it. */
export const mayChangeHands =
  /\b(?:swap|switch|replace|exchange|trade|change|instead of|in place of|rather than|in lieu of|over from)\b/i;

/** Of a message read as one clause; undefined where it does not say whom one meeting is to have instead of whom. */
export async function handedOver(reading: Reading, known: Known): Promise<readonly Part[] | undefined> {
  const text = marked(reading);
  const found = shapes.map((shape) => shape.exec(text)?.groups).find((one) => one !== undefined);
  const [out, other] = [found?.['out'], found?.['in']].map((mark) => userAt(reading, mark));
  if (out === undefined || other === undefined || isOfOther(reading)) return undefined;
  const [meeting, ...others] = meetingsOf(reading, out, known);
  return meeting === undefined || others.length > 0 ? undefined : bookedAgain(meeting, { out, other }, known);
}

/** Each colleague as U and their number, whom it is about as C, times as T, small letters otherwise. */
function marked({ text, people, whens }: Reading): string {
  const named = people.map(({ start, end: stop, users, candidates }, index) => ({
    start,
    stop,
    as: users.kind === 'one' && candidates.kind === 'none' ? `U${index}` : 'C',
  }));
  const timed = whens.map(({ index, text: said }) => ({ start: index, stop: index + said.length, as: 'T' }));
  const marks = [...named, ...timed].toSorted((a, b) => b.start - a.start);
  const lower = marks.reduce(
    (rest, { start, stop, as }) => `${rest.slice(0, start)}⟨${as}⟩${rest.slice(stop)}`,
    text.toLowerCase(),
  );
  return lower.replaceAll(/[⟨⟩]/gu, '');
}

function userAt({ people }: Reading, mark: string | undefined): User | undefined {
  const mention = mark === undefined ? undefined : people[Number(mark.slice(1))];
  return mention?.users.kind === 'one' ? mention.users.person : undefined;
}

/** Another time, length, letter or stage is another order. */
const isOfOther = ({ whens, durations, template, money, payload }: Reading): boolean =>
  whens.some(({ says }) => says.time) ||
  durations.length + money.length > 0 ||
  template !== undefined ||
  payload !== undefined;

/** Those of the candidate with that colleague, on the day that is said. */
function meetingsOf({ people, whens }: Reading, out: User, { meetings }: Known): readonly Meeting[] {
  const candidates = people.flatMap((one) => {
    if (one.candidates.kind === 'one') return [String(one.candidates.person.id)];
    return one.candidates.kind === 'several' ? one.candidates.people.map(({ id }) => String(id)) : [];
  });
  return meetings.filter(
    (meeting) =>
      candidates.some((id) => meeting.candidate === id) &&
      (meeting.owner === out.id || meeting.with.some((id) => id === out.id)) &&
      whens.every(({ start, end: stop }) => {
        const from = Date.parse(start);
        const at = Date.parse(meeting.start);
        return from <= at && at < (stop === undefined ? from + dayMs : Date.parse(stop));
      }),
  );
}
const dayMs = 86_400_000;

async function bookedAgain(
  { id, candidate, with: people, start, end: stop, title, location }: Meeting,
  { out, other }: { readonly out: User; readonly other: User },
  known: Known,
): Promise<readonly Part[]> {
  const minutes = minutesBetween(start, stop);
  const busy = await openConflict(known, { users: [other], start, minutes, except: [id] });
  if (busy !== undefined)
    return [question(`${other.name} is busy then, so I left it with ${out.name}. What shall I do?`)];
  const users = [...people.filter((one) => one !== out.id), other.id];
  const booking = given({
    candidate: candidate ?? undefined,
    with: [...new Set(users)],
    start,
    duration_minutes: minutes,
    title,
    location: location ?? undefined,
  });
  return [
    partOf({ tool: 'cancel_meeting', arguments: { meeting: id } }, []),
    partOf({ tool: 'book_meeting', arguments: booking }, []),
  ];
}
