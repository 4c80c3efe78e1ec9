// Who gets the workers, played on a clock of its own: what a turn costs is decided here, not by the machine.
import { expect, test } from 'vitest';
import { SyncId, TenantId } from '../../../src/core/ids.ts';
import { seeded } from '../../../scripts/seeded.ts';
import { openTurns } from '../../../src/services/integration/turns.ts';

const workers = 12;

interface Runs {
  readonly tenant: TenantId;
  readonly count: number;
  /** How long one of its turns keeps a worker, given how long it may. */
  readonly lasts: (ms: number) => number;
}

/** A page more or less, another answer late: turns are as uneven as systems are. */
const uneven = (seed: number): ((ms: number) => number) => {
  const { below } = seeded(seed);
  return (ms) => (ms * (90 + below(150))) / 100;
};
const asLong = (ms: number): number => ms;
const ordinary = (index: number): Runs => ({ tenant: TenantId.parse(`org_${index}`), count: 4, lasts: asLong });
const ordinaries = (count: number): Runs[] => Array.from({ length: count }, (_, index) => ordinary(index));

interface Played {
  /** Workers' milliseconds. */
  readonly worked: ReadonlyMap<TenantId, number>;
  /** How many each run had. */
  readonly turns: ReadonlyMap<SyncId, number>;
}

interface Waiting extends Runs {
  readonly sync: SyncId;
  readonly isLate: boolean;
}

/** First come, first served, as the queue does it; what was sent away comes back when it was told to, before the others. */
function play(all: readonly Runs[], forMs: number): Played {
  let now = Date.parse('2026-03-09T09:00:00Z');
  const end = now + forMs;
  const turns = openTurns({ workers, most: 3, longestMs: 2_000, clock: { now: () => new Date(now) } });
  const worked = new Map(all.map(({ tenant }) => [tenant, 0]));
  const line: Waiting[] = all.flatMap((runs) =>
    Array.from({ length: runs.count }, (_, nth) => ({
      ...runs,
      sync: SyncId.parse(`sync_${runs.tenant}_${nth}`),
      isLate: false,
    })),
  );
  const comes = (one: Waiting): void => {
    const behind = line.findIndex(({ isLate }) => !isLate);
    if (one.isLate && behind !== -1) line.splice(behind, 0, one);
    else line.push(one);
  };
  const had = new Map(line.map(({ sync }) => [sync, 0]));
  const later: { at: number; happens: () => void }[] = [];
  let free = workers;
  const serve = (): void => {
    for (let one = line.shift(); one !== undefined; one = free > 0 ? line.shift() : undefined) {
      const asking = one;
      const turn = turns.take(one.tenant, one.sync);
      if ('waitMs' in turn) {
        later.push({ at: now + turn.waitMs, happens: () => comes({ ...asking, isLate: true }) });
        continue;
      }
      free -= 1;
      const lasts = one.lasts(turn.ms);
      later.push({
        at: now + lasts,
        happens() {
          turn.end();
          free += 1;
          had.set(asking.sync, (had.get(asking.sync) ?? 0) + 1);
          worked.set(asking.tenant, (worked.get(asking.tenant) ?? 0) + lasts);
          comes({ ...asking, isLate: false });
        },
      });
    }
  };
  while (now < end) {
    if (free > 0) serve();
    later.sort((a, b) => a.at - b.at);
    const next = later.shift();
    if (next === undefined) break;
    now = next.at;
    next.happens();
  }
  return { worked, turns: had };
}

const spread = (worked: readonly number[]): number => Math.max(...worked) / Math.min(...worked);
const sum = (worked: readonly number[]): number => worked.reduce((total, one) => total + one, 0);
const twoMinutes = 120_000;

test('two hundred runs of fifty organizations come round within seconds, and each gets as much', () => {
  const { worked: byTenant, turns } = play(ordinaries(50), twoMinutes);
  const worked = [...byTenant.values()];
  expect(spread(worked)).toBeLessThan(1.3);
  expect(spread([...turns.values()])).toBeLessThan(1.3);
  expect(sum(worked)).toBeGreaterThan(0.95 * workers * twoMinutes);
});

