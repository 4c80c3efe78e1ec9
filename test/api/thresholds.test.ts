// What waits for approval, as an organization sets it: by tool, amount, number of recipients, stage and role, each over REST; and
// its rules: rehearsed on past events, kept from circles, audited, and put back.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UserId } from '../../src/core/ids.ts';
import { home, openApi, type World } from './world.ts';

const note = { action: 'add_note', candidate: 'c_ines', text: 'Prefers mornings' };
const moving = (stage: string) => ({ action: 'move_stage', candidate: 'c_ravi', stage });
const offer = (candidate: string, salary: number) => ({ action: 'send_offer', candidate, salary, currency: 'USD' });
const followUp = (filters: object) => ({ action: 'send_followup', filters, message_template: 'gentle_nudge' });

interface Threshold {
  readonly what: string;
  readonly settings: object;
  readonly waits: object;
  readonly passes: object;
}

const thresholds: readonly Threshold[] = [
  { what: 'a tool', settings: { approvals: { add_note: 'ask' } }, waits: note, passes: moving('Offer') },
  {
    what: 'a tool, by a rule',
    settings: { approval_rules: [{ tool: 'add_note' }] },
    waits: note,
    passes: moving('Offer'),
  },
  {
    what: 'a high-stakes tool that need not wait',
    settings: { approvals: { send_offer: 'auto' } },
    waits: { action: 'reject_candidate', candidate: 'c_ines' },
    passes: offer('c_ravi', 90_000),
  },
  {
    what: 'an amount',
    settings: {
      approvals: { send_offer: 'auto' },
      approval_rules: [{ tool: 'send_offer', over: { amount: 100_000 } }],
    },
    waits: offer('c_ines', 100_001),
    passes: offer('c_ravi', 100_000),
  },
  {
    what: 'the number of recipients',
    settings: { bulk_threshold: 1 },
    waits: followUp({ stage: 'Applied' }),
    passes: followUp({ stage: 'Phone Screen' }),
  },
  {
    what: 'the number of recipients, by a rule',
    settings: { approval_rules: [{ over: { messages: 1 } }] },
    waits: followUp({ stage: 'Applied' }),
    passes: followUp({ stage: 'Phone Screen' }),
  },
  {
    what: 'the messages of a day',
    settings: { daily_message_cap: 1 },
    waits: followUp({ stage: 'Applied' }),
    passes: followUp({ stage: 'Phone Screen' }),
  },
  {
    what: 'a stage',
    settings: { approval_rules: [{ stage: 'onsite interview' }] },
    waits: moving('Onsite Interview'),
    passes: moving('Offer'),
  },
  {
    what: 'a stage that means rejection',
    settings: {},
    waits: moving('Rejected'),
    passes: moving('Onsite Interview'),
  },
];

const task = (world: World, body: object, headers: Record<string, string> = {}) =>
  world.call({
    method: 'POST',
    path: '/api/v1/tasks',
    body,
    ...(headers['cookie'] === undefined ? {} : { key: null, headers }),
  });
const set = async (world: World, settings: object) => {
  const answer = await world.call({ method: 'PATCH', path: '/api/v1/settings', body: settings });
  expect(answer.status).toBe(200);
};
const stood = (answer: Awaited<ReturnType<typeof task>>) => [answer.status, answer.body.status];

describe('approval thresholds', () => {
  test.each(thresholds)('go by $what', async ({ settings, waits, passes }) => {
    const world = await openApi();
    await set(world, settings);
    expect(stood(await task(world, waits))).toEqual([202, 'pending_approval']);
    const { body } = await world.call({ path: '/api/v1/approvals' });
    expect(body.data).toHaveLength(1);
    expect(stood(await task(world, passes))).toEqual([200, 'executed']);
  });

  test('go by the role of whoever asks, as it is by then', async () => {
    const world = await openApi();
    await set(world, { approval_rules: [{ role: 'recruiter', tool: 'add_note' }] });
    const headers = { cookie: await world.session('recruiter'), 'sec-fetch-site': 'same-origin' };
    expect(stood(await task(world, note, headers))).toEqual([202, 'pending_approval']);
    expect(stood(await task(world, note))).toEqual([200, 'executed']);
    const directory = world.ports.directory(home);
    await directory.put({ ...(await directory.user(UserId.parse('u_nora'))), role: 'hiring_manager' });
    expect(stood(await task(world, note, headers))).toEqual([200, 'executed']);
  });

  test('a rule that names several things asks only where all of them are so', async () => {
    const world = await openApi();
    await set(world, { approval_rules: [{ tool: 'move_stage', stage: 'Offer', role: 'key' }] });
    expect(stood(await task(world, moving('Onsite Interview')))).toEqual([200, 'executed']);
    expect(stood(await task(world, moving('Offer')))).toEqual([202, 'pending_approval']);
  });
});

