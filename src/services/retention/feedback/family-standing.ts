// How the model of one job family is doing: what `/v1/retention/accuracy` answers and alerts are raised from.
import type { AccuracyReport } from './accuracy.ts';
import type { Drift } from './drift.ts';
import type { FloorDecision } from './floor.ts';

export interface FamilyStanding {
  readonly jobFamily: string;
  readonly modelVersion: string;
  readonly accuracy: AccuracyReport;
  readonly drift: Drift;
  readonly floor: FloorDecision;
}
