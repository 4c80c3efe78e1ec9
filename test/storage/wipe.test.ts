// A reset of the sandbox removes what one organization did, and nothing of who may come in or what was recorded.
import { afterAll, expect, test } from 'vitest';
import { ConversationId, KeyId, type TenantId } from '../../src/core/ids.ts';
import { ApiKey } from '../../src/core/ports/credentials.ts';
import { Template, User } from '../../src/core/records.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { openTestStorage } from '../support/embedded.ts';
import { makeAction, makeApproval, nora } from '../support/ledger-records.ts';
import { makeReview } from '../support/veteran-records.ts';
import { standingPromises } from '../support/standing-promises.ts';
import { freshTenant } from '../support/tenants.ts';

const { storage, engine, clock, close } = await openTestStorage();
const standing = standingPromises(engine);
afterAll(close);

const now = clock.real.now();
const conversation = { id: ConversationId.parse('cnv_1'), actor: nora, createdAt: now };

/** An organization with something in every store. */
async function fill() {
  const tenant = freshTenant();
  const hash = `hash of ${tenant}`;
  await storage.organizations.create({ id: tenant, name: 'A', mode: 'sandbox', operator: true, createdAt: now });
  await storage.credentials.addKey(
    ApiKey.parse({
      id: KeyId.parse(`k_${tenant}`),
      tenant,
      name: 'first',
      kind: 'live',
      scopes: ['admin'],
      origins: [],
      hash,
      last4: 'abcd',
      createdAt: now,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    }),
  );
  await storage
    .directory(tenant)
    .put(User.parse({ id: 'u_nora', name: 'Nora', email: 'nora@example.org', role: 'recruiter' }));
  await storage.templates(tenant).put(Template.parse({ id: 'hello', subject: 'Hi', body: 'Hi' }));
  await storage.settings(tenant).put({ ...defaultSettings, holdSeconds: 1 });
  const root = makeAction({ status: 'pending_approval' });
  await storage.ledger(tenant).open({ root, members: [], approval: makeApproval(root) });
  await storage.letters(tenant).hold({
    key: 'k1',
    candidate: null,
    to: 'a@example.org',
    subject: '',
    text: '',
    releaseAt: now,
    createdAt: now,
  });
  await storage.conversations(tenant).create(conversation);
  await storage.records(tenant).change((records) => records.put({ kind: 'job', id: 'a', body: 1 }));
  await fillVeteran(tenant);
  return { tenant, hash };
}

async function fillVeteran(tenant: TenantId): Promise<void> {
  const { reviews, flow, selfIdentifications } = storage.veteran;
  await reviews(tenant).add({ ...makeReview('rev_1'), createdAt: now });
  await flow(tenant).add({ stage: 'view', day: '2026-06-01', branch: 'Army', count: 1 });
  await selfIdentifications(tenant).put({ application: 'a', stage: 'pre_offer', answer: 'declined', at: now });
}

const eternity = { from: new Date(0), to: new Date(Date.UTC(2100, 0, 1)) };

const lookAt = async (tenant: Awaited<ReturnType<typeof fill>>['tenant']) => ({
  users: (await storage.directory(tenant).users()).length,
  templates: (await storage.templates(tenant).list()).length,
  settingsVersion: (await storage.settings(tenant).get()).version,
  actions: (await storage.ledger(tenant).actions({ limit: 10 })).length,
  approvals: (await storage.ledger(tenant).approvals({ status: 'pending', limit: 10 })).length,
  letters: (await storage.letters(tenant).list({ limit: 10 })).length,
  promises: (await standing(tenant)).length,
  conversations: (await storage.conversations(tenant).list({ limit: 10 })).length,
  records: (await storage.records(tenant).read((records) => records.list('job'))).length,
  reviews: (await storage.veteran.reviews(tenant).list({ status: 'open', limit: 10, before: undefined })).length,
  flow: (await storage.veteran.flow(tenant).counts({ from: '2026-01-01', to: '2027-01-01' })).length,
  answers: (await storage.veteran.selfIdentifications(tenant).counts({ stage: 'pre_offer', ...eternity })).declined,
});

test('a wiped organization is empty, and its neighbour untouched', async () => {
  const { tenant } = await fill();
  const neighbour = await fill();
  const full = await lookAt(neighbour.tenant);
  // The letter's release and the approval's announcement.
  const { promises, ...others } = full;
  expect(promises).toBe(2);
  expect(Object.values(others).every((count) => count === 1)).toBe(true);
  await storage.wipe(tenant);
  expect(Object.values(await lookAt(tenant)).every((count) => count === 0)).toBe(true);
  expect(await lookAt(neighbour.tenant)).toEqual(full);
});

test('the organization, its keys and its audit trail stay, and the trail records the reset', async () => {
  const { tenant, hash } = await fill();
  const before = await storage.ledger(tenant).verifyAudit();
  await storage.wipe(tenant);
  expect((await storage.organizations.get(tenant))?.id).toBe(tenant);
  expect((await storage.credentials.keyByHash(hash))?.tenant).toBe(tenant);
  expect(await storage.ledger(tenant).verifyAudit()).toEqual({ records: before.records + 1, brokenAt: null });
});
