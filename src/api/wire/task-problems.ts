// What a call of a tool can be refused for, whichever road it takes to the gate.
import type { ProblemCode } from '../../core/problem.ts';

const systemsFail = ['upstream_failed', 'upstream_rate_limited', 'outcome_unknown', 'unavailable'] as const;

export const taskProblems = [
  'candidate_not_found',
  'job_not_found',
  'user_not_found',
  'meeting_not_found',
  'template_not_found',
  'conflict',
  'changed_since',
  'calendar_conflict',
  'no_schedule',
  'contact_declined',
  'already_decided',
  'stale_approval',
  'approval_expired',
  'not_undoable',
  'four_eyes',
  'paused',
  'in_the_past',
  'unknown_stage',
  'ambiguous',
  'not_found',
  ...systemsFail,
] as const satisfies readonly ProblemCode[];

export const undoProblems = [
  'changed_since',
  'not_undoable',
  'paused',
  'calendar_conflict',
  ...systemsFail,
] as const satisfies readonly ProblemCode[];
