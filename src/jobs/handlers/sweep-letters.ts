// sweep-letters: sends due letters whose own job was lost, came too early for a clock that was moved, or died in the act.
import type { TenantId } from '../../core/ids.ts';
import { definePeriodicJob } from '../job.ts';
import type { ReleaseLetter } from './release-letter.ts';

/** Over all organizations. */
export interface LetterSweeping {
  readonly dueLetters: () => Promise<readonly { tenant: TenantId; key: string }[]>;
  readonly releaseLetter: ReleaseLetter;
}

/** A net beneath `release-letter`: both may meet, and the claim of the letter lets one of them send. */
export const sweepLettersJob = ({ dueLetters, releaseLetter }: LetterSweeping) =>
  definePeriodicJob({
    name: 'sweep-letters',
    every: { milliseconds: 30_000 },
    run: async () => {
      const faults: unknown[] = [];
      for (const { tenant, key } of await dueLetters())
        // One letter that cannot leave must not hold up the others.
        await releaseLetter(tenant, key).catch((error: unknown) => faults.push(error));
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} letters could not be sent`);
    },
  });
