// Slack behind the shape of all channels.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import type { Channel, Person, Profile } from '../channel.ts';
import { addressOf, placeOf, placeText, spotOf } from './address.ts';
import type { SlackMessage } from './blocks.ts';
import { readFile, shareText } from './files.ts';
import { fitted, redrawn } from './overflow.ts';
import { finish, redraw } from './redraw.ts';
import { isRefusedWith, send } from './send.ts';
import { openStream, streamsIn } from './stream.ts';
import type { SlackApi } from './web-api.ts';

export interface WorkspaceApis {
  /** Throws `unavailable` for a workspace that is not connected. */
  api(team: string): Promise<SlackApi>;
  of(tenant: TenantId): Promise<readonly string[]>;
}

/** The one workspace before it has told its id. */
export const ownTeam = 'own';

const User = z.looseObject({
  id: z.string().optional(),
  team_id: z.string().optional(),
  deleted: z.boolean().optional(),
  is_bot: z.boolean().optional(),
  is_restricted: z.boolean().optional(),
  is_ultra_restricted: z.boolean().optional(),
  is_stranger: z.boolean().optional(),
  is_email_confirmed: z.boolean().optional(),
  enterprise_user: z.looseObject({ teams: z.array(z.string()).optional() }).optional(),
  profile: z.looseObject({ email: z.string().optional() }).optional(),
});
const WithUser = z.looseObject({ user: User.optional() });
const Opened = z.looseObject({ channel: z.looseObject({ id: z.string() }).optional() });
const Posted = z.looseObject({ channel: z.string().optional(), ts: z.string().optional() });
const History = z.looseObject({
  messages: z
    .array(
      z.looseObject({
        ts: z.string(),
        metadata: z.looseObject({ event_payload: z.looseObject({ key: z.string().optional() }).optional() }).optional(),
        /** A stream carries its key as the id of its first step. */
        blocks: z
          .array(z.looseObject({ tasks: z.array(z.looseObject({ task_id: z.string().optional() })).optional() }))
          .optional(),
      }),
    )
    .optional(),
});

const eventType = 'muster_card';

export function openSlackChannel(workspaces: WorkspaceApis): Channel {
  return {
    platform: 'slack',
    teams: (tenant) => workspaces.of(tenant),
    ...people(workspaces),
    ...messages(workspaces),
    async later(spot, card, at) {
      const { channel } = addressOf(spot);
      const [message] = redrawn(card, 1);
      if (message === undefined) return;
      const api = await workspaces.api(spot.team);
      await send(api, 'chat.scheduleMessage', { channel, post_at: Math.floor(at.getTime() / 1000), message });
    },
    read: async (team, file) => readFile(await workspaces.api(team), file),
    streamsIn,
    stream: async (spot, person, key) => openStream(await workspaces.api(spot.team), { spot, person, key }),
  };
}

function people(workspaces: WorkspaceApis): Pick<Channel, 'profile' | 'find' | 'direct'> {
  return {
    async profile({ team, id }) {
      const { user } = WithUser.parse(await (await workspaces.api(team)).call('users.info', { user: id }));
      return profileOf(team, user ?? {});
    },

    async find(team, email) {
      try {
        const { user } = WithUser.parse(await (await workspaces.api(team)).call('users.lookupByEmail', { email }));
        if (user?.id === undefined || profileOf(team, user).kind !== 'member') return undefined;
        return { platform: 'slack', team, id: user.id };
      } catch (error) {
        if (isRefusedWith(error, ['users_not_found', 'user_not_found', 'missing_scope'])) return undefined;
        throw error;
      }
    },

    async direct(_tenant, { team, id }) {
      try {
        const { channel } = Opened.parse(await (await workspaces.api(team)).call('conversations.open', { users: id }));
        // Slack takes a person's id for their direct conversation as well.
        return spotOf({ team, surface: 'direct', channel: channel?.id ?? id });
      } catch (error) {
        if (isRefusedWith(error, ['user_not_found', 'user_disabled', 'cannot_dm_bot', 'user_not_visible']))
          return undefined;
        throw error;
      }
    },
  };
}

function profileOf(team: string, user: z.infer<typeof User>): Profile {
  const { profile, is_email_confirmed: isConfirmed } = user;
  return { kind: kindOf(team, user), email: isConfirmed === false ? undefined : profile?.email };
}

