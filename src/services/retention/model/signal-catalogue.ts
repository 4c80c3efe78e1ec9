// The signals that every job family knows: what they mean, what they may do, and what is assumed where no data speaks.
import type { SignalModel } from './family-model.ts';

export type SignalSpec = Omit<SignalModel, 'mean' | 'deviation' | 'weight' | 'origin'>;

export const learnedSignals = [
  {
    name: 'experience_months',
    label: 'Work experience before the hire',
    unit: 'months',
    min: 0,
    max: 720,
    shape: 'log',
    sign: -1,
  },
  {
    name: 'average_prior_tenure_months',
    label: 'Average time in earlier jobs',
    unit: 'months',
    min: 0,
    max: 720,
    shape: 'log',
    sign: -1,
  },
  { name: 'prior_jobs', label: 'Number of earlier jobs', unit: 'jobs', min: 0, max: 60, shape: 'log', sign: 1 },
  { name: 'weekly_hours', label: 'Weekly hours of the job', unit: 'hours', min: 0, max: 80, shape: 'linear', sign: 0 },
] as const satisfies readonly SignalSpec[];

/**
 * No public data links these to staying. The weights are small on purpose: they move a score by a few points, and an
 * organization's own history replaces them. Means and deviations are those of a usual scale from 0 to 100 and 0 to 5.
 */
export const priorSignals = [
  {
    name: 'assessment_score',
    label: 'Assessment result',
    unit: 'points',
    min: 0,
    max: 100,
    shape: 'linear',
    sign: -1,
    origin: 'prior',
    mean: 65,
    deviation: 15,
    weight: -0.08,
  },
  {
    name: 'interview_rating',
    label: 'Interview rating',
    unit: 'of 5',
    min: 0,
    max: 5,
    shape: 'linear',
    sign: -1,
    origin: 'prior',
    mean: 3.4,
    deviation: 0.8,
    weight: -0.12,
  },
] as const satisfies readonly SignalModel[];
