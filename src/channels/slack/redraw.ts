// Messages that stand, drawn anew.
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import type { Card } from '../card.ts';
import { type SlackAddress, placeText } from './address.ts';
import type { SlackMessage } from './blocks.ts';
import { shareText } from './files.ts';
import { fitted, redrawn } from './overflow.ts';
import { isRefusedWith, send, stillStreams, streamIsOver } from './send.ts';
import type { SlackApi } from './web-api.ts';

const Posted = z.looseObject({ ts: z.string().optional() });
const lost = ['message_not_found', 'channel_not_found', 'is_archived', 'not_in_channel', 'account_inactive'];

/** Messages that are no longer needed go; further ones are not posted anew, the last one says so. */
export async function redraw(api: SlackApi, { channel, ts }: SlackAddress, card: Card): Promise<'updated' | 'gone'> {
  const wanted = redrawn(card, ts.length);
  try {
    for (const [index, at] of ts.entries()) {
      const message = wanted[index];
      if (message === undefined) await api.call('chat.delete', { channel, ts: at });
      else await updateOne(api, { channel, ts: at, message });
    }
    return 'updated';
  } catch (error) {
    if (isRefusedWith(error, lost)) return 'gone';
    throw error;
  }
}

/** The whole takes the place of what was shown meanwhile; what does not fit follows. */
export async function finish(
  api: SlackApi,
  { channel, thread, ts: standing }: SlackAddress,
  { card, key }: { card: Card; key: string },
): Promise<string | undefined> {
  const [first, ...more] = await fitted(card, (text) => shareText(api, { channel, thread, key, text }));
  const [at, ...others] = standing;
  if (first === undefined || at === undefined) return undefined;
  try {
    await updateOne(api, { channel, ts: at, message: first });
  } catch (error) {
    if (isRefusedWith(error, lost)) return undefined;
    throw error;
  }
  const all = [at, ...others];
  for (const message of more) {
    const inThread = thread === undefined ? {} : { thread_ts: thread };
    const { ts } = Posted.parse(await send(api, 'chat.postMessage', { channel, ...inThread, message }));
    if (ts !== undefined) all.push(ts);
  }
  return placeText({ channel, ...(thread === undefined ? {} : { thread }), ts: all });
}

/** A stream that a crash has left open is ended first. Throws `unavailable` while Slack lets it neither end nor be written over. */
async function updateOne(
  api: SlackApi,
  { channel, ts, message }: { channel: string; ts: string; message: SlackMessage },
): Promise<void> {
  const update = () => send(api, 'chat.update', { channel, ts, message });
  try {
    await update();
  } catch (error) {
    if (!isRefusedWith(error, [stillStreams])) throw error;
    await endStream(api, { channel, ts });
    await update().catch((again: unknown) => {
      throw isRefusedWith(again, [stillStreams])
        ? new Problem('unavailable', 'Slack still streams this message.', { cause: again })
        : again;
    });
  }
}

/** Slack ends streams by itself as well: one that has just ended refuses to, https://github.com/slackapi/python-slack-sdk/pull/1880 */
async function endStream(api: SlackApi, at: { channel: string; ts: string }): Promise<void> {
  try {
    await api.call('chat.stopStream', at);
  } catch (error) {
    if (!isRefusedWith(error, streamIsOver)) throw error;
  }
}
