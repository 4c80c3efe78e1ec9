// Integrations in real time that would swap a value for ever are noticed when one of them is made.
import { afterAll, expect, test } from 'vitest';
import type { FlowStep } from '../../../src/core/flow.ts';
import { catalogue } from '../../../src/connectors/catalogue.ts';
import { ActorId, ConnectionId, FlowId, IntegrationId } from '../../../src/core/ids.ts';
import type { Connection, Integration } from '../../../src/core/integration.ts';
import { checkOpposite } from '../../../src/services/integration/check-opposite.ts';
import { openExpressions } from '../../../src/services/integration/mapping/expressions.ts';
import { syncOf } from '../../contracts/syncs.ts';
import { FakeIntegrations } from '../../fakes/integrations.ts';
import { FakeSyncs } from '../../fakes/syncs.ts';
import { createTestClock } from '../../support/clock.ts';
import { integrationOf } from '../../support/engine.ts';
import { createTestIds } from '../../support/ids.ts';
import { freshTenant } from '../../support/tenants.ts';

const expressions = openExpressions();
afterAll(() => expressions.close());

async function setUp() {
  const clock = createTestClock();
  const newId = createTestIds();
  const tenant = freshTenant();
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant, clock: clock.real, newId });
  const between = (from: string, to: string, mapping: Integration['mapping']): Integration => {
    const plain = integrationOf(tenant, IntegrationId.parse(`int_${from}_${to}`), clock.real.now());
    return {
      ...plain,
      name: `${from} to ${to}`,
      mode: 'real_time',
      source: { ...plain.source, connection: ConnectionId.parse(`con_${from}`) },
      destination: { ...plain.destination, connection: ConnectionId.parse(`con_${to}`) },
      mapping,
    };
  };
  const begin = async (integration: Integration) => {
    await integrations.add(integration, integration.id);
    await syncs.open(syncOf(integration, newId, clock.real.now()));
  };
  const connections: Connection[] = [];
  const connect = (name: string, system: string) => {
    const one = { id: ConnectionId.parse(`con_${name}`), tenant, system, name, tenantId: null, config: {} };
    const tested = { status: 'ok', because: null, testedAt: null } as const;
    connections.push({ ...one, ...tested, createdAt: clock.real.now(), createdBy: ActorId.parse('u_nora') });
  };
  const check = (made: Integration) =>
    checkOpposite(
      { connections: { list: async () => connections }, catalogue, integrations, syncs, expressions },
      made,
    );
  return { between, begin, check, connect };
}

test('the opposite integration is refused by its name and the field', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { id: 'id', phone: 'mobile' }));
  await expect(check(between('payroll', 'hr', { id: 'id', mobile: 'phone' }))).rejects.toThrow(
    'The integration hr to payroll (int_hr_payroll) moves mobile the other way in real time',
  );
});

test('without a mapping every field goes both ways', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', {}));
  await expect(check(between('payroll', 'hr', {}))).rejects.toThrow('moves every field the other way');
});

test('fields of their own in each direction are allowed, also beside the id', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { id: 'id', phone: 'mobile' }));
  await expect(check(between('payroll', 'hr', { id: 'id', grade: 'grade' }))).resolves.toEqual([]);
  await expect(check(between('payroll', 'hr', { mobile: 'second_phone' }))).resolves.toEqual([]);
});

test('a ring of three systems is refused, whatever the fields are called on the way', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { phone: 'mobile' }));
  await begin(between('payroll', 'crm', { mobile: 'tel' }));
  await expect(check(between('crm', 'hr', { tel: 'phone' }))).rejects.toThrow(
    'The integrations hr to payroll (int_hr_payroll), payroll to crm (int_payroll_crm) bring tel back to where this one reads',
  );
  await expect(check(between('crm', 'hr', { tel: 'other' }))).resolves.toEqual([]);
  await expect(check(between('crm', 'archive', { tel: 'phone' }))).resolves.toEqual([]);
});

test('a ring of three is refused by whatever schedules it runs: no run can tell what comes round from what is new', async () => {
  const { between, begin, check } = await setUp();
  await begin({ ...between('hr', 'payroll', { phone: 'mobile' }), mode: 'batch' });
  await begin({ ...between('payroll', 'crm', { mobile: 'tel' }), mode: 'batch' });
  const last = check({ ...between('crm', 'hr', { tel: 'phone' }), mode: 'batch' });
  await expect(last).rejects.toThrow(
    'back to where this one reads: together they would pass a value round for ever. Leave those fields out of one of them.',
  );
  await expect(check({ ...between('crm', 'hr', { tel: 'other' }), mode: 'batch' })).resolves.toEqual([]);
  await expect(check({ ...between('crm', 'hr', { tel: 'phone' }), mode: 'once' })).resolves.toEqual([]);
});