const rule = {
  name: 'Tell Owen about new finalists',
  when: { event: 'candidate.moved', conditions: [{ fact: 'event.to', is: 'Onsite Interview' }] },
  do: { tool: 'notify_user', arguments: { user: 'u_owen', text: '{{candidate.name}} is up for {{job.title}}.' } },
};
const path = '/api/v1/rules';
const methods = z.enum(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
type Method = z.infer<typeof methods>;
/** `POST /dry-run` below the rules. */
const rules = (world: World, request: `${Method} ${string}` | Method, body?: object) => {
  const [method = 'GET', at = ''] = request.split(' ');
  return world.call({ method: methods.parse(method), path: `${path}${at}`, ...(body === undefined ? {} : { body }) });
};
const moved = (to: string, hoursAgo: number, world: World) => {
  const occurred_at = new Date(world.clock.business.now().getTime() - hoursAgo * 3_600_000).toISOString();
  const data = { candidate_id: 'c_ravi', from: 'Phone Screen', to };
  const raw = JSON.stringify({ event_id: `e_${to}_${hoursAgo}`, kind: 'candidate.moved', occurred_at, data });
  return world.call({ method: 'POST', path: '/api/v1/events/sandbox', key: null, raw, headers: world.signed(raw) });
};

const move = (from: string, to: string) => ({
  name: `${from} to ${to}`,
  when: { event: 'candidate.moved', conditions: [{ fact: 'event.to', is: from }] },
  do: { tool: 'move_stage', arguments: { candidate: '{{candidate.id}}', stage: to } },
});
const atRiskTo = (stage: string) => ({
  name: stage,
  when: { event: 'candidate.at_risk' },
  do: { tool: 'move_stage', arguments: { candidate: '{{candidate.id}}', stage } },
});

describe('rules', () => {
  test('a draft is rehearsed on yesterday’s events and changes nothing', async () => {
    const world = await openApi();
    expect((await moved('Onsite Interview', 1, world)).status).toBe(202);
    expect((await moved('Offer', 1, world)).status).toBe(202);
    const { status, body } = await rules(world, 'POST /dry-run', { rule, days: 1 });
    expect([status, body.events_seen]).toEqual([200, 2]);
    expect(body.matches).toMatchObject([
      {
        tool: 'notify_user',
        arguments: { user: 'u_owen', text: 'Ravi Menon is up for Frontend Engineer.' },
        problem: null,
      },
    ]);
    world.clock.advance(25 * 3_600_000);
    expect((await rules(world, 'POST /dry-run', { rule, days: 1 })).body).toMatchObject({
      events_seen: 0,
      matches: [],
    });
    expect((await rules(world, 'GET')).body.data).toEqual([]);
    expect((await world.call({ path: '/api/v1/actions' })).body.data).toEqual([]);
  });

  test('a rehearsal over more events than it looks at says so', async () => {
    const world = await openApi();
    await Promise.all(Array.from({ length: 501 }, (_, index) => moved('Offer', 1 + index / 1_000, world)));
    const { body } = await rules(world, 'POST /dry-run', { rule, days: 1 });
    expect(body).toMatchObject({ events_seen: 500, warnings: [expect.stringMatching(/newest 500 events/)] });
  });

  test('circles over several rules are refused however they come about: made, changed, switched on, put back', async () => {
    const world = await openApi();
    await rules(world, 'POST', { rule_id: 'one', ...move('Phone Screen', 'Onsite Interview') });
    await rules(world, 'POST', { rule_id: 'two', ...move('Onsite Interview', 'Offer') });
    const circle = move('Offer', 'Phone Screen');
    expect(await rules(world, 'POST', { rule_id: 'three', ...circle })).toMatchObject({
      status: 409,
      body: { code: 'conflict', loop: ['three', 'one', 'two', 'three'] },
    });
    expect((await rules(world, 'POST', { rule_id: 'three', ...circle, active: false })).status).toBe(201);
    expect((await rules(world, 'PATCH /three', { active: true })).status).toBe(409);
    await rules(world, 'PUT /three', move('Offer', 'Hired'));
    expect((await rules(world, 'PATCH /three', { do: circle.do })).status).toBe(409);
    expect((await rules(world, 'POST /three/restore', { version: 1 })).status).toBe(200);
    expect((await rules(world, 'GET /three')).body).toMatchObject({ active: false });
    expect((await rules(world, 'POST /dry-run', { rule: circle, days: 1 })).status).toBe(409);
  });

  test('two rules that move one candidate apart come back as a warning', async () => {
    const world = await openApi();
    await rules(world, 'POST', { rule_id: 'one', ...atRiskTo('Offer') });
    const { body } = await rules(world, 'POST', { rule_id: 'two', ...atRiskTo('Hired') });
    expect(body.warnings).toEqual([expect.stringMatching(/The rule one answers the same event with another move/)]);
  });

  test('every change is audited, kept as a version, and taken back, a deletion too', async () => {
    const world = await openApi();
    await rules(world, 'POST', { rule_id: 'r', ...rule });
    await rules(world, 'PATCH /r', { name: 'Renamed' });
    await rules(world, 'PATCH /r', { active: false });
    expect((await rules(world, 'DELETE /r')).status).toBe(204);
    expect((await rules(world, 'GET /r')).status).toBe(404);
    const { body } = await rules(world, 'GET /r/versions');
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2, 1]);
    const back = await rules(world, 'POST /r/restore', { version: 1 });
    expect(back).toMatchObject({ status: 200, body: { ...rule, active: true, version: 5 } });
    expect(world.audited.map(({ event, subject }) => [event, subject])).toEqual([
      ['rule.created', 'r'],
      ['rule.changed', 'r'],
      ['rule.changed', 'r'],
      ['rule.removed', 'r'],
      ['rule.restored', 'r'],
    ]);
  });
});
