// How each kind of deed is told: as done, as something wanted that waits, and as taken back. Told from the plan, which holds
// the old values; a tool that is not listed here is told by the gate's own line.
import { z } from 'zod';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { Teller } from './teller.ts';

export interface ActionDetails {
  readonly arguments: JsonObject;
  readonly plan: Json | undefined;
}

interface Wording {
  done?(told: ActionDetails, tell: Teller): string | undefined;
  /** What waits or was declined, as a thing: “the offer to Wei”. */
  wish?(told: ActionDetails, tell: Teller): string | undefined;
  undone?(told: ActionDetails, tell: Teller): string | undefined;
}

const Step = z.object({ from: z.string(), to: z.string() });
const Booking = z.object({ start: z.string(), duration_minutes: z.number().optional() });
const MeetingRecord = z.object({
  meeting: z.object({ title: z.string(), with: z.array(z.string()), start: z.string(), end: z.string() }),
});
const Shifted = MeetingRecord.extend({ to: z.object({ start: z.string(), end: z.string() }) });
const Terms = z.object({
  terms: z.object({
    salary: z.number().nullable(),
    currency: z.string().nullable(),
    startDate: z.string().nullable(),
  }),
});

const Sequence = z.object({ name: z.string(), wait: z.number() });
const Running = z.object({ running: z.array(z.object({ sequence: z.string() })) });
const Integration = z.object({ name: z.string() });

