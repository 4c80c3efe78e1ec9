// A thousand connections open at once on one process of the service, each with some requests: none may fail.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { removeData, startService } from '../../test/support/service.ts';
import type { RunPart } from './part.ts';
import { unlimited } from './started.ts';

const connections = 1_000;
const requestsEach = 6;
/** A connection may wait for its turn behind all others. */
const patienceSeconds = 120;

export const runConnections: RunPart = async ({ tell }) => {
  const service = await startService({
    environment: { ...unlimited, SANDBOX_FILE: 'examples/sandbox.json' },
    timeoutMs: 120_000,
  });
  const open = watchOpen(Number(new URL(service.url).port));
  try {
    const body = JSON.stringify({
      candidate_id: 'c_priya',
      job_id: 'job_be',
      signals: { experience_months: 30, assessment_score: 71, interview_rating: 4 },
    });
    const { non2xx, errors, timeouts, resets, requests, latency } = await autocannon({
      url: service.url,
      connections,
      amount: connections * requestsEach,
      timeout: patienceSeconds,
      headers: { authorization: `Bearer ${service.apiKey}` },
      requests: [
        { method: 'GET', path: '/api/v1/candidates/c_priya' },
        { method: 'GET', path: '/api/v1/actions?limit=20' },
        { method: 'POST', path: '/v1/retention/score', body, headers: { 'content-type': 'application/json' } },
      ],
    });
    const most = open.stop();
    const failed = non2xx + errors + timeouts + resets;
    tell({
      what: `${connections} connections at once, ${requests.total} requests`,
      figure: `${failed} failed (${non2xx} refused, ${errors} errors, ${timeouts} late, ${resets} reset)`,
      reference: `${most} open at once, ${requests.average.toFixed(0)}/s, p99 ${latency.p99} ms`,
      target: '0',
      holds: failed === 0 && most >= connections && requests.total >= connections * requestsEach,
    });
  } finally {
    open.stop();
    await service.stop();
    removeData(service);
  }
};

/** The most connections to that port that were established at once, as the system counts them. */
function watchOpen(port: number): { stop(): number } {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const established = '01';
  let most = 0;
  const timer = setInterval(() => {
    const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
    const open = lines.filter((line) => {
      const [, local, , state] = line.trim().split(/\s+/);
      return state === established && local?.endsWith(wanted) === true;
    });
    most = Math.max(most, open.length);
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
