// Spans by the official OpenTelemetry SDK, sent to a collector over OTLP. Loaded only where a collector is named. What is current
// travels in an AsyncLocalStorage of our own: nothing is registered globally, so no library can add spans or read ours.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes as Otel,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Reading } from '../core/metrics.ts';
import { type Attributes, errorType, type NewSpan, type OpenSpan, safeValue, type Tracer } from '../core/telemetry.ts';

/** `share` from 0 to 1. */
export interface SpanOptions {
  /** Where the collector takes traces, path included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly version: string;
  /** Share of traces that are kept, where the caller has not decided. */
  readonly share: number;
  /** Milliseconds of the wall clock. */
  readonly wallClock: () => number;
  /** Where spans go instead, in tests. */
  readonly exporter?: SpanExporter;
}

/** What the collector does not take in time is dropped and counted; work never waits for it. */
export interface Spans extends Tracer {
  readonly figures: () => readonly Reading[];
  /** Sends what is left, within a moment. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** A collector that is away for a while loses spans, and nothing else: what waits for it is bounded. */
const mostWaiting = 4_096;
const batch = 512;
const everyMs = 2_000;
const patienceMs = 5_000;
const lastMs = 2_000;

/** Follows the caller's decision whether to sample (W3C Trace Context), else keeps `share` of the traces. */
export function openSpans(options: SpanOptions): Spans {
  const { url, headers, serviceName, version, share } = options;
  const exporter =
    options.exporter ?? new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: patienceMs });
  const counted = counting(exporter);
  const provider = new TracerProvider({
    resource: resourceOf({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: counted.exporter,
        maxQueueSize: mostWaiting,
        maxExportBatchSize: batch,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: patienceMs,
      }),
    ],
  });
  return {
    ...tracerOn(provider.getTracer('muster', version), options.wallClock),
    figures: counted.figures,
    close: async () => {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, lastMs);
      // A collector that is away must not keep the process.
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise]);
      clearTimeout(timer);
    },
  };
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof TracerProvider>[0]>['resource']>;

/** What the spans are about: it is known at once, and nothing is added to it. */
function resourceOf(attributes: Otel): Resource {
  const resource: Resource = {
    attributes,
    asyncAttributesPending: false,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}

function tracerOn(tracer: ReturnType<TracerProvider['getTracer']>, wallClock: () => number): Tracer {
  const running = new AsyncLocalStorage<OtelSpan>();

  const contextOf = (parent: string | undefined): Context => {
    const given = parent === undefined ? undefined : spanContextOf(parent);
    if (given !== undefined) return trace.setSpanContext(ROOT_CONTEXT, given);
    const current = running.getStore();
    return current === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, current);
  };

  const begin = ({ name, kind, attributes = {}, parent, links = [] }: NewSpan, startTime?: Date): OtelSpan =>
    tracer.startSpan(
      name,
      {
        kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind],
        attributes: checked(attributes),
        links: links.flatMap(linkTo),
        ...(startTime === undefined ? {} : { startTime }),
      },
      contextOf(parent),
    );

  const open = (wanted: NewSpan): OpenSpan => {
    const span = begin(wanted);
    return {
      traceId: span.spanContext().traceId,
      set: (attributes) => void span.setAttributes(checked(attributes)),
      within: (work) => running.run(span, work),
      end(error) {
        if (error !== undefined) {
          span.setAttribute('error.type', safeValue(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };

  return {
    open,
    async span(wanted, work) {
      const span = open(wanted);
      try {
        const done = await span.within(() => work(span));
        span.end();
        return done;
      } catch (error) {
        span.end(errorType(error));
        throw error;
      }
    },
    past({ durationMs, ...wanted }) {
      const now = wallClock();
      begin(wanted, new Date(now - durationMs)).end(now);
    },
    current() {
      const context = running.getStore()?.spanContext();
      if (context === undefined) return undefined;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
    },
  };
}

function checked(attributes: Attributes): Otel {
  const all: Otel = {};
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) all[name] = typeof value === 'string' ? safeValue(value) : value;
  return all;
}

const traceForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Undefined for a broken one: a new trace begins, as the recommendation says (https://www.w3.org/TR/trace-context/). */
function spanContextOf(traceparent: string) {
  const [, traceId, spanId, flags = '00'] = traceForm.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

function linkTo(traceparent: string): Link[] {
  const context = spanContextOf(traceparent);
  return context === undefined ? [] : [{ context }];
}

/** What became of the spans, for the metrics: whoever looks at dashboards has to know when traces are missing. */
function counting(exporter: SpanExporter): { exporter: SpanExporter; figures: Spans['figures'] } {
  const counts = { exported: 0, failed: 0 };
  return {
    exporter: {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          counts[result.error === undefined ? 'exported' : 'failed'] += spans.length;
          done(result);
        }),
      shutdown: () => exporter.shutdown(),
      ...(exporter.forceFlush === undefined ? {} : { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
    },
    figures: () => [
      { name: 'muster_spans_exported_total', labels: {}, value: counts.exported },
      { name: 'muster_spans_dropped_total', labels: { reason: 'collector' }, value: counts.failed },
    ],
  };
}
