// What every store of flows does: revisions keep people from overwriting each other, versions never change, promises follow.
import { describe, expect, test } from 'vitest';
import type { Flow } from '../../src/core/flow.ts';
import { ActorId, FlowId, type NewId, type TenantId } from '../../src/core/ids.ts';
import type { Flows } from '../../src/core/ports/flows.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { TestClock } from '../support/clock.ts';
import { branchedFlow } from '../support/flows.ts';

interface FlowsUnderTest {
  readonly flows: Flows;
  readonly other: Flows;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
  readonly newId: NewId;
}

const by = ActorId.parse('u_nora');

export function flowsContract(name: string, open: () => Promise<FlowsUnderTest>): void {
  const setUp = async () => {
    const { flows, other, outbox, tenant, clock, newId } = await open();
    const at = clock.real.now();
    const add = async (more: Partial<Flow> = {}): Promise<Flow> => {
      const draft = branchedFlow();
      const flow: Flow = {
        id: FlowId.parse(newId('flow')),
        tenant,
        draft,
        revision: 1,
        draftBy: by,
        draftAt: at,
        published: null,
        deployed: null,
        enabled: true,
        createdAt: at,
        createdBy: by,
        ...more,
      };
      await flows.add(flow);
      return flow;
    };
    const publish = ({ id, draft }: Flow, revision = 1, document = draft) =>
      flows.publish(id, { document, revision, note: null, by, at });
    const promised = async () =>
      (await outbox.lease({ now: new Date(at.getTime() + 1e9), until: new Date(at.getTime() + 2e9), limit: 1000 }))
        .filter((job) => job.tenant === tenant)
        .map(({ name: job, data }) => [job, data]);
    return { flows, other, add, publish, promised, at };
  };

  describe(`${name}: flows`, () => {
    test('a flow comes back as it was added, newest first in the list', async () => {
      const { flows, add } = await setUp();
      const [first, second] = [await add(), await add()];
      expect(await flows.get(first.id)).toEqual(first);
      expect(await flows.list({ limit: 10 })).toEqual([second, first]);
      expect(await flows.list({ limit: 10, before: second.id })).toEqual([first]);
    });

    test('a draft is replaced at its revision only', async () => {
      const { flows, add, at } = await setUp();
      const { id } = await add();
      const document = branchedFlow({ name: 'Other' });
      expect(await flows.saveDraft(id, { document, revision: 1, by, at })).toMatchObject({
        revision: 2,
        draft: { name: 'Other' },
      });
      const late = flows.saveDraft(id, { document, revision: 1, by, at });
      await expect(late).rejects.toMatchObject({ code: 'conflict' });
    });

    test('publishing adds a version that never changes, and is promised', async () => {
      const { flows, add, publish, promised } = await setUp();
      const flow = await add();
      expect(await publish(flow)).toMatchObject({ published: 1, deployed: null });
      await publish(flow, 1, branchedFlow({ name: 'Second' }));
      expect((await flows.versions(flow.id)).map(({ version, document }) => [version, document.name])).toEqual([
        [2, 'Second'],
        [1, 'People'],
      ]);
      expect(await promised()).toEqual([
        ['deploy-flow', { flow: flow.id }],
        ['deploy-flow', { flow: flow.id }],
      ]);
      await flows.deployed(flow.id, 2);
      expect(await flows.get(flow.id)).toMatchObject({ deployed: 2 });
    });

    test('a draft that was changed in between is not published', async () => {
      const { flows, add, publish } = await setUp();
      const flow = await add();
      await expect(publish(flow, 7)).rejects.toMatchObject({ code: 'conflict' });
      expect(await flows.versions(flow.id)).toEqual([]);
    });

    test('an event finds the enabled flows whose published version waits for it', async () => {
      const { flows, add, publish } = await setUp();
      const document = branchedFlow({ trigger: { kind: 'event', event: 'candidate.moved' } });
      const [on, off] = [await add(), await add()];
      await add({ draft: document });
      for (const flow of [on, off]) await publish(flow, 1, document);
      await flows.enable(off.id, false);
      expect((await flows.beginningWith('candidate.moved')).map(({ id }) => id)).toEqual([on.id]);
      expect(await flows.beginningWith('offer.extended')).toEqual([]);
    });

    test('a removed flow is gone with its versions, and what runs of it is promised to end', async () => {
      const { flows, add, publish, promised } = await setUp();
      const flow = await add();
      await publish(flow);
      await flows.remove(flow.id);
      await expect(flows.get(flow.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(flows.version(flow.id, 1)).rejects.toMatchObject({ code: 'not_found' });
      expect(await promised()).toHaveLength(2);
    });

    test('another organization sees nothing of it', async () => {
      const { other, add } = await setUp();
      const { id } = await add();
      expect(await other.list({ limit: 10 })).toEqual([]);
      await expect(other.get(id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(other.remove(id)).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
