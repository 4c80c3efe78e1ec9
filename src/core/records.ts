// The records that connected systems hold and every part of Muster talks about. Times are RFC 3339 with offset.
import { z } from 'zod';
import { Role } from './access.ts';
import { CandidateId, JobId, MeetingId, NoteId, TemplateId, UserId } from './ids.ts';
import { JsonObject, safeText } from './json.ts';
import { MeetingRoom } from './room.ts';
import { Phone } from './phone.ts';

/** RFC 3339 with `Z` or an offset; compared with `Date.parse`, never as text. */
export const Instant = z.iso.datetime({ offset: true });
/** The name that the organization gave it; what kind of stage it is, `stageKind` reads from it. */
export const Stage = safeText(80).min(1);
export type Stage = z.infer<typeof Stage>;

/** `timeZone` absent: that of the organization. */
export const User = z.strictObject({
  id: UserId,
  name: safeText(200).min(1),
  email: z.email().max(320),
  role: Role,
  timeZone: z.string().optional(),
});
export type User = z.infer<typeof User>;

export const Job = z.strictObject({
  id: JobId,
  title: safeText(200).min(1),
  /** Role family as recruiters say it (`nursing`), and the job family whose retention model applies. */
  role: safeText(80),
  jobFamily: safeText(80),
  hiringManager: UserId.nullable(),
  /** Who works on it beside the hiring manager, where the system says so. */
  recruiter: z.exactOptional(UserId),
  location: safeText(200),
  salaryRange: safeText(80),
  status: z.enum(['open', 'closed', 'draft']),
  description: safeText(20_000),
});
export type Job = z.infer<typeof Job>;

const Note = z.strictObject({ id: NoteId, text: safeText(10_000), at: Instant });
export type Note = z.infer<typeof Note>;

/** `salary` is in whole units of `currency` (ISO 4217), for a year. */
export const Offer = z.strictObject({
  salary: z.int().nonnegative().nullable(),
  currency: z.string().length(3).nullable(),
  startDate: z.iso.date().nullable(),
  /** What the candidate answered is known of connected systems alone. */
  status: z.enum(['extended', 'withdrawn', 'accepted', 'declined']),
  at: Instant,
});
export type Offer = z.infer<typeof Offer>;

/** Stands for people of whom the ATS has no address; RFC 2606 keeps its host from ever being one. */
export const noAddress = 'candidate@no-address.invalid';

/**
 * One person in one requisition; the same person elsewhere is another candidate. Null: the ATS does not say, or there is
 * none.
 */
export const Candidate = z.strictObject({
  id: CandidateId,
  name: safeText(200).min(1),
  email: z.email().max(320),
  /** Where the system knows one with its country. */
  phone: Phone.exactOptional(),
  job: JobId,
  stage: Stage,
  appliedAt: Instant,
  stageSince: Instant,
  lastContactAt: Instant.nullable(),
  /** Pre-hire signals for retention scoring, as the ATS holds them. */
  signals: JsonObject,
  notes: z.array(Note),
  offer: Offer.nullable(),
  rejection: z.strictObject({ reason: safeText(2_000).nullable(), at: Instant }).nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Somebody from outside who takes part: the candidate whom a meeting is with. */
export const Guest = z.strictObject({ name: safeText(300), email: z.email().max(320) });
export type Guest = z.infer<typeof Guest>;

/** `end` is exclusive. A cancelled meeting keeps its id, so that its cancellation can be taken back. */
export const Meeting = z.strictObject({
  id: MeetingId,
  /** Whose calendar holds it; everybody who takes part stands in `with`. */
  owner: UserId,
  with: z.array(UserId).min(1),
  candidate: CandidateId.nullable(),
  /** Absent: nobody from outside is invited. */
  guest: Guest.exactOptional(),
  /** Those of them whose time it does not take: they declined, or it is shown as free. */
  free: z.array(UserId).exactOptional(),
  title: safeText(300),
  location: safeText(300).nullable(),
  /** Absent: none is taken for it. */
  room: MeetingRoom.exactOptional(),
  start: Instant,
  end: Instant,
  status: z.enum(['confirmed', 'cancelled']),
});
export type Meeting = z.infer<typeof Meeting>;

export const Template = z.strictObject({
  id: TemplateId,
  subject: safeText(500),
  body: safeText(20_000),
  /** The same message as HTML; mail programs that cannot show it fall back to `body`. */
  html: safeText(100_000).optional(),
});
export type Template = z.infer<typeof Template>;

export const CrmEntry = z.strictObject({
  candidate: CandidateId,
  kind: safeText(80),
  text: safeText(10_000),
  at: Instant,
});
export type CrmEntry = z.infer<typeof CrmEntry>;

export const ChatMessage = z.strictObject({ toUser: UserId, text: safeText(10_000), at: Instant });
export type ChatMessage = z.infer<typeof ChatMessage>;
