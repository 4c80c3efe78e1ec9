// A booking link: the way by which one candidate picks, moves or cancels the time of one interview, without an account.
import { z } from 'zod';
import { ActionId, ActorId, BookingLinkId, CandidateId, MeetingId, UserId } from './ids.ts';
import { InterviewPlanId } from './interview-plan.ts';
import { safeText } from './json.ts';
import { Instant } from './records.ts';

const Span = z.strictObject({ start: Instant, end: Instant });

/** Stands in a letter where its booking link goes. */
export const bookingPlaceholder = '{booking_link}';

export const BookingLanguage = z.enum(['en', 'es']);
export type BookingLanguage = z.infer<typeof BookingLanguage>;

/** One interview of a plan at a time; nobody stands in it until the time is held. */
const Sitting = Span.extend({ with: z.array(UserId) });
export type Sitting = z.infer<typeof Sitting>;

const MovedMeeting = Sitting.extend({ meeting: MeetingId });
export type MovedMeeting = z.infer<typeof MovedMeeting>;

/** What the candidate pressed and what is not finished yet: a crash leaves it here, and a job takes it up. */
export const BookingPress = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('book'),
    slot: Span,
    place: safeText(300).nullable(),
    /** Of a plan, in the order of its events. */
    sittings: z.array(Sitting).optional(),
  }),
  z.strictObject({ kind: z.literal('move'), slot: Span, meetings: z.array(MovedMeeting).optional() }),
  z.strictObject({ kind: z.literal('cancel') }),
]);
export type BookingPress = z.infer<typeof BookingPress>;

/** Times are RFC 3339; `from` and `until` bound what is offered. `withdrawnBy` ends a link; it stays readable. */
export const BookingLink = z.strictObject({
  id: BookingLinkId,
  candidate: CandidateId,
  /** Everybody of the organization who takes part; of a plan nobody, for it says who may. */
  with: z.array(UserId),
  /** The interview plan whose meetings are booked together; absent: one meeting with everybody. */
  plan: InterviewPlanId.optional(),
  title: safeText(300),
  minutes: z.int(),
  /** Where it may take place; of several the candidate picks one. */
  places: z.array(safeText(300)).max(5),
  /** The starts that are offered; null: every time of the span at which all are free. */
  times: z.array(Instant).nullable(),
  from: Instant,
  until: Instant,
  /** Nothing sooner than this is offered. */
  noticeHours: z.int(),
  /** From so many hours before the interview on it cannot be moved or cancelled by the link. */
  cutOffHours: z.int(),
  language: BookingLanguage,
  invitedBy: ActorId,
  createdAt: Instant,
  /** The key of the action that ended it; null: it stands. */
  withdrawnBy: z.string().nullable(),
  /** How many presses there were: names the next one. */
  presses: z.int(),
  press: BookingPress.nullable(),
  /** The time that is kept for it meanwhile, until then at the latest. Real time. */
  hold: z
    .strictObject({ start: Instant, end: Instant, until: Instant, sittings: z.array(Sitting).optional() })
    .nullable(),
  /** The action that booked it. How that stands now, the ledger and the calendar say. */
  booking: ActionId.nullable(),
  /** The last action that moved or cancelled it. */
  change: ActionId.nullable(),
  /** None of the times suited: what the candidate wrote, and the nearest times at which all are free. */
  wish: z.strictObject({ text: safeText(1_000), at: Instant, offers: z.array(Instant).max(10) }).nullable(),
});
export type BookingLink = z.infer<typeof BookingLink>;

/** The times that a link keeps from others, and what for; of one that keeps none, nothing. */
export const holdOf = ({ id, with: people, hold, press, change, booking }: BookingLink) =>
  hold === null
    ? []
    : (hold.sittings ?? [{ with: people, start: hold.start, end: hold.end }]).map(({ with: who, start, end }) => ({
        link: id,
        with: who,
        start,
        end,
        action: press === null ? (change ?? booking) : null,
      }));
