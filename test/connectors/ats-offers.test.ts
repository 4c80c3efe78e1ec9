// Offers beside the candidates of a connected ATS: a key that may not see them hides nothing else.
import { expect, test } from 'vitest';
import { AtsMapping } from '../../src/core/connector/unified.ts';
import type { FaultKind } from '../../src/core/connector/connector.ts';
import { RemoteFault } from '../../src/core/ports/remote-system.ts';
import { mergeAts } from '../../src/connectors/ats/merge.ts';
import { workableAts } from '../../src/connectors/ats/workable.ts';
import { lever } from '../../src/connectors/lever.ts';
import { offersOfOne, readOffers } from '../../src/connectors/unified/ats-offers.ts';
import { workable } from '../../src/connectors/workable.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { Json } from '../../src/core/json.ts';
import { connectAts } from '../support/connected-ats.ts';
import { emulated } from '../support/emulated.ts';
import type { Mirror } from '../../src/connectors/unified/mirror.ts';

const mapping = AtsMapping.parse(mergeAts);

const nothing = async () => new Map();
const unread = (): Mirror => ({
  all: nothing,
  anew: nothing,
  known: () => new Map(),
  keep: () => {},
  forget: () => {},
});

const readingFrom = (mirror: Pick<Mirror, 'all'>) =>
  readOffers({ mapping, mirror: () => ({ ...unread(), ...mirror }) });

const failing = (kind: FaultKind) =>
  readingFrom({
    all: () => Promise.reject(new RemoteFault({ kind, blame: 'integration', message: 'No.', fix: 'Look.' })),
  });

const offer = (id: string, status: string, day: number) =>
  [id, { id, deleted: false, body: { id, application: 'a1', status, sent_at: `2026-06-0${day}T09:00:00Z` } }] as const;

test('a key that may not see offers shows none, and whatever else fails is told', async () => {
  expect(await failing('permission')).toEqual(new Map());
  await expect(failing('transient')).rejects.toMatchObject({ kind: 'transient' });
});

test('of several offers to one candidate the newest that says something counts', async () => {
  const known = await readingFrom({
    all: async () => new Map([offer('o3', 'DRAFT', 4), offer('o2', 'SIGNED', 3), offer('o1', 'SENT', 1)]),
  });
  expect([...known]).toMatchObject([['a1', { status: 'accepted', at: '2026-06-03T09:00:00.000Z' }]]);
});

const sent = (status: string, at: string) => ({ opportunity_id: 'cand-1', status, sentAt: Date.parse(at) });

test('an offer that is shown for one candidate alone is read when somebody looks at that candidate', async () => {
  await using system = await connectAts(lever);
  const { ats, emulator } = system;
  const offers = emulator.collection('offers');
  offers.keep('off-1', sent('sent', '2026-06-01T09:00:00Z'));
  offers.keep('off-2', sent('denied', '2026-06-03T09:00:00Z'));
  offers.keep('off-3', sent('draft', '2026-06-04T09:00:00Z'));
  offers.keep('off-4', { ...sent('signed', '2026-06-05T09:00:00Z'), opportunity_id: 'cand-2' });
  const offerTo = async (id: string) => (await ats.candidate(CandidateId.parse(id))).offer;
  expect(await offerTo('cand-1')).toMatchObject({ status: 'declined', at: '2026-06-03T09:00:00.000Z' });
  expect(await offerTo('cand-2')).toMatchObject({ status: 'accepted' });
  expect(await offerTo('cand-3')).toBeNull();
  expect(await ats.matters?.('offers', null)).toBeUndefined();
});

test.each<[string, Json, string | undefined]>([
  ['one', { state: 'accepted', created_at: '2026-06-01T09:00:00Z' }, 'accepted'],
  ['a list of one', [{ state: 'rejected', created_at: '2026-06-01T09:00:00Z' }], 'declined'],
  ['one in a state without a name of ours', { state: 'pending' }, undefined],
  ['none', [], undefined],
])('Workable shows the latest offer as an object or as a list: %s', async (_, body, status) => {
  await using system = await emulated(workable, { count: 0 });
  const remote = { ...system.remote, call: () => Promise.resolve(body) };
  const read = await offersOfOne({ remote, mapping: AtsMapping.parse(workableAts), mirror: unread }, { id: 'c1' });
  expect(read?.status).toBe(status);
});

test('a candidate without an offer is no failure', async () => {
  await using system = await connectAts(workable);
  expect((await system.ats.candidate(CandidateId.parse('cand-1'))).offer).toBeNull();
});
