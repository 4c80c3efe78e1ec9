// SIGKILL of n8n in the middle of a run, as Muster's are killed by `--kills`: whether it goes on by itself once it runs again, and
// what the next run costs that somebody starts.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Systems } from './contenders.ts';
import type { N8n } from './n8n-service.ts';

/** Muster has five seconds. */
const waitMs = 45_000;
const patienceMs = 600_000;

export async function killN8n(n8n: N8n, systems: Systems, records: number): Promise<void> {
  const [workflow] = n8n.workflows;
  if (workflow === undefined) throw new Error('there is no workflow');
  await systems.reset({ records, faults: true });
  // Nobody answers once it is killed.
  n8n.run(workflow).catch(() => undefined);
  await untilKept(systems, records / 2);
  await n8n.kill();
  const before = await systems.mark();
  await n8n.boot();
  await sleep(waitMs);
  const after = await systems.seen();
  const left = (await systems.stats()).missing;
  await n8n.run(workflow);
  const { requests, missing, again } = await systems.stats();
  console.log(
    `n8n, SIGKILL in the middle: after ${before.kept} of ${records} records; in ${waitMs / 1_000} s after the next start ` +
      `${after.requests - before.requests} requests, ${left} missing; started again by hand: ${requests - after.requests} requests, ` +
      `${again} records written again, ${missing} missing`,
  );
}

async function untilKept(systems: Systems, records: number): Promise<void> {
  const until = performance.now() + patienceMs;
  while ((await systems.seen()).kept < records) {
    if (performance.now() > until) throw new Error('n8n does not come that far');
    await sleep(10);
  }
}
