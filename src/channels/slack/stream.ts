// An answer that is written while it is made, in the assistant panel. A stream ends by itself after some minutes; what is
// said then goes into the same message by an update.
import { z } from 'zod';
import type { Card } from '../card.ts';
import type { Person, Spot, Stream } from '../channel.ts';
import { addressOf, placeText } from './address.ts';
import { shortened } from '../filled.ts';
import { shareText } from './files.ts';
import { fitted } from './overflow.ts';
import { ValidMessage } from './valid-blocks.ts';
import { type SlackApi, SlackRefusal } from './web-api.ts';

const Started = z.looseObject({ ts: z.string().optional() });
/** https://docs.slack.dev/reference/methods/chat.appendStream */
const mostMarkdown = 12_000;
const ended = ['message_not_in_streaming_state', 'streaming_state_conflict', 'message_not_found'];

const isOver = (error: unknown): boolean => error instanceof SlackRefusal && ended.includes(error.slackCode);

/** Only in a thread with one person, which is what the assistant panel is; undefined elsewhere, or where Slack does not offer it. */
export async function openStream(api: SlackApi, spot: Spot, person: Person): Promise<Stream | undefined> {
  const { channel, thread } = addressOf(spot);
  if (thread === undefined || spot.surface !== 'direct') return undefined;
  const ts = await start(api, { channel, thread, person });
  if (ts === undefined) return undefined;
  let isOpen = true;
  let said = '';

  return {
    async append(text) {
      said += text;
      if (!isOpen || said.length > mostMarkdown) return;
      try {
        await api.call('chat.appendStream', { channel, ts, markdown_text: unmarked(text) });
      } catch (error) {
        if (!isOver(error)) throw error;
        isOpen = false;
      }
    },

    async finish(card) {
      try {
        if (isOpen) await api.call('chat.stopStream', { channel, ts });
      } catch (error) {
        if (!isOver(error)) throw error;
      }
      return finishWith(api, { channel, thread, ts }, card);
    },
  };
}

async function start(
  api: SlackApi,
  { channel, thread, person }: { channel: string; thread: string; person: Person },
): Promise<string | undefined> {
  try {
    const status = { channel_id: channel, thread_ts: thread, status: 'is looking into it…' };
    await api.call('assistant.threads.setStatus', status);
    const started = await api.call('chat.startStream', {
      channel,
      thread_ts: thread,
      recipient_user_id: person.id,
      recipient_team_id: person.team,
    });
    return Started.parse(started).ts;
  } catch (error) {
    // A thread outside the panel, or a plan without it: the answer comes as a message then.
    if (error instanceof SlackRefusal) return undefined;
    throw error;
  }
}

/** The whole, with its buttons, takes the place of what was streamed; what does not fit follows. */
async function finishWith(
  api: SlackApi,
  { channel, thread, ts }: { channel: string; thread: string; ts: string },
  card: Card,
): Promise<string> {
  const [first, ...more] = await fitted(card, (text) => shareText(api, { channel, thread, key: ts, text }));
  const all = [ts];
  if (first !== undefined) await api.call('chat.update', { channel, ts, ...ValidMessage.parse(first) });
  for (const message of more) {
    const posted = await api.call('chat.postMessage', { channel, thread_ts: thread, ...ValidMessage.parse(message) });
    const { ts: next } = Started.parse(posted);
    if (next !== undefined) all.push(next);
  }
  return placeText({ channel, thread, ts: all });
}

/** Streams are markdown: people's text must not become markup. */
const unmarked = (text: string): string =>
  shortened(
    text.replaceAll(/[\\`*_{}[\]<>#|~&]/g, (mark) => `\\${mark}`),
    mostMarkdown,
  );