const wordings: Readonly<Record<string, Wording>> = {
  move_stage: {
    done({ arguments: args, plan }, tell) {
      const step = Step.safeParse(plan).data;
      return step === undefined ? undefined : `${tell.candidate(args)} moved from ${step.from} to ${step.to}.`;
    },
    wish: ({ arguments: args }, tell) => `moving ${tell.candidate(args)}`,
    undone({ arguments: args, plan }, tell) {
      const step = Step.safeParse(plan).data;
      return step === undefined ? undefined : `${tell.candidate(args)} is back in ${step.from}, out of ${step.to}.`;
    },
  },
  reject_candidate: {
    done({ arguments: args, plan }, tell) {
      const step = Step.safeParse(plan).data;
      return step === undefined
        ? `${tell.candidate(args)} is rejected.`
        : `${tell.candidate(args)} is rejected and moved from ${step.from} to ${step.to}.`;
    },
    wish: ({ arguments: args }, tell) => `rejecting ${tell.candidate(args)}`,
    undone({ arguments: args, plan }, tell) {
      const step = Step.safeParse(plan).data;
      const back = step === undefined ? '' : ` and back in ${step.from}`;
      return `${tell.candidate(args)} is no longer rejected${back}.`;
    },
  },
  send_offer: {
    done: (told, tell) => `${tell.candidate(told.arguments)} gets the offer${termsOf(told, tell)}.`,
    wish: (told, tell) => `the offer to ${tell.candidate(told.arguments)}${termsOf(told, tell)}`,
    undone: ({ arguments: args }, tell) => `The offer to ${tell.candidate(args)} is taken back.`,
  },
  withdraw_offer: {
    done: ({ arguments: args }, tell) => `The offer to ${tell.candidate(args)} is withdrawn, and they are told.`,
    wish: ({ arguments: args }, tell) => `withdrawing the offer to ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) => `The offer to ${tell.candidate(args)} stands again.`,
  },
  book_meeting: {
    done: (told, tell) => booked(told, tell, (what, when) => `Booked ${what}, ${when}.`),
    wish: (told, tell) => booked(told, tell, (what, when) => `${what}, ${when}`),
    undone: (told, tell) => booked(told, tell, (what, when) => `The ${what}, ${when}, are off again.`),
  },
  reschedule_meeting: {
    done({ arguments: args, plan }, tell) {
      const shift = Shifted.safeParse(plan).data;
      if (shift !== undefined) return shifted(shift, tell);
      const booking = Booking.safeParse(args).data;
      return booking === undefined ? undefined : `The meeting moved to ${tell.time(booking.start)}.`;
    },
    undone({ plan }, tell) {
      const shift = Shifted.safeParse(plan).data;
      return shift === undefined
        ? undefined
        : `${meetingOf(shift, tell)} is back at its old time, ${tell.time(shift.meeting.start)}.`;
    },
  },
  cancel_meeting: {
    done({ plan }, tell) {
      const standing = MeetingRecord.safeParse(plan).data;
      return standing === undefined
        ? undefined
        : `${meetingOf(standing, tell)}, ${tell.time(standing.meeting.start)}, is cancelled.`;
    },
    undone({ plan }, tell) {
      const standing = MeetingRecord.safeParse(plan).data;
      return standing === undefined
        ? undefined
        : `${meetingOf(standing, tell)}, ${tell.time(standing.meeting.start)}, stands again.`;
    },
  },
  add_note: {
    done: ({ arguments: args }, tell) => `Your note is with ${tell.candidate(args)}’s record.`,
    undone: ({ arguments: args }, tell) => `The note on ${tell.candidate(args)} is gone.`,
  },
  log_crm: {
    done: ({ arguments: args }, tell) => `The CRM has your entry on ${tell.candidate(args)}.`,
    undone: ({ arguments: args }, tell) => `The CRM has an entry that takes the one on ${tell.candidate(args)} back.`,
  },
  notify_user: { done: ({ arguments: args }, tell) => `I told ${tell.people(args['user'])}.` },
  send_message: {
    done: ({ arguments: args }, tell) => `I wrote to ${tell.candidate(args)}.`,
    wish: ({ arguments: args }, tell) => `the e-mail to ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) => `The e-mail to ${tell.candidate(args)} does not leave.`,
  },
  send_text: {
    done: ({ arguments: args }, tell) => `I texted ${tell.candidate(args)}.`,
    wish: ({ arguments: args }, tell) => `the text to ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) => `The text to ${tell.candidate(args)} does not leave.`,
  },
  start_sequence: {
    done({ arguments: args, plan }, tell) {
      const sequence = Sequence.safeParse(plan).data;
      if (sequence === undefined) return `The follow-up sequence for ${tell.candidate(args)} has begun.`;
      const first = sequence.wait === 0 ? 'at once' : `after ${sequence.wait} business hours`;
      return `${tell.candidate(args)} is on the sequence “${sequence.name}”; the first message leaves ${first}.`;
    },
    wish: ({ arguments: args }, tell) => `the follow-up sequence for ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) => `${tell.candidate(args)} is off the sequence again.`,
  },
  stop_sequence: {
    done({ arguments: args, plan }, tell) {
      const running = Running.safeParse(plan).data?.running ?? [];
      const which = running.length > 1 ? `${running.length} sequences have` : 'follow-up sequence has';
      return `The ${which} ended for ${tell.candidate(args)}; nothing more of it leaves.`;
    },
    wish: ({ arguments: args }, tell) => `ending the sequence for ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) => `${tell.candidate(args)} is on the sequence again.`,
  },
  run_sync: {
    done({ plan }) {
      const integration = Integration.safeParse(plan).data;
      return integration === undefined ? undefined : `The sync “${integration.name}” is running.`;
    },
  },
  send_followup: {
    done: ({ arguments: args }, tell) =>
      args['candidate'] === undefined ? undefined : `I followed up with ${tell.candidate(args)}.`,
    wish: ({ arguments: args }, tell) =>
      args['candidate'] === undefined ? undefined : `the follow-up to ${tell.candidate(args)}`,
    undone: ({ arguments: args }, tell) =>
      args['candidate'] === undefined
        ? 'None of those e-mails leaves.'
        : `The follow-up to ${tell.candidate(args)} does not leave.`,
  },
};

export const wordingOf = (tool: string): Wording => wordings[tool] ?? {};

const meetingOf = ({ meeting: { title, with: people } }: z.infer<typeof MeetingRecord>, tell: Teller): string =>
  `“${title}” with ${tell.people(people)}`;

const minutesOf = ({ start, end }: { start: string; end: string }): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 60_000);

/** From when to when, and how long it takes now where that is something else. */
function shifted(shift: z.infer<typeof Shifted>, tell: Teller): string {
  const { meeting, to } = shift;
  const [before, now] = [minutesOf(meeting), minutesOf(to)];
  if (Date.parse(meeting.start) === Date.parse(to.start))
    return `${meetingOf(shift, tell)}, ${tell.time(to.start)}, now takes ${now} minutes instead of ${before}.`;
  const length = before === now ? '' : `, and takes ${now} minutes instead of ${before}`;
  return `${meetingOf(shift, tell)} moved from ${tell.time(meeting.start)} to ${tell.time(to.start)}${length}.`;
}

function booked(
  { arguments: args }: ActionDetails,
  tell: Teller,
  write: (what: string, when: string) => string,
): string | undefined {
  const booking = Booking.safeParse(args).data;
  if (booking === undefined) return undefined;
  const about = args['candidate'] === undefined ? '' : ` about ${tell.candidate(args)}`;
  return write(
    `${booking.duration_minutes ?? 30} minutes with ${tell.people(args['with'])}${about}`,
    tell.time(booking.start),
  );
}

/** “ (USD 92,500 from July 6)”, from the plan; before there is one, from what was asked for. */
function termsOf({ arguments: args, plan }: ActionDetails, tell: Teller): string {
  const terms = Terms.safeParse(plan).data?.terms;
  const salary = terms?.salary ?? z.number().safeParse(args['salary']).data;
  const currency = terms?.currency ?? z.string().safeParse(args['currency']).data;
  const start = terms?.startDate ?? z.string().safeParse(args['start_date']).data;
  const amount = [currency, salary?.toLocaleString('en-US')].filter((one) => typeof one === 'string').join(' ');
  const parts = [salary === undefined ? '' : amount, start === undefined ? '' : `from ${tell.day(start)}`].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : ` (${parts.join(' ')})`;
}
