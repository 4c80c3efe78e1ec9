// Opens the configured chat platforms. Their libraries are large, so that each is loaded only when it is wanted.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { openChannelAdmin } from '../channels/admin.ts';
import type { Adapter } from '../channels/channel.ts';
import type { ChannelServices } from '../channels/context.ts';
import { briefByChannel } from '../channels/deliver-brief.ts';
import { type Intake, openIntake } from '../channels/intake.ts';
import { approvalEndpoints } from '../channels/mail/approval-endpoints.ts';
import { briefEndpoints } from '../channels/mail/brief-endpoints.ts';
import { withBriefLinks } from '../channels/mail/brief-link.ts';
import { deliverDigest, deliverMessage, isReachedByChat, messengerOf } from '../channels/messenger.ts';
import { openChannelWork } from '../channels/open.ts';
import type { SlackConfig } from '../channels/slack/slack-config.ts';
import type { TeamsConfig } from '../channels/teams/teams-config.ts';
import type { Clocks } from '../core/clock.ts';
import type { InboundEndpoint } from '../core/inbound-endpoint.ts';
import { type NewId, TenantId, type UserId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { ChannelAdmin } from '../core/ports/channel-admin.ts';
import type { BriefDelivery } from '../core/ports/brief-delivery.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Letter } from '../core/ports/letters.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import { openPriority, type Priority } from '../core/priority.ts';
import type { ChannelJobs } from '../jobs/handlers/channel-jobs.ts';
import { metricsOf } from '../services/operations/metrics.ts';
import { rangeOfDates } from '../services/operations/period.ts';
import { resolveArguments } from '../services/operations/resolve.ts';
import { readResume } from '../services/veteran/read-resume.ts';
import type { Storage } from '../storage/storage.ts';
import { briefFor } from './briefs.ts';
import type { Config } from './config.ts';
import { publicUrlOf } from './public-url.ts';
import type { Tenants } from './tenants.ts';
import type { Veteran } from './veteran.ts';

export interface Channels {
  readonly jobs: ChannelJobs;
  /** Ways for morning briefs. */
  readonly briefs: readonly BriefDelivery[];
  /** The text of a letter with the links that its reader may act by. */
  readonly linked: (tenant: TenantId, letter: Letter) => string;
  /** Asked for a turn before working on events. */
  readonly priority: Priority;
  /** Writes to people where they can be reached. */
  readonly messenger: (tenant: TenantId, own: Messenger) => Messenger;
  /** Whether a chat platform lets us write to that person. */
  readonly isReached: (tenant: TenantId, user: UserId) => Promise<boolean>;
  /** False: no chat reaches that person. */
  readonly digest: (tenant: TenantId, span: { user: UserId; from: Date; to: Date }) => Promise<boolean>;
  readonly api: { readonly channelAdmin: ChannelAdmin; readonly endpoints: readonly InboundEndpoint[] };
  close(): Promise<void>;
}

interface ChannelWiring {
  readonly config: Config;
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly gate: ActionGate;
  readonly agent: Agent;
  readonly veteran: Pick<Veteran, 'ports'>;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  readonly sealer: Sealer;
}

export async function openChannels(dependencies: ChannelWiring): Promise<Channels> {
  const { storage, clocks } = dependencies;
  const adapters: Adapter[] = [];
  const channelDesk = channelServicesOf(dependencies, adapters);
  const priority = openPriority({ clock: clocks.real, sleep: (ms) => sleep(ms) });
  const intake = openIntake({ stores: storage.channels, priority });
  const slack = slackConfigOf(dependencies.config);
  if (slack !== undefined) adapters.push(await openSlackFor(dependencies, { slack, channelDesk, intake }));
  const teams = teamsConfigOf(dependencies.config);
  if (teams !== undefined) adapters.push(await openTeamsFor({ teams, channelDesk, intake }));
  const { ledgerSweep, postSweep } = storage;
  const work = openChannelWork({ services: channelDesk, adapters, ledgerSweep, postSweep });
  return {
    priority,
    jobs: {
      handleChannelEvent: work.handleEvent,
      announceApproval: work.announce,
      redrawCards: work.redraw,
      settleCards: work.settle,
      remindApprovers: work.remind,
      deliverMessage: (tenant, message) =>
        deliverMessage({ services: channelDesk, letters: storage.letters }, tenant, message),
      sweepChannelEvents: async () => {
        for (const { id } of await storage.organizations.list()) await work.forgetEvents(id);
      },
    },
    messenger: messengerOf({ services: channelDesk, letters: storage.letters }),
    isReached: (tenant, user) => isReachedByChat(channelDesk, tenant, user),
    digest: (tenant, span) => deliverDigest(channelDesk, tenant, span),
    briefs: adapters.map(({ channel }) => briefByChannel(channelDesk, channel.platform)),
    linked: (tenant, letter) => withBriefLinks(channelDesk, tenant, letter),
    api: {
      channelAdmin: openChannelAdmin({
        installations: storage.installations,
        stores: storage.channels,
        clocks,
        links: await installLinks(dependencies, slack),
      }),
      endpoints: [
        ...approvalEndpoints(channelDesk),
        ...briefEndpoints(channelDesk),
        ...adapters.flatMap(({ endpoints }) => endpoints),
      ],
    },
    close: async () => {
      await Promise.all(adapters.map((adapter) => adapter.close()));
    },
  };
}

/** `adapters` is filled afterwards: they are opened with these services. */
function channelServicesOf(dependencies: ChannelWiring, adapters: readonly Adapter[]): ChannelServices {
  const { config, storage, tenants, gate, agent, clocks, newId, log, sealer } = dependencies;
  return {
    get channels() {
      return adapters.map(({ channel }) => channel);
    },
    stores: storage.channels,
    gate,
    agent,
    ledger: storage.ledger,
    directory: storage.directory,
    conversations: storage.conversations,
    settings: storage.settings,
    preferences: storage.personPreferences,
    outbox: storage.outbox,
    mailer: (tenant) => tenants.systems(tenant).mailer,
    sealer,
    civilian: (text) => readResume(text, dependencies.veteran.ports.data),
    resolve: async ({ tool, input, by }) => resolveArguments({ tool, input, world: await tenants.worldOf(by.tenant) }),
    brief: (by) => briefFor(dependencies, by),
    metrics: async (by) => {
      const { settings } = await storage.settings(by.tenant).get();
      return metricsOf(storage.ledger(by.tenant), rangeOfDates({}, clocks.business.now(), settings.timeZone), settings);
    },
    publicUrl: publicUrlOf(config),
    clocks,
    newId,
    log,
  };
}

/** Undefined: nothing of Slack is set. */
export function slackConfigOf(config: Config): SlackConfig | undefined {
  const { SLACK_SIGNING_SECRET, SLACK_APP_TOKEN, SLACK_CLIENT_ID: id, SLACK_CLIENT_SECRET: secret } = config;
  if (SLACK_SIGNING_SECRET === undefined && SLACK_APP_TOKEN === undefined) return undefined;
  return {
    signingSecret: SLACK_SIGNING_SECRET,
    botToken: config.SLACK_BOT_TOKEN,
    appToken: SLACK_APP_TOKEN,
    client: id === undefined || secret === undefined ? undefined : { id, secret },
    apiUrl: config.SLACK_API_URL,
    tenant: TenantId.parse(config.SLACK_ORGANIZATION),
    publicUrl: publicUrlOf(config),
  };
}

/** Only where OAuth is set up. */
async function installLinks({ sealer, clocks }: ChannelWiring, slack: SlackConfig | undefined) {
  if (slack?.client === undefined) return {};
  const { installLink } = await import('../channels/slack/install.ts');
  return { slack: (tenant: TenantId) => installLink({ config: slack, sealer, clock: clocks.real }, tenant) };
}

/** Undefined: nothing of Teams is set. */
export function teamsConfigOf(config: Config): TeamsConfig | undefined {
  const { TEAMS_APP_ID: appId, TEAMS_APP_PASSWORD: appPassword, TEAMS_TENANT_ID: directory } = config;
  if (appId === undefined || appPassword === undefined || directory === undefined) return undefined;
  return {
    appId,
    appPassword,
    directory,
    tenant: TenantId.parse(config.TEAMS_ORGANIZATION),
    openIdUrl: config.TEAMS_OPENID_URL,
    loginUrl: config.TEAMS_LOGIN_URL,
  };
}

async function openSlackFor(
  { storage, sealer }: ChannelWiring,
  { slack, channelDesk, intake }: { slack: SlackConfig; channelDesk: ChannelServices; intake: Intake },
): Promise<Adapter> {
  const { openSlack } = await import('../channels/slack/slack.ts');
  return openSlack({
    config: slack,
    services: channelDesk,
    installations: storage.installations,
    sealer,
    isOpen: async (tenant) => (await storage.organizations.get(tenant))?.mode === 'sandbox',
    intake,
  });
}

async function openTeamsFor(given: {
  teams: TeamsConfig;
  channelDesk: ChannelServices;
  intake: Intake;
}): Promise<Adapter> {
  const { teams, channelDesk, intake } = given;
  const { openTeams } = await import('../channels/teams/teams.ts');
  return openTeams({ config: teams, services: channelDesk, intake });
}
