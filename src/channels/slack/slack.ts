// Slack, opened: the endpoint or the socket, the store behind it, Bolt behind that, and the way back.
import type { InboundEndpoint } from '../../core/inbound-endpoint.ts';
import type { TenantId } from '../../core/ids.ts';
import { defectOf } from '../../core/log.ts';
import type { Installations } from '../../core/ports/channels.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import { plainCard } from '../card.ts';
import type { Adapter, Channel } from '../channel.ts';
import { type ChannelServices, contextOf } from '../context.ts';
import { ThreadStarted, welcomeTo } from './assistant.ts';
import { type BoltApp, type Listeners, type Occasion, openBolt } from './bolt.ts';
import { slackEndpoint, take } from './endpoint.ts';
import { formOpener } from './forms.ts';
import { hearing } from './hearing.ts';
import { HomeOpened, publishHome } from './home.ts';
import { installEndpoints } from './install.ts';
import type { Intake } from '../intake.ts';
import { Click, MessageEvent, Stored } from './read-event.ts';
import type { SlackConfig } from './slack-config.ts';
import { openSlackChannel } from './slack-channel.ts';
import { openSocket, type Socket } from './socket.ts';
import { openWorkspaces, type Workspaces } from './workspaces.ts';
import { LinkShared, unfurlLinks } from './unfurl.ts';

export interface SlackDependencies {
  readonly config: SlackConfig;
  readonly services: ChannelServices;
  readonly installations: Installations;
  readonly sealer: Sealer;
  /** Whether a workspace may be connected to it without an admin's link. */
  readonly isOpen: (tenant: TenantId) => Promise<boolean>;
  readonly intake: Intake;
}

export function openSlack(dependencies: SlackDependencies): Adapter {
  const { config, services, installations, sealer, isOpen, intake } = dependencies;
  const { log, clocks } = services;
  const workspaces = openWorkspaces({ config, installations, clock: clocks.real });
  const channel = openSlackChannel(workspaces);
  const bolt = openBolt(config, workspaces, listenersOf(dependencies, { workspaces, channel }));
  const tenantOf = (team: string) => workspaces.tenantOf(team);
  const taking = { log, intake, tenantOf, openForm: formOpener({ services, channel, workspaces }) };
  const endpoints: InboundEndpoint[] = [];
  if (config.signingSecret !== undefined)
    endpoints.push(slackEndpoint({ ...taking, signingSecret: config.signingSecret, clock: clocks.real }));
  if (config.client !== undefined)
    endpoints.push(
      ...installEndpoints({
        config,
        client: config.client,
        installations: noticing(installations, workspaces),
        sealer,
        clock: clocks.real,
        isOpen,
      }),
    );
  let socket: Socket | undefined;
  if (config.appToken !== undefined) {
    const { appToken, apiUrl } = config;
    socket = openSocket({ appToken, apiUrl, log, take: (body, id) => take(taking, body, id) });
  }
  return {
    channel,
    endpoints,
    work: (tenant, body) => work(bolt, tenant, body),
    apologize: (tenant, body) => apologize({ services, channel }, tenant, body),
    close: async () => socket?.close(),
  };
}

/** A workspace that was just connected must not be taken for a stranger any longer. */
const noticing = (installations: Installations, workspaces: Workspaces): Installations => ({
  ...installations,
  async put(installation) {
    await installations.put(installation);
    workspaces.forget(installation.team);
  },
});

const work = (bolt: BoltApp, tenant: TenantId, body: string): Promise<void> =>
  bolt.handle(tenant, Stored.parse(JSON.parse(body)));

interface Open {
  readonly workspaces: Workspaces;
  readonly channel: Channel;
}

const personIn = ({ team }: Occasion, id: string) => ({ platform: 'slack' as const, team, id });

function listenersOf({ services, installations }: SlackDependencies, { workspaces, channel }: Open): Listeners {
  const { message, mention, click, submission, command } = hearing({ services, channel, workspaces });
  const leave = async ({ team }: Occasion) => {
    await installations.remove({ platform: 'slack', team });
    workspaces.forget(team);
  };
  const home = async ({ tenant, team }: Occasion, id: string) => {
    const api = await workspaces.api(team);
    await publishHome(contextOf(services, tenant), { channel, api, person: { platform: 'slack', team, id } });
  };
  return {
    async click(occasion, payload) {
      await click(occasion, payload);
      // The tab is drawn when it is opened: whoever decided in it must not go on seeing what no longer waits.
      const { view, user } = Click.parse(payload);
      if (view?.type === 'home') await home(occasion, user.id);
    },
    submission,
    command,
    events: {
      message,
      app_mention: mention,
      async app_home_opened(occasion, payload) {
        const { user, tab } = HomeOpened.parse(payload);
        if (tab !== undefined && tab !== 'home') return;
        await home(occasion, user);
      },
      async link_shared(occasion, payload) {
        const shared = LinkShared.parse(payload);
        const api = await workspaces.api(occasion.team);
        await unfurlLinks(
          contextOf(services, occasion.tenant),
          { channel, api, person: personIn(occasion, shared.user) },
          shared,
        );
      },
      assistant_thread_started: async ({ team }, payload) =>
        welcomeTo(await workspaces.api(team), ThreadStarted.parse(payload)),
      app_uninstalled: leave,
      tokens_revoked: leave,
    },
  };
}

/** Whoever wrote or clicked is told that nothing came of it; should that fail too, the log has it. */
async function apologize(
  { services, channel }: { services: ChannelServices; channel: Channel },
  tenant: TenantId,
  text: string,
): Promise<void> {
  const { team, body } = Stored.parse(JSON.parse(text));
  const message = MessageEvent.safeParse(body['event']);
  const click = Click.safeParse(body);
  const id = message.success ? message.data.user : click.success ? click.data.user.id : undefined;
  if (id === undefined) return;
  const person = { platform: 'slack' as const, team, id };
  try {
    const spot = await channel.direct(tenant, person);
    const sorry = 'Something went wrong on our side, and I gave up on what you asked last. Please ask again.';
    if (spot !== undefined) await channel.post(spot, plainCard(sorry), `sorry ${id}`);
  } catch (error) {
    services.log.warn('apology failed', { tenant, defect: defectOf(error) });
  }
}
