// How many veterans reached which step, counted by day and branch. Counts only: no row stands for a person.

export const flowStages = ['view', 'translation', 'match', 'apply_click', 'application', 'hire'] as const;
export type FlowStage = (typeof flowStages)[number];

export interface FlowCount {
  readonly stage: FlowStage;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  /** Empty where it is not known. */
  readonly branch: string;
  readonly count: number;
}

export interface ApplicantFlow {
  /** Adds `step.count` to what stands there; at once from many sides none is lost. */
  add(step: FlowCount): Promise<void>;
  /** Days from `from` (inclusive) to `to` (exclusive). */
  counts(span: { from: string; to: string }): Promise<readonly FlowCount[]>;
}