test('where one of two runs by a schedule, or one of them is switched off, nothing is refused', async () => {
  const { between, begin, check } = await setUp();
  await begin({ ...between('hr', 'payroll', { phone: 'mobile' }), mode: 'batch' });
  await begin({ ...between('payroll', 'ats', { mobile: 'tel' }), enabled: false });
  await begin({ ...between('payroll', 'crm', { mobile: 'tel' }), mode: 'once' });
  const [warning = ''] = await check(between('payroll', 'hr', { mobile: 'phone' }));
  expect(warning).toContain('The integration hr to payroll (int_hr_payroll) moves mobile the other way: both can swap');
  await expect(check(between('ats', 'hr', { tel: 'phone' }))).resolves.toEqual([]);
  await expect(check(between('crm', 'hr', { tel: 'phone' }))).resolves.toEqual([]);
});

test.each([
  ['an expression that is named after another field', { note: { to: 'phone', transform: '$trim(mobile)' } }],
  ['a template', { note: { to: 'phone', transform: [{ op: 'template' as const, text: '+1 {mobile}' }] } }],
  ['a part of the field', { 'mobile.number': 'phone.number' }],
])('the way back is found through %s', async (_, mapping) => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { phone: 'mobile' }));
  await expect(check(between('payroll', 'hr', mapping))).rejects.toThrow('the other way in real time');
});

test('an expression that looks at the record as a whole is none that can be told', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { phone: 'mobile' }));
  const whole = { note: { to: 'phone', transform: '$string($)' } };
  await expect(check(between('payroll', 'hr', whole))).resolves.toEqual([]);
});

const write: FlowStep = {
  kind: 'write',
  id: 'write',
  to: { system: 'fake', connection: ConnectionId.parse('con_hr'), collection: 'people' },
  action: 'upsert',
  next: null,
};
const tidy: FlowStep = {
  kind: 'transform',
  id: 'tidy',
  field: 'tel',
  to: 'phone',
  transform: [{ op: 'trim' }],
  next: 'write',
};
const map = (from: string, to: string, next: string): FlowStep => ({
  kind: 'map',
  id: 'map',
  keep: 'mapped',
  fields: [{ from, to }],
  next,
});
const big: FlowStep = {
  kind: 'condition',
  id: 'big',
  branches: [{ when: { all: [{ field: 'size', is: 'big' }], any: [] }, next: 'map' }],
  otherwise: 'write',
};

test.each([
  ['a step that maps', [map('mobile', 'phone', 'write'), write], 'mobile'],
  ['two steps', [map('mobile', 'tel', 'tidy'), tidy, write], 'mobile'],
  ['one of two branches', [big, map('mobile', 'phone', 'write'), write], 'every field'],
])('the way back is found along %s of a flow', async (_, steps, which) => {
  const { between, begin, check } = await setUp();
  const mapping = which === 'mobile' ? { phone: 'mobile' } : {};
  await begin(between('hr', 'payroll', mapping));
  const start = steps[0]?.id ?? 'write';
  const route = { flow: FlowId.parse('flow_back'), version: 1, step: 'write', start, steps };
  const back: Integration = { ...between('payroll', 'hr', {}), route };
  await expect(check(back)).rejects.toThrow(`moves ${which} the other way in real time`);
  await expect(check({ ...back, enabled: false })).resolves.toEqual([]);
});

test('a flow that is there already is found by whoever comes later', async () => {
  const { between, begin, check } = await setUp();
  const steps = [map('phone', 'mobile', 'write'), write];
  const route = { flow: FlowId.parse('flow_there'), version: 1, step: 'write', start: 'map', steps };
  await begin({ ...between('hr', 'payroll', {}), route });
  await expect(check(between('payroll', 'hr', { mobile: 'phone' }))).rejects.toThrow('hr to payroll');
  await expect(check(between('payroll', 'hr', { grade: 'phone' }))).resolves.toEqual([]);
});

test('systems that all write to each other are looked through in bounded time', async () => {
  const { between, begin, check } = await setUp();
  const systems = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const from of systems)
    for (const to of systems) if (from !== to) await begin(between(from, to, { phone: 'tel', tel: 'fax' }));
  await expect(check(between('a', 'z', { phone: 'tel' }))).resolves.toEqual([]);
});

const contacts = (integration: Integration): Integration => ({
  ...integration,
  source: { ...integration.source, collection: 'contacts' },
  destination: { ...integration.destination, collection: 'contacts' },
});

test('a field is the same under the name by which it is written and the path at which it is shown', async () => {
  const { between, begin, check, connect } = await setUp();
  connect('hr', 'hubspot');
  connect('payroll', 'hubspot');
  await begin(contacts(between('hr', 'payroll', { 'properties.firstname': 'firstname' })));
  const back = contacts(between('payroll', 'hr', { 'properties.firstname': 'firstname' }));
  await expect(check(back)).rejects.toThrow('moves properties.firstname the other way');
  await expect(check({ ...back, mapping: { 'properties.lastname': 'lastname' } })).resolves.toEqual([]);
});
