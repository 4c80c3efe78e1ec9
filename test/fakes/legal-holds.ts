// Holds on candidates' data in memory.
import type { LegalHold, LegalHolds } from '../../src/core/ports/legal-holds.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeLegalHolds implements LegalHolds {
  readonly rows = new Map<string, LegalHold>();

  place: LegalHolds['place'] = async (hold) => {
    const row = { ...hold, endedBy: null, endedAt: null };
    this.rows.set(row.id, row);
    return row;
  };

  end: LegalHolds['end'] = async (id, { by, at }) => {
    const known = this.rows.get(id);
    if (known === undefined) throw new Problem('not_found', `There is no hold ${id}.`);
    const ended = known.endedAt === null ? { ...known, endedBy: by, endedAt: at } : known;
    this.rows.set(id, ended);
    return ended;
  };

  list: LegalHolds['list'] = async ({ candidate, limit, before }) =>
    [...this.rows.values()]
      .filter((one) => (candidate ?? one.candidate) === one.candidate && (before === undefined || one.id < before))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit);
}
