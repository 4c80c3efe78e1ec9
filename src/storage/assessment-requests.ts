// What scored persons ask for: a correction or a second look. Of a candidate one of each kind is open at most.
import { z } from 'zod';
import { AssessmentRequest } from '../core/assessment-request.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { AssessmentRequests } from '../core/ports/assessment-requests.ts';
import type { Database } from './database.ts';
import { holdIn } from './letters.ts';

const columns = AssessmentRequest.keyof().options;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

interface RequestsDependencies {
  readonly database: Database;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

export const createAssessmentRequests = (dependencies: RequestsDependencies): AssessmentRequests => ({
  ...reads(dependencies),
  ...writes(dependencies),
  ...decisions(dependencies),
});

const writes = ({ database, tenant }: RequestsDependencies): Pick<AssessmentRequests, 'put'> => ({
  put: (request) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .deleteFrom('assessmentRequest')
        .where('tenant', '=', tenant)
        .where('candidate', '=', request.candidate)
        .where('kind', '=', request.kind)
        .where('outcome', 'is', null)
        .execute();
      const { corrections, before, after } = request;
      const row = {
        ...request,
        tenant,
        corrections: JSON.stringify(corrections),
        before: json(before),
        after: json(after),
      };
      // Two presses at once: the second finds the first and stays out.
      await tx
        .insertInto('assessmentRequest')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await tx
        .selectFrom('assessmentRequest')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('candidate', '=', request.candidate)
        .where('kind', '=', request.kind)
        .where('outcome', 'is', null)
        .executeTakeFirstOrThrow();
      return AssessmentRequest.parse(kept);
    }),
});

const reads = ({ database, tenant }: RequestsDependencies): Pick<AssessmentRequests, 'find' | 'list'> => ({
  find: (id) =>
    database.readInTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('assessmentRequest')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? undefined : AssessmentRequest.parse(row);
    }),

  list: ({ candidate, isOpen, limit, before }) =>
    database.readInTenant(tenant, async (tx) => {
      let query = tx.selectFrom('assessmentRequest').select(columns).where('tenant', '=', tenant);
      if (candidate !== undefined) query = query.where('candidate', '=', candidate);
      if (isOpen !== undefined) query = query.where('outcome', isOpen ? 'is' : 'is not', null);
      if (before !== undefined) query = query.where('id', '<', before);
      return z.array(AssessmentRequest).parse(await query.orderBy('id', 'desc').limit(limit).execute());
    }),
});

const decisions = (dependencies: RequestsDependencies): Pick<AssessmentRequests, 'decide' | 'rescored'> => ({
  decide: (id, decided, letter) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await tx
        .updateTable('assessmentRequest')
        .set(decided)
        .where('tenant', '=', dependencies.tenant)
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .returning(columns)
        .executeTakeFirst();
      if (row !== undefined && letter !== undefined) await holdIn(tx, dependencies, letter);
      return row === undefined ? undefined : AssessmentRequest.parse(row);
    }),

  rescored: (id, rescored) =>
    dependencies.database.inTenant(dependencies.tenant, async (tx) => {
      const row = await tx
        .updateTable('assessmentRequest')
        .set({ rescored })
        .where('tenant', '=', dependencies.tenant)
        .where('id', '=', id)
        .where('rescored', 'is', null)
        .returning(columns)
        .executeTakeFirst();
      return row === undefined ? undefined : AssessmentRequest.parse(row);
    }),
});
