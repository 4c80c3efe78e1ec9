// Every write tool of the catalogue in the whole service: done, undone, done again, undone twice; then the person is erased, and
// nothing of them is left in the log, the approvals, the sandbox's systems or any byte of the data folder.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { erasedMark } from '../../src/core/personal-data.ts';
import { textsHeld } from '../support/canary-files.ts';
import { openOperations } from '../support/operations.ts';
import { type RunningService, removeData, startService } from '../support/service.ts';
import { type WriteCase, writeCases } from './write-tool-cases.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Tools of the integration platform are about records of other systems; their undo is played where those systems are. */
const ofThePlatform = ['run_sync', 'carry_deletions', 'undo_sync', 'settle_record', 'propose_flow'];
/** Needs an interview that is over, and none can be booked in the past; its undo is played over the ports. */
const ofThePast = ['request_feedback'];

/** About nobody who was there before: `imports.test.ts` and `environments.test.ts` play them. */
const ofNobody = ['import_candidates', 'import_requisitions', 'apply_environment'];

let service: RunningService;
const arranged = new Map<string, unknown>();
beforeAll(async () => {
  service = await startService({
    environment: { RATE_LIMIT: '100000', RATE_LIMIT_JOBS: '100000' },
    timeoutMs: 240_000,
  });
  // Every call waits for a person first, so that each leaves an approval as well.
  const approvals = Object.fromEntries(writeCases.map(({ tool }) => [tool, 'ask']));
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 3_600, approvals });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

describe('every write tool', { shuffle: false }, () => {
  test('there is a case for each write tool of the catalogue', async () => {
    const { tools } = await openOperations();
    const names = tools.filter(({ effect }) => effect === 'write').map(({ name }) => name);
    const cases = [...writeCases.map(({ tool }) => tool), ...ofThePlatform, ...ofThePast, ...ofNobody];
    expect(cases.toSorted()).toEqual(names.toSorted());
    expect(new Set(writeCases.map(({ candidate }) => candidate)).size).toBe(writeCases.length);
  });

  describe.each(writeCases.map((one) => [one.tool, one] as const))('%s', (_tool, one) => {
    test('is done, undone, done again and undone twice', async () => {
      arranged.set(one.tool, await one.arrange?.(service));
      const [before, said] = [await standing(one.candidate), await tellings()];
      const first = await act(one);
      await settled();
      expect([await standing(one.candidate), await tellings()]).not.toEqual([before, said]);
      const back = await undo(first);
      expect(back).toMatchObject({ status: 200, body: { status: 'undone' } });
      await settled();
      expect(await standing(one.candidate)).toEqual(before);
      const isSaid =
        one.stays === undefined ? isDeepStrictEqual(await tellings(), said) : one.stays.test(back.body.summary);
      expect(isSaid).toBe(true);
      await act(one);
      const redone = await undoAndRedo();
      expect(await standing(one.candidate)).not.toBe(before);
      for (const action of [redone, redone, first])
        expect(await undo(action)).toMatchObject({ status: 200, body: { status: 'undone' } });
      await settled();
      expect(await standing(one.candidate)).toEqual(before);
    });
  });

  test('erased, nothing of the people is left in what is answered, nor in any byte of the data folder', async () => {
    for (const one of writeCases) await act(one);
    const ids = writeCases.map(({ candidate }) => candidate);
    await expectNothingLeft(
      ids,
      writeCases.flatMap(({ secrets }) => secrets),
    );
    const { body } = await service.call('GET', '/api/v1/sandbox');
    type Shown = Readonly<Record<'title' | 'start', string>>;
    const taken = body.calendar.filter(({ title, start }: Shown) => title === erasedMark && start.startsWith('2031'));
    expect(taken).not.toEqual([]);
    for (const meeting of taken)
      expect(meeting).toMatchObject({ with: [expect.stringMatching(/^u_/)], candidate_id: null });
  });

  test('nor of what waits, was declined or edited, was about several, or was said in a conversation', async () => {
    const [yuki, mateo] = ['c_yuki_tanaka', 'c_mateo_alvarez'];
    const ask = async (body: object) => (await service.call('POST', '/api/v1/tasks', body)).body;
    await ask({ action: 'reject_candidate', candidate: yuki, reason: 'quokka-waits' });
    const declined = await ask({ action: 'send_message', candidate: yuki, text: 'quokka-declined' });
    await service.call('POST', `/api/v1/approvals/${declined.approval_id}/reject`, { reason: 'quokka-why' });
    const first = await ask({ action: 'add_note', candidate: yuki, text: 'quokka-before' });
    const edit = { arguments: { candidate: yuki, text: 'quokka-edited' } };
    expect((await service.call('POST', `/api/v1/approvals/${first.approval_id}/edit`, edit)).status).toBeLessThan(300);
    await ask({ action: 'reject_candidate', candidates: [yuki, mateo], reason: 'quokka-both' });
    await ask({ action: 'notify_user', user: 'u_dana', text: 'YUKI TANAKA and quokka-told' });
    const { body: talk } = await service.call('POST', '/api/v1/conversations', {});
    const said = { text: 'Note for Yuki Tanaka: “quokka-said”' };
    await service.call('POST', `/api/v1/conversations/${talk.conversation_id}/messages`, said);
    const secrets = ['waits', 'declined', 'why', 'before', 'edited', 'both', 'said'].map((word) => `quokka-${word}`);
    await expectNothingLeft([yuki, mateo], [...secrets, 'YUKI TANAKA']);
    const { body: turns } = await service.call('GET', `/api/v1/conversations/${talk.conversation_id}`);
    expect(tracesIn(JSON.stringify(turns), secrets)).toEqual([]);
  });
});

