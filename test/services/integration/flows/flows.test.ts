// From a draft to runs and back: published, carried out, changed, rolled back, switched off, removed.
import { expect, test } from 'vitest';
import { FlowDocument } from '../../../../src/core/flow.ts';
import { JsonObject } from '../../../../src/core/json.ts';
import { openFlows } from '../../../support/open-flows.ts';
import { branchedFlow } from '../../../support/flows.ts';
import { differences } from '../../../../src/services/integration/flows/diff.ts';

const live = async (trigger: FlowDocument['trigger'] = { kind: 'real_time' }) => {
  const world = await openFlows();
  const flow = await world.desk.create(world.by, world.flow({ trigger }));
  await world.desk.publish(world.by, flow.id, { revision: undefined, note: null });
  await world.deploy(flow.id);
  return { ...world, id: flow.id, at: async () => world.flows.get(flow.id) };
};

test('a published flow becomes one integration for each write, each with the steps that lead to it', async () => {
  const { integrations, id, at } = await live();
  const made = await integrations.ofFlow(id);
  expect(made.map(({ route, destination, mode }) => [route?.step, destination.collection, mode])).toEqual(
    expect.arrayContaining([
      ['payroll', 'people', 'real_time'],
      ['archive', 'leavers', 'real_time'],
    ]),
  );
  expect(made.find(({ route }) => route?.step === 'archive')?.route?.steps.map((step) => step.id)).toEqual([
    'state',
    'archive',
  ]);
  expect(await at()).toMatchObject({ published: 1, deployed: 1 });
});

test('what the writes of a flow overwrite is kept where the flow says so', async () => {
  const { desk: service, by, deploy, integrations, flow, id } = await live();
  const keeps = async () => (await integrations.ofFlow(id)).map(({ keepsPrevious }) => keepsPrevious ?? false);
  expect(await keeps()).toEqual([false, false]);
  const document = flow({ trigger: { kind: 'real_time' }, keep_previous: true });
  await service.saveDraft(by, id, { document, revision: 1 });
  await service.publish(by, id, { revision: 2, note: null });
  await deploy(id);
  expect(await keeps()).toEqual([true, true]);
});

test('carrying out twice begins nothing twice', async () => {
  const { deploy, syncs, id } = await live();
  await deploy(id);
  expect(await syncs.list({ limit: 10 })).toHaveLength(2);
});

test('what a new version leaves alone goes on; what it changes begins anew; what it drops ends', async () => {
  const { desk: service, by, deploy, syncs, integrations, flow, id } = await live();
  const before = await integrations.ofFlow(id);
  const [pay, archive] = ['payroll', 'archive'].map((name) => before.find(({ route }) => route?.step === name));
  const [old] = await syncs.list({ integration: pay?.id ?? raise(), limit: 1 });
  const changed = flow({ trigger: { kind: 'real_time' } });
  const steps = changed.steps
    .filter((step) => step.id !== 'archive')
    .map((step) => (step.kind === 'map' ? { ...step, fields: step.fields.slice(0, 1) } : step))
    .map((step) => (step.kind === 'condition' ? { ...step, otherwise: null } : step));
  await service.saveDraft(by, id, { document: { ...changed, steps }, revision: 1 });
  await service.publish(by, id, { revision: 2, note: 'smaller' });
  await deploy(id);
  expect((await integrations.ofFlow(id)).map((one) => [one.id, one.version])).toEqual([[pay?.id, 2]]);
  expect((await syncs.get(old?.id ?? raise())).status).toBe('cancelled');
  const left = await syncs.list({ integration: archive?.id ?? raise(), limit: 5 });
  expect(left.map(({ status }) => status)).toEqual(['cancelled']);
});

test('a way back is a version of its own, and leaves the draft alone', async () => {
  const { desk: service, by, deploy, flow, id, at, flows } = await live();
  await service.saveDraft(by, id, { document: flow({ name: 'Second' }), revision: 1 });
  await service.publish(by, id, { revision: 2, note: null });
  await service.rollBack(by, id, 1);
  await deploy(id);
  expect(await at()).toMatchObject({ published: 3, deployed: 3, draft: { name: 'Second' } });
  expect((await flows.version(id, 3)).document.name).toBe('People');
});

test('a faulty draft is kept and not published; every fault is named with its remedy', async () => {
  const { desk: service, by, flow, id, flows } = await live();
  await service.saveDraft(by, id, { document: flow({ start: null }), revision: 1 });
  await expect(service.publish(by, id, { revision: 2, note: null })).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'start' }],
  });
  expect(await flows.versions(id)).toHaveLength(1);
});

