// A decision record that left the service proves what it says after everything of the person was erased here; and their own link ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireRequests } from '../../../src/api/wire/assessment-request.ts';
import { wireDecisionRecord } from '../../../src/api/wire/decision.ts';
import { ErasureId } from '../../../src/core/ids.ts';
import { Problem } from '../../../src/core/problem.ts';
import { Settings } from '../../../src/core/settings.ts';
import { assessmentOf } from '../../../src/services/compliance/assessment.ts';
import { decisionOf } from '../../../src/services/compliance/decisions.ts';
import { openTestStorage, type TestStorage } from '../../support/embedded.ts';
import { createTestIds } from '../../support/ids.ts';
import { nora } from '../../support/ledger-records.ts';
import { canary, person, plant } from '../../support/planted-person.ts';
import { plantInStores } from '../../support/planted-stores.ts';
import { freshTenant } from '../../support/tenants.ts';
import { planted, verifyRecord } from '../../support/verify-record.ts';

let opened: TestStorage;
beforeAll(async () => {
  opened = await openTestStorage();
});
afterAll(async () => {
  await opened.close();
});

const unknown = async () => {
  throw new Problem('candidate_not_found', 'Nobody is called that.');
};

async function setUp() {
  const { storage, clock } = opened;
  const tenant = freshTenant();
  await plant({ storage, clock }, tenant);
  await plantInStores({ storage, clock }, tenant);
  const [ledger, requests] = [storage.ledger(tenant), storage.assessmentRequests(tenant)];
  const scores = storage.retention.journal(tenant);
  const ports = { ledger, letters: storage.letters(tenant), scores, ats: { candidate: unknown, job: unknown } };
  const [rejected] = await ledger.actions({ tool: 'reject_candidate', candidate: person.candidate, limit: 1 });
  if (rejected === undefined) throw new Error('nobody was rejected');
  const record = async () => {
    const facts = await decisionOf(ports, await ledger.action(rejected.id), Settings.parse({}));
    const asked = await wireRequests(ports.letters, await requests.list({ candidate: person.candidate, limit: 10 }));
    const beside = { asked: [], read: new Map(), contested: new Map(), sent: [], requests: asked };
    return JSON.stringify(wireDecisionRecord(facts, beside));
  };
  const { retention, clocks } = { retention: storage.retention, clocks: clock };
  const own = {
    ledger,
    scores,
    requests,
    preview: unknown,
    raise: async () => undefined,
    hasOptedOut: (candidate: typeof person.candidate) => retention.optOuts(tenant).has(candidate),
    optOut: async () => undefined,
    noted: async () => undefined,
    newId: createTestIds(),
    clock: clocks.business,
  };
  const link = () => assessmentOf(own, { candidate: person.candidate, action: rejected.id });
  const erase = () =>
    storage.personalData(tenant).erase({
      id: ErasureId.parse(`era_${tenant}`),
      person,
      by: nora,
      at: clock.real.now(),
    });
  return { tenant, record, link, erase };
}

test('an exported record is sound after an erasure, and 52 planted changes of it are found', async () => {
  const { tenant, record, erase } = await setUp();
  const { storage } = opened;
  const line = await record();
  expect(line).toContain(canary.id);
  expect(line).toContain(canary.name);
  const file = `${line}\n${JSON.stringify(storage.recordSeal(tenant).seal(line))}\n`;
  await erase();
  const verify = (text: string) => verifyRecord(text, { client: tenant, key: storage.auditKey }).code;
  expect(verify(file)).toBe(0);
  expect(Array.from({ length: 52 }, (_, seed) => verify(planted(file, seed + 1)))).toEqual(
    Array.from({ length: 52 }, () => 1),
  );
  const now = await record();
  for (const trace of [canary.id, canary.name]) expect(now).not.toContain(trace);
}, 60_000);

test('the link of the person ends with an erasure, and what they asked for goes', async () => {
  const { tenant, link, erase } = await setUp();
  expect(await link()).toMatchObject({ requests: [expect.anything()] });
  await erase();
  expect(await link()).toBe('erased');
  expect(await opened.storage.assessmentRequests(tenant).list({ limit: 10 })).toEqual([]);
});
