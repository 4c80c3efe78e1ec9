// Integrations in real time that would swap a value for ever are noticed when one of them is made.
import { expect, test } from 'vitest';
import { ConnectionId, IntegrationId } from '../../../src/core/ids.ts';
import type { Integration } from '../../../src/core/integration.ts';
import { checkOpposite } from '../../../src/services/integration/check-opposite.ts';
import { syncOf } from '../../contracts/syncs.ts';
import { FakeIntegrations } from '../../fakes/integrations.ts';
import { FakeSyncs } from '../../fakes/syncs.ts';
import { createTestClock } from '../../support/clock.ts';
import { integrationOf } from '../../support/engine.ts';
import { createTestIds } from '../../support/ids.ts';
import { freshTenant } from '../../support/tenants.ts';

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
  const check = (made: Integration) => checkOpposite({ integrations, syncs }, made);
  return { between, begin, check };
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
  await expect(check(between('payroll', 'hr', { id: 'id', grade: 'grade' }))).resolves.toBeUndefined();
  await expect(check(between('payroll', 'hr', { mobile: 'second_phone' }))).resolves.toBeUndefined();
});

test('a ring of three systems is refused, whatever the fields are called on the way', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { phone: 'mobile' }));
  await begin(between('payroll', 'crm', { mobile: 'tel' }));
  await expect(check(between('crm', 'hr', { tel: 'phone' }))).rejects.toThrow(
    'The integrations hr to payroll (int_hr_payroll), payroll to crm (int_payroll_crm) bring tel back to where this one reads',
  );
  await expect(check(between('crm', 'hr', { tel: 'other' }))).resolves.toBeUndefined();
  await expect(check(between('crm', 'archive', { tel: 'phone' }))).resolves.toBeUndefined();
});

test('a ring with a link on a schedule, or switched off, is none', async () => {
  const { between, begin, check } = await setUp();
  await begin(between('hr', 'payroll', { phone: 'mobile' }));
  await begin({ ...between('payroll', 'crm', { mobile: 'tel' }), mode: 'once' });
  await begin({ ...between('payroll', 'ats', { mobile: 'tel' }), enabled: false });
  await expect(check(between('crm', 'hr', { tel: 'phone' }))).resolves.toBeUndefined();
  await expect(check(between('ats', 'hr', { tel: 'phone' }))).resolves.toBeUndefined();
});

test('systems that all write to each other are looked through in bounded time', async () => {
  const { between, begin, check } = await setUp();
  const systems = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const from of systems)
    for (const to of systems) if (from !== to) await begin(between(from, to, { phone: 'tel', tel: 'fax' }));
  await expect(check(between('a', 'z', { phone: 'tel' }))).resolves.toBeUndefined();
});
