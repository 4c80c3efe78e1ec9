// Records that Muster makes in an applicant tracking system, as they are asked for: what the system adds by itself is missing.
import { z } from 'zod';
import { GivenInstant } from './dates.ts';
import { JobId, UserId } from './ids.ts';
import { safeText } from './json.ts';
import { Phone } from './phone.ts';
import { Stage } from './records.ts';

export const NewCandidate = z.strictObject({
  name: safeText(200).min(1),
  email: z.email().max(320),
  phone: Phone.exactOptional(),
  job: JobId,
  stage: Stage,
  appliedAt: GivenInstant,
});
export type NewCandidate = z.infer<typeof NewCandidate>;

export const NewJob = z.strictObject({
  title: safeText(200).min(1),
  role: safeText(80),
  location: safeText(200),
  salaryRange: safeText(80),
  status: z.enum(['open', 'draft', 'closed']),
  description: safeText(20_000),
  hiringManager: UserId.nullable(),
});
export type NewJob = z.infer<typeof NewJob>;
