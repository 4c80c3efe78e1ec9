// request_feedback: reminds interviewers in chat of the scorecard that they owe, and tells the hiring manager where it is late. Whoever
// submitted it meanwhile hears nothing. A message cannot be unsent, so undoing says that it no longer counts.
import { z } from 'zod';
import { UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { owedFeedback } from '../services/operations/feedback/owed.ts';
import { instantIn, timeInWords } from '../services/operations/local-time.ts';
import { About, lookUp, subjectOf } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { recoverBy, unknown } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const Reminder = z.strictObject({ user: UserId, name: z.string(), text: z.string() });
type Reminder = z.infer<typeof Reminder>;

const Plan = z.strictObject({
  about: About,
  reminders: z.array(Reminder).min(1),
  /** Who is told of what is late; null: nothing is. */
  escalation: Reminder.nullable(),
  zone: z.string(),
});
type Plan = z.infer<typeof Plan>;

type Ports = Pick<ToolPorts, 'ats' | 'calendar' | 'directory' | 'messenger'>;

const Input = z.strictObject({ candidate: argument.candidate, user: argument.user.optional() });

/**
 * Throws `conflict` where nobody owes any, also when everybody submitted it since the plan. Undo sends a correction. Nobody
 * is reminded twice by one call.
 */
export const requestFeedback = (ports: Ports) =>
  writeTool({
    name: 'request_feedback',
    summary: 'Remind interviewers in chat of feedback that they still owe on a candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'compensating',
    input: Input,
    plan: Plan,
    output: z.strictObject({ reminded: z.array(UserId), told: UserId.nullable() }),

    prepare: (input, context) => planned(ports, input, context),

    preview: ({ about, reminders, escalation }) =>
      `Remind ${reminders.map(({ name }) => name).join(', ')} of their feedback on ${about.name} (${about.jobTitle})` +
      (escalation === null ? '' : `, and tell ${escalation.name} that it is late`),
    subject: ({ about, reminders }) => ({ ...subjectOf(about, reminders.length), approvers: about.approvers }),

    async execute(plan, { key, now, settings }) {
      const { about, reminders, escalation, zone } = plan;
      const at = instantIn(now.getTime(), zone);
      // Somebody may have submitted it since this was proposed.
      const still = await owedFeedback(ports, {
        now,
        feedbackHours: settings.feedbackHours,
        candidate: about.candidate,
      });
      const reminded: UserId[] = [];
      for (const { user, text } of reminders) {
        if (!still.some((one) => one.user === user)) continue;
        await ports.messenger.send({ toUser: user, text, at, key: `${key}.${user}` });
        reminded.push(user);
      }
      if (reminded.length === 0) throw submitted(about.name);
      const late = still.some(({ isLate, user }) => isLate && reminded.includes(user));
      if (escalation === null || !late) return { reminded, told: null };
      await ports.messenger.send({ toUser: escalation.user, text: escalation.text, at, key: `${key}.late` });
      return { reminded, told: escalation.user };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    recover: ({ reminders, escalation }, { key }) =>
      recoverBy(ports.messenger, async () => {
        const keys = [
          ...reminders.map(({ user }) => `${key}.${user}`),
          ...(escalation === null ? [] : [`${key}.late`]),
        ];
        const sent: (boolean | undefined)[] = [];
        for (const one of keys) sent.push(await ports.messenger.hasSent(one));
        if (sent.includes(undefined)) return unknown('the chat tool cannot tell whether the reminders were sent');
        if (sent.every((one) => one === false)) return { kind: 'repeat' };
        const reminded = reminders.map(({ user }) => user).filter((_, index) => sent[index] === true);
        const told = escalation !== null && sent.at(-1) === true ? escalation.user : null;
        return { kind: 'done', output: { reminded, told } };
      }),

    async undo({ plan: { about, zone }, output: { reminded, told } }, { key, now }) {
      const text = `Please disregard my reminder of feedback on ${about.name}.`;
      const at = instantIn(now.getTime(), zone);
      for (const user of [...reminded, ...(told === null ? [] : [told])])
        await ports.messenger.send({ toUser: user, text, at, key: `${key}.${user}` });
      return { kind: 'undone', note: 'The reminders themselves cannot be unsent; a correction was sent.' };
    },
  });

const submitted = (name: string): Problem =>
  new Problem('conflict', `Nobody owes feedback on ${name}: every scorecard has been submitted.`);

async function planned(
  ports: Ports,
  { candidate: id, user }: z.infer<typeof Input>,
  context: ToolContext,
): Promise<Plan> {
  const { settings, now } = context;
  await expectAble(ports.ats, 'read_scorecards');
  const { about, job } = await lookUp(ports.ats, id);
  const owed = await owedFeedback(ports, { now, feedbackHours: settings.feedbackHours, candidate: id, user });
  if (owed.length === 0) throw submitted(about.name);
  const users = await ports.directory.users();
  const nameOf = (who: UserId) => users.find((one) => one.id === who)?.name ?? who;
  const since = (at: Date) => timeInWords(at.toISOString(), settings.timeZone);
  const reminders = new Map<UserId, Reminder>();
  for (const { user: who, meeting, since: ended } of owed)
    if (!reminders.has(who))
      reminders.set(who, {
        user: who,
        name: nameOf(who),
        text: `Please submit your feedback on ${about.name} (${about.jobTitle}): “${meeting.title}” ended on ${since(ended)} (${settings.timeZone}).`,
      });
  const late = owed.filter(({ isLate }) => isLate);
  const boss = job.hiringManager;
  const isTold = boss !== null && late.length > 0 && !reminders.has(boss);
  return {
    about,
    reminders: [...reminders.values()],
    escalation: isTold
      ? {
          user: boss,
          name: nameOf(boss),
          text: `Feedback on ${about.name} (${about.jobTitle}) is late: ${late.map((one) => `${nameOf(one.user)} since ${since(one.since)}`).join('; ')} (${settings.timeZone}).`,
        }
      : null,
    zone: settings.timeZone,
  };
}
