// Promised, relayed, run, kept: a kill at any of these points neither loses a job nor doubles its effect.
import { expect, test, vi } from 'vitest';
import { type KillPoint, killPoints, runUntil, tenant } from '../support/children/promise-and-die.ts';
import { startChild } from '../support/children/start-child.ts';

const patience = { timeout: 30_000, interval: 50 };

/** `place` is a fresh data folder or database; without a Redis the queue lies in the same database. */
export function outboxKillContract(name: string, open: () => Promise<{ place: string; redisUrl: string }>): void {
  test(
    `${name}: whatever the point of the kill, each promised job takes effect once`,
    { timeout: 150_000 },
    async () => {
      const { place, redisUrl } = await open();
      const promised: number[] = [];
      const points = killPoints.filter((point): point is Exclude<KillPoint, 'none'> => point !== 'none');
      for (const [round, point] of points.entries()) {
        const child = startChild('promise-and-die.ts', point, place, redisUrl, String(round * 100));
        expect(await child.gone, `killed when ${point}`).toBe('SIGKILL');
        promised.push(...child.lines.map(Number));
      }

      const { storage, jobs } = await runUntil('none', { place, redisUrl, from: 1000, count: 0 });
      const effects = async () => {
        const bodies = await storage.records(tenant).read((records) => records.list('effect'));
        return new Set(bodies.map(Number));
      };
      await vi.waitFor(async () => expect(new Set(promised).difference(await effects())).toEqual(new Set()), patience);
      await vi.waitFor(async () => expect(await leftOver(storage.outbox)).toEqual([]), patience);
      const done = await effects();
      const total = await storage.records(tenant).read((records) => records.get('total', 'all'));
      expect(total).toBe(done.size);
      // A kill may come between the commit of a promise and the word of it: at most one of each round.
      expect(done.difference(new Set(promised)).size).toBeLessThanOrEqual(points.length);
      await jobs.close();
      await storage.close();
    },
  );
}

const leftOver = (outbox: Awaited<ReturnType<typeof runUntil>>['storage']['outbox']) =>
  outbox.lease({ now: new Date(), until: new Date(), limit: 100 });
