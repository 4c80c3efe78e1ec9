// Where traces go, as the environment says. The names are those of OpenTelemetry.
// https://opentelemetry.io/docs/specs/otel/protocol/exporter/
import type { SpanOptions } from '../telemetry/spans.ts';
import type { Config } from './config.ts';
import { version } from './version.ts';

export function tracingOf(config: Config): { version: string; spans: SpanOptions | undefined } {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (endpoint === undefined) return { version, spans: undefined };
  const spans: SpanOptions = {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(headers),
    serviceName: config.OTEL_SERVICE_NAME,
    version,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    wallClock: () => Date.now(),
  };
  return { version, spans };
}

const headersOf = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name.trim(), decodeURIComponent(value.join('=').trim())];
      }),
  );
