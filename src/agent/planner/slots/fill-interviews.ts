// Orders about interviews that candidates book themselves, that are several, or that change hands; and what is still to be told of them.
import type { JsonObject } from '../../../core/json.ts';
import type { Meeting } from '../../../core/records.ts';
import { fillMeeting } from './fill-meetings.ts';
import { calls, type Filled, type Filling, lack, open, wordsOf } from './filling.ts';
import { forEach, missingWhom } from './for-each.ts';
import { minutesFor, momentFor, spanFor } from './when.ts';
import { meetingFor, meetingLabel } from './which-meeting.ts';
import { candidatesFor, usersFor } from './whom.ts';

/** Who takes part: those named, else the speaker or the hiring manager where they are meant. */
function takingPart(filling: Filling, about: readonly string[]) {
  const words = wordsOf(filling);
  const has = (...some: readonly string[]) => words.some((word) => some.includes(word));
  const variant = has('manager') ? 'manager' : has('me', 'us', 'myself') ? 'me' : filling.variant;
  return usersFor({ ...filling, variant }, about);
}

const length = (filling: Filling): JsonObject => {
  const minutes = minutesFor(filling);
  return minutes === undefined ? {} : { duration_minutes: minutes };
};

function window(filling: Filling): JsonObject {
  const span = spanFor(filling);
  return span === undefined ? {} : { from: span.from, until: span.to };
}

/** An hour of a day is when the first begins; days alone are between which all of them are. */
function beginning(filling: Filling): JsonObject {
  const moment = momentFor(filling);
  return moment?.saysDate === true && moment.saysTime ? { start: moment.start } : window(filling);
}

function withPeople(filling: Filling, tool: string, more: JsonObject): Filled {
  const about = candidatesFor(filling);
  const people = takingPart(filling, about.kind === 'people' ? about.ids : []);
  const told = people.kind === 'people' && people.ids.length > 0 ? { with: [...people.ids], ...more } : more;
  const lacks = missingWhom(people, 'with', 'Who should be there?');
  return forEach(filling, tool, (candidate) => ({ args: { candidate, ...told }, lacks }));
}

const invite = (filling: Filling): Filled =>
  withPeople(filling, 'invite_to_book', { ...length(filling), ...window(filling) });

function schedule(filling: Filling): Filled {
  const words = wordsOf(filling);
  const isUnbroken = words.some((word, at) => word.startsWith('back') && words.slice(at + 1, at + 4).includes('back'));
  const breaks = isUnbroken || words.includes('row') ? { break_minutes: 0 } : {};
  return withPeople(filling, 'schedule_interviews', { ...length(filling), ...beginning(filling), ...breaks });
}

/** “Ruth can’t come, find somebody else”: the first who is named leaves, the second comes. */
function replace(filling: Filling): Filled {
  const { catalogue, spans } = filling;
  const named = spans.flatMap(({ span }) => (span.kind === 'person' && span.users.length === 1 ? span.users : []));
  const about = spans.flatMap(({ span }) => (span.kind === 'person' && span.users.length === 0 ? span.candidates : []));
  const [leaving, joining] = [...new Set(named)];
  const told: JsonObject = {
    ...(leaving === undefined ? {} : { interviewer: leaving }),
    ...(joining === undefined ? {} : { replacement: joining }),
  };
  const { meeting: known } = filling.known;
  const isMeant = (one: Meeting) =>
    (typeof known !== 'string' || one.id === known) &&
    one.with.some((id) => id === leaving) &&
    (about.length === 0 || about.some((id) => id === one.candidate));
  const [only, ...others] = catalogue.meetings.filter((one) => one.candidate != null && isMeant(one));
  if (only === undefined)
    return open('replace_interviewer', told, lack('meeting', 'I find no such interview. Which one do you mean?'));
  const choices = [only, ...others].slice(0, 8).map((one) => ({ label: meetingLabel(one, catalogue), value: one.id }));
  if (others.length > 0) return open('replace_interviewer', told, lack('meeting', 'Which interview?', choices));
  return calls({ tool: 'replace_interviewer', arguments: { meeting: only.id, ...told } });
}

/** “The blue room”; any that is free where none is named. */
function room(filling: Filling): Filled {
  const which = meetingFor(filling);
  if (which.kind === 'unclear') return open('book_room', {}, lack('meeting', which.question, which.choices));
  const words = wordsOf(filling);
  const [the, at] = [words.indexOf('the'), words.indexOf('room')];
  const number = /^(?:\d{1,2}|[a-z])$/.test(words[at + 1] ?? '') ? words[at + 1] : undefined;
  const isNamed = number !== undefined || (the >= 0 && at - the > 1);
  const name = [...words.slice(the < 0 ? at : the + 1, at + 1), ...(number === undefined ? [] : [number])].join(' ');
  return calls({ tool: 'book_room', arguments: { meeting: which.meeting.id, ...(isNamed ? { room: name } : {}) } });
}

/** Of one interview it is the plain order. */
const isOfOne = ({ catalogue }: Filling, ids: readonly string[]): boolean =>
  catalogue.meetings.filter(({ candidate }) => ids.some((id) => id === candidate)).length <= 1;

function ofAll(filling: Filling, tool: string, made: { plain: () => Filled; args: JsonObject }): Filled {
  const whom = candidatesFor(filling);
  if (whom.kind === 'people' && isOfOne(filling, whom.ids)) return made.plain();
  return forEach(filling, tool, (candidate) => ({ args: { candidate, ...made.args } }));
}

function moveAll(filling: Filling): Filled {
  const { until: _until, ...args } = beginning(filling);
  return Object.keys(args).length === 0
    ? open('reschedule_interviews', {}, lack('start', 'When should they be instead?'))
    : ofAll(filling, 'reschedule_interviews', {
        plain: () => fillMeeting.reschedule(filling, 'reschedule_meeting'),
        args,
      });
}

const cancelAll = (filling: Filling): Filled =>
  ofAll(filling, 'cancel_interviews', { plain: () => fillMeeting.cancel(filling, 'cancel_meeting'), args: {} });

function feedback(filling: Filling): Filled {
  const about = candidatesFor(filling);
  const asked = usersFor(filling, about.kind === 'people' ? about.ids : []);
  const [user, ...others] = asked.kind === 'people' ? asked.ids : [];
  const of = user === undefined || others.length > 0 ? {} : { user };
  return forEach(filling, 'request_feedback', (candidate) => ({ args: { candidate, ...of } }));
}

export const fillInterviews = { invite, schedule, replace, room, moveAll, cancelAll, feedback };
