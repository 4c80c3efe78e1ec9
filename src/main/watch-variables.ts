// The environment variables for whoever watches over the service: metrics, traces, and proof of the audit trail. Those of OpenTelemetry go by its names.
// https://opentelemetry.io/docs/specs/otel/protocol/exporter/
import { z } from 'zod';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    // The answer is no.
    return false;
  }
}

export const watchVariables = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('A port of its own for `/metrics` and probes, without a key; workers have no other. 0 takes a free one.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of `METRICS_PORT`; elsewhere than on this machine, let a network policy say who reaches it.'),
  AUDIT_EXPORT_DIR: z
    .string()
    .optional()
    .describe(
      'Folder that each day’s signed checkpoints of audit trails are written to, see `docs/operations/audit.md`.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Collector that traces are sent to (OTLP over HTTP, protobuf); without it nothing is traced.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'name=value pairs with commas between them')
    .refine(isDecodable, 'holds a % that begins no percent-encoded character')
    .optional()
    .describe('Headers for the collector, `name=value`, comma-separated, values percent-encoded.'),
  OTEL_SERVICE_NAME: z.string().default('muster').describe('Under which name traces appear.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that are kept, 0 to 1, where the caller has not decided.'),
};
