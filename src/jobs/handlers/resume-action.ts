// resume-action: carries out a group that is too large to be waited for, such as a follow-up to hundreds.
import { z } from 'zod';
import { ActionId, type TenantId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type ResumeAction = (tenant: TenantId, action: ActionId) => Promise<void>;

/** Does nothing where the action has ended or another process is at it. */
export const resumeActionJob = (resume: ResumeAction) =>
  defineJob({
    name: 'resume-action',
    schema: z.strictObject({ action: ActionId }),
    attempts: 8,
    run: ({ action }, { tenant }) => resume(tenant, action),
  });
