// What each client's recruiting team put right, kept for seconds: a translation does not wait for the database.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { VeteranReviews } from '../../core/ports/veteran-reviews.ts';
import type { CodeRecord } from './code-record.ts';
import type { OccupationTable } from './occupation-table.ts';
import { BriefCache } from './brief-cache.ts';

const keptMs = 30_000;

type Corrected = ReadonlyMap<string, CodeRecord['occupations']>;

export class Corrections {
  readonly #kept: BriefCache<Corrected>;

  constructor(dependencies: {
    reviews: Of<Pick<VeteranReviews, 'corrections'>>;
    occupations: Pick<OccupationTable, 'get'>;
    clock: Clock;
  }) {
    const { reviews, occupations, clock } = dependencies;
    const pull = async (tenant: TenantId): Promise<Corrected> =>
      new Map(
        (await reviews(tenant).corrections()).map(({ branch, code, occupations: codes }) => [
          keyOf({ branch, code }),
          codes.flatMap((one) => {
            const occupation = occupations.get(one);
            return occupation === undefined
              ? []
              : [{ code: one, title: occupation.title, provenance: 'derived' as const }];
          }),
        ]),
      );
    this.#kept = new BriefCache({ pull, clock, keptMs });
  }

  /** The record as that client's team sees it. */
  async applied(record: CodeRecord, client: TenantId): Promise<CodeRecord> {
    const kept = this.#kept.of(client);
    const occupations = (kept instanceof Promise ? await kept : kept).get(keyOf(record));
    if (occupations === undefined || occupations.length === 0) return record;
    return { ...record, occupations, reason: 'Corrected by the recruiting team.' };
  }

  /** After a decision: the next translation asks again. */
  invalidate(client: TenantId): void {
    this.#kept.invalidate(client);
  }
}

const keyOf = ({ branch, code }: { readonly branch: string; readonly code: string }): string => `${branch} ${code}`;
