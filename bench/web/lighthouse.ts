// Lighthouse where somebody has installed it. It brings 87 packages that nothing else needs, so `npm ci` leaves it out.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { blockingMs } from './thread.ts';

/** Shares of 1 for the scores, milliseconds for the times, bytes as they travelled. */
const Result = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    categories: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) }),
    ),
    audits: z.record(
      z.string(),
      z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
  }),
  artifacts: z.object({ Trace: z.object({ traceEvents: z.custom<readonly unknown[]>(Array.isArray) }) }),
});
type Report = z.infer<typeof Result>;

export type Form = 'desktop' | 'mobile';
export const forms = ['desktop', 'mobile'] as const satisfies readonly Form[];

export interface Scores {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** The same from the processor's time alone, which other work on the machine does not lengthen. */
  readonly cpuTbtMs: number;
  readonly cls: number;
  readonly kilobytes: number;
  /** What falls short of full marks in accessibility and best practices. */
  readonly complaints: readonly string[];
}

export type Judge = (url: string, form: Form) => Promise<Scores>;

type Lighthouse = (url: string, flags: object, config?: object) => Promise<unknown>;

/** Undefined where the package is missing. `port`: where the browser takes DevTools connections. */
export async function lighthouseAt(port: number): Promise<Judge | undefined> {
  const from = createRequire(import.meta.url);
  let path: string;
  try {
    path = from.resolve('lighthouse');
  } catch {
    return undefined;
  }
  const library = z.object({
    default: z.custom<Lighthouse>((one) => typeof one === 'function'),
    desktopConfig: z.looseObject({}),
  });
  const { default: run, desktopConfig } = library.parse(await import(pathToFileURL(path).href));
  return async (url, form) => {
    const flags = { port, logLevel: 'error', output: 'json' };
    const load = async (): Promise<Report> =>
      Result.parse(await run(url, flags, form === 'desktop' ? desktopConfig : undefined));
    let report = await load();
    // A browser that a busy machine left without a frame is asked once more.
    if (report.lhr.runtimeError !== undefined) report = await load();
    if (report.lhr.runtimeError !== undefined) throw new Error(`${url}: ${report.lhr.runtimeError.message}`);
    return {
      ...scoresOf(report),
      cpuTbtMs: blockingMs(report.artifacts.Trace.traceEvents, { url, slower: slower[form] }),
    };
  };
}

/** How many times slower the processor is that Lighthouse computes with. */
const slower = { desktop: 1, mobile: 4 } as const;

function scoresOf({ lhr: { categories, audits } }: Report): Omit<Scores, 'cpuTbtMs'> {
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const ids = new Set(
    ['accessibility', 'best-practices'].flatMap((id) => (categories[id]?.auditRefs ?? []).map((audit) => audit.id)),
  );
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1_000,
    complaints: Object.entries(audits)
      .filter(([id, { score: share }]) => ids.has(id) && share !== null && share < 1)
      .map(([, { title }]) => title),
  };
}
