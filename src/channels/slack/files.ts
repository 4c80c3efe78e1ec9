// Files in Slack: read and written with the workspace's token, at Slack's own host only.
// https://docs.slack.dev/reference/methods/files.info, /files.getUploadURLExternal and /files.completeUploadExternal
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SentFile } from '../../core/ports/channels.ts';
import { Problem } from '../../core/problem.ts';
import { mostFileBytes } from '../channel.ts';
import { fetchFile, tooLarge } from '../files/fetch-file.ts';
import { type SlackApi, SlackRefusal } from './web-api.ts';

const fileHost = 'files.slack.com';

const Info = z.looseObject({
  file: z
    .looseObject({
      size: z.number().optional(),
      is_external: z.boolean().optional(),
      url_private: z.string().optional(),
      url_private_download: z.string().optional(),
    })
    .optional(),
});

/** What an event says of a file may be a part of it only (Slack Connect), so that Slack is asked. */
export async function readFile(api: SlackApi, { address }: SentFile): Promise<Uint8Array> {
  const { file } = await infoOf(api, address);
  const url = file?.url_private_download ?? file?.url_private;
  if (url === undefined || file?.is_external === true)
    throw new Problem('not_found', 'That file is not kept in Slack, so I cannot read it. Upload it to Slack.');
  if ((file?.size ?? 0) > mostFileBytes) throw tooLarge();
  return fetchFile({
    url,
    headers: api.token === undefined ? {} : { authorization: `Bearer ${api.token}` },
    isTheirs: isOfSlack(api),
  });
}

async function infoOf(api: SlackApi, id: string): Promise<z.infer<typeof Info>> {
  try {
    return Info.parse(await api.call('files.info', { file: id }));
  } catch (error) {
    if (!(error instanceof SlackRefusal)) throw error;
    if (error.slackCode === 'missing_scope' || error.slackCode === 'not_allowed_token_type')
      throw new Problem(
        'upstream_failed',
        'I may not read files in this workspace yet: whoever runs Muster has to install the app again (`npm run doctor`).',
      );
    throw new Problem('not_found', 'That file is gone, or I may not read it. Please send it again.');
  }
}

/** The token is shown to nobody else. */
const isOfSlack =
  ({ apiUrl }: SlackApi) =>
  ({ origin, protocol, hostname }: URL): boolean =>
    apiUrl === undefined ? protocol === 'https:' && hostname === fileHost : origin === new URL(apiUrl).origin;

const UploadTarget = z.looseObject({ upload_url: z.string(), file_id: z.string() });
const History = z.looseObject({
  messages: z
    .array(z.looseObject({ files: z.array(z.looseObject({ name: z.string().nullish() })).optional() }))
    .optional(),
});

export interface SharedText {
  readonly channel: string;
  readonly thread: string | undefined;
  /** The same on every try of one message. */
  readonly key: string;
  readonly text: string;
}

/**
 * Puts a text file into a conversation, once under its key: a try that was cut off afterwards is seen by the file's name.
 * False: this workspace takes no files from us, such as one that was connected before they were asked for.
 */
export async function shareText(api: SlackApi, shared: SharedText): Promise<boolean> {
  try {
    await share(api, shared);
    return true;
  } catch (error) {
    if (error instanceof SlackRefusal) return false;
    throw error;
  }
}

async function share(api: SlackApi, { channel, thread, key, text }: SharedText): Promise<void> {
  const filename = `muster-${createHash('sha256').update(key).digest('hex').slice(0, 16)}.txt`;
  if (await standsIn(api, { channel, thread, filename })) return;
  const bytes = Buffer.from(text);
  const { upload_url: url, file_id: id } = UploadTarget.parse(
    await api.call('files.getUploadURLExternal', { filename, length: bytes.length }),
  );
  await upload(api, url, bytes);
  await api.call('files.completeUploadExternal', {
    files: [{ id, title: 'The whole text' }],
    channel_id: channel,
    ...(thread === undefined ? {} : { thread_ts: thread }),
  });
}

async function standsIn(
  api: SlackApi,
  { channel, thread, filename }: Pick<SharedText, 'channel' | 'thread'> & { filename: string },
): Promise<boolean> {
  const method = thread === undefined ? 'conversations.history' : 'conversations.replies';
  const { messages = [] } = History.parse(
    await api.call(method, { channel, limit: 50, ...(thread === undefined ? {} : { ts: thread }) }),
  );
  return messages.some(({ files = [] }) => files.some(({ name }) => name === filename));
}

async function upload(api: SlackApi, url: string, bytes: Uint8Array): Promise<void> {
  if (!URL.canParse(url) || !isOfSlack(api)(new URL(url)))
    throw new Problem('upstream_failed', 'Slack named an address for a file that is not its own.');
  let response: Response;
  try {
    const headers = { 'content-type': 'application/octet-stream' };
    const signal = AbortSignal.timeout(20_000);
    response = await fetch(url, { method: 'POST', headers, body: Uint8Array.from(bytes), redirect: 'error', signal });
    await response.body?.cancel();
  } catch (error) {
    throw new Problem('unavailable', 'Slack did not take the file.', { cause: error });
  }
  if (!response.ok) throw new Problem('unavailable', 'Slack did not take the file.');
}
