// What every store of offerings and add-ons does: each side sees what concerns it, changes are promised to be followed.
import { describe, expect, test } from 'vitest';
import { ActorId, IntegrationId, OfferingId, type TenantId } from '../../src/core/ids.ts';
import type { Offering } from '../../src/core/offering.ts';
import { type AddOns, type Offerings, settleJob } from '../../src/core/ports/offerings.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { offeringOf } from '../support/offering.ts';

interface OfferingsUnderTest {
  readonly offerings: Of<Offerings>;
  readonly addOns: Of<AddOns>;
  readonly operator: TenantId;
  readonly clients: readonly [TenantId, TenantId];
  /** The jobs that were promised so far; asked for once. */
  readonly promised: () => Promise<readonly { tenant: TenantId; name: string; data: object }[]>;
}

const by = ActorId.parse('u_nora');
const at = new Date('2026-11-22T08:00:00Z');
const secrets = { source: { client_id: 'app', client_secret: 'S3CRET' }, destination: {} };

export function offeringsContract(name: string, open: () => Promise<OfferingsUnderTest>): void {
  const setUp = async (more: Partial<Offering> = {}) => {
    const world = await open();
    const mine = world.offerings(world.operator);
    const offering = offeringOf(world.operator, more);
    await mine.add(offering, secrets);
    const want = (client: TenantId, wanted = true) =>
      world.addOns(client).want({
        tenant: client,
        offering: offering.id,
        operator: world.operator,
        integration: IntegrationId.parse(`int_${client}`),
        wanted,
        changedAt: at,
        changedBy: by,
      });
    const idsFor = async (client: TenantId) => (await world.addOns(client).offered()).map(({ id }) => id);
    const [a, b] = world.clients;
    return { ...world, mine, offering, want, idsFor, a, b };
  };

  describe(`${name}: offerings`, () => {
    test('an offering is kept with its secrets, for its operator alone', async () => {
      const { mine, offering, offerings, a } = await setUp();
      expect(await mine.get(offering.id)).toEqual(offering);
      expect(await mine.secrets(offering.id)).toEqual(secrets);
      expect((await mine.list()).map(({ id }) => id)).toEqual([offering.id]);
      await expect(offerings(a).get(offering.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(offerings(a).secrets(offering.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(offerings(a).mark(offering.id, 'withdrawn')).rejects.toMatchObject({ code: 'not_found' });
      expect(await offerings(a).list()).toEqual([]);
    });

    test('a draft is offered to nobody, a published one to whom it is open', async () => {
      const { mine, offering, idsFor, a, b } = await setUp();
      await mine.grant(offering.id, { client: a, at, by });
      expect([await idsFor(a), await idsFor(b)]).toEqual([[], []]);
      await mine.mark(offering.id, 'published');
      expect([await idsFor(a), await idsFor(b)]).toEqual([[offering.id], []]);
      await mine.revoke(offering.id, a);
      expect(await idsFor(a)).toEqual([]);
    });

    test('one that is open to everyone is offered to everyone until it is withdrawn', async () => {
      const { mine, offering, idsFor, a, b } = await setUp({ openTo: 'everyone', status: 'published' });
      const seen = async () => [...(await idsFor(a)), ...(await idsFor(b))].filter((id) => id === offering.id);
      expect(await seen()).toHaveLength(2);
      await mine.mark(offering.id, 'withdrawn');
      expect(await seen()).toHaveLength(0);
    });

    test('of two who change the same revision, one is told to read again', async () => {
      const { mine, offering } = await setUp();
      await mine.replace({ ...offering, name: 'One', revision: 2 }, undefined);
      const late = mine.replace({ ...offering, name: 'Two', revision: 2 }, undefined);
      await expect(late).rejects.toMatchObject({ code: 'conflict' });
      expect(await mine.get(offering.id)).toMatchObject({ name: 'One', revision: 2 });
      expect(await mine.secrets(offering.id)).toEqual(secrets);
    });

    test('every change promises that what runs follows, in the name of whoever made it', async () => {
      const { mine, offering, want, promised, operator, a } = await setUp();
      await mine.mark(offering.id, 'published');
      await mine.grant(offering.id, { client: a, at, by });
      await want(a);
      const jobs = (await promised()).map(({ tenant, name: job, data }) => ({ tenant, job, data }));
      const of = (tenant: TenantId) => jobs.filter((one) => one.tenant === tenant);
      const job = { job: settleJob, data: { offering: offering.id } };
      expect(of(operator)).toEqual([1, 2].map(() => ({ tenant: operator, ...job })));
      expect(of(a)).toEqual([{ tenant: a, ...job }]);
    });

    test('an add-on is its client’s; the operator sees it, other clients do not', async () => {
      const { addOns, offering, want, operator, a, b } = await setUp();
      expect(await addOns(a).get(offering.id)).toBeUndefined();
      await want(a);
      await addOns(a).settled(offering.id, { applied: 1, because: null });
      const seen = async (tenant: TenantId) => (await addOns(tenant).of(offering.id)).map((one) => one.tenant);
      expect(await addOns(a).get(offering.id)).toMatchObject({ wanted: true, applied: 1 });
      expect([await seen(a), await seen(operator), await seen(b)]).toEqual([[a], [a], []]);
      await want(a, false);
      expect(await addOns(a).get(offering.id)).toMatchObject({ wanted: false, applied: 1 });
      await addOns(b).settled(offering.id, { applied: 9, because: null });
      expect(await addOns(a).get(offering.id)).toMatchObject({ applied: 1 });
    });

    test('grants are listed for the operator, and granting twice is once', async () => {
      const { mine, offering, offerings, a, b } = await setUp();
      for (const client of [a, b, a]) await mine.grant(offering.id, { client, at, by });
      expect((await mine.grants(offering.id)).map(({ client }) => client)).toEqual([a, b].toSorted());
      expect(await offerings(a).grants(OfferingId.parse('off_nothing'))).toEqual([]);
    });
  });
}
