// What the page's main thread does: CPU time, which other processes of the machine do not lengthen.
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';

const Trace = z.object({
  value: z.array(
    z.object({
      name: z.string(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      ph: z.string(),
      tid: z.number(),
    }),
  ),
});
type Event = z.infer<typeof Trace>['value'][number];

/** Milliseconds of each task on the busiest thread of the page while that goes on, longest first. */
export async function tasksWhile(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const found: Event[] = [];
  const take = (part: unknown): void => void found.push(...Trace.parse(part).value);
  session.on('Tracing.dataCollected', take);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: 'toplevel,disabled-by-default-devtools.timeline' });
  await work();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', take);
  const tasks = found.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const threads = [...Map.groupBy(tasks, ({ tid }) => tid).values()];
  const spent = (thread: readonly Event[]): number => thread.reduce((sum, { dur = 0 }) => sum + dur, 0);
  const busiest = threads.toSorted((a, b) => spent(b) - spent(a))[0] ?? [];
  return busiest.map(({ tdur = 0 }) => tdur / 1_000).toSorted((a, b) => b - a);
}

export const longestTask = async (session: CDPSession, work: () => Promise<void>): Promise<number> =>
  (await tasksWhile(session, work))[0] ?? Number.NaN;

/** After `Performance.enable` with `threadTicks`. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}
