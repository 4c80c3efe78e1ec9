// The jobs of the integration platform: runs carried on, their ends told of, notices delivered, what was left behind picked up.
import { z } from 'zod';
import {
  ConnectionId,
  EventDeliveryId,
  FlowId,
  OfferingId,
  SyncId,
  type TenantId,
  WebhookEndpointId,
} from '../../core/ids.ts';
import { notifyConnectionsJob } from '../../core/ports/connections.ts';
import { wakeJob } from '../../core/ports/hooks.ts';
import { settleJob } from '../../core/ports/offerings.ts';
import { deliverEventJob, notifyEndpointJob } from '../../core/ports/webhook-endpoints.ts';
import { Problem } from '../../core/problem.ts';
import { type JobHandler, defineJob, definePeriodicJob } from '../job.ts';

/** Each member may be called more than once for the same thing. */
export interface IntegrationWork {
  readonly runSync: (tenant: TenantId, sync: SyncId, signal: AbortSignal) => Promise<void>;
  /** Tells people of accounts that no longer let Muster in, or do again. */
  readonly tellConnections: (tenant: TenantId) => Promise<void>;
  readonly tellSync: (tenant: TenantId, told: { sync: SyncId; run: number }) => Promise<void>;
  /** False: it did not arrive and may be tried again. */
  readonly deliverNotice: (tenant: TenantId, notice: string, isLast: boolean) => Promise<boolean>;
  /** Tells one endpoint of one event; what does not arrive is promised anew. */
  readonly deliverEvent: (tenant: TenantId, promised: { delivery: EventDeliveryId; turn: string }) => Promise<void>;
  /** Tells people that an endpoint was disabled. */
  readonly tellEndpoint: (tenant: TenantId, endpoint: WebhookEndpointId) => Promise<void>;
  /** Brings the integrations of a flow to what was published last. */
  readonly deployFlow: (tenant: TenantId, flow: FlowId) => Promise<void>;
  /** Brings what runs at clients to what the offering says and they want. */
  readonly settleAddOns: (tenant: TenantId, offering: OfferingId) => Promise<void>;
  /** What reads from that connection looks at once. */
  readonly wakeIntegrations: (tenant: TenantId, connection: ConnectionId) => Promise<unknown>;
  readonly renewHooks: () => Promise<unknown>;
  readonly waitingSyncs: () => Promise<readonly { tenant: TenantId; sync: SyncId }[]>;
  readonly sweepLines: () => Promise<unknown>;
}

/** One second, doubled from try to try: the last one comes after more than four hours. */
const deliveries = 15;

/** A run is tried by its own rules and counts deaths itself; the tries here are for what fails inside Muster. */
export const integrationJobs = (work: IntegrationWork): readonly JobHandler[] => [
  runJob(work, { name: 'run-sync', isLate: false }),
  runJob(work, { name: 'run-sync-late', isLate: true }),
  ...tellingJobs(work),
  ...webhookJobs(work),
  defineJob({
    name: 'deploy-flow',
    schema: z.strictObject({ flow: FlowId }),
    attempts: 12,
    run: ({ flow }, { tenant }) => work.deployFlow(tenant, flow),
  }),
  defineJob({
    name: settleJob,
    schema: z.strictObject({ offering: OfferingId }),
    attempts: 12,
    run: ({ offering }, { tenant }) => work.settleAddOns(tenant, offering),
  }),
  defineJob({
    name: wakeJob,
    schema: z.strictObject({ connection: ConnectionId }),
    attempts: 12,
    run: async ({ connection }, { tenant }) => void (await work.wakeIntegrations(tenant, connection)),
  }),
  definePeriodicJob({
    name: 'renew-hooks',
    every: { milliseconds: 15 * 60_000 },
    run: async () => void (await work.renewHooks()),
  }),
  definePeriodicJob({
    name: 'resume-syncs',
    every: { milliseconds: 30_000 },
    async run({ signal }) {
      for (const { tenant, sync } of await work.waitingSyncs()) await work.runSync(tenant, sync, signal);
    },
  }),
  definePeriodicJob({
    name: 'sweep-request-lines',
    every: { milliseconds: 6 * 3_600_000 },
    run: async () => void (await work.sweepLines()),
  }),
];

const runJob = (work: IntegrationWork, named: { name: string; isLate: boolean }): JobHandler =>
  defineJob({
    ...named,
    schema: z.strictObject({ sync: SyncId }),
    attempts: 8,
    isLong: true,
    countsDeaths: true,
    run: ({ sync }, { tenant, signal }) => work.runSync(tenant, sync, signal),
  });

/** Of what fails inside Muster; tries of receivers are promised one by one. */
const innerAttempts = 14;

const webhookJobs = (work: IntegrationWork): readonly JobHandler[] => [
  defineJob({
    name: deliverEventJob,
    schema: z.strictObject({ delivery: EventDeliveryId, turn: z.string() }),
    attempts: innerAttempts,
    isHeavy: true,
    run: (promised, { tenant }) => work.deliverEvent(tenant, promised),
  }),
  defineJob({
    name: notifyEndpointJob,
    schema: z.strictObject({ endpoint: WebhookEndpointId }),
    attempts: innerAttempts,
    run: ({ endpoint }, { tenant }) => work.tellEndpoint(tenant, endpoint),
  }),
];

const tellingJobs = (work: IntegrationWork): readonly JobHandler[] => [
  defineJob({
    name: 'tell-sync',
    schema: z.strictObject({ sync: SyncId, run: z.int() }),
    attempts: 12,
    run: (told, { tenant }) => work.tellSync(tenant, told),
  }),
  defineJob({
    name: notifyConnectionsJob,
    schema: z.strictObject({}),
    attempts: 12,
    run: (_, { tenant }) => work.tellConnections(tenant),
  }),
  defineJob({
    name: 'deliver-notice',
    schema: z.strictObject({ notice: z.string() }),
    attempts: deliveries,
    async run({ notice }, { tenant, attempt }) {
      const isDone = await work.deliverNotice(tenant, notice, attempt >= deliveries);
      if (!isDone) throw new Problem('unavailable', 'The receiver of the notice did not take it.');
    },
  }),
];
