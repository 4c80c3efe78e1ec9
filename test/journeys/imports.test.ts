// Lists of people and requisitions in the whole service: previewed, approved, taken back; and who is erased afterwards leaves nothing.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { textsHeld } from '../support/canary-files.ts';
import { type RunningService, removeData, startService } from '../support/service.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let service: RunningService;
beforeAll(async () => {
  service = await startService({ environment: { RATE_LIMIT: '100000', RATE_LIMIT_JOBS: '100000' } });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const people = async () =>
  (await service.call('GET', '/api/v1/sandbox')).body.candidates.map(({ email }: { email: string }) => email);

async function importFile(kind: string, csv: string) {
  const asked = await service.call('POST', '/api/v1/imports', { kind, file: base64(csv) });
  expect(asked).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
  const done = await service.call('POST', `/api/v1/approvals/${asked.body.approval_id}/approve`, {});
  // Long lists go on after the answer.
  expect(done.status).toBe(200);
  await ends(asked.body.action_id, 'executed');
  return String(asked.body.action_id);
}

const ends = (action: string, status: string) =>
  vi.waitFor(async () => expect((await service.call('GET', `/api/v1/actions/${action}`)).body.status).toBe(status), {
    timeout: 90_000,
    interval: 300,
  });
const undo = (action: string) => service.call('POST', `/api/v1/actions/${action}/undo`, {});

test('requisitions and a hundred and twenty people for them are imported, and each import is taken back as one', async () => {
  const before = await people();
  const made = await importFile('requisitions', 'Title,Location\nNight Porter,Chicago\n');
  const rows = Array.from({ length: 120 }, (_, index) => `Person ${index},person${index}@import.example,Night Porter`);
  const added = await importFile('candidates', `Name,Email,Job\n${rows.join('\n')}`);
  expect(await people()).toHaveLength(before.length + 120);
  expect(await undo(made)).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  expect((await undo(added)).status).toBe(200);
  await ends(added, 'undone');
  expect(await people()).toEqual(before);
  expect(await undo(made)).toMatchObject({ status: 200, body: { status: 'undone' } });
});

test('who came by an import and is erased leaves no trace of it, and the others stay able to be taken back', async () => {
  const csv = `Name,Email,Job,Phone
Quokka Erasable,quokka@import.example,Registered Nurse,+13125550147
Other Person,other@import.example,Registered Nurse,+13125550148`;
  const jobs = await service.call('GET', '/api/v1/sandbox');
  const job = jobs.body.candidates[0].job_id;
  const action = await importFile('candidates', csv.replaceAll('Registered Nurse', job));
  const { body } = await service.call('GET', '/api/v1/sandbox');
  const { id } = body.candidates.find(({ email }: { email: string }) => email === 'quokka@import.example');
  const erased = await service.call('POST', '/api/v1/data/erase', { candidate: id });
  expect(erased.status).toBe(202);
  const finished = async () =>
    expect((await service.call('GET', `/api/v1/data/erasures/${erased.body.erasure_id}`)).body.status).toBe('finished');
  await vi.waitFor(finished, { timeout: 60_000, interval: 300 });
  expect(textsHeld(service.dataDir, ['Quokka Erasable', 'quokka@import.example', '+13125550147'])).toEqual([]);
  expect((await undo(action)).status).toBe(200);
  expect(await people()).not.toContain('other@import.example');
});
