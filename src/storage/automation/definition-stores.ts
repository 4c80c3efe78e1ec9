// Everything that an organization writes itself in versions, by what it is.
import { InterviewPlan } from '../../core/interview-plan.ts';
import { InterviewerPool } from '../../core/interviewer-pool.ts';
import { Rule } from '../../core/rule.ts';
import { Sequence } from '../../core/sequence.ts';
import type { Database } from '../database.ts';
import type { Storage } from '../storage.ts';
import { createDefinitions } from './definitions.ts';

type Stores = Pick<Storage, 'sequences' | 'rules' | 'interviewPlans' | 'interviewerPools'>;

export const definitionStores = (database: Database): Stores => ({
  sequences: (tenant) => createDefinitions({ database, tenant, kind: 'sequence', schema: Sequence }),
  rules: (tenant) => createDefinitions({ database, tenant, kind: 'rule', schema: Rule }),
  interviewPlans: (tenant) => createDefinitions({ database, tenant, kind: 'interview_plan', schema: InterviewPlan }),
  interviewerPools: (tenant) =>
    createDefinitions({ database, tenant, kind: 'interviewer_pool', schema: InterviewerPool }),
});
