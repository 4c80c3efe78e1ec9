// The whole service in this process: jobs, gate, stores and endpoints are real, Slack and Teams are the fakes over HTTP. Business time is the sandbox's, so that a test may move it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { principalOf } from '../../src/channels/identity.ts';
import type { Principal } from '../../src/core/access.ts';
import { TenantId } from '../../src/core/ids.ts';
import type { Settings } from '../../src/core/settings.ts';
import { readConfig } from '../../src/main/config.ts';
import { admitKey } from '../../src/main/credentials.ts';
import { openInboundEndpoints } from '../../src/main/inbound-endpoints.ts';
import { ensureSandbox, resetSandbox, sandboxTenant } from '../../src/main/organization.ts';
import { openSandboxView } from '../../src/main/sandbox.ts';
import { readSandbox } from '../../src/main/sandbox-source.ts';
import { openServices } from '../../src/main/wire.ts';
import { type FakeSlack, openFakeSlack, signingSecret } from '../fakes/slack.ts';
import { openFakeTeams } from '../fakes/teams.ts';
import { layTemplate } from '../support/database-template.ts';
import { createKeptLog } from '../support/log.ts';

/** Of the example: a recruiter, a hiring manager, another one, and the admin. */
export const staff = ['mara', 'dana', 'kofi', 'lea'] as const;
export type Staff = (typeof staff)[number];

export const slackId = (name: Staff): string => `U${name.toUpperCase()}`;
export const teamsId = (name: Staff): string => `29:${name}`;

const key = 'test-key-of-the-channels-0123456789abcdef';
const sandboxFile = 'examples/sandbox.json';
const Port = z.looseObject({ port: z.number() });

export type ChannelSetup = Awaited<ReturnType<typeof openChannelSetup>>;

/** `arrange`: what has to be so before the service asks Slack for the first time. */
export async function openChannelSetup(
  more: Readonly<Record<string, string>> = {},
  arrange: (slack: FakeSlack) => void = () => undefined,
) {
  const slack = await openFakeSlack();
  arrange(slack);
  const teams = await openFakeTeams();
  for (const name of staff) {
    slack.addUser({ id: slackId(name), email: `${name}@harbor.test` });
    teams.addPerson({ id: teamsId(name), email: `${name}@harbor.test` });
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-channels-'));
  await layTemplate(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    SANDBOX_FILE: sandboxFile,
    PUBLIC_URL: 'https://muster.test',
    SLACK_BOT_TOKEN: 'xoxb-own',
    SLACK_SIGNING_SECRET: signingSecret,
    SLACK_API_URL: slack.apiUrl,
    ...teams.environment,
    ...more,
  });
  const log = createKeptLog();
  const setup = await openServices(config, log);
  const { storage, clocks } = setup;
  const founding = { storage, clocks, read: () => readSandbox(sandboxFile, clocks.real.now()) };
  await ensureSandbox(founding);
  await admitKey({ credentials: storage.credentials, tenant: sandboxTenant, now: clocks.real.now() }, key);
  const app = await openInboundEndpoints(setup, {
    stores: { known: () => undefined, look: async () => undefined },
    config,
    log,
    publicUrl: 'https://muster.test',
    version: '0.0.0',
    sandbox: openSandboxView({
      storage,
      tenants: setup.tenants,
      clock: clocks.business,
      newId: setup.newId,
      reset: (tenant) => resetSandbox(founding, tenant),
    }),
    state: () => 'ready',
  });
  const jobs = await setup.openJobs(true);
  // A promise that a test puts into the store would wait for the next look at it, five seconds at most.
  const looks = setInterval(() => jobs.nudge(), 200).unref();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${Port.parse(app.server.address()).port}`;

  return {
    ...setup,
    slack,
    teams,
    log,
    url,
    tenant: sandboxTenant,
    /** Over REST, with a key that may do everything. */
    async call(method: string, path: string, body?: object) {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    /** The sandbox as its file has it; everything that was posted is gone. */
    async reset(settings: Partial<Settings> = {}) {
      slack.heal();
      teams.heal();
      await resetSandbox(founding, sandboxTenant);
      const before = await storage.settings(sandboxTenant).get();
      await storage.settings(sandboxTenant).put({ ...before.settings, ...settings });
      slack.deleteAll();
      teams.deleteAll();
    },
    /** Another organization in the same service; `refill` gives it people and candidates of its own. */
    async foundAnother(name: string) {
      const tenant = TenantId.parse(name);
      const createdAt = clocks.real.now();
      await storage.organizations.create({ id: tenant, name, mode: 'sandbox', operator: false, createdAt });
      return tenant;
    },
    /** Its people and candidates as the file has them. */
    refill: (tenant: TenantId) => resetSandbox(founding, tenant),
    async principal(name: Staff): Promise<Principal> {
      const user = (await storage.directory(sandboxTenant).users()).find(({ id }) => id === `u_${name}`);
      if (user === undefined) throw new Error(`there is no ${name}`);
      return principalOf({ tenant: sandboxTenant }, user);
    },
    /** Business time goes on from that much later. */
    async later(ms: number) {
      await clocks.startAt(new Date(clocks.business.now().getTime() + ms));
    },
    async close() {
      clearInterval(looks);
      await app.close();
      await jobs.close(1000);
      await setup.channels.close();
      await setup.veteran.close();
      await setup.integration.close();
      await storage.close();
      await slack.close();
      await teams.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits for what a job will bring about. */
export async function until<T>(
  what: () => T | undefined | false | Promise<T | undefined | false>,
  patienceMs = 45_000,
) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await what();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`it did not come: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
