// Sync requests: what is wrong in the request itself is told, with its place, before anything is looked up.
import { expect, test } from 'vitest';
import { openApi } from './world.ts';

const post = async (body: object, source = 'rest') => {
  const { call } = await openApi();
  return await call({ method: 'POST', path: `/api/v2/integrations/${source}/sync`, body });
};
const request = (mapping: object, filters: object = {}) => ({
  source: { system: 'rest', endpoint: 'people', filters },
  destination: { system: 'rest', field_mapping: mapping },
});

test.each<[string, object, object, string]>([
  [
    'an expression that ends too soon',
    { a: { to: 'b', transform: '$uppercase(' } },
    {},
    'destination.field_mapping.a.transform',
  ],
  [
    'an expression in another language',
    { a: { to: 'b', transform: 'if x then y' } },
    {},
    'destination.field_mapping.a.transform',
  ],
  ['two fields for one place', { a: 'name', b: 'name' }, {}, 'destination.field_mapping.b'],
  ['a field for a place and one within it', { a: 'name', b: 'name.first' }, {}, 'destination.field_mapping.b'],
  ['the same with the smaller one first', { a: 'name.first', b: 'name' }, {}, 'destination.field_mapping.a'],
  ['a target in the prototype', { a: '__proto__.a' }, {}, 'destination.field_mapping.a'],
  ['a target in the constructor', { a: 'x.constructor.y' }, {}, 'destination.field_mapping.a'],
  ['a target that is the whole record', { a: '$' }, {}, 'destination.field_mapping.a'],
  [
    'a date format without a day',
    { a: { to: 'b', transform: [{ op: 'date', from: 'MM/yyyy' }] } },
    {},
    'destination.field_mapping.a.transform.0',
  ],
  [
    'a date format with two months',
    { a: { to: 'b', transform: [{ op: 'trim' }, { op: 'date', from: 'MM/MM/dd/yyyy' }] } },
    {},
    'destination.field_mapping.a.transform.1',
  ],
  ['a filter by a date in words', {}, { hired_after: 'last week' }, 'source.filters.hired_after'],
  ['a filter by a date whose month may be its day', {}, { hired_before: '01/02/2026' }, 'source.filters.hired_before'],
  ['a filter by a day that there is not', {}, { hired_from: '2026-02-31T99:00:00Z' }, 'source.filters.hired_from'],
  ['a comparison with a list', {}, { hired_until: ['2026-01-01'] }, 'source.filters.hired_until'],
])('%s is refused by its place, though no connection is there', async (...row) => {
  const [, mapping, filters, path] = row;
  const answer = await post(request(mapping, filters));
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
});

test('a syntax error is told with its character', async () => {
  const { body } = await post(request({ a: { to: 'b', transform: 'name & & x' } }));
  expect(body.errors).toMatchObject([{ code: 'expression', message: expect.stringMatching(/at character \d+/) }]);
});

test('a request without fault is told that the connection is missing', async () => {
  const answer = await post(
    request({ a: { to: 'b', transform: '$uppercase(a)' }, c: 'd.e', f: 'd.g' }, { hired_after: '2026-01-01' }),
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'connection_missing' } });
});

test('an unknown system is not found', async () => {
  const body = { ...request({}), source: { system: 'nosuch', endpoint: 'people' } };
  expect(await post(body, 'nosuch')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test.each([
  'https://api.example.test/v1?token=secret',
  'https://api.example.test/#secret',
  'https://u:p@api.example.test/',
])('an address that may hold a secret is refused and not kept: %s', async (base_url) => {
  const { call } = await openApi();
  const collections = { people: { path: '/people', items: '$', id: 'id', paging: { kind: 'none' } } };
  const body = { system: 'rest', name: 'HR', config: { base_url, collections }, credentials: { bearer: 'x' } };
  const answer = await call({ method: 'POST', path: '/api/v2/connections', body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'config.base_url' }] } });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect((await call({ path: '/api/v2/connections' })).body.data).toEqual([]);
});

