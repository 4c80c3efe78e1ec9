// Files whose integrations and flows would swap values for ever: the plan says so, before anything of it is applied.
import { expect, test } from 'vitest';
import { openApi, type World } from './world.ts';

const at = '/api/v1/environment';
const plan = async ({ call }: World, environment: unknown) =>
  await call({ method: 'POST', path: `${at}/plan`, body: { environment } });

async function apply({ call }: World, environment: unknown): Promise<void> {
  const asked = await call({ method: 'POST', path: `${at}/apply`, body: { environment } });
  const path = `/api/v1/approvals/${asked.body.approval_id}/approve`;
  expect((await call({ method: 'POST', path, body: {} })).body).toMatchObject({ status: 'executed' });
}

const people = {
  path: '/people',
  items: '$',
  id: 'id',
  paging: { kind: 'none' },
  write: { method: 'PUT', path: '/people/{record.id}' },
};

async function connected(): Promise<World> {
  const world = await openApi();
  for (const name of ['HR', 'Payroll']) {
    const config = { base_url: `https://${name.toLowerCase()}.example.test/v1`, collections: { people } };
    const body = { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'secret-token' } };
    expect((await world.call({ method: 'POST', path: '/api/v2/connections', body })).status).toBe(201);
  }
  return world;
}

type Direction = readonly [from: string, to: string, field: string, becomes: string];
const there: Direction = ['HR', 'Payroll', 'phone', 'mobile'];
const back: Direction = ['Payroll', 'HR', 'mobile', 'phone'];

const end = (connection: string) => ({ system: 'rest', connection, collection: 'people' });

/** One field in real time, by an integration or a flow. */
function carrying(kind: string, [from, to, field, becomes]: Direction) {
  if (kind === 'integrations')
    return {
      source: { connection: from, endpoint: 'people' },
      destination: { connection: to, endpoint: 'people', field_mapping: { [field]: becomes } },
      sync_mode: 'real_time',
    };
  const fields = [
    { from: field, to: becomes },
    { from: 'id', to: 'id' },
  ];
  const steps = [
    { id: 'map', kind: 'map', fields, next: 'write' },
    { id: 'write', kind: 'write', to: end(to), action: 'upsert', next: null },
  ];
  return { document: { format: 1, trigger: { kind: 'real_time' }, source: end(from), start: 'map', steps } };
}

test.each([
  ['two integrations', 'integrations', 'integrations'],
  ['two flows', 'flows', 'flows'],
  ['an integration and a flow', 'integrations', 'flows'],
])('%s are refused together, and one may take the place of the other', async (_, first, second) => {
  const world = await connected();
  const [one, other] = [{ There: carrying(first, there) }, { Back: carrying(second, back) }];
  const both = first === second ? { [first]: { ...one, ...other } } : { [first]: one, [second]: other };
  const refused = { status: 422, body: { detail: expect.stringContaining('the other way in real time') } };
  expect(await plan(world, both)).toMatchObject(refused);
  await apply(world, { [first]: one });
  expect(await plan(world, both)).toMatchObject(refused);
  const instead = { [first]: {}, [second]: other };
  await apply(world, instead);
  expect((await plan(world, instead)).body.changes).toEqual([]);
});

test('a plan tells what is worth knowing and stands in nobody’s way, and an apply goes on with it', async () => {
  const world = await connected();
  const scheduled = { sync_mode: 'batch', schedule: { cron: '0 6 * * *', time_zone: 'UTC' } };
  const both = {
    There: carrying('integrations', there),
    Back: { ...carrying('integrations', back), ...scheduled },
  };
  const { body } = await plan(world, { integrations: both });
  expect(body.changes).toHaveLength(2);
  expect(body.warnings).toContainEqual({
    kind: 'integrations',
    name: 'Back',
    message: expect.stringContaining('the other way: both can swap a value that is edited on both sides'),
  });
  await apply(world, { integrations: both });
  expect((await plan(world, { integrations: both })).body).toMatchObject({ changes: [], warnings: [] });
});

test('a plan tells of filters that would leave every record out', async () => {
  const world = await connected();
  const one = carrying('integrations', there);
  const filtered = { ...one, source: { ...one.source, filters: { phone: '/^\\+1/' } } };
  const { body } = await plan(world, { integrations: { There: filtered } });
  expect(body.warnings).toEqual([
    {
      kind: 'integrations',
      name: 'There',
      message: expect.stringContaining('The filter phone compares whole values and knows no patterns'),
    },
  ]);
});

test('a flow that is switched off may stand beside its opposite, and is refused when it is switched on', async () => {
  const world = await connected();
  await apply(world, { integrations: { There: carrying('integrations', there) } });
  await apply(world, { flows: { Back: { ...carrying('flows', back), enabled: false } } });
  const [line] = (await world.call({ path: '/api/v2/flows' })).body.data;
  const on = { method: 'PATCH', path: `/api/v2/flows/${line.flow_id}`, body: { enabled: true } } as const;
  expect(await world.call(on)).toMatchObject({ status: 422, body: { errors: [{ code: 'opposite' }] } });
  await apply(world, { integrations: {} });
  expect((await world.call(on)).status).toBe(200);
});