async function act({ tool, candidate, input }: WriteCase): Promise<string> {
  const body = { action: tool, candidate, ...input(arranged.get(tool)) };
  const asked = await service.call('POST', '/api/v1/tasks', body);
  expect(asked).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
  await approve(asked.body.approval_id);
  return String(asked.body.action_id);
}

async function approve(id: string): Promise<void> {
  const done = await service.call('POST', `/api/v1/approvals/${id}/approve`, {});
  expect(done).toMatchObject({ status: 200, body: { status: 'executed' } });
}

/** `undo_action` takes back the caller's last action; undoing that proposes the same anew. */
async function undoAndRedo(): Promise<string> {
  const { body } = await service.call('POST', '/api/v1/tasks', { action: 'undo_action' });
  expect(body).toMatchObject({ status: 'executed' });
  const redone = await undo(body.action_id);
  expect(redone.body).toMatchObject({ status: 'pending_approval' });
  await approve(redone.body.approval_id);
  return String(redone.body.action_id);
}

const undo = (action: string) => service.call('POST', `/api/v1/actions/${action}/undo`, {});

/** Everything of the person in every system; what the ATS or the mailer keeps of what was called off counts as gone. */
async function standing(candidate: string) {
  const { body } = await service.call('GET', '/api/v1/sandbox');
  const person = body.candidates.find(({ id }: { id: string }) => id === candidate);
  const shown = await service.call('GET', `/api/v1/candidates/${candidate}`);
  const preference = await service.call('GET', `/api/v1/candidates/${candidate}/contact-preference`);
  return {
    person,
    shown: shown.body,
    preference: preference.body,
    meetings: body.calendar.filter(
      (one: { candidate_id: string; status: string }) => one.candidate_id === candidate && one.status !== 'cancelled',
    ),
    mail: body.mailbox.filter(
      (one: { to: string; status: string }) => one.to === person.email && one.status !== 'cancelled',
    ),
  };
}

/** What colleagues were told and what the CRM logged, which no undo unsays. */
async function tellings() {
  const { body } = await service.call('GET', '/api/v1/sandbox');
  return [...body.crm, ...body.messages].map(({ text }: { text: string }) => text);
}

/** Two looks in a row that see the same: a colleague or the CRM may be told of a stage change a moment later. */
async function settled(): Promise<void> {
  let last = -1;
  await vi.waitFor(
    async () => {
      const [before, now] = [last, (await tellings()).length];
      last = now;
      expect(now).toBe(before);
    },
    { interval: 250, timeout: 90_000 },
  );
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const shownOf = async (ids: readonly string[]): Promise<Person[]> =>
  (await service.call('GET', '/api/v1/sandbox')).body.candidates.filter(({ id }: Person) => ids.includes(id));

const readers = ['actions', 'tasks', 'sandbox', 'audit', 'brief', 'conversations'];
const approvals = ['pending', 'approved', 'rejected', 'superseded'].map((status) => `approvals?status=${status}`);

async function expectNothingLeft(ids: readonly string[], secrets: readonly string[]): Promise<void> {
  const people = await shownOf(ids);
  expect(people).toHaveLength(ids.length);
  const erasures: string[] = [];
  for (const candidate of ids) {
    const { status, body } = await service.call('POST', '/api/v1/data/erase', { candidate });
    expect({ candidate, status }).toEqual({ candidate, status: 202 });
    erasures.push(body.erasure_id);
  }
  const traces = [...secrets, ...people.flatMap(({ id, name, email }) => [id, name, email])];
  for (const reader of [...readers, ...approvals]) {
    const { status, body } = await service.call('GET', `/api/v1/${reader}`);
    expect({ reader, status, left: tracesIn(JSON.stringify(body), traces) }).toEqual({ reader, status: 200, left: [] });
  }
  const finished = async () => {
    for (const id of erasures)
      expect((await service.call('GET', `/api/v1/data/erasures/${id}`)).body.status).toBe('finished');
  };
  await vi.waitFor(finished, { timeout: 90_000, interval: 300 });
  expect(textsHeld(service.dataDir, traces)).toEqual([]);
  expect(tracesIn(service.output(), traces)).toEqual([]);
}

const tracesIn = (text: string, traces: readonly string[]): string[] => traces.filter((trace) => text.includes(trace));