const shownAddresses: readonly (readonly [path: string, config: object])[] = [
  ['config.base_url', { base_url: 'https://api.example.test/v1;token=hush' }],
  ['config.base_url', { base_url: 'https://api.example.test/v1?' }],
  ['config.base_url', { base_url: 'https://@api.example.test/hush' }],
  ['config.base_url', { base_url: String.raw`https://api.example.test\@hush.example` }],
  ['config.collections.people.path', { collections: { people: { path: '/people?api_key=hush' } } }],
  ['config.collections.people.path', { collections: { people: { path: '/people?page=1&access_token=hush' } } }],
  [
    'config.collections.people.one.path',
    { collections: { people: { path: '/p', one: { path: '/p/{id}?sig=hush' } } } },
  ],
  ['config.test_path', { test_path: '/me?key=hush' }],
  ['config.token_url', { token_url: 'https://id.example.test/token?client_secret=hush' }],
  ['config.token_fields.client_secret', { token_fields: { client_secret: 'hush' } }],
  ['config.token_fields.password', { token_fields: { scope: 'people', password: 'hush' } }],
];
test.each(shownAddresses)('a secret that would be shown is refused at %s: %j', async (path, more) => {
  const { call } = await openApi();
  const config = { base_url: 'https://api.example.test', collections: { people: { path: '/people' } }, ...more };
  const body = { system: 'rest', name: 'HR', config, credentials: { bearer: 'x' } };
  const answer = await call({ method: 'POST', path: '/api/v2/connections', body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(JSON.stringify(answer.body)).not.toContain('hush');
  expect((await call({ path: '/api/v2/connections' })).body.data).toEqual([]);
});

test.each(['/people?type=token&sort=key', '/tokens/{id}', '/people?fields=id,key,name', '/v1;version=2/people'])(
  'an address without a secret is taken: %s',
  async (path) => {
    const { call } = await openApi();
    const config = {
      base_url: 'https://api.example.test/keys',
      collections: { people: { path } },
      token_fields: { scope: 'a' },
    };
    const body = { system: 'rest', name: 'HR', config, credentials: { bearer: 'x' } };
    expect((await call({ method: 'POST', path: '/api/v2/connections', body })).status).toBe(201);
  },
);

async function twoAccounts() {
  const { call } = await openApi();
  const collections = {
    people: {
      path: '/people',
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      write: { method: 'PUT', path: '/people/{record.id}' },
    },
  };
  for (const name of ['hr', 'payroll']) {
    const config = { base_url: `https://${name}.example.test/v1`, collections };
    const body = { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'x' } };
    expect((await call({ method: 'POST', path: '/api/v2/connections', body })).status).toBe(201);
  }
  const sync = ([from, to]: readonly [string, string], field_mapping: object, sync_mode = 'real_time') =>
    call({
      method: 'POST',
      path: '/api/v2/integrations/rest/sync',
      body: {
        source: { system: 'rest', tenant_id: from, endpoint: 'people' },
        destination: { system: 'rest', tenant_id: to, endpoint: 'people', field_mapping },
        sync_mode,
      },
    });
  return { call, sync };
}

test('the same field there and back in real time is refused, with the field and the other integration', async () => {
  const { sync } = await twoAccounts();
  const there = await sync(['hr', 'payroll'], { id: 'id', phone: 'mobile', name: 'name' });
  expect(there.status).toBe(202);
  const back = await sync(['payroll', 'hr'], { mobile: 'phone' });
  expect(back).toMatchObject({ status: 422, body: { errors: [{ path: 'sync_mode', code: 'opposite' }] } });
  expect(back.body.detail).toContain('mobile');
  expect(back.body.detail).toContain(there.body.integration_id);
  expect((await sync(['payroll', 'hr'], {})).status).toBe(422);
});

test('other fields, another mode, or a run that has ended are no reason to refuse', async () => {
  const { call, sync } = await twoAccounts();
  const there = await sync(['hr', 'payroll'], { phone: 'mobile' });
  expect((await sync(['payroll', 'hr'], { salary: 'salary' })).status).toBe(202);
  expect((await sync(['payroll', 'hr'], { mobile: 'phone' }, 'once')).status).toBe(202);
  await call({ method: 'POST', path: `/api/v2/syncs/${there.body.sync_id}/cancel` });
  expect((await sync(['payroll', 'hr'], { mobile: 'phone' })).status).toBe(202);
});

test('two ways on a schedule are taken, and both answers say what may come of it', async () => {
  const { call, sync } = await twoAccounts();
  await sync(['hr', 'payroll'], { phone: 'mobile' });
  const body = {
    name: 'Back',
    source: { system: 'rest', tenant_id: 'payroll', endpoint: 'people' },
    destination: { system: 'rest', tenant_id: 'hr', endpoint: 'people', field_mapping: { mobile: 'phone' } },
    sync_mode: 'batch',
    schedule: { cron: '0 * * * *' },
  };
  const saved = await call({ method: 'POST', path: '/api/v2/integrations', body });
  expect(saved).toMatchObject({
    status: 201,
    body: { warnings: [expect.stringContaining('moves mobile the other way')] },
  });
  const shown = await call({ path: `/api/v2/integrations/${saved.body.integration_id}` });
  expect(shown.body.warnings).toEqual(saved.body.warnings);
});

test('a flow that carries back what an integration carries there is refused where it is published, and told in the builder', async () => {
  const { call, sync } = await twoAccounts();
  await sync(['hr', 'payroll'], { phone: 'mobile' });
  const accounts = (await call({ path: '/api/v2/connections' })).body.data;
  const end = (name: string) => ({
    system: 'rest',
    connection: accounts.find((one: { name: string }) => one.name === name).connection_id,
    collection: 'people',
  });
  const document = {
    format: 1,
    name: 'Back',
    trigger: { kind: 'real_time' },
    source: end('payroll'),
    start: 'map',
    steps: [
      {
        id: 'map',
        kind: 'map',
        fields: [
          { from: 'id', to: 'id' },
          { from: 'mobile', to: 'phone' },
        ],
        next: 'write',
      },
      { id: 'write', kind: 'write', to: end('hr'), action: 'upsert', next: null },
    ],
  };
  const checked = await call({ method: 'POST', path: '/api/v2/flows/check', body: { document } });
  expect(checked.body).toMatchObject({
    valid: false,
    findings: [{ code: 'opposite', step: 'write', severity: 'error' }],
  });
  const made = await call({ method: 'POST', path: '/api/v2/flows', body: { document } });
  const path = `/api/v2/flows/${made.body.flow_id}/publish`;
  expect(await call({ method: 'POST', path, body: {} })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'opposite' }] },
  });
  const hourly = { ...document, trigger: { kind: 'schedule', cron: '0 * * * *' } };
  expect((await call({ method: 'POST', path: '/api/v2/flows/check', body: { document: hourly } })).body).toMatchObject({
    valid: true,
    findings: [{ code: 'opposite', severity: 'warning' }],
  });
});
