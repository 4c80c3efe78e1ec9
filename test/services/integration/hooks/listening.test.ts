// Letting a system report by itself: a secret once, a subscription where it takes one, renewed in time, and given up.
import { expect, test } from 'vitest';
import type { Call } from '../../../../src/core/connector/calls.ts';
import { RemoteFault } from '../../../../src/core/ports/remote-system.ts';
import { openFlows } from '../../../support/open-flows.ts';

const calendar = async () => {
  const world = await openFlows();
  const { id } = await world.integration.connect(world.by, {
    system: 'outlook-calendar',
    name: 'calendar',
    tenantId: null,
    config: { directory: 'organizations' },
    credentials: { client_id: 'c', client_secret: 's', refresh_token: 'r' },
  });
  return { ...world, id };
};

test('a system without subscriptions gets an address and a secret, shown this once', async () => {
  const { integration, by, hr } = await openFlows();
  const listening = await integration.listen(by, hr, undefined);
  expect(listening).toMatchObject({ url: `https://muster.test/api/v2/hooks/${hr}`, subscribed: false });
  expect(listening.secret).toMatch(/^whsec_/);
  expect(await integration.listeningAt(by, hr)).toMatchObject({ secret: null });
});

test('a secret that the other system made is not shown again', async () => {
  const { integration, by, hr, hooks, now } = await openFlows();
  expect(await integration.listen(by, hr, 'made over there')).toMatchObject({ secret: null });
  expect((await hooks.get(hr, now()))?.secrets).toEqual(['made over there']);
});

test('a system that takes subscriptions is told the address, and is renewed before it ends', async () => {
  const { integration, by, id, subscribed, hooks, now, advance } = await calendar();
  const { renewAt } = await integration.listen(by, id, undefined);
  expect(subscribed[0]?.call.path).toBe('/subscriptions');
  expect(subscribed[0]?.values['callbackUrl']).toContain(id);
  expect((renewAt?.getTime() ?? 0) - now().getTime()).toBeLessThan(6 * 86_400_000);
  expect(await integration.renewHooks()).toEqual([]);
  expect(subscribed).toHaveLength(1);
  advance(6);
  await integration.renewHooks();
  // The new one first, then the old one is given up.
  expect(subscribed.map(({ call }: { call: Call }) => call.method)).toEqual(['POST', 'POST', 'DELETE']);
  expect((await hooks.get(id, now()))?.subscription).toBe('sub_2');
});

test('a renewal that fails is shown at the connection, and tried again', async () => {
  const { integration, by, id, connections, advance, failing } = await calendar();
  await integration.listen(by, id, undefined);
  advance(6);
  failing(new RemoteFault({ kind: 'auth', blame: 'integration', message: 'no', fix: 'sign in' }));
  expect(await integration.renewHooks()).toEqual([id]);
  expect(await connections.get(id)).toMatchObject({ status: 'needs_attention', because: 'no' });
  failing(undefined);
  expect(await integration.renewHooks()).toEqual([]);
});

test('stopping gives the subscription up and refuses what still comes', async () => {
  const { integration, by, id, subscribed, hooks, now } = await calendar();
  await integration.listen(by, id, undefined);
  await integration.stopListening(by, id);
  expect(subscribed.at(-1)?.call.method).toBe('DELETE');
  expect(await hooks.get(id, now())).toBeUndefined();
  await expect(integration.listeningAt(by, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a report wakes what reads from there in real time, and nothing else', async () => {
  const { desk: service, deploy, flow, by, integration, hr, pay, syncs, integrations } = await openFlows();
  const { id } = await service.create(by, flow({ trigger: { kind: 'real_time' } }));
  await service.publish(by, id, { revision: undefined, note: null });
  await deploy(id);
  expect(await integrations.readingFrom(hr)).toHaveLength((await integrations.ofFlow(id)).length);
  const [run] = await syncs.list({ limit: 1 });
  if (run === undefined) throw new Error('no run');
  await syncs.change(run.id, { status: 'active', nextAt: new Date('2999-01-01') });
  expect(await integration.wake(by.tenant, pay)).toBe(0);
  expect(await integration.wake(by.tenant, hr)).toBe(1);
  expect((await syncs.get(run.id)).nextAt?.getTime()).toBeLessThan(new Date('2900-01-01').getTime());
});
