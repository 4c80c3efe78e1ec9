// Calls as the order that asks for them: “move Ann Lee to Phone Screen”, for questions whether that was meant.
import { z } from 'zod';
import type { Meeting } from '../../../core/records.ts';
import type { ReadCall as NextCall } from '../../ask.ts';
import type { Teller } from './teller.ts';

const Placed = z.object({ stage: z.string() });
const Terms = z.object({
  salary: z.number().optional(),
  currency: z.string().optional(),
  start_date: z.string().optional(),
});
const Booking = z.object({ with: z.array(z.string()), start: z.string(), duration_minutes: z.number().optional() });
const Moved = z.object({ meeting: z.string(), start: z.string(), duration_minutes: z.number().optional() });
const Dropped = z.object({ meeting: z.string() });
const Seats = z.object({ meeting: z.string(), interviewer: z.string(), replacement: z.string().optional() });
const Together = z.object({ with: z.array(z.string()) });
const Letter = z.object({ message_template: z.string().optional() });
const News = z.object({ text: z.string(), user: z.string() });

interface Setting {
  readonly tell: Teller;
  readonly meetings: readonly Meeting[];
}

type Say = (args: NextCall['arguments'], setting: Setting) => string | undefined;

/** Undefined where it is no text. */
const saying = <Said>(value: unknown, say: (text: string) => Said): Said | undefined =>
  typeof value === 'string' ? say(value) : undefined;

/** Undefined where something lacks, or the order is not one that can be said in a line. */
const says: Readonly<Record<string, Say>> = {
  move_stage(args, { tell }) {
    const placed = Placed.safeParse(args).data;
    return placed === undefined ? undefined : `move ${tell.candidate(args)} to ${placed.stage}`;
  },
  reject_candidate: (args, { tell }) => `reject ${tell.candidate(args)}${letterOf(args)}`,
  send_offer(args, { tell }) {
    const { salary, currency, start_date: start } = Terms.parse(args);
    const sum = salary === undefined ? '' : ` of ${[currency, salary.toLocaleString('en-US')].join(' ').trim()}`;
    return `send ${tell.candidate(args)} an offer${sum}${start === undefined ? '' : `, starting ${tell.day(start)}`}`;
  },
  book_meeting(args, { tell }) {
    const booking = Booking.safeParse(args).data;
    if (booking === undefined) return undefined;
    const about = args['candidate'] === undefined ? '' : ` about ${tell.candidate(args)}`;
    const { with: users, start, duration_minutes: minutes = 30 } = booking;
    return `book ${minutes} minutes with ${tell.people(users)}${about}, ${tell.time(start)}`;
  },
  reschedule_meeting(args, setting) {
    const moved = Moved.safeParse(args).data;
    const called = moved && titleOf(moved.meeting, setting);
    if (moved === undefined || called === undefined) return undefined;
    const length = moved.duration_minutes === undefined ? '' : `, for ${moved.duration_minutes} minutes`;
    return `put ${called} on ${setting.tell.time(moved.start)}${length}`;
  },
  cancel_meeting(args, setting) {
    const dropped = Dropped.safeParse(args).data;
    const called = dropped && titleOf(dropped.meeting, setting);
    return called === undefined ? undefined : `cancel ${called}`;
  },
  send_followup: (args, { tell }) =>
    args['candidate'] === undefined
      ? `follow up with ${groupOf(args['filters'])}${letterOf(args)}`
      : `follow up with ${tell.candidate(args)}${letterOf(args)}`,
  send_message: (args, { tell }) => saying(args['text'], (text) => `write to ${tell.candidate(args)}: “${text}”`),
  invite_to_book: (args, { tell }) => `send ${tell.candidate(args)} a link to pick a time${withOf(args, tell)}`,
  schedule_interviews: (args, { tell }) =>
    `schedule interviews for ${tell.candidate(args)}, one each${withOf(args, tell)}${fromOf(args, tell)}`,
  replace_interviewer(args, setting) {
    const { meeting, interviewer, replacement } = Seats.parse(args);
    const called = titleOf(meeting, setting);
    const by = replacement === undefined ? 'somebody else' : setting.tell.people(replacement);
    return called && `put ${by} in the place of ${setting.tell.people(interviewer)} at ${called}`;
  },
  book_room({ meeting, room }, setting) {
    const called = saying(meeting, (id) => titleOf(id, setting));
    return called && `take ${saying(room, (name) => name) ?? 'a room'} for ${called}`;
  },
  reschedule_interviews: (args, { tell }) => `move all interviews of ${tell.candidate(args)}`,
  cancel_interviews: (args, { tell }) => `cancel all interviews of ${tell.candidate(args)}`,
  request_feedback: (args, { tell }) => `remind whoever owes feedback on ${tell.candidate(args)}`,
  send_text: (args, { tell }) => saying(args['text'], (text) => `text ${tell.candidate(args)}: “${text}”`),
  add_note: (args, { tell }) => saying(args['text'], (text) => `note on ${tell.candidate(args)}’s record: “${text}”`),
  log_crm: (args, { tell }) => saying(args['text'], (text) => `log in the CRM for ${tell.candidate(args)}: “${text}”`),
  notify_user(args, { tell }) {
    const told = News.safeParse(args).data;
    return told === undefined ? undefined : `tell ${tell.people(told.user)}: “${told.text}”`;
  },
  show_candidate: (args, { tell }) => `show you ${tell.candidate(args)}`,
  score_candidate: (args, { tell }) => `score ${tell.candidate(args)}`,
  find_candidates: (args) => `list ${groupOf(args)}`,
  find_free_slots(args, { tell }) {
    const { with: users = [], from } = Searched.parse(args);
    const who = tell.people(users);
    return `look when ${who} ${users.length > 1 || who === 'you' ? 'are' : 'is'} free${from === undefined ? '' : `, ${tell.day(from.slice(0, 10))}`}`;
  },
  withdraw_offer: (args, { tell }) => `withdraw the offer to ${tell.candidate(args)}`,
  start_sequence: (args, { tell }) =>
    saying(args['sequence'], (name) => `put ${tell.candidate(args)} on the sequence “${name}”`),
  stop_sequence: (args, { tell }) => `stop the sequence of ${tell.candidate(args)}`,
  show_metrics: ({ period }) => `show the figures${periodOf(period)}`,
  list_actions: ({ period }) => `list what was done${periodOf(period)}`,
  morning_brief: () => 'show the morning brief',
  list_approvals: () => 'show what waits for approval',
  translate_mos: ({ mos_code: code }) => saying(code, (one) => `translate the military code ${one}`),
  integration_health: () => 'show how the integrations are doing',
  run_sync: ({ integration }) => saying(integration, (one) => `run the sync of ${one}`),
  undo_action(args, setting) {
    const action = saying(args['action'], (id) => setting.tell.action(id));
    return saying(action && says[action.tool]?.(action.input, setting), (done) => `take back: ${done}`);
  },
};

