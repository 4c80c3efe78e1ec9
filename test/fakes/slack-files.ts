// Slack's files over real HTTP: what people uploaded is given to a bot that shows its token, and to nobody else.
// https://docs.slack.dev/reference/objects/file-object and /messaging/working-with-files
import type { FastifyInstance } from 'fastify';
import type { GivenFile } from '../contracts/channel.ts';

/** What comes with a message: Slack says more, and in shared channels less. */
export interface SlackFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** How the port of all channels names it. */
  readonly address: string;
}

export function openSlackFiles(app: FastifyInstance, isAway: () => boolean) {
  const files = new Map<string, GivenFile & { readonly url: string }>();
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

  return {
    add(file: GivenFile, apiUrl: string): SlackFile {
      const { name, bytes, leadsTo } = file;
      const id = `F${(made += 1)}`;
      const own = new URL(`/files-pri/T1-${id}/download/${encodeURIComponent(name)}`, apiUrl).href;
      files.set(id, { ...file, url: leadsTo?.how === 'address' ? leadsTo.url : own });
      return { id, name, size: bytes.length, address: id };
    },
    answers: {
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