test('also where turns are uneven, no run gets twice the turns of another, within an organization or without', () => {
  const lasts = uneven(7);
  const all = ordinaries(50).map((runs) => ({ ...runs, lasts }));
  const { turns } = play(all, 60_000);
  const ofOne = (tenant: TenantId) =>
    sum([...turns].flatMap(([sync, had]) => (sync.includes(`${tenant}_`) ? [had] : [])));
  expect(spread(all.map(({ tenant }) => ofOne(tenant)))).toBeLessThan(1.6);
  expect(spread([...turns.values()])).toBeLessThan(2);
});

test('an organization with forty runs gets no more than twice what one with four gets', () => {
  const many = { tenant: TenantId.parse('org_many'), count: 40, lasts: asLong };
  const { worked } = play([...ordinaries(49), many], twoMinutes);
  expect(spread([...worked.values()])).toBeLessThan(2);
});

test('an organization whose systems keep workers waiting costs the others no tenth of their time', () => {
  const slow = { tenant: TenantId.parse('org_slow'), count: 4, lasts: () => 8_000 };
  const others = (all: readonly Runs[]) => {
    const { worked } = play(all, twoMinutes);
    return sum(all.filter(({ tenant }) => tenant !== slow.tenant).map(({ tenant }) => worked.get(tenant) ?? 0));
  };
  expect(others([...ordinaries(49), slow])).toBeGreaterThan(0.9 * others(ordinaries(49)));
});

test('alone it has three turns at once and nobody to wait for', () => {
  const turns = openTurns({ workers, most: 3, longestMs: 2_000, clock: { now: () => new Date(0) } });
  const tenant = TenantId.parse('org_alone');
  const take = (nth: number) => turns.take(tenant, SyncId.parse(`sync_${nth}`));
  expect([take(1), take(2), take(3)]).toEqual(Array(3).fill(expect.objectContaining({ ms: 2_000 })));
  expect(take(4)).toEqual({ waitMs: 2_000 });
});

test('who was sent away for long keeps no turn from one that asks meanwhile', () => {
  const turns = openTurns({ workers, most: 3, longestMs: 2_000, clock: { now: () => new Date(0) } });
  const take = (nth: number) => turns.take(TenantId.parse('org_alone'), SyncId.parse(`sync_${nth}`));
  const first = [take(1), take(2), take(3)];
  for (let nth = 4; nth < 20; nth += 1) take(nth);
  for (const turn of first) if ('end' in turn) turn.end();
  expect(take(20)).toHaveProperty('ms');
});

test('who comes new begins where the others stand', () => {
  let now = 0;
  const turns = openTurns({ workers: 2, most: 3, longestMs: 2_000, clock: { now: () => new Date(now) } });
  const take = (tenant: string) => turns.take(TenantId.parse(tenant), SyncId.parse(`sync_${tenant}`));
  const first = take('org_first');
  now = 9_000;
  if ('end' in first) first.end();
  take('org_second');
  expect(take('org_second')).toHaveProperty('ms');
});

test('a turn may go on as long as nobody waits for its worker', () => {
  const turns = openTurns({ workers, most: 3, longestMs: 2_000, clock: { now: () => new Date(0) } });
  const taken = (tenant: string, nth: number) => {
    const turn = turns.take(TenantId.parse(tenant), SyncId.parse(`sync_${tenant}_${nth}`));
    if ('waitMs' in turn) throw new Error('it was sent away');
    return turn;
  };
  const first = taken('org_0', 1);
  const others = [1, 2].flatMap((org) => [1, 2, 3].map((nth) => taken(`org_${org}`, nth)));
  expect(first.mayGoOn()).toBe(true);
  // Three quarters of the workers are busy: somebody may be waiting for one.
  others.push(taken('org_3', 1), taken('org_3', 2));
  expect(first.mayGoOn()).toBe(false);
  others.forEach(({ end }) => end());
  expect(first.mayGoOn()).toBe(true);
});

test('where another run of its organization was sent away, a turn does not go on', () => {
  const turns = openTurns({ workers, most: 1, longestMs: 2_000, clock: { now: () => new Date(0) } });
  const take = (nth: number) => turns.take(TenantId.parse('org_alone'), SyncId.parse(`sync_${nth}`));
  const first = take(1);
  take(2);
  expect('mayGoOn' in first && first.mayGoOn()).toBe(false);
});
