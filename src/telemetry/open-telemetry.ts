// The telemetry of one process: metrics always, spans where a collector is named.
import { performance } from 'node:perf_hooks';
import type { Reading } from '../core/metrics.ts';
import { noTracer, type Telemetry, type Tracer } from '../core/telemetry.ts';
import { openProcessFigures } from './process-figures.ts';
import { openRegistry } from './registry.ts';
import type { Spans, SpanOptions } from './spans.ts';

/** Of one process: replicas are told apart by whoever collects. */
export interface OpenTelemetry extends Telemetry {
  /** The page of /metrics, with what is read for it now. */
  page(readings: readonly Reading[]): string;
  close(): Promise<void>;
}

/** The OpenTelemetry SDK is loaded only where a collector is named. */
export async function openTelemetry({
  version,
  spans: wanted,
}: {
  version: string;
  spans: SpanOptions | undefined;
}): Promise<OpenTelemetry> {
  const registry = openRegistry();
  const figures = openProcessFigures(version);
  let spans: Spans | undefined;
  if (wanted !== undefined) spans = (await import('./spans.ts')).openSpans(wanted);
  const tracer: Tracer = spans ?? noTracer;
  return {
    span: (span, work) => tracer.span(span, work),
    past: (span) => tracer.past(span),
    open: (span) => tracer.open(span),
    current: () => tracer.current(),
    count: (name, labels, by) => registry.count(name, labels, by),
    observe: (name, labels, value) => registry.observe(name, labels, value),
    now: () => performance.now() / 1000,
    page: (readings) => registry.render([...figures.read(), ...(spans?.figures() ?? []), ...readings]),
    async close() {
      figures.close();
      await spans?.close();
    },
  };
}
