// Export and erasure in memory: rows by store and candidate, erased from there.
import type { CandidateId } from '../../src/core/ids.ts';
import type { Json } from '../../src/core/json.ts';
import type { Erasure, PersonalData } from '../../src/core/ports/personal-data.ts';
import { Problem } from '../../src/core/problem.ts';

interface Row {
  readonly store: string;
  readonly candidate: CandidateId;
  readonly record: Json;
}

export class FakePersonalData implements PersonalData {
  readonly rows: Row[] = [];
  readonly known = new Map<string, Erasure>();

  exportPerson: PersonalData['exportPerson'] = async ({ candidate }) => ({
    rows: this.rows.filter((row) => row.candidate === candidate).map(({ store, record }) => ({ store, record })),
    next: null,
  });

  exportAll: PersonalData['exportAll'] = async ({ after, limit }) => {
    const start = Number(after ?? 0);
    const end = start + limit;
    return {
      rows: this.rows.slice(start, end).map(({ store, record }) => ({ store, record })),
      next: end < this.rows.length ? String(end) : null,
    };
  };

  erase: PersonalData['erase'] = async ({ id, person, by, at }) => {
    const gone = this.rows.filter(({ candidate }) => person === 'everybody' || candidate === person.candidate);
    this.rows.splice(0, this.rows.length, ...this.rows.filter((row) => !gone.includes(row)));
    const counts = Object.fromEntries(
      [...Map.groupBy(gone, ({ store }) => store)].map(([name, all]) => [name, all.length]),
    );
    const scope = person === 'everybody' ? 'all' : 'candidate';
    const erasure: Erasure = {
      id,
      scope,
      status: 'erased',
      requestedBy: by,
      requestedAt: at,
      finishedAt: null,
      counts,
    };
    this.known.set(id, erasure);
    return erasure;
  };

  expectErasable: PersonalData['expectErasable'] = async () => undefined;

  erasure: PersonalData['erasure'] = async (id) => {
    const found = this.known.get(id);
    if (found === undefined) throw new Problem('not_found', `There is no erasure ${id}.`);
    return found;
  };

  erasures: PersonalData['erasures'] = async (limit) =>
    [...this.known.values()].toSorted((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime()).slice(0, limit);

  finish: PersonalData['finish'] = async ({ requestedBy, finishedAt }) => {
    for (const [id, erasure] of this.known)
      if (erasure.status === 'erased' && erasure.requestedAt <= requestedBy)
        this.known.set(id, { ...erasure, status: 'finished', finishedAt });
  };

  sweep: PersonalData['sweep'] = async () => ({});
}
