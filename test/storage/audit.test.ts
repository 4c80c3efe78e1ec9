// The audit trail shows every edit, gap, reordering and cut-off tail.
import { afterAll, expect, test } from 'vitest';
import { ActorId } from '../../src/core/ids.ts';
import type { AuditQuery } from '../../src/core/ports/audit-log.ts';
import { openTestStorage } from '../support/embedded.ts';
import { makeAction } from '../support/ledger-records.ts';
import { freshTenant } from '../support/tenants.ts';

const opened = await openTestStorage();
const owner = opened.engine.pool('owner');
afterAll(() => opened.close());

/** A trail of six records, and a way to tamper with it as somebody who owns the database. */
const setUp = async () => {
  const tenant = freshTenant();
  const ledger = opened.storage.ledger(tenant);
  for (let count = 0; count < 6; count += 1)
    await ledger.open({ root: makeAction(), members: [], approval: undefined });
  const tamper = (statement: string) => owner.query(statement.replace('$tenant', `'${tenant}'`));
  return { tenant, ledger, tamper };
};

test('an untouched trail is whole, and one that never began is empty', async () => {
  const { ledger } = await setUp();
  expect(await ledger.verifyAudit()).toEqual({ records: 6, brokenAt: null });
  expect(await opened.storage.ledger(freshTenant()).verifyAudit()).toEqual({ records: 0, brokenAt: null });
});

test.each([
  ['actor', `update audit set actor = 'u_mallory' where tenant = $tenant and seq = 3`],
  ['event', `update audit set event = 'action.rejected' where tenant = $tenant and seq = 3`],
  ['subject', `update audit set subject = 'act_other' where tenant = $tenant and seq = 3`],
  ['time', `update audit set at = at + interval '1 hour' where tenant = $tenant and seq = 3`],
  ['hash', `update audit set this_hash = prev_hash where tenant = $tenant and seq = 3`],
])('an edited %s is found at its record', async (_, statement) => {
  const { ledger, tamper } = await setUp();
  await tamper(statement);
  expect((await ledger.verifyAudit()).brokenAt).toBe(3);
});

test('a deleted record is found at its place', async () => {
  const { ledger, tamper } = await setUp();
  await tamper('delete from audit where tenant = $tenant and seq = 4');
  expect((await ledger.verifyAudit()).brokenAt).toBe(4);
});

test('a deleted record is found even when the others are renumbered', async () => {
  const { ledger, tamper } = await setUp();
  await tamper('delete from audit where tenant = $tenant and seq = 4');
  await tamper('update audit set seq = seq - 1 where tenant = $tenant and seq > 4');
  expect((await ledger.verifyAudit()).brokenAt).toBe(4);
});

test('a cut-off tail is found, even when the count is lowered with it', async () => {
  const { ledger, tamper } = await setUp();
  await tamper('delete from audit where tenant = $tenant and seq > 4');
  expect((await ledger.verifyAudit()).brokenAt).toBe(5);
  await tamper(
    'update audit_head h set records = 4, last_hash = a.this_hash from audit a where h.tenant = $tenant and a.tenant = h.tenant and a.seq = 4',
  );
  expect((await ledger.verifyAudit()).brokenAt).toBe(5);
});

test('a trail that is deleted as a whole is found by its head', async () => {
  const { ledger, tamper } = await setUp();
  await tamper('delete from audit where tenant = $tenant');
  expect(await ledger.verifyAudit()).toEqual({ records: 0, brokenAt: 1 });
});

test('records of another tenant do not fit into this chain', async () => {
  const { ledger, tenant } = await setUp();
  const other = await setUp();
  await owner.query('delete from audit where tenant = $1', [tenant]);
  await owner.query('update audit set tenant = $1 where tenant = $2', [tenant, other.tenant]);
  expect((await ledger.verifyAudit()).brokenAt).toBe(1);
});

test('writers at once make one unbroken chain', async () => {
  const ledger = opened.storage.ledger(freshTenant());
  await Promise.all(
    Array.from({ length: 20 }, () => ledger.open({ root: makeAction(), members: [], approval: undefined })),
  );
  expect(await ledger.verifyAudit()).toEqual({ records: 20, brokenAt: null });
});

test('the trail is read newest first, by who, what and when', async () => {
  const { tenant } = await setUp();
  const trail = opened.storage.audit(tenant);
  await trail.record({ actor: ActorId.parse('u_ann'), event: 'key.created', subject: 'key_1' });
  const [newest, before] = await trail.list({ limit: 2 });
  expect([newest, before]).toMatchObject([
    { seq: 7, actor: 'u_ann', event: 'key.created', subject: 'key_1' },
    { seq: 6 },
  ]);
  const seqs = async (query: Omit<AuditQuery, 'limit'>) =>
    (await trail.list({ limit: 10, ...query })).map(({ seq }) => seq);
  expect(await seqs({ before: 7, events: ['key'] })).toEqual([]);
  expect(await seqs({ events: ['key', 'rule'] })).toEqual([7]);
  expect(await seqs({ actor: 'u_ann', subject: 'key_1' })).toEqual([7]);
  expect(await seqs({ from: newest?.at ?? new Date(0) })).toContain(7);
  expect(await seqs({ to: before?.at ?? new Date(0) })).not.toContain(7);
  expect(await trail.verify()).toEqual({ records: 7, brokenAt: null });
});
