// An interviewer pool in wire names.
import { z } from 'zod';
import { InterviewerPool } from '../../core/interviewer-pool.ts';
import { component } from '../docs/components.ts';

export const WireInterviewerPool = component(
  'InterviewerPool',
  z.object({ pool_id: z.string(), ...InterviewerPool.shape, version: z.int().describe('Counts the changes.') }),
);
