// What a job is: a name, what it carries, how often it may be tried, and the work. One file each in `handlers/`.
import type { z } from 'zod';
import type { TenantId } from '../core/ids.ts';

interface JobContext {
  /** The same for every try: work that reaches another system passes it on as its key. */
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborts when the service has to stop before the work is done. */
  readonly signal: AbortSignal;
}

/** A job that somebody promised through the outbox. It may run more than once: its effect must be the same. */
export interface PromisedJobHandler<Data extends z.ZodType = z.ZodType> {
  readonly kind: 'promised';
  readonly name: string;
  readonly schema: Data;
  readonly attempts: number;
  /** May come in storms: other jobs go first, and so do answers that somebody outside waits for. */
  readonly isHeavy?: boolean;
  /** Goes on for seconds, comes back for more, and there may be hundreds of them: all other jobs go first. */
  readonly isLong?: boolean;
  /** Of those that go on for long: it was sent away before, and its turn has come. */
  readonly isLate?: boolean;
  /** Counts the processes that die over its work itself, by how far the work got. */
  readonly countsDeaths?: boolean;
  run(data: z.infer<Data>, context: JobContext & { readonly tenant: TenantId }): Promise<void>;
  /** Two processes died over it: it is not run again, and whatever waits for it has to know. */
  givenUp?(data: z.infer<Data>, context: { readonly tenant: TenantId }): Promise<void>;
}

/** A job that comes round by itself, once for all replicas. A round that fails is left to the next one. */
export interface PeriodicJobHandler {
  readonly kind: 'periodic';
  readonly name: string;
  readonly every: { readonly milliseconds: number };
  run(context: JobContext): Promise<void>;
}

export type JobHandler = PromisedJobHandler | PeriodicJobHandler;

/** Only binds the types. `run` must bear to be repeated, also beside an earlier try whose process is thought dead. */
export const defineJob = <Data extends z.ZodType>(
  job: Omit<PromisedJobHandler<Data>, 'kind'>,
): PromisedJobHandler<Data> => ({ kind: 'promised', ...job });

/** Only binds the types. One process at a time runs a round; a round that is late is not made up for. */
export const definePeriodicJob = (job: Omit<PeriodicJobHandler, 'kind'>): PeriodicJobHandler => ({
  kind: 'periodic',
  ...job,
});
