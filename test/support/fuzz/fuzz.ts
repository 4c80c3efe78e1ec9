// Sends so many made-up requests to a running service and tells those that it failed over.
import { OpenApi } from '../../../src/api/docs/finish.ts';
import type { LiveWorld } from '../live-world.ts';
import { casesOf, type FuzzCase } from './cases.ts';

export interface Fuzzed {
  readonly sent: number;
  readonly byStatus: ReadonlyMap<number, number>;
  readonly failures: readonly string[];
}

/** A stream that lasts answers for as long as somebody listens; a reset takes the ground from under the others. */
const isLeftOut = (path: string): boolean => /\/stream$|\/sandbox\/reset$|\/console\/session$/.test(path);
const atOnce = 8;
const mostShown = 50;

export async function fuzz(world: LiveWorld, { cases, seed }: { cases: number; seed: number }): Promise<Fuzzed> {
  const document = OpenApi.parse((await world.send({ path: '/openapi.json', key: null })).body);
  const made = casesOf(document, seed, isLeftOut);
  const byStatus = new Map<number, number>();
  const failures: string[] = [];
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < cases) {
      sent += 1;
      const one = made.next().value;
      const status = await statusOf(world, one);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      const isFailure = status === 500 || status === 0;
      if (isFailure && failures.length < mostShown) failures.push(`${status} ${JSON.stringify(one).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { sent, byStatus, failures };
}

/** 0: no answer. */
async function statusOf(world: LiveWorld, { method, path, raw, headers }: FuzzCase): Promise<number> {
  try {
    return (await world.send({ method, path, headers, ...(raw === undefined ? {} : { raw }) })).status;
  } catch {
    return 0;
  }
}
