// Interview plans and pools in the sample organization, where there are three people to interview.
import { ActorId } from '../../src/core/ids.ts';
import { InterviewPlan } from '../../src/core/interview-plan.ts';
import { InterviewerPool } from '../../src/core/interviewer-pool.ts';
import type { Operations } from './operations.ts';

const put = { active: true, removed: false, by: ActorId.parse('u_nora'), at: new Date('2026-06-01T13:30:00Z') };

export const withPlan = (world: Operations, id: string, body: object) =>
  world.interviewPlans.put({ ...put, id, body: InterviewPlan.parse(body) });

export const withPool = (world: Operations, id: string, body: object) =>
  world.interviewerPools.put({ ...put, id, body: InterviewerPool.parse(body) });
