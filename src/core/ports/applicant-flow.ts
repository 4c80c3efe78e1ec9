// How many veterans reached which step, counted by day and branch. Counts only: no row stands for a person.

/** In the order in which people pass them; the order of reports follows it. */
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

/** Sums by stage, UTC day and branch. An `add` is not idempotent: whoever counts makes sure that an event counts once. */
export interface ApplicantFlow {
  /** Adds `step.count` to what stands there; at once from many sides none is lost. */
  add(step: FlowCount): Promise<void>;
  /** Days from `from` (inclusive) to `to` (exclusive). */
  counts(span: { from: string; to: string }): Promise<readonly FlowCount[]>;
}
