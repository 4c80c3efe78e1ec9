// Offers that are made in a connected ATS from here, and taken away again: on every system that takes them.
import { describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { place } from '../../src/connectors/emulator/place.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Offer } from '../../src/core/records.ts';
import { sendOffer } from '../../src/tools/send-offer.ts';
import { connectAts } from '../support/connected-ats.ts';
import { openOperations } from '../support/operations.ts';

const taking = connectors.filter(({ unified }) => unified.ats?.offers?.write !== undefined);
const priya = CandidateId.parse('cand-1');
const offer: Offer = {
  salary: 90_000,
  currency: 'USD',
  startDate: '2026-07-01',
  status: 'extended',
  at: '2026-06-01T10:00:00-05:00',
};

test('systems that take offers are known by name', () => {
  expect(taking.map(({ system }) => system)).toEqual(['frappe-hr']);
});

const mappingOf = ({ unified: { ats } }: Connector) => {
  if (ats?.offers?.write === undefined) throw new Error('the list has changed');
  return { jobs: ats.jobs, offers: ats.offers, needs: ats.offers.write.needs };
};

/** Requisitions hold what an offer needs of them, unless told. */
async function open(connector: Connector, { isWhole = true } = {}) {
  const system = await connectAts(connector);
  const { jobs, offers, needs } = mappingOf(connector);
  const needed: JsonObject = {};
  for (const path of needs) place(needed, path.replace('opening.', ''), 'Nurse');
  if (isWhole) system.emulator.collection(jobs.collection).set('job-1', needed);
  const held = system.emulator.collection(offers.collection);
  const made = () => held.all().filter(({ deleted }) => !deleted);
  return { ats: system.ats, system, held, made, [Symbol.asyncDispose]: () => system[Symbol.asyncDispose]() };
}

describe.each(taking.map((connector) => [connector.system, connector] as const))('%s', (_, connector) => {
  const { offers } = mappingOf(connector);

  test('makes an offer once a key, shows it with its terms, and takes it away again', async () => {
    await using opened = await open(connector);
    const { ats, made } = opened;
    await ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    await ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    expect(made()).toHaveLength(1);
    expect((await ats.candidate(priya)).offer).toEqual(offer);
    expect((await ats.candidates()).find(({ id }) => id === priya)?.offer).toEqual(offer);
    const second = ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k2' });
    await expect(second).rejects.toMatchObject({ code: 'changed_since' });
    await ats.setOffer({ candidate: priya, from: offer, to: null, key: 'k3' });
    expect((await ats.candidate(priya)).offer).toBeNull();
    expect(made()).toEqual([]);
  });

  test('a withdrawn offer is gone there and known here, and its withdrawal is taken back', async () => {
    await using opened = await open(connector);
    const { ats, made } = opened;
    await ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    const withdrawn = { ...offer, status: 'withdrawn', at: '2026-06-02T10:00:00-05:00' } as const;
    await ats.setOffer({ candidate: priya, from: offer, to: withdrawn, key: 'k2' });
    expect((await ats.candidate(priya)).offer).toEqual(withdrawn);
    expect(made()).toEqual([]);
    await ats.setOffer({ candidate: priya, from: withdrawn, to: offer, key: 'k3' });
    expect((await ats.candidate(priya)).offer).toEqual(offer);
  });

  test('an answer over there is seen, and an offer that was made there is left alone and said so', async () => {
    await using opened = await open(connector);
    const { ats, held, made } = opened;
    await ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    const accepted = Object.fromEntries(offers.accepted.map(({ field, equals }) => [field, equals ?? true]));
    held.set(made()[0]?.id ?? '', accepted);
    const late = ats.setOffer({ candidate: priya, from: offer, to: null, key: 'k2' });
    await expect(late).rejects.toMatchObject({ code: 'changed_since' });
    const extended = Object.fromEntries(offers.extended.map(({ field, equals }) => [field, equals ?? true]));
    held.keep('theirs', { [offers.candidate]: 'cand-2', ...extended });
    expect(await ats.unable?.('offer', CandidateId.parse('cand-2'))).toContain('made there');
  });

  test('that it was made from here is no news of the system, and what the candidate answers is', async () => {
    await using opened = await open(connector);
    const { ats, held, made } = opened;
    await ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    const first = await ats.matters?.('offers', null);
    expect(first?.changed.map(({ candidate, state }) => [candidate, state])).toEqual([[priya, 'other']]);
    held.set(
      made()[0]?.id ?? '',
      Object.fromEntries(offers.accepted.map(({ field, equals }) => [field, equals ?? true])),
    );
    const next = await ats.matters?.('offers', first?.cursor ?? null);
    expect(next?.changed.map(({ state }) => state)).toEqual(['accepted']);
  });

  test('the tool sends it, and its undo while the letter is held leaves nothing', async () => {
    await using opened = await open(connector);
    const { ats, made } = opened;
    const world = await openOperations();
    const tool = sendOffer({ ...world, ats });
    const input = tool.input.parse({ candidate: priya, salary: 90_000, start_date: '2026-07-01' });
    const plan = tool.plan.parse(await tool.prepare(input, world.context('plan')));
    const output = await tool.execute(plan, world.context('run'));
    expect(output.offer).toMatchObject({ salary: 90_000, currency: 'USD', status: 'extended' });
    expect(made()).toHaveLength(1);
    if (tool.reversal === 'none') throw new Error('an offer can be undone');
    expect(await tool.undo({ plan, output }, world.context('undo'))).toMatchObject({ kind: 'undone' });
    expect((await ats.candidate(priya)).offer).toBeNull();
    expect(made()).toEqual([]);
  });

  test('what the requisition lacks is said before anything is tried', async () => {
    await using opened = await open(connector, { isWhole: false });
    const { ats, made } = opened;
    expect(await ats.unable?.('offer')).toBeNull();
    const because = await ats.unable?.('offer', priya);
    expect(because).toContain('Enter it in');
    const tried = ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    await expect(tried).rejects.toMatchObject({ code: 'not_supported', message: because });
    expect(made()).toEqual([]);
  });

  test('an offer whose answer was lost is seen as made', async () => {
    await using opened = await open(connector);
    const { ats, made } = opened;
    opened.system.loseAnswer();
    const tried = ats.setOffer({ candidate: priya, from: null, to: offer, key: 'k1' });
    await expect(tried).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect(made()).toHaveLength(1);
    expect((await opened.system.again().candidates()).find(({ id }) => id === priya)?.offer?.status).toBe('extended');
  });

  test('an offer after which nothing more is let in is found again under its key, and no second one is made', async () => {
    await using opened = await open(connector);
    const { ats, made, system } = opened;
    const wanted = { candidate: priya, from: null, to: offer, key: 'k1' };
    await ats.candidate(priya);
    system.refuseAfterWrite();
    await expect(ats.setOffer(wanted)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const later = system.restarted();
    expect(await later.hasSetOffer?.({ candidate: priya, key: 'k1' })).toBe(true);
    await later.setOffer(wanted);
    expect(made()).toHaveLength(1);
  });

  test('a process that dies before it has noted the offer finds it again with its terms, and makes no second one', async () => {
    await using opened = await open(connector);
    const { ats, made, system } = opened;
    const wanted = { candidate: priya, from: null, to: offer, key: 'k1' };
    const dead = system.dieAfterWrite();
    void ats.setOffer(wanted);
    await dead;
    const restarted = system.restarted();
    expect((await restarted.candidate(priya)).offer).toEqual(offer);
    await restarted.setOffer(wanted);
    await restarted.setOffer(wanted);
    expect(made()).toHaveLength(1);
    const gone = system.dieAfterWrite();
    const withdrawn = { ...offer, status: 'withdrawn' } as const;
    void restarted.setOffer({ candidate: priya, from: offer, to: withdrawn, key: 'k2' });
    await gone;
    const last = system.restarted();
    expect((await last.candidate(priya)).offer).toEqual(withdrawn);
    await last.setOffer({ candidate: priya, from: offer, to: withdrawn, key: 'k2' });
    expect(made()).toEqual([]);
  });

  test('what was refused leaves nothing begun, and an offer that somebody else makes later is theirs', async () => {
    await using opened = await open(connector);
    const { ats, held, system } = opened;
    system.emulator.next({ kind: 'answer', status: 417 });
    const wanted = { candidate: priya, from: null, to: offer, key: 'k1' };
    await expect(ats.setOffer(wanted)).rejects.toMatchObject({ code: 'upstream_failed' });
    const extended = Object.fromEntries(offers.extended.map(({ field, equals }) => [field, equals ?? true]));
    held.keep('theirs', { [offers.candidate]: priya, ...extended });
    expect((await system.restarted().candidate(priya)).offer).not.toEqual(offer);
    await expect(system.restarted().setOffer(wanted)).rejects.toMatchObject({ code: 'changed_since' });
  });

  test.each(['before', 'after'])(
    'the tool goes on with the letter where it died %s the offer was noted',
    async (at) => {
      await using opened = await open(connector);
      const { ats, made, system } = opened;
      const world = await openOperations();
      const first = sendOffer({ ...world, ats });
      const input = first.input.parse({ candidate: priya, salary: 90_000, start_date: '2026-07-01' });
      const plan = first.plan.parse(await first.prepare(input, world.context('plan')));
      if (at === 'before') {
        const dead = system.dieAfterWrite();
        void first.execute(plan, world.context('run'));
        await dead;
      } else {
        const to = { ...plan.terms, status: 'extended', at: offer.at } as const;
        await ats.setOffer({ candidate: priya, from: null, to, key: world.context('run').key });
      }
      const tool = sendOffer({ ...world, ats: system.restarted() });
      expect(await tool.recover?.(plan, world.context('run'))).toEqual({ kind: 'repeat' });
      const output = await tool.execute(plan, world.context('run'));
      expect(output.offer).toMatchObject({ salary: 90_000, startDate: '2026-07-01', status: 'extended' });
      expect(await world.letters.find(output.letter.key)).toMatchObject({ status: 'held' });
      expect(made()).toHaveLength(1);
    },
  );
});
