// The format of a sandbox file: which people, requisitions, candidates and meetings the built-in systems start with.
import { fileKinds } from '../../core/candidate-file.ts';
import { documentFormats } from '../../core/plain-document.ts';
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import { CandidateId, JobId, MeetingId, TemplateId, UserId } from '../../core/ids.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { Phone } from '../../core/phone.ts';
import { Instant, Stage } from '../../core/records.ts';

const zoneName = z.string().refine((zone) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws a RangeError for a zone it does not know: that is the answer.
    return false;
  }
}, 'must be an IANA time zone such as America/Chicago');

const user = z.strictObject({
  id: UserId,
  name: safeText(200).min(1),
  email: z.email().max(320),
  role: Role,
  timezone: zoneName.optional(),
});

const job = z.strictObject({
  id: JobId,
  title: safeText(200).min(1),
  role: safeText(80).default('general'),
  /** The role, where the file names none. */
  job_family: safeText(80).optional(),
  hiring_manager: UserId.nullable().default(null),
  recruiter: UserId.optional(),
  location: safeText(200).default(''),
  salary_range: safeText(80).default(''),
  status: z.enum(['open', 'closed', 'draft']).default('open'),
  description: safeText(20_000).default(''),
});

const candidate = z.strictObject({
  id: CandidateId,
  name: safeText(200).min(1),
  email: z.email().max(320),
  phone: Phone.optional(),
  job_id: JobId,
  stage: Stage,
  applied_at: Instant,
  /** `applied_at`, where the file does not say. */
  stage_since: Instant.optional(),
  last_contact_at: Instant.nullable().default(null),
  signals: JsonObject.default({}),
  notes: z.array(z.strictObject({ text: safeText(10_000), at: Instant })).default([]),
});

const meeting = z.strictObject({
  id: MeetingId,
  user_id: UserId,
  with: z.array(UserId).default([]),
  candidate_id: CandidateId.nullable().default(null),
  title: safeText(300),
  location: safeText(300).nullable().default(null),
  start: Instant,
  end: Instant,
  status: z.enum(['confirmed', 'cancelled']).default('confirmed'),
});

const room = z.strictObject({
  name: safeText(200).min(1),
  email: z.email().max(320),
  capacity: z.int().positive().nullable().default(null),
});

const usualRooms = [
  { name: 'Boardroom', email: 'boardroom@rooms.example.com', capacity: 12 },
  { name: 'Garden room', email: 'garden.room@rooms.example.com', capacity: 6 },
  { name: 'Focus room', email: 'focus.room@rooms.example.com', capacity: 3 },
];

const scorecard = z.strictObject({
  candidate_id: CandidateId,
  user_id: UserId,
  submitted_at: Instant.nullable(),
  recommendation: safeText(200).nullable().default(null),
  answers: z
    .array(z.strictObject({ question: safeText(500).nullable().default(null), text: safeText(20_000) }))
    .max(100)
    .default([]),
});

const file = z.strictObject({
  candidate_id: CandidateId,
  kind: z.enum(fileKinds),
  name: safeText(200).min(1),
  added_at: Instant.nullable().default(null),
  format: z.enum(documentFormats),
  title: safeText(300),
  sections: z
    .array(
      z.strictObject({
        heading: safeText(300),
        paragraphs: z.array(safeText(5_000)).max(50).default([]),
        points: z.array(safeText(1_000)).max(100).default([]),
      }),
    )
    .max(50),
});

const template = z.strictObject({ id: TemplateId, subject: safeText(500), body: safeText(20_000) });

export const SandboxFile = z.strictObject({
  /** Where the service's business clock starts; the real time, where absent. */
  now: Instant.optional(),
  timezone: zoneName.default('UTC'),
  users: z.array(user),
  /** In pipeline order. */
  stages: z.array(Stage).min(1),
  jobs: z.array(job),
  candidates: z.array(candidate),
  calendar: z.array(meeting).default([]),
  templates: z.array(template).default([]),
  /** Meeting rooms; three, where the file names none. */
  rooms: z.array(room).default(usualRooms),
  /** What interviewers wrote. */
  scorecards: z.array(scorecard).default([]),
  /** Résumés and other files of candidates, as words: they are written as files when somebody opens them. */
  files: z.array(file).default([]),
});
export type SandboxFile = z.infer<typeof SandboxFile>;