function kindOf(team: string, user: z.infer<typeof User>): Profile['kind'] {
  if (user.deleted === true) return 'deactivated';
  if (user.is_bot === true) return 'bot';
  const isElsewhere = user.team_id !== undefined && user.team_id !== team && team !== ownTeam;
  const isOfGrid = user.enterprise_user?.teams?.includes(team) === true;
  if (user.is_stranger === true || (isElsewhere && !isOfGrid)) return 'external';
  return user.is_restricted === true || user.is_ultra_restricted === true ? 'guest' : 'member';
}

function messages(workspaces: WorkspaceApis): Pick<Channel, 'post' | 'posted' | 'update' | 'finish' | 'whisper'> {
  return {
    async post(spot, card, key) {
      const api = await workspaces.api(spot.team);
      const { channel, thread } = addressOf(spot);
      const place: { channel: string; thread?: string; ts: string[] } = {
        channel,
        ...(thread === undefined ? {} : { thread }),
        ts: [],
      };
      // Before its message: a try that was cut off in between finds the file and writes the message.
      const list = await fitted(card, (text) => shareText(api, { channel, thread, key, text }));
      for (const [index, message] of list.entries()) {
        const metadata = index === 0 ? { event_type: eventType, event_payload: { key } } : undefined;
        const posted = Posted.parse(
          await send(api, 'chat.postMessage', postable({ channel, thread, message, metadata })),
        );
        place.channel = posted.channel ?? place.channel;
        if (posted.ts !== undefined) place.ts.push(posted.ts);
      }
      return placeText(place);
    },

    async posted(spot, key, since) {
      const api = await workspaces.api(spot.team);
      const { channel, thread } = addressOf(spot);
      const method = thread === undefined ? 'conversations.history' : 'conversations.replies';
      const oldest = String(Math.floor(since.getTime() / 1000) - 60);
      const { messages: found = [] } = History.parse(
        await api.call(method, {
          channel,
          oldest,
          limit: 200,
          include_all_metadata: true,
          ...(thread === undefined ? {} : { ts: thread }),
        }),
      );
      const first = found.find(
        ({ metadata, blocks = [] }) =>
          metadata?.event_payload?.key === key ||
          blocks.some(({ tasks = [] }) => tasks.some(({ task_id: id }) => id === key)),
      );
      return first === undefined
        ? undefined
        : placeText({ channel, ...(thread === undefined ? {} : { thread }), ts: [first.ts] });
    },

    async update(team, place, card) {
      return redraw(await workspaces.api(team), placeOf(place), card);
    },

    async finish(spot, { place, key }, card) {
      return finish(await workspaces.api(spot.team), placeOf(place), { card, key });
    },

    async whisper(spot, person, card) {
      const api = await workspaces.api(spot.team);
      const { channel, thread } = addressOf(spot);
      const list = await fitted(card, (text) => handOver(api, person, text));
      for (const message of list) await whisperOne(api, { channel, thread, person, message });
    },
  };
}

interface Postable {
  readonly channel: string;
  readonly thread: string | undefined;
  readonly message: SlackMessage;
  readonly metadata: object | undefined;
}

const postable = ({ channel, thread, message, metadata }: Postable) => ({
  channel,
  ...(thread === undefined ? {} : { thread_ts: thread }),
  message,
  ...(metadata === undefined ? {} : { metadata }),
  unfurl_links: false,
  unfurl_media: false,
});

/** Nobody alone can be shown a file among others: it goes to the conversation with Muster. */
async function handOver(api: SlackApi, { id }: Person, text: string): Promise<boolean> {
  const { channel } = Opened.parse(await api.call('conversations.open', { users: id }));
  return channel !== undefined && shareText(api, { channel: channel.id, thread: undefined, key: text, text });
}

/** Some ephemeral messages cannot be: Muster is not in that conversation. Then the person is written to directly. */
async function whisperOne(
  api: SlackApi,
  { channel, thread, person, message }: Omit<Postable, 'metadata'> & { person: Person },
): Promise<void> {
  try {
    // An ephemeral message has no unfurling, and no argument for it.
    const {
      unfurl_links: _,
      unfurl_media: _media,
      ...shown
    } = postable({ channel, thread, message, metadata: undefined });
    await send(api, 'chat.postEphemeral', { ...shown, user: person.id });
  } catch (error) {
    if (!isRefusedWith(error, ['not_in_channel', 'channel_not_found', 'user_not_in_channel', 'is_archived']))
      throw error;
    const alone = postable({ channel: person.id, thread: undefined, message, metadata: undefined });
    await send(api, 'chat.postMessage', alone);
  }
}
