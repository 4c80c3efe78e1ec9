// The pipeline as the connected ATS holds it, and one candidate with what runs for them.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { CandidateId } from '../../core/ids.ts';
import { phoneOf } from '../../core/phone.ts';
import type { Stage } from '../../core/records.ts';
import { settingsInForce } from '../../core/settings-in-force.ts';
import { stageKind } from '../../core/stages.ts';
import { standing } from '../../services/operations/standing.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireCandidateDetail, WirePipeline, wireCandidate, wireJob, wireOffer } from '../wire/candidate.ts';
import { wireContactPreference } from '../wire/contact-preference.ts';
import { wireEnrolment } from '../wire/sequence.ts';
import { candidateFileRoutes } from './candidate-files.ts';
import { candidateTimelineRoute } from './candidate-timeline.ts';
import { contactPreferenceRoutes } from './contact-preference.ts';
import { reads } from './definitions.ts';
import { findCandidatesRoute } from './find-candidates.ts';
import type { RoutePorts } from './route-ports.ts';

export const candidateRoutes = (ports: RoutePorts): Route[] => [
  showPipeline(ports),
  findCandidatesRoute(ports),
  showCandidate(ports),
  candidateTimelineRoute(ports),
  ...candidateFileRoutes(ports),
  ...contactPreferenceRoutes(ports),
];

async function riskOf({ settings, clocks }: RoutePorts, tenant: TenantId) {
  const { atRiskDays } = await settingsInForce(tenant, settings(tenant));
  return { now: clocks.business.now(), atRiskDays };
}

/** No step forward: a page shows them apart from the path. */
const rejectedOf = (stages: readonly Stage[]): Stage[] => stages.filter((stage) => stageKind(stage) === 'rejected');

const showPipeline = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/pipeline',
    summary: 'Show the pipeline: stages, requisitions, and who stands where',
    replies: { 200: WirePipeline },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant } }) {
      const ats = ports.ats(tenant);
      const [stages, jobs, candidates] = await Promise.all([ats.stages(), ats.jobs(), ats.candidates()]);
      const risk = await riskOf(ports, tenant);
      const jobOf = new Map(jobs.map((job) => [job.id, job]));
      const placed = candidates.flatMap((candidate) => {
        const job = jobOf.get(candidate.job);
        return job === undefined ? [] : [wireCandidate(standing({ candidate, job }, risk))];
      });
      const body = {
        stages: [...stages],
        rejected_stages: rejectedOf(stages),
        jobs: jobs.map(wireJob),
        candidates: placed,
        at_risk_days: risk.atRiskDays,
      };
      return { status: 200, body };
    },
  });

const showCandidate = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/candidates/:candidate_id',
    summary: 'Show one candidate with notes, offer and running sequences',
    params: z.strictObject({ candidate_id: CandidateId }),
    replies: { 200: WireCandidateDetail },
    problems: ['candidate_not_found', 'job_not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, params: { candidate_id: id } }) {
      const ats = ports.ats(tenant);
      const candidate = await ats.candidate(id);
      const phone = phoneOf(candidate.phone);
      const [job, stages, running, risk, state, consent] = await Promise.all([
        ats.job(candidate.job),
        ats.stages(),
        ports.enrolments(tenant).running(id),
        riskOf(ports, tenant),
        ports.preferences(tenant).of(candidate),
        phone === undefined ? undefined : ports.textConsents(tenant).of(phone),
      ]);
      const { email, appliedAt, signals, notes, offer, rejection } = candidate;
      const body = {
        ...wireCandidate(standing({ candidate, job }, risk)),
        email,
        phone: phone ?? null,
        text_consent: { status: consent?.state ?? ('none' as const), since: consent?.changedAt ?? null },
        applied_at: appliedAt,
        signals,
        notes: notes.map(({ text, at }) => ({ text, at })),
        offer: wireOffer(offer),
        rejection,
        job: wireJob(job),
        stages: [...stages],
        rejected_stages: rejectedOf(stages),
        sequences: running.map(wireEnrolment),
        contact_preference: wireContactPreference(state, risk.now),
      };
      return { status: 200, body };
    },
  });