test('switched off, nothing of it runs; on again, it goes on', async () => {
  const { desk: service, by, deploy, syncs, id } = await live();
  const running = async () => (await syncs.list({ limit: 20 })).filter(({ status }) => status !== 'cancelled').length;
  await service.enable(by, id, false);
  await deploy(id);
  expect(await running()).toBe(0);
  await service.enable(by, id, true);
  await deploy(id);
  expect(await running()).toBe(2);
});

test('a removed flow leaves no integration and no run behind', async () => {
  const { desk: service, by, deploy, integrations, syncs, id } = await live();
  await service.remove(by, id);
  await deploy(id);
  expect(await integrations.ofFlow(id)).toEqual([]);
  expect((await syncs.list({ limit: 9 })).every(({ status }) => status === 'cancelled')).toBe(true);
});

test('an event begins each run once, and none beside one that has yet to begin', async () => {
  const { begin, syncs, id, integrations } = await live({ kind: 'event', event: 'candidate.moved' });
  expect(await begin({ id: '7', kind: 'candidate.moved' })).toBe(2);
  expect(await begin({ id: '7', kind: 'candidate.moved' })).toBe(0);
  expect(await begin({ id: '8', kind: 'candidate.moved' })).toBe(0);
  expect(await begin({ id: '9', kind: 'offer.extended' })).toBe(0);
  expect(await syncs.list({ limit: 10 })).toHaveLength((await integrations.ofFlow(id)).length);
});

test('a part of a flow is changed in the flow, not behind its back', async () => {
  const { integrations, id, integration, by } = await live();
  const [one] = await integrations.ofFlow(id);
  await expect(integration.adjust(by, one?.id ?? raise(), { enabled: false })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(integration.remove(by, one?.id ?? raise())).rejects.toMatchObject({ code: 'conflict' });
});

test('samples show each step and the branch that was taken, and touch nothing', async () => {
  const { desk: service, by, id, wrote } = await live();
  const asked = { flow: undefined, step: undefined, limit: 10 };
  const records = [
    { id: 'a', name: 'Ada', status: 'active' },
    { id: 'b', name: 3, status: 'x' },
  ];
  const [ada, b] = await service.rehearse(by, id, { ...asked, records });
  expect(ada?.visits.map(({ step, outcome, branch }) => [step, outcome, branch])).toEqual([
    ['state', 'passed', 0],
    ['fields', 'changed', undefined],
    ['payroll', 'reached', undefined],
  ]);
  expect(b?.visits.map(({ step }) => step)).toEqual(['state', 'archive']);
  expect(wrote()).toBe(0);
});

test('one step alone takes the records as they reach it', async () => {
  const { desk: service, by, id } = await live();
  const asked = { flow: undefined, records: [{ id: 'a', name: 'ada' }], limit: 10 };
  const [shown] = await service.rehearse(by, id, { ...asked, step: 'fields' });
  expect(shown?.visits).toMatchObject([{ step: 'fields', record: { external_id: 'a', full: 'ADA' } }]);
  await expect(service.rehearse(by, id, { ...asked, step: 'nowhere' })).rejects.toMatchObject({
    errors: [{ path: 'step' }],
  });
});

test('without records, the first ones of the source are shown', async () => {
  const { desk: service, by, id } = await live();
  const shown = await service.rehearse(by, id, { flow: undefined, records: undefined, step: undefined, limit: 2 });
  expect(shown.map(({ record }) => record['id'])).toEqual(['r0', 'r1']);
});

test('an export of elsewhere finds the only account of the same system, or leaves it open', async () => {
  const { desk: service, by, flow } = await live();
  const given = JsonObject.parse(JSON.parse(JSON.stringify(flow({}))));
  const here = await service.import(by, given);
  expect(here.draft.source.connection).not.toBeNull();
  const elsewhere = JSON.parse(JSON.stringify(given).replaceAll(/con_\w+/g, 'con_elsewhere'));
  expect((await service.import(by, JsonObject.parse(elsewhere))).draft.source.connection).toBeNull();
});

test('differences are told step by step', () => {
  const before = branchedFlow();
  const [state, fields, ...rest] = before.steps;
  const after = FlowDocument.parse({
    ...before,
    name: 'New',
    steps: [
      ...rest.toReversed(),
      state,
      fields?.kind === 'map' ? { ...fields, fields: [{ from: 'id', to: 'key' }] } : fields,
    ].filter((step) => step?.id !== 'archive'),
  });
  expect(differences(before, after).map(({ step, kind, path }) => [step, kind, path])).toEqual([
    [null, 'changed', 'name'],
    ['fields', 'changed', 'fields.0.to'],
    ['fields', 'removed', 'fields.1'],
    ['archive', 'removed', ''],
  ]);
});

const raise = (): never => {
  throw new Error('not there');
};
