// Which workspace belongs to which organization, and the token for it: installed by OAuth, or the one from the environment.
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Installations } from '../../core/ports/channels.ts';
import { Problem } from '../../core/problem.ts';
import type { SlackConfig } from './slack-config.ts';
import { ownTeam, type WorkspaceApis } from './slack-channel.ts';
import { openSlackApi, type SlackApi } from './web-api.ts';

export const Credentials = z.strictObject({
  botToken: z.string(),
  botUser: z.string().nullable(),
  scopes: z.string(),
});

const Tested = z.looseObject({ team_id: z.string().optional(), user_id: z.string().optional() });

interface WorkspacesDependencies {
  readonly config: SlackConfig;
  readonly installations: Installations;
  readonly clock: Clock;
}

export interface Workspaces extends WorkspaceApis {
  tenantOf(team: string): Promise<TenantId | undefined>;
  /** Muster's own user there, where it is known. */
  botOf(team: string): Promise<string | undefined>;
  tokenOf(team: string): Promise<string | undefined>;
  /** What was known of it no longer holds. */
  forget(team: string): void;
}

/** A storm of events must not ask the store for their workspace each time; another process may disconnect it meanwhile. */
const believedMs = 10_000;

export function openWorkspaces({ config, installations, clock }: WorkspacesDependencies): Workspaces {
  const apis = new Map<string, SlackApi>();
  const own = { team: undefined as string | undefined, bot: undefined as string | undefined, asked: false };

  const look = async (team: string) => {
    const found = await installations.find({ platform: 'slack', team });
    return found === undefined
      ? undefined
      : { tenant: found.tenant, ...Credentials.parse(JSON.parse(found.credentials)) };
  };
  const looked = new Map<string, { readonly until: number; readonly found: ReturnType<typeof look> }>();
  const installed = (team: string) => {
    const now = clock.now().getTime();
    const known = looked.get(team);
    if (known !== undefined && known.until > now) return known.found;
    const found = look(team);
    looked.set(team, { until: now + believedMs, found });
    found.catch(() => looked.delete(team));
    return found;
  };
  const apiWith = (token: string): SlackApi => {
    const api = apis.get(token) ?? openSlackApi(token, config.apiUrl);
    apis.set(token, api);
    return api;
  };
  /** The one workspace by its own id; without an answer to that it goes by a name of ours. */
  const askOwn = async (token: string): Promise<string> => {
    if (!own.asked) {
      const { team_id: team, user_id: bot } = Tested.parse(await apiWith(token).call('auth.test', {}));
      Object.assign(own, { team: own.team ?? team, bot, asked: true });
    }
    return own.team ?? ownTeam;
  };

  const tokenOf = async (team: string) => (await installed(team))?.botToken ?? config.botToken;
  return {
    tokenOf,
    forget: (team) => void looked.delete(team),
    async api(team) {
      const token = await tokenOf(team);
      if (token === undefined) throw new Problem('upstream_failed', 'This Slack workspace is not connected any more.');
      return apiWith(token);
    },
    async of(tenant) {
      const list = (await installations.list(tenant)).filter(({ platform }) => platform === 'slack');
      const workspaces = list.map(({ team }) => team);
      if (config.botToken === undefined || tenant !== config.tenant) return workspaces;
      return [...new Set([await askOwn(config.botToken), ...workspaces])];
    },
    async tenantOf(team) {
      const found = await installed(team);
      if (found !== undefined) return found.tenant;
      if (config.botToken === undefined) return undefined;
      // Signed by our one app, and only one workspace has it: what speaks is that workspace.
      own.team ??= team;
      return config.tenant;
    },
    async botOf(team) {
      const found = await installed(team);
      if (found !== undefined) return found.botUser ?? undefined;
      return own.bot;
    },
  };
}
