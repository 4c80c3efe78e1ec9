// Signed checkpoints show a change of the audit trail to somebody who has exports and a public key, and no service.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireAudit } from '../../src/api/wire/audit.ts';
import { wireCheckpoint } from '../../src/api/wire/audit-checkpoint.ts';
import { ActorId, TenantId, WebhookEndpointId } from '../../src/core/ids.ts';
import { signEveryAudit } from '../../src/main/sign-audit.ts';
import { auditSigner } from '../../src/storage/checkpoints/signing.ts';
import { openTestStorage, type TestStorage } from '../support/embedded.ts';
import { endpointOf } from '../contracts/webhook-endpoints.ts';
import { createKeptLog } from '../support/log.ts';

const acme = TenantId.parse('acme');
let opened: TestStorage;
type Line = ReturnType<typeof wireAudit>;
type Checkpoint = ReturnType<typeof wireCheckpoint>;
let records: readonly Line[];
let checkpoints: readonly Checkpoint[];

const happens = async (count: number, from: number): Promise<void> => {
  for (let at = from; at < from + count; at += 1)
    await opened.storage
      .audit(acme)
      .record({ actor: ActorId.parse(`u_${at % 3}`), event: 'key.created', subject: `k_${at} “ü”` });
};

async function exported(): Promise<void> {
  records = (await opened.storage.audit(acme).list({ limit: 1_000 })).map(wireAudit);
  const found = await opened.storage.auditCheckpoints(acme).list({ limit: 100 });
  checkpoints = found.map((one) => wireCheckpoint(acme, one));
}

beforeAll(async () => {
  opened = await openTestStorage();
  await opened.storage.organizations.create({
    id: acme,
    name: 'Acme',
    mode: 'live',
    operator: false,
    createdAt: new Date('2026-06-01T00:00:00Z'),
  });
  for (const [count, from] of [
    [40, 0],
    [25, 40],
  ] as const) {
    await happens(count, from);
    await opened.storage.auditCheckpoints(acme).make();
  }
  await happens(5, 65);
  await exported();
});
afterAll(async () => {
  await opened.close();
});

interface Given {
  readonly records?: readonly unknown[];
  readonly checkpoints?: readonly unknown[];
  readonly key?: object;
  readonly client?: string;
}

const linesOf = (all: readonly unknown[]): string => all.map((one) => `${JSON.stringify(one)}\n`).join('');

function verify(given: Given = {}): { code: number; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const { auditKey } = opened.storage;
  writeFileSync(join(folder, 'r'), linesOf(given.records ?? records));
  writeFileSync(join(folder, 'c'), linesOf(given.checkpoints ?? checkpoints));
  writeFileSync(join(folder, 'k'), JSON.stringify({ keys: [given.key ?? auditKey] }));
  const options = ['--client', given.client ?? 'acme', '--records', 'r', '--checkpoints', 'c', '--key', 'k'];
  try {
    const said = execFileSync(process.execPath, [join(process.cwd(), 'bin/verify-audit.mjs'), ...options], {
      cwd: folder,
    });
    return { code: 0, said: said.toString() };
  } catch (error) {
    const { status, stdout } = error instanceof Error && 'status' in error && 'stdout' in error ? error : {};
    return { code: Number(status), said: String(stdout) };
  }
}

const edited = (seq: number, change: Partial<Line>) =>
  records.map((one) => (one.seq === seq ? { ...one, ...change } : one));

