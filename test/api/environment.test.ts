// An organization's configuration as documents: what is planned is what is applied, and what is applied leaves nothing to plan.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openApi, type World } from './world.ts';

type Kinds = Record<string, Record<string, Record<string, unknown>>>;

const at = '/api/v1/environment';
const read = async ({ call }: World): Promise<Kinds> => (await call({ path: at })).body.environment;
const plan = async ({ call }: World, environment: unknown) =>
  await call({ method: 'POST', path: `${at}/plan`, body: { environment } });
const ask = async ({ call }: World, body: object) => await call({ method: 'POST', path: `${at}/apply`, body });

async function apply(world: World, environment: unknown): Promise<string> {
  const asked = await ask(world, { environment });
  expect(asked).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
  const path = `/api/v1/approvals/${asked.body.approval_id}/approve`;
  expect((await world.call({ method: 'POST', path, body: {} })).body).toMatchObject({ status: 'executed' });
  return asked.body.action_id;
}
const undo = ({ call }: World, action: string) =>
  call({ method: 'POST', path: `/api/v1/actions/${action}/undo`, body: {} });

const rule = {
  name: 'Tell Owen about finalists',
  when: { event: 'candidate.moved', conditions: [{ fact: 'event.to', is: 'Onsite Interview' }] },
  do: { tool: 'notify_user', arguments: { user: 'u_owen', text: 'A finalist.' } },
};
const template = { subject: 'Hello', body: 'Hello {{candidate.first_name}}' };
const sequence = { name: 'Nudges', steps: [{ wait_hours: 4, template: 'fresh' }] };

const pool = { name: 'Panel', members: [{ user: 'u_owen', per_week: 3 }] };
const panelEvent = { title: 'Panel', minutes: 45, seats: [{ pool: 'panel' }] };
const interviewPlan = {
  name: 'Onsite',
  stage: 'Onsite Interview',
  events: [{ title: 'Design', minutes: 60, seats: [{ user: 'u_owen' }] }],
};
const webhook = { url: 'https://hooks.example.test/muster', events: ['candidate.moved'], filter: { to: ['Offer'] } };

const collections = {
  people: {
    path: '/people',
    items: '$',
    id: 'id',
    paging: { kind: 'none' },
    write: { method: 'PUT', path: '/people/{record.id}' },
  },
};

/** A connection each, of the same names in every world. */
async function connected(names: readonly string[]): Promise<World> {
  const world = await openApi();
  for (const name of names) {
    const config = { base_url: `https://${name.toLowerCase()}.example.test/v1`, collections };
    const body = { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'secret-token' } };
    expect((await world.call({ method: 'POST', path: '/api/v2/connections', body })).status).toBe(201);
  }
  return world;
}
const integration = {
  source: { connection: 'HR', endpoint: 'people' },
  destination: { connection: 'Payroll', endpoint: 'people', field_mapping: { phone: 'mobile' } },
  sync_mode: 'once',
};
const flow = {
  published: false,
  document: {
    format: 1,
    trigger: { kind: 'manual' },
    source: { system: 'rest', connection: 'HR', collection: 'people' },
    start: 'write',
    steps: [
      {
        id: 'write',
        kind: 'write',
        to: { system: 'rest', connection: 'Payroll', collection: 'people' },
        action: 'upsert',
        next: null,
      },
    ],
  },
};

describe('reading', () => {
  test('what is read leaves nothing to plan', async () => {
    const world = await connected(['HR', 'Payroll']);
    expect((await plan(world, await read(world))).body.changes).toEqual([]);
  });

  test('no secret, no key and no pause stands in it, and connections are named', async () => {
    const world = await connected(['HR']);
    const { connections = {}, settings = {} } = await read(world);
    expect(connections['HR']).toMatchObject({ system: 'rest', config: { base_url: 'https://hr.example.test/v1' } });
    expect(JSON.stringify(await read(world))).not.toContain('secret-token');
    expect(settings['settings']).not.toHaveProperty('paused');
    expect(settings['settings']?.['widget']).not.toHaveProperty('key');
  });

  test('a key of narrow scope reads, plans and applies, and does nothing else', async () => {
    const world = await openApi();
    const key = await world.key({ scopes: ['environment:*'] });
    expect((await world.call({ path: at, key })).status).toBe(200);
    expect((await world.call({ path: '/api/v1/candidates', key })).status).toBe(403);
    const reader = await world.key({ scopes: ['environment:read'] });
    const body = { environment: { rules: { finalists: rule } } };
    expect((await world.call({ method: 'POST', path: `${at}/plan`, body, key: reader })).status).toBe(200);
    expect((await world.call({ method: 'POST', path: `${at}/apply`, body, key: reader })).status).toBe(403);
    expect((await world.call({ method: 'POST', path: `${at}/apply`, body, key })).status).toBe(202);
  });
});

