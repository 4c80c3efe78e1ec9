// What scored persons ask for, in memory.
import type { AssessmentRequest } from '../../src/core/assessment-request.ts';
import type { AssessmentRequests } from '../../src/core/ports/assessment-requests.ts';
import type { Letters } from '../../src/core/ports/letters.ts';

export class FakeAssessmentRequests implements AssessmentRequests {
  readonly rows = new Map<string, AssessmentRequest>();
  readonly #letters: Pick<Letters, 'hold'> | undefined;

  /** Without letters nobody is told. */
  constructor(letters?: Pick<Letters, 'hold'>) {
    this.#letters = letters;
  }

  put: AssessmentRequests['put'] = async (request) => {
    for (const { id, candidate, kind, outcome } of this.rows.values())
      if (candidate === request.candidate && kind === request.kind && outcome === null) this.rows.delete(id);
    this.rows.set(request.id, request);
    return request;
  };

  find: AssessmentRequests['find'] = async (id) => this.rows.get(id);

  decide: AssessmentRequests['decide'] = async (id, decided, letter) => {
    const known = this.rows.get(id);
    if (known === undefined || known.outcome !== null) return undefined;
    const row = { ...known, ...decided };
    this.rows.set(id, row);
    if (letter !== undefined) await this.#letters?.hold(letter);
    return row;
  };

  rescored: AssessmentRequests['rescored'] = async (id, rescored) => {
    const known = this.rows.get(id);
    if (known === undefined || known.rescored !== null) return undefined;
    const row = { ...known, rescored };
    this.rows.set(id, row);
    return row;
  };

  list: AssessmentRequests['list'] = async ({ candidate, isOpen, limit, before }) =>
    [...this.rows.values()]
      .filter(
        (one) =>
          (candidate ?? one.candidate) === one.candidate &&
          (isOpen ?? one.outcome === null) === (one.outcome === null) &&
          (before === undefined || one.id < before),
      )
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit);
}
