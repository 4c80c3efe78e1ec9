// Chat platforms: which workspaces are connected, how one more is, who somebody is there, and who decides while they are away.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { type Principal, allows } from '../../core/access.ts';
import { UserId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import { Platform } from '../../core/ports/channels.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const admin = { tag: 'platform', access: { scope: 'admin' } } as const;
const own = { tag: 'platform', access: { scope: 'operations:read' } } as const;
const user = z.strictObject({ user_id: UserId });

export const channelRoutes = (ports: RoutePorts): Route[] => [
  listChannels(ports),
  makeInstallLink(ports),
  disconnect(ports),
  makeCode(ports),
  listAbsences(ports),
  putAbsence(ports),
  removeAbsence(ports),
];

const Workspace = z.object({ platform: Platform, team: z.string(), name: z.string(), connected_at: z.string() });

const listChannels = ({ channelAdmin }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'GET',
    path: '/api/v1/channels',
    summary: 'List the chat workspaces that are connected',
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(Workspace), next_cursor: z.null() }) },
    async handle({ by }) {
      const list = await channelAdmin.workspaces(by.tenant);
      const data = list.map(({ connectedAt, ...workspace }) => ({
        ...workspace,
        connected_at: connectedAt.toISOString(),
      }));
      return { status: 200, body: { data, next_cursor: null } };
    },
  });

const makeInstallLink = ({ channelAdmin }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'POST',
    path: '/api/v1/channels/install-links',
    summary: 'Make a link with which a chat workspace is connected to this organization',
    examples: { request: { platform: '{{chat_platform}}' } },
    audit: { event: 'channel.link_made' },
    body: z.strictObject({ platform: Platform }),
    replies: { 201: z.object({ url: z.string(), expires_at: z.string() }) },
    problems: ['conflict'],
    handle: async ({ by, body: { platform } }) => {
      const { url, expiresAt } = channelAdmin.installLink(by.tenant, platform);
      return { status: 201, body: { url, expires_at: expiresAt.toISOString() }, subject: platform };
    },
  });

const disconnect = ({ channelAdmin }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'DELETE',
    path: '/api/v1/channels/:platform/:team',
    summary: 'Disconnect a chat workspace; its tokens are removed',
    examples: { params: { platform: '{{chat_platform}}', team: '{{chat_team}}' } },
    audit: { event: 'channel.disconnected' },
    params: z.strictObject({ platform: safeText(32), team: safeText(128) }),
    replies: { 204: z.undefined() },
    problems: ['not_found'],
    async handle({ by, params: { platform: name, team } }) {
      const platform = Platform.safeParse(name);
      if (!platform.success) throw new Problem('not_found', 'There is no such workspace here.');
      await channelAdmin.disconnect(by.tenant, { platform: platform.data, team });
      return { status: 204, body: undefined, subject: `${name} ${team}` };
    },
  });

/** One's own, or anybody's for an admin. */
function requireSelf(by: Principal, id: UserId): void {
  if (by.user !== id && !allows(by.scopes, 'admin'))
    throw new Problem('forbidden', 'You can do this for yourself. For others, ask an admin.');
}

const makeCode = ({ channelAdmin, directory }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'POST',
    path: '/api/v1/users/:user_id/channel-codes',
    summary: 'Make a one-time code with which this person says in a chat who they are: “link CODE”',
    audit: { event: 'channel.code_made' },
    params: user,
    replies: { 201: z.object({ code: z.string(), expires_at: z.string() }) },
    problems: ['user_not_found'],
    async handle({ by, params: { user_id: id } }) {
      await directory(by.tenant).user(id);
      requireSelf(by, id);
      const { code, expiresAt } = await channelAdmin.makeCode(by.tenant, id);
      return { status: 201, body: { code, expires_at: expiresAt.toISOString() }, subject: id };
    },
  });

const WireAbsence = z.object({ user_id: z.string(), delegate: z.string(), from: z.string(), to: z.string() });

const listAbsences = ({ channelAdmin }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path: '/api/v1/absences',
    summary: 'List who is away now or later, and who decides instead',
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(WireAbsence), next_cursor: z.null() }) },
    async handle({ by }) {
      const data = (await channelAdmin.absences(by.tenant)).map((absence) => ({
        user_id: absence.user,
        delegate: absence.delegate,
        from: absence.from.toISOString(),
        to: absence.to.toISOString(),
      }));
      return { status: 200, body: { data, next_cursor: null } };
    },
  });

const putAbsence = ({ channelAdmin, directory }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'PUT',
    path: '/api/v1/users/:user_id/absence',
    summary: 'Say from when to when somebody is away and who decides on approvals instead',
    examples: { request: { delegate: 'u_nina', from: '2030-01-07T00:00:00-06:00', to: '2030-01-12T00:00:00-06:00' } },
    audit: { event: 'absence.set' },
    params: user,
    body: z.strictObject({ delegate: UserId, from: GivenInstant, to: GivenInstant }),
    replies: { 200: WireAbsence },
    problems: ['user_not_found'],
    async handle({ by, params: { user_id: id }, body }) {
      const people = directory(by.tenant);
      await people.user(id);
      requireSelf(by, id);
      await people.user(body.delegate);
      if (Date.parse(body.from) >= Date.parse(body.to) || body.delegate === id)
        throw new Problem('validation_failed', 'An absence ends after it begins, and somebody else decides.', {
          errors: [{ path: body.delegate === id ? 'delegate' : 'to', code: 'custom', message: 'Choose another.' }],
        });
      const [from, to] = [new Date(body.from), new Date(body.to)];
      await channelAdmin.putAbsence(by.tenant, { user: id, delegate: body.delegate, from, to });
      const shown = { user_id: id, delegate: body.delegate, from: from.toISOString(), to: to.toISOString() };
      return { status: 200, body: shown, subject: id };
    },
  });

const removeAbsence = ({ channelAdmin, directory }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'DELETE',
    path: '/api/v1/users/:user_id/absence',
    summary: 'Say that somebody is back, or not away after all',
    examples: { params: { user_id: '{{absent_user_id}}' } },
    audit: { event: 'absence.removed' },
    params: user,
    replies: { 204: z.undefined() },
    problems: ['user_not_found'],
    async handle({ by, params: { user_id: id } }) {
      await directory(by.tenant).user(id);
      requireSelf(by, id);
      await channelAdmin.removeAbsence(by.tenant, id);
      return { status: 204, body: undefined, subject: id };
    },
  });
