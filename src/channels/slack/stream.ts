// An answer that is written while it is made, in the assistant panel: the plan with its steps, then the words. A stream ends by
// itself after some minutes; what is said then goes into the same message by an update.
import type { webApi } from '@slack/bolt';
import type { AnyChunk } from '@slack/types';
import { z } from 'zod';
import type { Person, Spot, Stream } from '../channel.ts';
import { shortened } from '../filled.ts';
import { addressOf, placeText } from './address.ts';
import { planChunk, taskChunk } from './plan.ts';
import { isRefusedWith, streamIsOver } from './send.ts';
import { ValidChunks } from './valid-blocks.ts';
import { type SlackApi, SlackRefusal } from './web-api.ts';

const Started = z.looseObject({ ts: z.string().optional() });
/** https://docs.slack.dev/reference/methods/chat.appendStream */
const mostMarkdown = 12_000;
const ended = [...streamIsOver, 'message_not_found', 'msg_too_long', 'msg_blocks_too_long'];
const unknownChunks = ['invalid_chunks', 'invalid_arguments', 'invalid_blocks'];

/** A thread with one person, which is what the assistant panel is. */
export const streamsIn = (spot: Spot): boolean => spot.surface === 'direct' && addressOf(spot).thread !== undefined;

/** What Slack's own SDK says that these methods take. */
interface Streaming {
  readonly 'chat.appendStream': webApi.ChatAppendStreamArguments;
  readonly 'chat.stopStream': webApi.ChatStopStreamArguments;
}

interface Begun {
  readonly channel: string;
  readonly ts: string;
  /** Text and chunks may not be mixed within one stream. */
  readonly hasPlan: boolean;
}

/** Undefined where Slack does not offer it. */
export async function openStream(
  api: SlackApi,
  { spot, person, key }: { spot: Spot; person: Person; key: string },
): Promise<Stream | undefined> {
  const { channel, thread } = addressOf(spot);
  if (thread === undefined) return undefined;
  const begun = await begin(api, { channel, thread, person, key });
  if (begun === undefined) return undefined;
  const { ts, hasPlan } = begun;
  let isOpen = true;
  let said = '';
  const unlessOver = async <Method extends keyof Streaming>(
    method: Method,
    more: Omit<Streaming[Method], 'channel' | 'ts'>,
  ) => {
    if (!isOpen) return;
    try {
      await api.call(method, { channel, ts, ...more });
    } catch (error) {
      if (!isRefusedWith(error, [...ended, ...unknownChunks])) throw error;
      isOpen = false;
    }
  };
  const append = (chunk: AnyChunk) => unlessOver('chat.appendStream', { chunks: ValidChunks.parse([chunk]) });

  return {
    place: placeText({ channel, thread, ts: [ts] }),
    async append(text) {
      said += text;
      if (said.length > mostMarkdown) return;
      const words = unmarked(text);
      if (hasPlan) await append({ type: 'markdown_text', text: words });
      else await unlessOver('chat.appendStream', { markdown_text: words });
    },
    async step(step) {
      if (hasPlan) await append(taskChunk(step));
    },
    async close() {
      await unlessOver('chat.stopStream', {});
      isOpen = false;
    },
  };
}

interface Beginning {
  readonly channel: string;
  readonly thread: string;
  readonly person: Person;
  readonly key: string;
}

async function begin(api: SlackApi, { channel, thread, person, key }: Beginning): Promise<Begun | undefined> {
  const start = async (hasPlan: boolean): Promise<Begun | undefined> => {
    const started = await api.call('chat.startStream', {
      channel,
      thread_ts: thread,
      recipient_user_id: person.id,
      recipient_team_id: person.team,
      ...(hasPlan ? { task_display_mode: 'plan', chunks: firstChunks(key) } : {}),
    } satisfies webApi.ChatStartStreamArguments);
    const { ts } = Started.parse(started);
    return ts === undefined ? undefined : { channel, ts, hasPlan };
  };
  try {
    await api.call('assistant.threads.setStatus', {
      channel_id: channel,
      thread_ts: thread,
      status: 'is looking into it…',
    } satisfies webApi.AssistantThreadsSetStatusArguments);
    return api.takesPlans ? await start(true) : await start(false);
  } catch (error) {
    if (isRefusedWith(error, unknownChunks)) return startPlainly(api, start);
    // A thread outside the panel, or a plan of Slack's without it: the answer comes as a message then.
    if (error instanceof SlackRefusal) return undefined;
    throw error;
  }
}

async function startPlainly(
  api: SlackApi,
  start: (hasPlan: boolean) => Promise<Begun | undefined>,
): Promise<Begun | undefined> {
  try {
    const begun = await start(false);
    api.takesPlans = false;
    return begun;
  } catch (error) {
    if (error instanceof SlackRefusal) return undefined;
    throw error;
  }
}

/** The first step carries the key: a stream has no metadata by which it could be found after a crash. */
const firstChunks = (key: string) =>
  ValidChunks.parse([
    planChunk('Working on it'),
    taskChunk({ id: key, title: 'Read your message', state: 'complete' }),
  ]);

/** Streams are markdown: people's text must not become markup. */
const unmarked = (text: string): string =>
  shortened(
    text.replaceAll(/[\\`*_{}[\]<>#|~&]/g, (mark) => `\\${mark}`),
    mostMarkdown,
  );
