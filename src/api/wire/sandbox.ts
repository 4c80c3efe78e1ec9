// The state of the sandbox systems, for tests and demonstrations.
import { z } from 'zod';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';

const text = z.string();

const candidate = z.object({
  id: text,
  name: text,
  email: text,
  phone: text.optional(),
  job_id: text,
  stage: text,
  applied_at: text,
  stage_since: text,
  last_contact_at: text.nullable(),
  signals: AnyObject,
  notes: z.array(z.object({ text, at: text })),
  offer: z
    .object({
      salary: z.number().nullable(),
      currency: text.nullable(),
      start_date: text.nullable(),
      status: text,
      at: text,
    })
    .nullable(),
  rejection: z.object({ reason: text.nullable(), at: text }).nullable(),
});

const meeting = z.object({
  id: text,
  user_id: text,
  with: z.array(text),
  guests: z.array(text).optional().describe('Addresses of people from outside who are invited: the candidate.'),
  candidate_id: text.nullable(),
  title: text,
  location: text.nullable(),
  start: text,
  end: text,
  status: text,
});

const job = z.object({
  id: text,
  title: text,
  role: text,
  hiring_manager: text.nullable(),
  status: text,
  location: text.optional(),
});

export const WireSandbox = component(
  'Sandbox',
  z.object({
    candidates: z.array(candidate),
    calendar: z.array(meeting),
    mailbox: z.array(
      z.object({ to: text, subject: text, body: text, status: z.enum(['held', 'sent', 'cancelled']), at: text }),
    ),
    crm: z.array(z.object({ candidate_id: text, kind: text, text, at: text })),
    messages: z.array(z.object({ to_user: text, text, at: text })),
    texts: z
      .array(z.object({ phone: text, direction: z.enum(['out', 'in']), text, at: text }))
      .describe('Text messages that left, and what came back.'),
    now: text.optional().describe('What the service takes for the present time.'),
    timezone: text.optional(),
    stages: z.array(text).optional(),
    users: z
      .array(
        z.object({
          id: text,
          name: text,
          role: text,
          sample: z.boolean().optional().describe('Came with the sandbox.'),
        }),
      )
      .optional(),
    jobs: z.array(job).optional(),
  }),
);
export type SandboxState = z.infer<typeof WireSandbox>;
