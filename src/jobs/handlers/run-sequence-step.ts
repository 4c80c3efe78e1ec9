// run-sequence-step and sweep-sequences: send what is due, and what a moved clock, a pause or a lost job left behind.
import { z } from 'zod';
import { EnrolmentId, type TenantId } from '../../core/ids.ts';
import { stepJob } from '../../core/ports/enrolments.ts';
import { defineJob, definePeriodicJob } from '../job.ts';

export type RunSequenceStep = (tenant: TenantId, enrolment: EnrolmentId) => Promise<void>;

export const runSequenceStepJob = (run: RunSequenceStep) =>
  defineJob({
    name: stepJob,
    schema: z.strictObject({ enrolment: EnrolmentId }),
    // The sweep goes on trying.
    attempts: 8,
    run: ({ enrolment }, { tenant }) => run(tenant, enrolment),
  });

export const sweepSequencesJob = (sweep: () => Promise<void>) =>
  definePeriodicJob({ name: 'sweep-sequences', every: { milliseconds: 30_000 }, run: sweep });
