// Slack's files over real HTTP: what people uploaded is given to a bot that shows its token, and to nobody else.
// https://docs.slack.dev/reference/objects/file-object and /messaging/working-with-files
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GivenFile } from '../contracts/channel.ts';

/** What comes with a message: Slack says more, and in shared channels less. */
export interface SlackFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** How the port of all channels names it. */
  readonly address: string;
}

/** A file as it stands in a conversation. */
export interface SharedFile {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

interface Upload {
  readonly filename: string;
  readonly length: number;
  bytes: Buffer | undefined;
}

const Completed = z.object({
  files: z.array(z.object({ id: z.string(), title: z.string() })),
  channel_id: z.string(),
  thread_ts: z.string().optional(),
});

interface SlackFilesDependencies {
  readonly isAway: () => boolean;
  readonly apiUrl: () => string;
  readonly share: (at: { channel: string; thread: string | undefined; files: readonly SharedFile[] }) => void;
}

export function openSlackFiles(app: FastifyInstance, { isAway, apiUrl, share }: SlackFilesDependencies) {
  const files = new Map<string, GivenFile & { readonly url: string }>();
  const uploads = new Map<string, Upload>();
  let made = 0;

  app.get<{ Params: { file: string } }>('/files-pri/:file/download/:name', (request, reply) => {
    const file = files.get(request.params.file.replace('T1-', ''));
    if (isAway()) return reply.code(503).send('');
    // Without a token that may read it, Slack leads a browser to its login.
    if (request.headers.authorization?.startsWith('Bearer xoxb-') !== true)
      return reply.redirect('https://harbor.slack.com/?redir=');
    if (file === undefined) return reply.code(404).send('');
    if (file.leadsTo !== undefined) return reply.redirect(file.leadsTo.url);
    return reply.type('application/octet-stream').send(Buffer.from(file.bytes));
  });

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { id: string }; Body: Buffer }>('/upload/v1/:id', (request, reply) => {
    const upload = uploads.get(request.params.id);
    if (upload === undefined || upload.length !== request.body.length) return reply.code(400).send('');
    upload.bytes = request.body;
    return 'OK';
  });
  const complete = (given: unknown) => {
    const read = Completed.safeParse(given);
    if (!read.success || read.data.channel_id.startsWith('U')) return { ok: false, error: 'channel_not_found' };
    const { files: named, channel_id: channel, thread_ts: thread } = read.data;
    const shared = named.flatMap(({ id, title }) => {
      const { filename: name = '', bytes } = uploads.get(id) ?? {};
      return bytes === undefined ? [] : [{ name, title, text: bytes.toString('utf8') }];
    });
    if (shared.length !== named.length) return { ok: false, error: 'file_not_found' };
    share({ channel, thread, files: shared });
    return { ok: true, files: named };
  };

  return {
    add(file: GivenFile): SlackFile {
      const { name, bytes, leadsTo } = file;
      const id = `F${(made += 1)}`;
      const own = new URL(`/files-pri/T1-${id}/download/${encodeURIComponent(name)}`, apiUrl()).href;
      files.set(id, { ...file, url: leadsTo?.how === 'address' ? leadsTo.url : own });
      return { id, name, size: bytes.length, address: id };
    },
    answers: {
      'files.getUploadURLExternal': ({ filename, length }: { filename: string; length: string }) => {
        const id = `F${(made += 1)}`;
        uploads.set(id, { filename, length: Number(length), bytes: undefined });
        return { ok: true, upload_url: new URL(`/upload/v1/${id}`, apiUrl()).href, file_id: id };
      },
      'files.completeUploadExternal': complete,
      'files.info': ({ file: id }: { file: string }) => {
        const file = files.get(id);
        if (file === undefined) return { ok: false, error: 'file_not_found' };
        // Sizes are not always told.
        return {
          ok: true,
          file: { id, name: file.name, mode: 'hosted', is_external: false, url_private_download: file.url },
        };
      },
    },
  };
}
