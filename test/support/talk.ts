// A conversation with a running service, as JSON and as server-sent events.
import { z } from 'zod';
import type { Answer, RunningService } from './service.ts';

const Said = z.looseObject({
  reply: z.looseObject({ text: z.string(), blocks: z.array(z.looseObject({ type: z.string() })) }),
  asks: z.boolean(),
  actions: z.array(
    z.looseObject({
      action_id: z.string(),
      task_id: z.string(),
      tool: z.string(),
      arguments: z.looseObject({}),
      status: z.string(),
      summary: z.string(),
    }),
  ),
});
export type Said = z.infer<typeof Said>;

export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface Talk {
  readonly id: string;
  say(text: string, more?: object): Promise<Said>;
  /** The same, with everything that came before the answer. */
  stream(text: string): Promise<{ said: Said; events: readonly StreamedEvent[] }>;
}

export async function startTalk(service: Pick<RunningService, 'call'>, body: object = {}): Promise<Talk> {
  const started = await service.call('POST', '/api/v1/conversations', body);
  if (started.status !== 201) throw refused(started);
  const id = z.object({ conversation_id: z.string() }).parse(started.body).conversation_id;
  const path = `/api/v1/conversations/${id}/messages`;
  return {
    id,
    async say(text, more = {}) {
      const answer = await service.call('POST', path, { text, ...more });
      if (answer.status !== 200) throw refused(answer);
      return Said.parse(answer.body);
    },
    async stream(text) {
      const answer = await service.call('POST', path, { text }, { accept: 'text/event-stream' });
      if (answer.status !== 200) throw refused(answer);
      const events = eventsOf(z.string().parse(answer.body));
      const last = events.at(-1);
      if (last?.event !== 'done') throw new Error(`the stream ended with ${JSON.stringify(last)}`);
      return { said: Said.parse(last.data), events };
    },
  };
}

const refused = ({ status, body }: Answer): Error => new Error(`answered ${status}: ${JSON.stringify(body)}`);

const eventsOf = (text: string): StreamedEvent[] =>
  text
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const field = (name: string) =>
        part
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      return { event: field('event'), data: JSON.parse(field('data')) };
    });
