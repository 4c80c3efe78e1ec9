// An interviewer who declined is replaced out of their pool, or whoever booked the interview is asked. Each decline is answered once.
import { createHash } from 'node:crypto';
import type { Action } from '../core/action.ts';
import type { MeetingId, UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Meeting, User } from '../core/records.ts';
import type { InvitationAnswer } from '../services/operations/incoming-mail/invitation-answer.ts';
import { dayMs, spanInWords } from '../services/operations/local-time.ts';
import type { AutomationContext } from './context.ts';
import { perform, type Performed } from './perform.ts';

const actor = 'system:declines';
const origin = 'decline';
const daysAhead = 31;

/** Throws when something has to be tried again; the others are answered all the same. */
export async function answerDeclines(context: AutomationContext): Promise<void> {
  if (!(await plansInterviews(context))) return;
  const now = context.clocks.business.now().getTime();
  const span = { from: new Date(now).toISOString(), to: new Date(now + daysAhead * dayMs).toISOString() };
  const meetings = await context.systems.calendar.meetings(span);
  const faults: unknown[] = [];
  for (const { meeting, user } of meetings.flatMap((one) => declinesOf(one, now)))
    await answer(context, { meeting, user }).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} declines could not be answered yet`);
}

/** Whoever has neither pools nor interviews booked with Muster's help is not looked at every minute. */
async function plansInterviews({ interviewerPools, ledger }: AutomationContext): Promise<boolean> {
  if ((await interviewerPools.list()).length > 0) return true;
  for (const tool of ['schedule_interviews', 'invite_to_book'])
    if ((await ledger.actions({ tool, status: 'executed', limit: 1 })).length > 0) return true;
  return false;
}

/** What an interviewer answered by mail: a decline like one in the calendar; what may be one is asked about. Once each. */
export async function takeMailedAnswer(
  context: AutomationContext,
  { id, meeting: wanted, user, says }: InvitationAnswer,
): Promise<void> {
  const meeting = await standing(context, wanted);
  const now = context.clocks.business.now().getTime();
  if (meeting === undefined || meeting.candidate === null || Date.parse(meeting.start) <= now) return;
  if (!meeting.with.includes(user)) return;
  if (says === 'declined') return answer(context, { meeting, user });
  const told = await whomToTell(context, meeting);
  if (told === undefined) return;
  const { settings } = await context.settings.get();
  const users = await context.directory.users();
  const text =
    `${nameOf(users, user)} answered the invitation to “${meeting.title}”, ${spanInWords(meeting, settings.timeZone)}, ` +
    'and may not be able to come. Read the answer in the mailbox, then keep the interview, name a replacement, or move it.';
  const idem = `answer ${createHash('sha256').update(`${meeting.id}\0${user}\0${id}`).digest('hex')}`;
  await perform(context, { tool: 'notify_user', input: { user: told, text }, actor, origin, idem });
}

async function standing({ systems }: AutomationContext, id: MeetingId): Promise<Meeting | undefined> {
  try {
    const meeting = await systems.calendar.meeting(id);
    return meeting.status === 'cancelled' ? undefined : meeting;
  } catch (error) {
    if (error instanceof Problem && error.code === 'meeting_not_found') return undefined;
    throw error;
  }
}

interface Decline {
  readonly meeting: Meeting;
  readonly user: UserId;
}

/** Where nobody's time is taken though several take part, the meeting is shown as free: nobody declined. */
function declinesOf(meeting: Meeting, now: number): Decline[] {
  const { candidate, free = [], with: people, start } = meeting;
  if (candidate === null || Date.parse(start) <= now) return [];
  if (people.length > 1 && free.length === people.length) return [];
  return free.map((user) => ({ meeting, user }));
}

async function answer(context: AutomationContext, { meeting, user }: Decline): Promise<void> {
  const name = `decline ${createHash('sha256').update(`${meeting.id}\0${user}\0${meeting.start}`).digest('hex')}`;
  if ((await context.ledger.actionByIdem(`${name} told`)) !== undefined) return;
  const input = { meeting: meeting.id, interviewer: user };
  const done = await perform(context, { tool: 'replace_interviewer', input, actor, origin, idem: name });
  const text = await inWords(context, { meeting, user }, done);
  const told = await whomToTell(context, meeting);
  if (told === undefined) return;
  const notify = { tool: 'notify_user', input: { user: told, text }, actor, origin };
  await perform(context, { ...notify, idem: `${name} told` });
}

async function inWords(
  context: AutomationContext,
  { meeting, user }: Decline,
  { result, action }: Performed,
): Promise<string> {
  const { settings } = await context.settings.get();
  const users = await context.directory.users();
  const declined = `${nameOf(users, user)} declined “${meeting.title}”, ${spanInWords(meeting, settings.timeZone)}.`;
  const preview = action === null ? '' : (await context.ledger.action(action)).preview;
  if (result === 'done') return `${declined} Done: ${preview}.`;
  if (result === 'waits') return `${declined} Waiting for approval: ${preview}.`;
  return `${declined} Nobody could be found who stands in. Name a replacement, or move the interview.`;
}

const nameOf = (users: readonly User[], id: UserId): string => users.find((user) => user.id === id)?.name ?? id;

/** Who booked it; else the recruiter or the hiring manager of the requisition. */
async function whomToTell(context: AutomationContext, meeting: Meeting): Promise<UserId | undefined> {
  const users = await context.directory.users();
  const booking = await bookingOf(context, meeting);
  const asker = users.find(({ id }) => id === String(booking?.requestedBy));
  if (asker !== undefined || meeting.candidate === null) return asker?.id;
  try {
    const { job } = await context.systems.ats.candidate(meeting.candidate);
    const { recruiter, hiringManager } = await context.systems.ats.job(job);
    return recruiter ?? hiringManager ?? undefined;
  } catch (error) {
    // The ATS no longer knows the candidate: nobody is concerned.
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

async function bookingOf({ ledger }: AutomationContext, { candidate, id }: Meeting): Promise<Action | undefined> {
  if (candidate === null) return undefined;
  const actions = await ledger.actions({ candidate, status: 'executed', limit: 100 });
  return actions.find(({ output }) => JSON.stringify(output ?? null).includes(JSON.stringify(id)));
}
