// Slack's events as what all channels understand: messages and clicks, with where they were made and by whom.
import type { JsonObject } from '../../core/json.ts';
import { wordsIn } from '../cards/draft-parts.ts';
import { hear } from '../hear.ts';
import { act } from '../act.ts';
import type { Channel, IncomingAction, Spot } from '../channel.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { identify } from '../identity.ts';
import { plainlySaid } from '../markup/plainly-said.ts';
import { slackField, slackText } from '../markup/slack-text.ts';
import { isDirect, spotOf, threadOf } from './address.ts';
import type { Listeners, Occasion } from './bolt.ts';
import { Click, Command, filesIn, MessageEvent, Submission } from './read-event.ts';
import type { Workspaces } from './workspaces.ts';
import { Carried, intentOf, parsedIntent } from './views.ts';
import { withoutCall } from './words.ts';

interface Hearing {
  readonly services: ChannelServices;
  readonly channel: Channel;
  readonly workspaces: Workspaces;
}

const heard = new Set([undefined, 'file_share', 'thread_broadcast']);

export function hearing(dependencies: Hearing): Pick<Listeners, 'click' | 'submission' | 'command'> & {
  message: (occasion: Occasion, payload: unknown) => Promise<void>;
  mention: (occasion: Occasion, payload: unknown) => Promise<void>;
} {
  const { services, channel } = dependencies;
  return {
    async message(occasion, payload) {
      const event = MessageEvent.parse(payload);
      // In channels Muster answers when it is called by name, and that comes as another event.
      if (event.channel_type !== 'im' && !isDirect(event.channel)) return;
      await hearEvent(dependencies, occasion, { event, isDirect: true });
    },

    mention: (occasion, payload) => {
      const event = MessageEvent.parse(payload);
      return hearEvent(dependencies, occasion, { event, isDirect: isDirect(event.channel) });
    },

    async click(occasion, payload) {
      const click = Click.parse(payload);
      const intent = parsedIntent(click.actions?.[0]?.value);
      if (intent === undefined) return;
      const from = { platform: 'slack' as const, team: occasion.team, id: click.user.id };
      const spot = spotOfClick(occasion.team, click);
      await act(contextOf(services, occasion.tenant), channel, actionAt(occasion, { from, spot, intent }));
    },

    async submission(occasion, payload) {
      const { user, view } = Submission.parse(payload);
      const carried = Carried.parse(JSON.parse(view.private_metadata));
      const context = contextOf(services, occasion.tenant);
      const { about } = carried;
      const input = await proposedIn(context, about);
      const said = Object.fromEntries(
        Object.entries(view.state.values).map(([name, fields]) => [name, Object.values(fields)[0]?.value ?? '']),
      );
      const from = { platform: 'slack' as const, team: occasion.team, id: user.id };
      const names = nameIn(context, channel, occasion.team);
      const intent = await plainlySaid(intentOf(carried, said, input), input, (words) => slackField(words, names));
      await act(context, channel, actionAt(occasion, { from, spot: carried.spot, intent }));
    },

    async command(occasion, payload) {
      const { user_id: id, channel_id: place, text } = Command.parse(payload);
      const from = { platform: 'slack' as const, team: occasion.team, id };
      const surface = isDirect(place) ? ('direct' as const) : ('shared' as const);
      const spot = spotOf({ team: occasion.team, surface, channel: place });
      const context = contextOf(services, occasion.tenant);
      const words = await slackText(text, nameIn(context, channel, occasion.team));
      const said = /^\s*(?:help)?\s*$/i.test(words) ? '' : words;
      await hear(context, channel, {
        kind: 'message',
        id: idIn(occasion),
        from,
        spot,
        thread: `command ${place}`,
        text: said,
        files: [],
        isPrivate: true,
      });
    },
  };
}

/** The arguments as they were proposed, of which a form shows a part. */
async function proposedIn({ ledger }: ChannelContext, about: Carried['about']): Promise<JsonObject> {
  if (about.do === 'edit') return (await ledger.approval(about.approval)).input;
  if (about.do === 'rewrite') return wordsIn(await ledger.action(about.draft));
  return {};
}

const idIn = ({ team, id }: Occasion): string => `${team} ${id}`;

const actionAt = (
  occasion: Occasion,
  { spot, ...rest }: Pick<IncomingAction, 'from' | 'spot' | 'intent'>,
): IncomingAction => ({ kind: 'action', id: idIn(occasion), spot, thread: threadOf(spot), ...rest });

async function hearEvent(
  dependencies: Hearing,
  occasion: Occasion,
  { event, isDirect: direct }: { event: MessageEvent; isDirect: boolean },
): Promise<void> {
  const { team } = occasion;
  const bot = await dependencies.workspaces.botOf(team);
  const { user } = event;
  if (user === undefined || !isSaidByPerson(event, bot)) return;
  const context = contextOf(dependencies.services, occasion.tenant);
  const called = direct ? event.text : withoutCall(event.text, bot);
  const thread = event.thread_ts ?? (direct ? undefined : event.ts);
  const surface = direct ? ('direct' as const) : ('shared' as const);
  const spot = spotOf({ team, surface, channel: event.channel, ...(thread === undefined ? {} : { thread }) });
  await hear(context, dependencies.channel, {
    kind: 'message',
    id: idIn(occasion),
    from: { platform: 'slack', team, id: user },
    spot,
    thread: threadOf(spot),
    text: await slackText(called, nameIn(context, dependencies.channel, team)),
    files: filesIn(event),
  });
}

const isSaidByPerson = ({ user, bot_id: by, subtype }: MessageEvent, bot: string | undefined): boolean =>
  by === undefined && heard.has(subtype) && user !== bot;

/** A colleague by the name the agent knows; nobody else's name is looked up. */
export const nameIn = (context: ChannelContext, channel: Channel, team: string) => async (id: string) => {
  const who = await identify(context, channel, { platform: 'slack', team, id });
  return who.kind === 'known' ? who.user.name : undefined;
};

export function spotOfClick(team: string, { channel, container, message, user }: Click): Spot {
  const place = channel?.id ?? container?.channel_id;
  // A click in the home tab has no conversation: whatever there is to say goes to the person.
  if (place === undefined) return spotOf({ team, surface: 'direct', channel: user.id });
  const surface = isDirect(place) || channel?.name === 'directmessage' ? ('direct' as const) : ('shared' as const);
  const thread = message?.thread_ts ?? container?.thread_ts;
  return spotOf({ team, surface, channel: place, ...(thread === undefined ? {} : { thread }) });
}
