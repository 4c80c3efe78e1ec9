// What organizations cost while they are there: memory after a collection for each 1,000 of them, and CPU when nobody asks.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningService } from '../../test/support/service.ts';
import { type Point, slope } from '../figures.ts';
import { expectOk } from './load.ts';
import type { RunPart } from './part.ts';
import { type OnPostgres, onPostgres } from './started.ts';

const sizes = [0, 250, 500, 1_000, 2_000];
const idleSeconds = 20;
const Made = z.looseObject({ key: z.string() });

export const runTenants: RunPart = async ({ tell, options: { scale } }) => {
  const bench = await onPostgres();
  try {
    const [heap, resident, idle]: Point[][] = [[], [], []];
    let made = 0;
    for (const size of sizes.filter((one) => scale >= 1 || one <= 500)) {
      for (; made < size; made += 1) await joinAndUse(bench.service, made);
      const { heapMb, residentMb } = await bench.inspected.memory();
      heap?.push({ x: size / 1_000, y: heapMb });
      resident?.push({ x: size / 1_000, y: residentMb });
      idle?.push({ x: size / 1_000, y: await idleSecondsAMinute(bench) });
    }
    tell({
      what: 'memory for 1,000 organizations, each used once',
      figure: `${slope(heap ?? []).toFixed(1)} MB heap, ${slope(resident ?? []).toFixed(1)} MB resident`,
      reference: `heap at ${listed(heap ?? [], 0)}`,
    });
    tell({
      what: 'CPU of 1,000 organizations that ask nothing',
      figure: `${slope(idle ?? []).toFixed(2)} s a minute, service and database`,
      reference: `at ${listed(idle ?? [], 2)}`,
    });
  } finally {
    await bench.stop();
  }
};

const listed = (points: readonly Point[], digits: number): string =>
  points.map(({ x, y }) => `${(x * 1_000).toFixed(0)}: ${y.toFixed(digits)}`).join(', ');

/** An organization of its own asks for a page, a score and its settings. */
async function joinAndUse(service: RunningService, number: number): Promise<void> {
  const organization = { name: `Bench ${number}`, client_id: `bench-${number}` };
  const { key } = Made.parse(await expectOk(service, ['POST', '/api/v1/organizations', organization]));
  const headers = { authorization: `Bearer ${key}` };
  const signals = { experience_months: 30, assessment_score: 71, interview_rating: 4 };
  const score = { candidate_id: 'c_1', job_id: 'job_1', signals };
  for (const [method, path, body] of [
    ['GET', '/api/v1/actions?limit=20', undefined],
    ['GET', '/api/v1/settings', undefined],
    ['POST', '/v1/retention/score', score],
  ] as const) {
    const { status } = await service.call(method, path, body, headers);
    if (status >= 300) throw new Error(`${path} answered ${status} for organization ${number}`);
  }
}

async function idleSecondsAMinute(bench: OnPostgres): Promise<number> {
  await sleep(2_000);
  const before = bench.cpu();
  await sleep(idleSeconds * 1_000);
  const after = bench.cpu();
  return ((after.service - before.service + after.database - before.database) * 60) / idleSeconds;
}
