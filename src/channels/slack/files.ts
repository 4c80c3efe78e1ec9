// Files in Slack: read with the workspace's token, from Slack's own host only.
// https://docs.slack.dev/reference/methods/files.info and /reference/objects/file-object
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
