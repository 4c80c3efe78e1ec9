// All work that takes its time in one list: what goes on, and what has ended lately.
import { z } from 'zod';
import { type Principal, allows } from '../../core/access.ts';
import { hasEnded } from '../../core/integration.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireJob, erasureJob, retrainJob, syncJob } from '../wire/job.ts';
import type { RoutePorts } from './route-ports.ts';

/** So many of each kind are looked at, newest first. */
const mostOfEach = 50;
const lately = 24 * 3_600_000;

export const jobRoutes = (ports: RoutePorts): Route[] => [listJobs(ports)];

const listJobs = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/jobs',
    summary: 'List long work: what goes on, and what ended within a day',
    description:
      'Runs of integrations, retrains and erasures, of which the caller may read; newest first. They are cancelled where they belong: `POST /api/v2/syncs/{id}/cancel`, `POST /v1/retention/jobs/{id}/cancel`.',
    tag: 'platform',
    access: { scope: 'operations:read' },
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(WireJob), next_cursor: z.null() }) },
    async handle({ by }) {
      const found = await Promise.all([syncJobs(ports, by), retrainJobs(ports, by), erasureJobs(ports, by)]);
      const jobs = found.flat().toSorted((a, b) => b.started_at.localeCompare(a.started_at));
      return { status: 200, body: { data: jobs, next_cursor: null } };
    },
  });

const isRecent = (at: Date | string | null, now: Date): boolean =>
  at !== null && new Date(at).getTime() > now.getTime() - lately;

async function syncJobs({ integration, clocks }: RoutePorts, by: Principal): Promise<WireJob[]> {
  if (!allows(by.scopes, 'integrations:read')) return [];
  const now = clocks.real.now();
  const { syncs, integrations } = integration;
  const runs = await syncs(by.tenant).list({ limit: mostOfEach });
  // One that follows changes as they come has no end to wait for.
  const shown = runs.filter(({ status, finishedAt }) =>
    hasEnded(status) ? isRecent(finishedAt, now) : status !== 'active',
  );
  const named = new Map((await integrations(by.tenant).list({ limit: 200 })).map((one) => [one.id, one]));
  return shown.map((run) => syncJob(run, named.get(run.integration), now));
}

async function retrainJobs({ retention, clocks }: RoutePorts, by: Principal): Promise<WireJob[]> {
  if (!allows(by.scopes, 'retention:read')) return [];
  const now = clocks.business.now();
  const runs = await retention.runs(by.tenant).list({ limit: mostOfEach });
  return runs.filter((run) => run.endedAt === null || isRecent(run.endedAt, now)).map((run) => retrainJob(run, now));
}

async function erasureJobs({ dataProtection, clocks }: RoutePorts, by: Principal): Promise<WireJob[]> {
  if (!allows(by.scopes, 'admin')) return [];
  const now = clocks.real.now();
  const erasures = await dataProtection.erasures(by, mostOfEach);
  return erasures.filter(({ finishedAt: at }) => at === null || isRecent(at, now)).map(erasureJob);
}
