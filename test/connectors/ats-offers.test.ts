// Offers beside the candidates of a connected ATS: a key that may not see them hides nothing else.
import { expect, test } from 'vitest';
import { AtsMapping } from '../../src/core/connector/unified.ts';
import type { FaultKind } from '../../src/core/connector/connector.ts';
import { RemoteFault } from '../../src/core/ports/remote-system.ts';
import { mergeAts } from '../../src/connectors/ats/merge.ts';
import { readOffers } from '../../src/connectors/unified/ats-offers.ts';
import type { Mirror } from '../../src/connectors/unified/mirror.ts';

const mapping = AtsMapping.parse(mergeAts);

const readingFrom = (mirror: Pick<Mirror, 'all'>) =>
  readOffers({ mapping, mirror: () => ({ known: () => new Map(), keep: () => {}, ...mirror }) });

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