const Searched = z.looseObject({ with: z.array(z.string()).optional(), from: z.string().optional() });
const Group = z.looseObject({
  role: z.string().optional(),
  job: z.string().optional(),
  stage: z.string().optional(),
  at_risk: z.boolean().optional(),
  days_since_contact: z.number().optional(),
});

/** “the nursing candidates in Applied without contact for 6 days”. */
function groupOf(filters: unknown): string {
  const { role, job, stage, at_risk: isAtRisk, days_since_contact: days } = Group.catch({}).parse(filters);
  return [
    `${role === undefined ? 'the' : `the ${role}`} candidates`,
    ...(job === undefined ? [] : [`for ${job}`]),
    ...(stage === undefined ? [] : [`in ${stage}`]),
    ...(isAtRisk === true ? ['at risk'] : []),
    ...(days === undefined ? [] : [`without contact for ${days} ${days === 1 ? 'day' : 'days'}`]),
  ].join(' ');
}

const fromOf = ({ start, from }: NextCall['arguments'], tell: Teller): string =>
  saying(start, (at) => `, ${tell.time(at)}`) ?? saying(from, (at) => `, from ${tell.day(at.slice(0, 10))}`) ?? '';

const withOf = (args: NextCall['arguments'], tell: Teller): string => {
  const people = Together.safeParse(args).data?.with;
  return people === undefined ? '' : ` with ${tell.people(people)}`;
};

const periodOf = (period: unknown): string => (typeof period === 'string' ? ` of ${period.replaceAll('_', ' ')}` : '');

const letterOf = (args: NextCall['arguments']): string => {
  const template = Letter.safeParse(args).data?.message_template;
  return template === undefined ? '' : ` with the template “${template}”`;
};

function titleOf(id: string, { meetings, tell }: Setting): string | undefined {
  const meeting = meetings.find((one) => one.id === id);
  return meeting === undefined ? undefined : `“${meeting.title}” (${tell.time(meeting.start)})`;
}

const manyOrders = 6;

/** All calls in one line; undefined where one of them cannot be said so. */
export function ordersInWords(calls: readonly NextCall[], setting: Setting): string | undefined {
  const together = forAll(calls, setting);
  if (together !== undefined) return together;
  if (calls.length === 0 || calls.length > manyOrders) return undefined;
  const said = calls.flatMap(({ tool, arguments: args }) => says[tool]?.(args, setting) ?? []);
  return said.length < calls.length ? undefined : setting.tell.listed(said);
}

/** The same for several people: “move Ann Lee, Ben Roe and Cy Fox to Offer”. */
function forAll(calls: readonly NextCall[], { tell, meetings }: Setting): string | undefined {
  const [first, ...others] = calls;
  if (first === undefined || others.length === 0 || others.some((call) => besidesWhom(call) !== besidesWhom(first)))
    return undefined;
  const names = calls.map(({ arguments: args }) => tell.candidate(args));
  if (new Set(names).size < names.length) return undefined;
  return says[first.tool]?.(first.arguments, { meetings, tell: { ...tell, candidate: () => tell.listed(names) } });
}

const besidesWhom = ({ tool, arguments: args }: NextCall): string => JSON.stringify([tool, { ...args, candidate: '' }]);
