// The leases of a process that is gone, at the start of the next one on the same embedded database.
import { describe, expect, onTestFinished, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { openTestStorage } from '../support/embedded.ts';
import { makeAction, makeApproval } from '../support/ledger-records.ts';

const acme = TenantId.parse('acme');
const now = new Date('2026-06-01T08:00:00Z');
const later = new Date('2026-06-01T08:01:00Z');

async function setUp() {
  const { storage, close } = await openTestStorage({ now });
  onTestFinished(close);
  await storage.organizations.create({ id: acme, name: 'Acme', mode: 'live', operator: false, createdAt: now });
  return storage;
}

describe('leases of a process that is gone', () => {
  test('a request goes on under its token, and an answered one keeps its answer', async () => {
    const storage = await setUp();
    const { idempotency } = storage;
    const claim = (key: string, fingerprint = 'f') =>
      idempotency.claim({ scope: 's', key, fingerprint, now, leaseUntil: later, expiresAt: later });
    const first = await claim('k1');
    await claim('k2');
    const answer = { status: 200, headers: {}, body: '{}' };
    await idempotency.answer({ scope: 's', key: 'k2', claim: 0, answer });
    expect((await claim('k1')).kind).toBe('in_progress');
    await storage.freeLeases();
    expect((await claim('k1', 'g')).kind).toBe('mismatch');
    expect(await claim('k1')).toEqual({ ...first, claim: 1 });
    expect((await claim('k2')).kind).toBe('replay');
  });

  test('a letter that was being sent is due again, and one that is held stays held', async () => {
    const storage = await setUp();
    const letters = storage.letters(acme);
    const letter = { candidate: null, to: 'a@example.org', subject: 's', text: 't', createdAt: now };
    await letters.hold({ ...letter, key: 'sending', releaseAt: now });
    await letters.hold({ ...letter, key: 'held', releaseAt: later });
    await letters.claim({ key: 'sending', now, leaseUntil: later, leaseEndedBy: now });
    const due = () => storage.letterSweep.due({ now, leaseEndedBy: now, limit: 10 });
    expect(await due()).toEqual([]);
    await storage.freeLeases();
    expect((await due()).map(({ key }) => key)).toEqual(['sending']);
  });

  test('an action that was being done is taken up again, and one that waits keeps waiting', async () => {
    const storage = await setUp();
    const executing = { status: 'executing', leaseUntil: later, attempt: 1, claims: 1 } as const;
    await storage.ledger(acme).open({ root: makeAction(executing), members: [], approval: undefined });
    const pending = makeAction({ status: 'pending_approval' });
    await storage.ledger(acme).open({ root: pending, members: [], approval: makeApproval(pending) });
    const unfinished = () => storage.ledgerSweep.unfinished(now);
    expect(await unfinished()).toEqual([]);
    await storage.freeLeases();
    expect(await unfinished()).toHaveLength(1);
  });
});
