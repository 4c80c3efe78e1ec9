// Schedules have no leader: two whole services on one PostgreSQL, on one clock that jumps, both of which carry out every periodic job at
// every round, at the same moment. Each due time has its brief, its audit, its checkpoint and its sync once.
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { keepPeople, person, servePeople, startServer } from '../fakes/rest-systems.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';
import { SandboxState } from '../support/sandbox-state.ts';
import { freshFolder } from '../support/service.ts';
import { jumpingClock } from '../support/virtual-queue.ts';
import { live, type Living } from '../support/week/live.ts';
import { begin, emailOf, local, people, users, zone } from '../support/week/world.ts';

const hourMs = 3_600_000;
/** A working day in every zone, and the beginning of the next one. */
const hours = 26;
const end = begin + hours * hourMs;
const cap = 5;

async function replicas(): Promise<readonly [Living, Living]> {
  const clock = jumpingClock(new Date(begin));
  const folder = freshFolder();
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    ALLOW_PRIVATE_NETWORK: '1',
  };
  const start = async () => {
    const one = await live({ folder, from: begin, shared: { environment, clock } });
    onTestFinished(() => one.close());
    return one;
  };
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return [await start(), await start()];
}

async function connect(living: Living, name: string, config: object): Promise<void> {
  const body = { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'secret-of-the-test' } };
  expect((await living.call('POST', '/api/v2/connections', body)).status).toBe(201);
}

/** An hourly sync between two systems. */
async function scheduleSync(living: Living) {
  const source = await startServer(servePeople(() => [person(1), person(2)]));
  const there = keepPeople();
  const destination = await startServer((request) => there.answer(request));
  onTestFinished(async () => void (await Promise.all([source.close(), destination.close()])));
  await connect(living, 'hr', {
    base_url: source.url,
    collections: {
      employees: { path: '/employees', items: 'data', paging: { kind: 'page', next: 'meta.next_page' } },
    },
  });
  await connect(living, 'payroll', {
    base_url: destination.url,
    collections: {
      people: {
        path: '/people',
        write: { method: 'PUT', path: '/people/{external_id}' },
        one: { path: '/people/{external_id}' },
      },
    },
  });
  const { status } = await living.call('POST', '/api/v2/integrations/rest/sync', {
    sync_mode: 'batch',
    schedule: { cron: '30 * * * *', time_zone: zone },
    source: { system: 'rest', tenant_id: 'hr', endpoint: 'employees' },
    destination: {
      system: 'rest',
      tenant_id: 'payroll',
      endpoint: 'people',
      action: 'upsert',
      field_mapping: { id: 'external_id', work_email: 'email' },
    },
  });
  expect(status).toBe(202);
}

const Rows = z.object({ data: z.array(z.looseObject({})) });
const list = async (living: Living, path: string) => Rows.parse((await living.call('GET', path)).json()).data;

/** Both at once, round by round. */
async function liveOn(both: readonly [Living, Living], to: number): Promise<void> {
  for (let now = begin; now <= to; now += hourMs / 2) await Promise.all(both.map((one) => one.runUntil(now)));
}

describeWith(['postgres'], 'schedules', () => {
  test('over two replicas each due time has one brief, one audit, one checkpoint and one sync', async () => {
    const both = await replicas();
    const [one, other] = both;
    await one.call('PATCH', '/api/v1/settings', { brief_channels: ['email'] });
    const scored = await one.call('POST', '/v1/retention/score', {
      candidate_id: people[0]?.id,
      job_id: people[0]?.job,
      signals: { experience_months: 36, assessment_score: 82 },
    });
    expect(scored.status).toBe(200);
    await scheduleSync(other);
    await liveOn(both, end);

    const { mailbox } = SandboxState.parse((await one.call('GET', '/api/v1/sandbox')).json());
    const briefs = mailbox.filter(({ subject }) => subject.startsWith('Your day'));
    for (const { id, role, zone: where } of users) {
      const mine = briefs.filter(({ to }) => to === emailOf(id)).map(({ at: sent }) => local(Date.parse(sent), where));
      // In Tokyo that morning is over when this begins, and the next one is a Saturday.
      const isDue = role !== 'admin' && where !== 'Asia/Tokyo';
      expect(mine.map(({ weekday, time }) => `${weekday} ${time}`)).toEqual(isDue ? ['Fri 08:00'] : []);
    }
    expect(mailbox.filter(({ to }) => to === emailOf('u_ada'))).toHaveLength(1);
    const audits = await list(one, '/v1/retention/audits');
    expect(audits).toMatchObject([{ trigger: 'quarterly' }]);
    const records = (await list(other, '/api/v1/audit/checkpoints')).map((row) => row['records']);
    expect([records.length > 0, new Set(records).size]).toEqual([true, records.length]);
    const syncs = await list(other, '/api/v2/syncs?limit=200');
    const ended = syncs.filter(({ status }) => status === 'succeeded');
    expect(ended).toHaveLength(hours);
    expect(new Set(ended.map((sync) => String(sync['started_at']).slice(0, 13))).size).toBe(hours);
  }, 180_000);

  test('the daily cap of messages is exact over two replicas that are asked at the same moment', async () => {
    const both = await replicas();
    await both[0].call('PATCH', '/api/v1/settings', { daily_message_cap: cap, hold_seconds: 0 });
    const answers = await Promise.all(
      people.slice(0, 4 * cap).map(({ id: candidate }, index) => {
        const message = { action: 'send_message', candidate, subject: 'Hello', text: `Hello ${index}` };
        return both[index % 2 === 0 ? 0 : 1].call('POST', '/api/v1/tasks', message);
      }),
    );
    const statuses = answers.map((answer) => answer.json().status);
    expect(statuses.filter((status) => status === 'executed')).toHaveLength(cap);
    expect(statuses.filter((status) => status === 'pending_approval')).toHaveLength(3 * cap);
    await Promise.all(both.map((one) => one.runUntil(begin + hourMs)));
    const { mailbox } = SandboxState.parse((await both[0].call('GET', '/api/v1/sandbox')).json());
    expect(mailbox.filter(({ subject, status }) => subject === 'Hello' && status === 'sent')).toHaveLength(cap);
  }, 60_000);
});
