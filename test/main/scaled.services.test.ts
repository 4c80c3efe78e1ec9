// The scaled set-up: two replicas and a worker started at once on one empty PostgreSQL and one Redis, played like one service.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, redisUrlOf, storyWith } from '../support/real-services.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startMuster, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const paralegals = 20;

/** The example's organization, and enough people of one kind that a call over all of them takes its time. */
function crowdedSandbox(): string {
  const sandbox = JSON.parse(readFileSync('examples/sandbox.json', 'utf8'));
  const [job] = sandbox.jobs;
  sandbox.jobs.push({ ...job, id: 'job_legal', title: 'Paralegal', role: 'legal', job_family: 'legal' });
  for (let number = 0; number < paralegals; number += 1)
    sandbox.candidates.push({
      ...sandbox.candidates[0],
      id: `c_para${number}`,
      name: `Paralegal ${number}`,
      email: `para${number}@people.test`,
      job_id: 'job_legal',
    });
  const path = join(freshFolder(), 'sandbox.json');
  writeFileSync(path, JSON.stringify(sandbox));
  return path;
}

storyWith(['postgres', 'redis'], 'two replicas and a worker', () => {
  const sealing = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
  let replicas: [RunningService, RunningService];
  let worker: ReturnType<typeof startMuster>;
  let environment: Record<string, string>;

  const startReplica = () => startService({ environment });

  beforeAll(async () => {
    environment = {
      DATABASE_URL: await createTestDatabase(),
      REDIS_URL: redisUrlOf(4),
      ENCRYPTION_KEYS: sealing,
      SANDBOX_FILE: crowdedSandbox(),
    };
    worker = startMuster(['worker'], { ...environment, DATA_DIR: freshFolder() });
    replicas = await Promise.all([startReplica(), startReplica()]);
  });
  afterAll(async () => {
    worker.child.kill('SIGKILL');
    for (const replica of replicas) {
      await replica.kill();
      removeData(replica);
    }
  });

  test('all three came up on the empty database', async () => {
    const [one, other] = replicas;
    expect(worker.child.exitCode).toBeNull();
    const [here, there] = await Promise.all([sandboxState(one), sandboxState(other)]);
    expect(here.candidates).toEqual(there.candidates);
    // Asked one after the other, clocks of one setting never run backwards, however long each answer takes.
    const inTurn: number[] = [];
    for (const replica of [one, other, one]) inTurn.push(Date.parse((await sandboxState(replica)).now));
    expect(inTurn).toEqual(inTurn.toSorted((earlier, later) => earlier - later));
    expect(here.candidates).toHaveLength(6 + paralegals);
  });

  test('what is done at one is seen and undone at the other', async () => {
    const [one, other] = replicas;
    const { body: moved } = await one.call('POST', '/api/v1/tasks', {
      action: 'move_stage',
      candidate: 'c_priya',
      stage: 'Offer',
    });
    expect((await other.call('GET', `/api/v1/tasks/${moved.task_id}`)).body.status).toBe('executed');
    expect(candidateOf(await sandboxState(other), 'c_priya').stage).toBe('Offer');
    expect((await other.call('POST', `/api/v1/tasks/${moved.task_id}/undo`)).body.status).toBe('undone');
    expect(candidateOf(await sandboxState(one), 'c_priya').stage).toBe('Applied');
  });

  test('an approval decided at both at once is decided once', async () => {
    const [one, other] = replicas;
    const { body: waiting } = await one.call('POST', '/api/v1/tasks', {
      action: 'reject_candidate',
      candidate: 'c_bob',
    });
    const path = `/api/v1/approvals/${waiting.approval_id}/approve`;
    const answers = await Promise.all([one, other, one].map((replica) => replica.call('POST', path, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === 'already_decided')).toHaveLength(2);
    const { body } = await other.call('GET', '/api/v1/actions?tool=reject_candidate');
    expect(body.data).toMatchObject([{ status: 'executed' }]);
  });

  test('the same decision asked for at both at once waits once, and says who asked', async () => {
    const asked = Array.from({ length: 6 }, (_, index) => {
      const replica = replicas[index % 2 === 0 ? 0 : 1];
      return replica.call('POST', '/api/v1/tasks', { action: 'reject_candidate', candidate: 'c_tomas' });
    });
    const talks = replicas.map(async (replica) => {
      const talk = await startTalk(replica, { as_user: 'u_mara' });
      return (await talk.say('reject Tomás Aguilar')).actions[0]?.action_id;
    });
    const actions = [...(await Promise.all(asked)).map(({ body }) => body.action_id), ...(await Promise.all(talks))];
    expect(new Set(actions).size).toBe(1);
    const { data } = (await replicas[1].call('GET', '/api/v1/approvals')).body;
    expect(data).toMatchObject([{ action_id: actions[0] }]);
    const [{ requested_by: by, also_requested_by: also }] = data;
    expect(new Set([by, ...also])).toEqual(new Set(['u_mara', expect.stringMatching(/^key:/)]));
  });

  test('one request sent to both at once under one name acts once', async () => {
    const headers = { 'idempotency-key': 'one-note' };
    const note = { action: 'add_note', candidate: 'c_tomas', text: 'Called back' };
    const answers = await Promise.all(replicas.map((replica) => replica.call('POST', '/api/v1/tasks', note, headers)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(candidateOf(await sandboxState(replicas[0]), 'c_tomas')['notes']).toHaveLength(1);
  });

  test('each letter leaves once, whoever of the three sends it', async () => {
    const [one, other] = replicas;
    expect((await one.call('PATCH', '/api/v1/settings', { hold_seconds: 1 })).status).toBe(200);
    const { body } = await other.call('POST', '/api/v1/tasks', {
      action: 'send_followup',
      filters: { role: 'nursing', days_since_contact: 0 },
      message_template: 'checking_in',
    });
    expect(body.candidates_contacted).toBe(2);
    const sent = async () => (await sandboxState(one)).mailbox.map(({ to, status }) => `${to} ${status}`).toSorted();
    const once = ['grace@people.test sent', 'lindholm@people.test sent'];
    await vi.waitFor(async () => expect(await sent()).toEqual(once), { timeout: 20_000, interval: 100 });
    // Long enough for a second sender to have had its turn.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await sent()).toEqual(once);
  });

  test('a replica that is killed in the middle leaves nothing half done: another one carries on', async () => {
    const [one, other] = replicas;
    expect((await other.call('PATCH', '/api/v1/settings', { hold_seconds: 3_600, bulk_threshold: 1_000 })).status).toBe(
      200,
    );
    const database = new Client({ connectionString: environment['DATABASE_URL'] });
    await database.connect();
    const executed = async () => {
      const { rows } = await database.query(
        `select 1 from action where tool = 'send_followup' and root is not null and status = 'executed' and preview like '%Paralegal%'`,
      );
      return rows.length;
    };
    const cutOff = one
      .call('POST', '/api/v1/tasks', {
        action: 'send_followup',
        filters: { role: 'legal' },
        message_template: 'checking_in',
      })
      .catch(() => undefined);
    await vi.waitFor(async () => expect(await executed()).toBeGreaterThan(1), { timeout: 10_000, interval: 5 });
    await one.kill();
    await cutOff;
    expect(await executed()).toBeLessThan(paralegals);
    await database.end();

    replicas[0] = await startReplica();
    const letters = async () =>
      (await sandboxState(other)).mailbox.filter(({ to }) => to.startsWith('para')).map(({ to }) => to);
    await vi.waitFor(async () => expect(await letters()).toHaveLength(paralegals), { timeout: 20_000, interval: 200 });
    expect(new Set(await letters()).size).toBe(paralegals);
    const { body } = await other.call('GET', '/api/v1/tasks?limit=1');
    await vi.waitFor(
      async () =>
        expect((await other.call('GET', `/api/v1/tasks/${body.data[0].task_id}`)).body).toMatchObject({
          status: 'executed',
          candidates_contacted: paralegals,
        }),
      { timeout: 10_000, interval: 200 },
    );
  });

  test('a clock that is set at one replica is set at all of them', async () => {
    const [one, other] = replicas;
    const before = Date.parse((await sandboxState(other)).now);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await one.call('POST', '/api/v1/sandbox/reset', {})).status).toBe(200);
    const nowThere = async () => Date.parse((await sandboxState(other)).now);
    await vi.waitFor(async () => expect(await nowThere()).toBeLessThan(before), { timeout: 5_000, interval: 100 });
  });

  test('a worker ends with 0 when it is told to', async () => {
    const started = startMuster(['worker'], { ...environment, DATA_DIR: freshFolder(), LOG_LEVEL: 'info' });
    await vi.waitFor(() => expect(started.output()).toContain('working'), { timeout: 25_000, interval: 50 });
    expect(started.child.exitCode).toBeNull();
    const gone = new Promise<number | null>((resolve) => started.child.once('exit', resolve));
    started.child.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(started.output()).toContain('draining');
  });
});
