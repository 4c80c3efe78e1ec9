// An interview plan in wire names.
import { z } from 'zod';
import { InterviewPlan } from '../../core/interview-plan.ts';
import { component } from '../docs/components.ts';

export const WireInterviewPlan = component(
  'InterviewPlan',
  z.object({ plan_id: z.string(), ...InterviewPlan.shape, version: z.int().describe('Counts the changes.') }),
);
