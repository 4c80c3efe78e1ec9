// Candidates as the pipeline shows them, and one with all that the connected systems hold.
import { z } from 'zod';
import type { Candidate, Job } from '../../core/records.ts';
import type { Selected } from '../../services/operations/standing.ts';
import { component } from '../docs/components.ts';
import { AnyObject } from './any-json.ts';
import { WireContactPreference } from './contact-preference.ts';
import { WireEnrolment } from './sequence.ts';

const WireCandidate = component(
  'Candidate',
  z.object({
    candidate_id: z.string(),
    name: z.string(),
    job_id: z.string(),
    stage: z.string(),
    stage_since: z.string(),
    last_contact_at: z.string().nullable(),
    days_since_contact: z.int().describe('Elapsed days of 24 hours; since the application where there was no contact.'),
    at_risk: z.boolean(),
  }),
);

const WireJob = z.object({
  job_id: z.string(),
  title: z.string(),
  role: z.string(),
  job_family: z.string(),
  hiring_manager: z.string().nullable(),
  location: z.string(),
  status: z.enum(['open', 'closed', 'draft']),
});

export const WireFound = component(
  'FoundCandidate',
  WireCandidate.extend({
    job_title: z.string(),
    location: z.string(),
    applied_at: z.string(),
    tenure_score: z.number().nullable().optional().describe('Where the order goes by it; null for those without one.'),
  }),
);

export const wireFound = (
  one: Selected,
  scores: ReadonlyMap<string, number> | undefined,
): z.infer<typeof WireFound> => ({
  ...wireCandidate(one),
  job_title: one.job.title,
  location: one.job.location,
  applied_at: one.candidate.appliedAt,
  ...(scores === undefined ? {} : { tenure_score: scores.get(one.candidate.id) ?? null }),
});

export const WirePipeline = component(
  'Pipeline',
  z.object({
    stages: z.array(z.string()).describe('In pipeline order.'),
    rejected_stages: z.array(z.string()).describe('Of the stages those that a rejection leads to.'),
    jobs: z.array(WireJob),
    candidates: z.array(WireCandidate),
    at_risk_days: z.int(),
  }),
);

export const WireCandidateDetail = component(
  'CandidateDetail',
  WireCandidate.extend({
    email: z.string(),
    phone: z.string().nullable().describe('With its country; null where the ATS tells none.'),
    text_consent: z
      .object({ status: z.enum(['none', 'given', 'stopped']), since: z.string().nullable() })
      .describe('Whether they agreed to text messages; it belongs to the number.'),
    applied_at: z.string(),
    signals: AnyObject,
    notes: z.array(z.object({ text: z.string(), at: z.string() })),
    offer: z
      .object({
        salary: z.number().nullable(),
        currency: z.string().nullable(),
        start_date: z.string().nullable(),
        status: z.string(),
        at: z.string(),
      })
      .nullable(),
    rejection: z.object({ reason: z.string().nullable(), at: z.string() }).nullable(),
    job: WireJob,
    stages: z.array(z.string()).describe('Of the pipeline, in its order.'),
    rejected_stages: z.array(z.string()).describe('Of the stages those that a rejection leads to.'),
    contact_preference: WireContactPreference,
    sequences: z.array(WireEnrolment).describe('Those that run for the candidate.'),
  }),
);

export const wireCandidate = ({ candidate, daysSinceContact, atRisk }: Selected): z.infer<typeof WireCandidate> => ({
  candidate_id: candidate.id,
  name: candidate.name,
  job_id: candidate.job,
  stage: candidate.stage,
  stage_since: candidate.stageSince,
  last_contact_at: candidate.lastContactAt,
  days_since_contact: daysSinceContact,
  at_risk: atRisk,
});

export const wireJob = (job: Job): z.infer<typeof WireJob> => ({
  job_id: job.id,
  title: job.title,
  role: job.role,
  job_family: job.jobFamily,
  hiring_manager: job.hiringManager,
  location: job.location,
  status: job.status,
});

export const wireOffer = (offer: Candidate['offer']) => {
  if (offer === null) return null;
  const { startDate, ...same } = offer;
  return { ...same, start_date: startDate };
};
