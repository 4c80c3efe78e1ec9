// How long a turn lasts: its time, and longer while nobody waits for the worker.
import { expect, test } from 'vitest';
import { openTurnTime } from '../../../../src/services/integration/engine/turn-time.ts';
import { createTestClock } from '../../../support/clock.ts';
import { people, setUpEngine } from '../../../support/engine.ts';
import { FakeRemoteSystem, fault } from '../../../fakes/remote-system.ts';

function timeOf(mayGoOn: () => boolean) {
  const clock = createTestClock();
  const time = openTurnTime({ clock: clock.real, sliceMs: 2_000, leaseMs: 60_000, mayGoOn });
  return { time, clock };
}

test('it is over after its time where somebody waits', () => {
  const { time, clock } = timeOf(() => false);
  expect(time.leftMs).toBe(2_000);
  clock.advance(2_000);
  expect(time.leftMs).toBe(0);
});

test('it lasts longer while nobody waits, and no longer than the run is held for certain', () => {
  const { time, clock } = timeOf(() => true);
  for (let second = 0; second < 29; second += 1) {
    expect(time.leftMs).toBeGreaterThan(0);
    clock.advance(1_000);
  }
  clock.advance(1_000);
  expect(time.leftMs).toBe(0);
});

test('it ends soon after somebody came', () => {
  let isAlone = true;
  const { time, clock } = timeOf(() => isAlone);
  clock.advance(1_500);
  expect(time.leftMs).toBe(2_000);
  isAlone = false;
  clock.advance(2_000);
  expect(time.leftMs).toBe(0);
});

test('what failed in passing comes back within the turn, and the run ends with it', async () => {
  const destination = new FakeRemoteSystem({ lanes: 2 });
  const { source, clock, begin, carry, syncs } = await setUpEngine({ destination, mayGoOn: () => true });
  source.pages = [people(6)];
  let failures = 0;
  destination.refuses = ({ record }) => {
    // Its wait passes while the others are written.
    if (record['id'] === 'p0003') clock.advance(1_000);
    return record['id'] === 'p0001' && failures++ === 0 ? fault() : undefined;
  };
  const { id } = await begin();
  await carry(id);
  expect(await syncs.get(id)).toMatchObject({ status: 'succeeded', counts: { written: 6 } });
  expect(destination.written.map(({ record }) => record['id']).at(-1)).toBe('p0001');
});
