// What a room may tell of its work to whoever runs the service: spans, counts and durations. A port: nothing here knows of
// OpenTelemetry or Prometheus, and without them nothing is done. The names of attributes are closed, so that no person, address or
// text gets in; values are ids, codes and figures.
import type { CounterName, HistogramName, LabelsOf } from './metrics.ts';
import { Problem } from './problem.ts';

/** https://opentelemetry.io/docs/specs/semconv/ where there is a convention: `http.*`, `gen_ai.*`, `error.type`. */
export interface Attributes {
  readonly 'http.request.method'?: string | undefined;
  readonly 'http.route'?: string | undefined;
  readonly 'http.response.status_code'?: number | undefined;
  readonly 'url.template'?: string | undefined;
  readonly 'error.type'?: string | undefined;
  readonly 'gen_ai.operation.name'?: 'chat' | 'invoke_agent' | 'execute_tool' | undefined;
  readonly 'gen_ai.provider.name'?: string | undefined;
  readonly 'gen_ai.request.model'?: string | undefined;
  readonly 'gen_ai.request.max_tokens'?: number | undefined;
  readonly 'gen_ai.response.finish_reasons'?: string | undefined;
  readonly 'gen_ai.usage.input_tokens'?: number | undefined;
  readonly 'gen_ai.usage.cache_read.input_tokens'?: number | undefined;
  readonly 'gen_ai.usage.output_tokens'?: number | undefined;
  readonly 'gen_ai.agent.name'?: string | undefined;
  readonly 'gen_ai.tool.name'?: string | undefined;
  readonly 'gen_ai.conversation.id'?: string | undefined;
  readonly 'messaging.system'?: 'bullmq' | undefined;
  readonly 'messaging.operation.type'?: 'process' | undefined;
  readonly 'messaging.message.id'?: string | undefined;
  readonly 'muster.tenant'?: string | undefined;
  readonly 'muster.actor'?: string | undefined;
  readonly 'muster.action'?: string | undefined;
  readonly 'muster.approval'?: string | undefined;
  readonly 'muster.task'?: string | undefined;
  readonly 'muster.status'?: string | undefined;
  readonly 'muster.planner'?: string | undefined;
  readonly 'muster.job'?: string | undefined;
  readonly 'muster.attempt'?: number | undefined;
  readonly 'muster.system'?: string | undefined;
  readonly 'muster.request'?: string | undefined;
}

/** `name` holds no values: a route template or an operation. */
export interface NewSpan {
  readonly name: string;
  /** `internal` unless told. */
  readonly kind?: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** A W3C traceparent to continue; what is current otherwise. */
  readonly parent?: string | undefined;
  /** Traceparents of what led here from another trace. */
  readonly links?: readonly string[];
}

/** Attributes may be set until the work has ended. */
export interface Span {
  set(attributes: Attributes): void;
}

/** A span that somebody ends. */
export interface OpenSpan extends Span {
  readonly traceId: string | undefined;
  /** What is told during that work stands below this span. */
  within<T>(work: () => T): T;
  end(error?: string): void;
}

/** Work runs, and answers the same, whether or not anything is traced. */
export interface Tracer {
  /** Work as a span; what it throws is noted by its code and thrown on. */
  span<T>(span: NewSpan, work: (span: Span) => Promise<T>): Promise<T>;
  /** For what is known only after it has ended. */
  past(span: NewSpan & { readonly durationMs: number }): void;
  open(span: NewSpan): OpenSpan;
  /** The W3C traceparent of what is current, to be stored with what goes on later; undefined where nothing is traced. */
  current(): string | undefined;
}

/** Names and labels are those of `metrics`; durations are in seconds. */
export interface Meter {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** Seconds of a clock that only goes forward. */
  now(): number;
}

export interface Telemetry extends Tracer, Meter {}

const noSpan: OpenSpan = { set: () => undefined, traceId: undefined, within: (work) => work(), end: () => undefined };

/** Does the work and records nothing. */
export const noTracer: Tracer = {
  span: (_span, work) => work(noSpan),
  past: () => undefined,
  open: () => noSpan,
  current: () => undefined,
};

/** For tests, and for whoever runs a part alone. */
export const noTelemetry: Telemetry = {
  ...noTracer,
  count: () => undefined,
  observe: () => undefined,
  now: () => 0,
};

/** The code of a problem or the class of a defect; never the message, which may quote people. */
export function errorType(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

const safe = /^[\w.:/{}*+-]{1,128}$/;

/** Ids, codes and templates as they are; whatever looks like text or an address becomes `other`. */
export const safeValue = (value: string): string => (safe.test(value) ? value : 'other');