describe('checkpoints of the audit trail', { shuffle: false }, () => {
  test('an export that nobody changed is sound, in whatever order its lines come', () => {
    expect(verify()).toEqual({
      code: 0,
      said: 'SOUND: Records 1 to 65 are as signed, by 2 checkpoints. 5 came later.\n',
    });
    expect(verify({ records: records.toReversed() }).code).toBe(0);
  });

  test.each([
    ['another actor', () => edited(7, { actor: 'u_9' }), 'records 1 to 40'],
    ['another event', () => edited(40, { event: 'key.revoked' }), 'records 1 to 40'],
    ['another subject', () => edited(41, { subject: 'k_x' }), 'records 41 to 65'],
    ['a later time', () => edited(65, { at: '2030-01-01T00:00:00.000Z' }), 'records 41 to 65'],
    ['a record that is gone', () => records.filter(({ seq }) => seq !== 12), 'Record 12 is missing'],
    [
      'a record that is gone, with the others numbered anew',
      () =>
        records.filter(({ seq }) => seq !== 12).map((one) => ({ ...one, seq: one.seq > 12 ? one.seq - 1 : one.seq })),
      'records 1 to 40',
    ],
    ['a record that is there twice', () => [...records, ...records.slice(0, 1)], 'missing or there twice'],
    ['a tail that was cut off', () => records.filter(({ seq }) => seq <= 60), 'covers more than the 60 records'],
    [
      'two records that changed places',
      () => records.map((one) => ({ ...one, seq: one.seq === 3 ? 4 : one.seq === 4 ? 3 : one.seq })),
      'records 1 to 40',
    ],
  ])('a planted change is seen: %s', (_, changed, words) => {
    const { code, said } = verify({ records: changed() });
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  });

  test.each([
    ['another count', () => checkpoints.map((one) => ({ ...one, records: one.records - 1 }))],
    ['another hash', () => checkpoints.map((one) => ({ ...one, hash: 'A'.repeat(43) }))],
    ['another time', () => checkpoints.map((one) => ({ ...one, at: '2020-01-01T00:00:00.000Z' }))],
  ])('a checkpoint with %s is not signed', (_, changed) => {
    const { code, said } = verify({ checkpoints: changed() });
    expect([code, said]).toEqual([1, expect.stringContaining('is not signed by that key')]);
  });

  test('another key, another client and no checkpoint prove nothing', () => {
    const other = auditSigner([{ id: 'k1', key: Buffer.alloc(32, 5) }]).key;
    expect(verify({ key: other })).toMatchObject({ code: 1, said: expect.stringContaining('names a key') });
    const pretended = { ...other, kid: opened.storage.auditKey.kid };
    expect(verify({ key: pretended })).toMatchObject({ code: 1, said: expect.stringContaining('not signed') });
    expect(verify({ client: 'globex' })).toMatchObject({ code: 1, said: expect.stringContaining('another client') });
    expect(verify({ checkpoints: [] })).toMatchObject({ code: 1, said: expect.stringContaining('nothing is proved') });
  });

  test('nothing new is not signed again, and a change in the database shows although later records are signed', async () => {
    const { auditCheckpoints } = opened.storage;
    const first = await auditCheckpoints(acme).make();
    expect(await auditCheckpoints(acme).make()).toEqual(first);
    const client = await opened.engine.pool('owner').connect();
    await client.query(`update audit set actor = 'u_nobody' where tenant = 'acme' and seq = 20`);
    client.release();
    await happens(3, 70);
    await auditCheckpoints(acme).make();
    await exported();
    expect(verify()).toMatchObject({ code: 1, said: expect.stringContaining('records 1 to 40') });
  });

  test('a checkpoint is promised to the address that the organization chose, once, and what arrives there verifies', async () => {
    const { storage, clock } = opened;
    const endpoints = storage.integration.webhookEndpoints(acme);
    await endpoints.add(endpointOf('whe_1', clock.real.now(), { types: ['checkpoint.signed'] }), 'whsec_for_tests');
    const before = await opened.storage.audit(acme).list({ limit: 1 });
    await storage.audit(acme).record({ actor: ActorId.parse('u_1'), event: 'key.created', subject: 'k' });
    // Two replicas at once, and the next day without anything new.
    await Promise.all([storage.auditCheckpoints(acme).make(), storage.auditCheckpoints(acme).make()]);
    await storage.auditCheckpoints(acme).make();
    const sent = await endpoints.deliveries({ endpoint: WebhookEndpointId.parse('whe_1'), limit: 10 });
    expect(sent.map(({ status, type }) => [status, type])).toEqual([['pending', 'checkpoint.signed']]);
    await exported();
    expect([sent[0]?.data, before[0]?.seq]).toEqual([checkpoints[0], (checkpoints[0]?.records ?? 0) - 1]);
  });

  test('each day’s checkpoint of each organization lies in the folder that the operator names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'exported-'));
    const parts = { storage: opened.storage, config: { AUDIT_EXPORT_DIR: folder }, log: createKeptLog() };
    await signEveryAudit(parts);
    await signEveryAudit(parts);
    const [name = ''] = readdirSync(join(folder, 'acme'));
    expect(readdirSync(join(folder, 'acme'))).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(folder, 'acme', name), 'utf8'))).toMatchObject({
      client_id: 'acme',
      key_id: opened.storage.auditKey.kid,
    });
  });
});
