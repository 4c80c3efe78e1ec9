// A log of requests to connected systems that also tells of them as spans and metrics: the declared path, never the filled one.
import type { RequestLog } from '../core/ports/request-log.ts';
import type { Telemetry } from '../core/telemetry.ts';

/** Only the declared path and the status are told; a status class of `none` means that no answer came. */
export const measuredRequests = (log: RequestLog, system: string, telemetry: Telemetry): RequestLog => ({
  note(line) {
    log.note(line);
    const { method, path, status, ms } = line;
    telemetry.count('muster_connector_requests_total', { system, status: classOf(status) });
    telemetry.observe('muster_connector_request_duration_seconds', { system }, ms / 1000);
    if (telemetry.current() === undefined) return;
    telemetry.past({
      name: `${method} ${path}`,
      kind: 'client',
      durationMs: ms,
      attributes: {
        'http.request.method': method,
        'url.template': path,
        'http.response.status_code': status ?? undefined,
        'error.type': status === null ? 'no_answer' : status >= 400 ? String(status) : undefined,
        'muster.system': system,
      },
    });
  },
});

const classOf = (status: number | null): string => (status === null ? 'none' : `${Math.floor(status / 100)}xx`);
