// The whole service in this process, with its real gate, jobs and database; its spans are kept instead of sent, its log lines too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { readConfig } from '../../src/main/config.ts';
import { beginEngine } from '../../src/main/engine.ts';
import { openLog } from '../../src/main/log.ts';
import { openService } from '../../src/main/service.ts';
import { tracingOf } from '../../src/main/tracing.ts';
import { openTelemetry } from '../../src/telemetry/open-telemetry.ts';
import { layTemplate } from './database-template.ts';

export const tracedKey = 'canary-key-of-the-traced-service-0123456789';

export interface KeptSpan {
  readonly name: string;
  readonly trace: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly links: readonly string[];
  readonly attributes: ReadableSpan['attributes'];
  /** What else a span may tell. */
  readonly rest: Pick<ReadableSpan, 'events' | 'status'>;
}

const kept = (span: ReadableSpan): KeptSpan => ({
  name: span.name,
  trace: span.spanContext().traceId,
  id: span.spanContext().spanId,
  parent: span.parentSpanContext?.spanId,
  links: span.links.map(({ context }) => context.traceId),
  attributes: span.attributes,
  rest: { events: span.events, status: span.status },
});

export type TracedService = Awaited<ReturnType<typeof openTracedService>>;

export async function openTracedService(environment: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-traced-'));
  await layTemplate(dataDir);
  const exporter = new InMemorySpanExporter();
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_FILE: 'examples/sandbox.json',
    MUSTER_API_KEY: tracedKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.invalid:4318',
    ...environment,
  });
  const { version, spans: options } = tracingOf(config);
  if (options === undefined) throw new Error('nothing would be traced');
  const telemetry = await openTelemetry({ version, spans: { ...options, exporter } });
  let lines = '';
  const write = (line: string): void => void (lines += line);
  const log = openLog('info', { destination: { write }, trace: () => telemetry.current() });
  const service = await openService(config, log, { engine: beginEngine(config, log), telemetry });
  const url = service.welcome?.url ?? '';
  return {
    lines: () => lines,
    metrics: async () => await (await fetch(`${url}/metrics`, { headers: authorization })).text(),
    /** Every span so far: what ended is sent within moments, so ask until it is there. */
    spans: (): readonly KeptSpan[] => exporter.getFinishedSpans().map(kept),
    async call(method: string, path: string, { body, traceparent }: { body?: object; traceparent?: string } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...authorization,
          ...(traceparent === undefined ? {} : { traceparent }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
    },
    async close() {
      await service.close();
      await telemetry.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const authorization = { authorization: `Bearer ${tracedKey}` };