describe('applying', () => {
  test('does exactly what was planned, leaves nothing to plan, and one undo puts all of it back', async () => {
    const world = await connected(['HR', 'Payroll']);
    const before = await read(world);
    const wanted = {
      ...before,
      rules: { finalists: rule },
      templates: { ...before['templates'], fresh: template },
      sequences: { nudges: sequence },
      settings: { settings: { tone: 'warm', hold_seconds: 30 } },
      integrations: { 'People to payroll': integration },
      flows: { 'People flow': flow },
    };
    const { changes } = (await plan(world, wanted)).body;
    const lines = changes.map(({ kind, name, change }: Record<string, string>) => `${change} ${kind} ${name}`);
    expect(lines).toEqual([
      'create templates fresh',
      'create sequences nudges',
      'create rules finalists',
      'update settings settings',
      'create integrations People to payroll',
      'create flows People flow',
    ]);
    const action = await apply(world, wanted);
    expect((await plan(world, wanted)).body.changes).toEqual([]);
    const after = await read(world);
    expect((await plan(world, after)).body.changes).toEqual([]);
    expect(after['settings']?.['settings']).toMatchObject({ tone: 'warm', hold_seconds: 30 });
    expect(after['flows']?.['People flow']).toMatchObject({ document: { source: { connection: 'HR' } } });
    expect((await undo(world, action)).body).toMatchObject({ status: 'undone' });
    expect(await read(world)).toEqual(before);
  });

  test('a flow is published, changed, switched off and removed as its file says', async () => {
    const world = await connected(['HR', 'Payroll']);
    const published = { ...flow, published: true };
    await apply(world, { flows: { 'People flow': published } });
    expect((await plan(world, { flows: { 'People flow': published } })).body.changes).toEqual([]);
    const off = { ...published, enabled: false, document: { ...flow.document, description: 'Nightly' } };
    const action = await apply(world, { flows: { 'People flow': off } });
    expect((await read(world))['flows']?.['People flow']).toMatchObject({ published: true, enabled: false });
    expect((await plan(world, { flows: { 'People flow': off } })).body.changes).toEqual([]);
    await undo(world, action);
    expect((await read(world))['flows']?.['People flow']).toMatchObject({ published: true, enabled: true });
    const draft = await plan(world, { flows: { 'People flow': flow } });
    expect(draft.body.errors).toMatchObject([{ path: 'flows.People flow' }]);
    await apply(world, { flows: {} });
    expect((await read(world))['flows']).toEqual({});
  });

  test('a draft that somebody works on is no drift, and is not published by the way', async () => {
    const world = await connected(['HR', 'Payroll']);
    await apply(world, { flows: { 'People flow': { ...flow, published: true } } });
    const [line] = (await world.call({ path: '/api/v2/flows' })).body.data;
    const shown = (await world.call({ path: `/api/v2/flows/${line.flow_id}` })).body;
    const document = { ...shown.draft, description: 'Half-done' };
    const path = `/api/v2/flows/${line.flow_id}/draft`;
    await world.call({ method: 'PUT', path, body: { document, revision: shown.revision } });
    expect((await plan(world, await read(world))).body.changes).toEqual([]);
  });

  test('where an integration reports to stands in no file, and survives a change by files', async () => {
    const world = await connected(['HR', 'Payroll']);
    await apply(world, { integrations: { People: integration } });
    const [made] = (await world.call({ path: '/api/v2/integrations' })).body.data;
    const body = {
      name: 'People',
      source: { system: 'rest', tenant_id: 'HR', endpoint: 'people' },
      destination: { system: 'rest', tenant_id: 'Payroll', endpoint: 'people', field_mapping: { phone: 'mobile' } },
      webhook_url: 'https://hooks.example.com/very-secret-path',
    };
    const path = `/api/v2/integrations/${made.integration_id}`;
    expect((await world.call({ method: 'PUT', path, body })).status).toBe(200);
    expect(JSON.stringify(await read(world))).not.toContain('very-secret-path');
    await apply(world, { integrations: { People: { ...integration, carry_deletions: true } } });
    const after = (await world.call({ path })).body;
    expect(after).toMatchObject({ carry_deletions: true, webhook_url: 'https://hooks.example.com/very-secret-path' });
  });

  test('two connections of one name are refused before anything is bound to the wrong one', async () => {
    const world = await connected(['HR', 'Payroll']);
    const config = { base_url: 'https://other.example.test/v1', collections };
    const body = { system: 'rest', name: 'HR', tenant_id: 'other', config, credentials: { bearer: 'x' } };
    await world.call({ method: 'POST', path: '/api/v2/connections', body });
    const { status, body: answer } = await world.call({ path: at });
    expect({ status, detail: answer.detail }).toEqual({
      status: 422,
      detail: 'connections.HR: Two connections are called “HR”. Rename one of them.',
    });
  });

  test('what somebody changed since keeps a rollback from losing it', async () => {
    const world = await openApi();
    const action = await apply(world, { rules: { finalists: rule } });
    await world.call({ method: 'PATCH', path: '/api/v1/rules/finalists', body: { active: false } });
    expect(await undo(world, action)).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  test('a plan that is out of date is not applied, neither by its digest nor after approval', async () => {
    const world = await openApi();
    const environment = { rules: { finalists: rule } };
    const { digest } = (await plan(world, environment)).body;
    const waiting = await ask(world, { environment, digest });
    expect(waiting.status).toBe(202);
    await world.call({ method: 'PUT', path: '/api/v1/rules/finalists', body: { ...rule, name: 'Other' } });
    expect(await ask(world, { environment, digest })).toMatchObject({ status: 409, body: { code: 'stale_approval' } });
    const path = `/api/v1/approvals/${waiting.body.approval_id}/approve`;
    expect((await world.call({ method: 'POST', path, body: {} })).body.status).not.toBe('executed');
    expect((await read(world))['rules']?.['finalists']).toMatchObject({ name: 'Other' });
  });

  test('a kind that is absent is left alone; of one that is there, what is not named is removed', async () => {
    const world = await openApi();
    await apply(world, { rules: { finalists: rule } });
    expect((await plan(world, { templates: (await read(world))['templates'] })).body.changes).toEqual([]);
    await apply(world, { rules: {} });
    expect((await read(world))['rules']).toEqual({});
  });

  test('where nothing differs nothing is asked of anybody', async () => {
    const world = await openApi();
    expect(await ask(world, { environment: await read(world) })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });
});

describe('interviews and webhooks', () => {
  const wanted = {
    pools: { panel: pool },
    plans: { onsite: { ...interviewPlan, events: [panelEvent] } },
    webhooks: {
      Portal: webhook,
      'https://hooks.example.test/plain': { ...webhook, url: 'https://hooks.example.test/plain' },
    },
  };

  test('are made by files, changed, and removed in an order that can be done', async () => {
    const world = await openApi();
    await apply(world, wanted);
    expect((await plan(world, wanted)).body.changes).toEqual([]);
    expect((await world.call({ path: '/api/v1/interview-plans/onsite' })).status).toBe(200);
    const { body } = await world.call({ path: '/api/v2/webhooks/endpoints' });
    expect(body.data).toHaveLength(2);
    const changed = {
      ...wanted,
      webhooks: { Portal: { ...webhook, events: ['candidate.added'], filter: {}, paused: true } },
    };
    await apply(world, changed);
    const { body: after } = await world.call({ path: '/api/v2/webhooks/endpoints' });
    expect(after.data).toMatchObject([{ events: ['candidate.added'], status: 'paused', description: 'Portal' }]);
    await apply(world, { pools: {}, plans: {}, webhooks: {} });
    const { pools, plans, webhooks } = await read(world);
    expect({ pools, plans, webhooks }).toEqual({ pools: {}, plans: {}, webhooks: {} });
  });

  test('keep what stands in no file: absences, secrets, and the end of an address', async () => {
    const world = await openApi();
    const leave = [{ from: '2026-07-01', until: '2026-07-09' }];
    const member = { ...pool.members[0], leave };
    const fields = { ...pool, members: [member], pool_id: 'panel' };
    expect((await world.call({ method: 'POST', path: '/api/v1/interviewer-pools', body: fields })).status).toBe(201);
    const endpoint = { url: `${webhook.url}?key=hush`, events: ['candidate.moved'], description: 'Portal' };
    const made = await world.call({ method: 'POST', path: '/api/v2/webhooks/endpoints', body: endpoint });
    const { secret } = made.body;
    const files = await read(world);
    expect(JSON.stringify(files)).not.toMatch(/hush|2026-07-01/);
    expect(JSON.stringify(files)).not.toContain(secret);
    await apply(world, { pools: { panel: { ...pool, name: 'The panel' } }, webhooks: { Portal: webhook } });
    const shown = await world.call({ path: '/api/v1/interviewer-pools/panel' });
    expect(shown.body).toMatchObject({ name: 'The panel', members: [{ leave }] });
    const path = `/api/v2/webhooks/endpoints/${made.body.endpoint_id}`;
    expect((await world.call({ path })).body).toMatchObject({
      url: `${webhook.url}?key=hush`,
      filter: { to: ['Offer'] },
    });
    expect((await world.call({ path: `${path}/secret` })).body).toEqual({ secret });
  });

  test('a key of the files alone subscribes to what a person approves', async () => {
    const world = await openApi();
    const key = await world.key({ scopes: ['environment:*'] });
    const body = { environment: { webhooks: { Portal: webhook } } };
    const asked = await world.call({ method: 'POST', path: `${at}/apply`, body, key });
    const path = `/api/v1/approvals/${asked.body.approval_id}/approve`;
    expect((await world.call({ method: 'POST', path, body: {} })).body).toMatchObject({ status: 'executed' });
    expect((await plan(world, body.environment)).body.changes).toEqual([]);
  });
});

describe('what cannot be meant is refused at its place', () => {
  test.each([
    [{ rules: { finalists: { name: 'x' } } }, 'rules.finalists.when'],
    [{ rules: { 'No Slug': rule } }, 'rules.No Slug.id'],
    [{ rules: { finalists: { ...rule, do: { tool: 'launch', arguments: {} } } } }, 'rules.finalists'],
    [{ templates: { t: { subject: 'a', body: '{{nobody.name}}' } } }, 'templates.t'],
    [{ sequences: { s: { name: 's', steps: [{ wait_hours: 1, template: 'none' }] } } }, 'sequences.s'],
    [{ settings: { settings: { tone: 'loud' } } }, 'settings.tone'],
    [{ settings: { settings: { paused: true } } }, 'settings'],
    [{ settings: { production: {} } }, 'settings.production'],
    [{ settings: { settings: { systems: { ats: 'Nowhere' } } } }, 'settings.systems.ats'],
    [{ connections: { Nowhere: { system: 'rest', config: {} } } }, 'connections.Nowhere'],
    [{ integrations: { i: integration } }, 'integrations.i.source.connection'],
    [{ flows: { f: flow } }, 'flows.f.document'],
    [{ pools: { panel: { name: 'Panel', members: [{ user: 'u_nobody' }] } } }, 'pools.panel'],
    [{ pools: { panel: { ...pool, members: [{ user: 'u_owen', leave: [] }] } } }, 'pools.panel.members.0'],
    [{ plans: { onsite: { ...interviewPlan, events: [panelEvent] } } }, 'plans.onsite'],
    [{ webhooks: { Portal: { ...webhook, url: `${webhook.url}?key=1` } } }, 'webhooks.Portal.url'],
    [{ webhooks: { Portal: { ...webhook, filter: { colour: ['red'] } } } }, 'webhooks.Portal.filter.colour'],
    [{ secrets: {} }, 'environment'],
  ])('%j', async (environment, path) => {
    const { status, body } = await plan(await openApi(), environment);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
    expect(body.errors.map((fault: { path: string }) => fault.path).join(' ')).toContain(path);
  });
});

const slug = fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/);
const words = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[A-Za-z]$/);
const fixed = (document: object) =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, fc.constant<unknown>(value)]));
const anyEnvironment = fc.record({
  templates: fc.dictionary(slug, fc.record({ subject: words, body: words }), { maxKeys: 4 }),
  rules: fc.dictionary(
    slug,
    fc.record({ name: words, when: fc.constant(rule.when), do: fc.constant(rule.do), active: fc.boolean() }),
    { maxKeys: 4 },
  ),
  pools: fc.dictionary(slug, fc.record({ name: words, members: fc.constant(pool.members) }), { maxKeys: 3 }),
  plans: fc.dictionary(
    slug,
    fc.record({ ...fixed(interviewPlan), name: words, within_days: fc.integer({ min: 1, max: 14 }) }),
    { maxKeys: 3 },
  ),
  webhooks: fc.dictionary(words, fc.record({ ...fixed(webhook), paused: fc.boolean() }), { maxKeys: 3 }),
  settings: fc.record({
    settings: fc.record(
      { tone: fc.constantFrom('warm', 'brief'), hold_seconds: fc.integer({ min: 0, max: 99 }) },
      { requiredKeys: [] },
    ),
  }),
});

test('whatever is applied leaves nothing to plan, and what is read afterwards changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEnvironment, { minLength: 1, maxLength: 3 }), async (all) => {
      const world = await openApi();
      for (const wanted of all) {
        if ((await plan(world, wanted)).body.changes.length === 0) continue;
        await apply(world, wanted);
        expect((await plan(world, wanted)).body.changes).toEqual([]);
        expect((await plan(world, await read(world))).body.changes).toEqual([]);
      }
    }),
    { numRuns: 25, seed: 32 },
  );
});
