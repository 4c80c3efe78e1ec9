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

const Task = z.object({ ph: z.literal('X'), name: z.string(), ts: z.number(), dur: z.number(), tdur: z.number() });
const Mark = z.object({ name: z.string(), pid: z.number(), tid: z.number(), ts: z.number() });
const addressOf = z.object({ args: z.object({ beginData: z.object({ url: z.string() }) }) });
const longMs = 50;

/** Total blocking time after the first paint by CPU time: what each task of the page takes beyond 50 ms on a slower processor. */
export function blockingMs(events: readonly unknown[], { url, slower }: { url: string; slower: number }): number {
  const marks = events.flatMap((event) => {
    const { success, data } = Mark.safeParse(event);
    return success ? [{ ...data, event }] : [];
  });
  const page = marks.findLast(
    ({ name, event }) => name === 'ParseHTML' && addressOf.safeParse(event).data?.args.beginData.url === url,
  );
  const painted = marks.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid);
  if (page === undefined || painted === undefined) return Number.NaN;
  const tasks = marks
    .filter(({ pid, tid, name }) => pid === page.pid && tid === page.tid && /(?:^|::)RunTask$/.test(name))
    .flatMap(({ event }) => Task.safeParse(event).data ?? [])
    .filter(({ ts, dur }) => ts + dur > painted.ts);
  // The browser names a task twice, by the loop and by the page's scheduler: one of the names is enough.
  const [name] = tasks.map((task) => task.name);
  const spent = tasks.filter((task) => task.name === name).map(({ tdur }) => (tdur / 1_000) * slower);
  return spent.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0);
}
