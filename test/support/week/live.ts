// The whole service in this process on a clock that jumps: its data folder, its HTTP server, its jobs, and an ATS that goes away.
import { setEnvironmentData } from 'node:worker_threads';
import { unsynced } from '../../../src/storage/embedded/thread-words.ts';
import { z } from 'zod';
import { Candidate, Stage } from '../../../src/core/records.ts';
import type { Ats } from '../../../src/core/ports/ats.ts';
import type { Systems } from '../../../src/core/ports/systems.ts';
import { Problem } from '../../../src/core/problem.ts';
import { readSandboxFile } from '../../../src/connectors/sandbox/read-sandbox-file.ts';
import { readConfig } from '../../../src/main/config.ts';
import { admitKey } from '../../../src/main/credentials.ts';
import { openInboundEndpoints } from '../../../src/main/inbound-endpoints.ts';
import { ensureSandbox, sandboxTenant } from '../../../src/main/organization.ts';
import { openSandboxView } from '../../../src/main/sandbox.ts';
import { workOf } from '../../../src/main/work.ts';
import { openServices, type Surroundings } from '../../../src/main/wire.ts';
import { createKeptLog } from '../log.ts';
import { signedHeaders } from '../signed-events.ts';
import { jumpingClock, type JumpingClock, VirtualQueue } from '../virtual-queue.ts';
import { begin, isDown, sandboxFile } from './world.ts';
import type { WeekEvent } from './lives.ts';

const apiKey = 'test-key-of-the-week-0123456789abcdefgh';
const roundMs = 3_600_000;
const eventsPath = '/api/v1/events/sandbox';

export type Living = Awaited<ReturnType<typeof live>>;

interface Options {
  readonly folder: string;
  readonly from: number;
  readonly storage?: NonNullable<Surroundings['storage']>;
  /** One of several processes on one server: what the service reads of its environment, and the time of all of them. */
  readonly shared?: { readonly environment: Readonly<Record<string, string>>; readonly clock: JumpingClock };
}

const reset = () => Promise.reject(new Error('nobody resets this week'));

/** What the system has taken from a killed process is not lost; only a power cut would need the wait for the disk. */
export function withoutWaitingForTheDisk(): () => void {
  setEnvironmentData(unsynced, true);
  return () => setEnvironmentData(unsynced, undefined);
}

export async function live({ folder, from, storage: around, shared }: Options) {
  const clock = shared?.clock ?? jumpingClock(new Date(from));
  const log = createKeptLog();
  const config = readConfig({ DATA_DIR: folder, ...shared?.environment });
  const setup = await openServices(config, log, {
    clock,
    sleep: () => Promise.resolve(),
    systems: (systems) => (tenant) => outOfReach(systems(tenant), () => isDown(clock.now().getTime())),
    ...(around === undefined ? {} : { storage: around }),
  });
  const { storage } = setup;
  await ensureSandbox({ storage, clocks: setup.clocks, read: async () => readSandboxFile(sandboxFile()) });
  await admitKey({ credentials: storage.credentials, tenant: sandboxTenant, now: new Date(begin) }, apiKey);
  const server = await openInboundEndpoints(setup, {
    stores: { known: () => undefined, look: async () => undefined },
    config,
    log,
    publicUrl: 'http://week.test',
    version: '0',
    sandbox: openSandboxView({
      storage,
      tenants: setup.tenants,
      clock: setup.clocks.business,
      newId: setup.newId,
      reset,
    }),
    state: () => 'ready',
  });
  const handlers = workOf({ ...setup, config, log });
  const queue = new VirtualQueue({ outbox: storage.outbox, handlers, clock, log, roundMs });
  // As at the start of the jobs: what the last process had in hand is nobody's now.
  if (shared === undefined) await Promise.all([storage.outbox.releaseAll(), storage.freeLeases()]);
  await setup.gate.recover();

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const answer = await server.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    // oxlint-disable-next-line typescript/no-explicit-any -- a journey reads answers as a client without types does
    const json = (): any => answer.json();
    return { status: answer.statusCode, text: answer.body, json };
  };
  return {
    log,
    call,
    server,
    runUntil: (ms: number) => queue.runUntil(new Date(ms)),
    /** Answers the status. */
    async report(event: WeekEvent, secret: string): Promise<number> {
      const payload = JSON.stringify(event);
      const headers = signedHeaders(secret, payload, clock.now());
      return (await server.inject({ method: 'POST', url: eventsPath, headers, payload })).statusCode;
    },
    newSecret: async (): Promise<string> => z.string().parse((await call('PUT', `${eventsPath}/secret`)).json().secret),
    /** Somebody moves a candidate in the ATS itself. */
    async moveInAts(id: string, to: string): Promise<void> {
      const stageSince = clock.now().toISOString();
      await storage.records(sandboxTenant).change(async (records) => {
        const candidate = Candidate.parse(await records.get('candidate', id));
        await records.put({ kind: 'candidate', id, body: { ...candidate, stage: Stage.parse(to), stageSince } });
      });
    },
    /** As the end of a working day: everything is closed in order. */
    async close(): Promise<void> {
      await server.close();
      await setup.channels.close();
      await setup.veteran.close();
      await setup.integration.close();
      await storage.close();
    },
  };
}

/** Every call of the ATS is refused while it is away. */
function outOfReach(systems: Systems, isAway: () => boolean): Systems {
  const ats: Ats = new Proxy(systems.ats, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]): unknown => {
        if (isAway()) return Promise.reject(new Problem('unavailable', 'The ATS does not answer.'));
        return Reflect.apply(method, target, given);
      };
    },
  });
  return { ...systems, ats };
}
