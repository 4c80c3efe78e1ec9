// Messages that are written while people read them: which state they are in, and what their chunks have come to.
import { Chunks, type Chunk } from './slack-rules.ts';

interface Task {
  readonly task_id: string;
  readonly title: string;
  readonly status: string;
  readonly details?: string;
}

interface Streaming {
  readonly byChunks: boolean;
  title: string;
  readonly tasks: Map<string, Task>;
  text: string;
  isOver: boolean;
}

export interface StreamArgs {
  readonly channel: string;
  readonly ts: string;
  readonly markdown_text?: string;
  readonly chunks?: unknown;
}

/** Measured by others: a streamed message is refused from about here on. https://github.com/openclaw/openclaw/pull/143882 */
const mostBytes = 10_600;

const chunksIn = ({ chunks }: Pick<StreamArgs, 'chunks'>): readonly Chunk[] =>
  chunks === undefined ? [] : Chunks.parse(chunks);

function take(
  stream: Streaming,
  { markdown_text: markdown = '', chunks }: Pick<StreamArgs, 'markdown_text' | 'chunks'>,
) {
  stream.text += markdown;
  for (const chunk of chunksIn({ chunks })) {
    if (chunk.type === 'markdown_text') stream.text += chunk.text;
    if (chunk.type === 'plan_update') stream.title = chunk.title;
    if (chunk.type !== 'task_update') continue;
    const { id, title, status, details } = chunk;
    // What is said of a task is added to what was said of it before.
    const told = `${stream.tasks.get(id)?.details ?? ''}${details ?? ''}`;
    stream.tasks.set(id, { task_id: id, title, status, ...(told === '' ? {} : { details: told }) });
  }
}

const rich = (text: string) => ({
  type: 'rich_text',
  elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text }] }],
});

const shownOf = ({ title, tasks, text }: Streaming) => ({
  text,
  blocks:
    tasks.size === 0
      ? []
      : [
          {
            type: 'plan',
            title,
            tasks: [...tasks.values()].map(({ details, ...task }) => ({
              ...task,
              ...(details === undefined ? {} : { details: rich(details) }),
            })),
          },
        ],
});

const at = ({ channel, ts }: Pick<StreamArgs, 'channel' | 'ts'>) => `${channel} ${ts}`;

/** Everything that streams in one workspace. A refusal is Slack's code. */
export function openStreams() {
  const streams = new Map<string, Streaming>();
  return {
    begin(place: Pick<StreamArgs, 'channel' | 'ts'>, args: Pick<StreamArgs, 'markdown_text' | 'chunks'>) {
      const stream = { byChunks: args.chunks !== undefined, title: '', tasks: new Map(), text: '', isOver: false };
      streams.set(at(place), stream);
      take(stream, args);
      return shownOf(stream);
    },
    append(args: StreamArgs): string | ReturnType<typeof shownOf> {
      const stream = streams.get(at(args));
      if (stream === undefined) return 'message_not_found';
      if (stream.isOver) return 'message_not_in_streaming_state';
      if (stream.byChunks !== (args.chunks !== undefined)) return 'streaming_mode_mismatch';
      take(stream, args);
      const shown = shownOf(stream);
      return Buffer.byteLength(JSON.stringify(shown)) > mostBytes ? 'msg_too_long' : shown;
    },
    stop(args: StreamArgs): string | undefined {
      const stream = streams.get(at(args));
      if (stream === undefined) return 'message_not_found';
      if (stream.isOver) return 'message_not_in_streaming_state';
      stream.isOver = true;
      return undefined;
    },
    /** As Slack does by itself when a stream has lasted for minutes. */
    end(place: Pick<StreamArgs, 'channel' | 'ts'>) {
      const stream = streams.get(at(place));
      if (stream !== undefined) stream.isOver = true;
    },
    isOpen: (place: Pick<StreamArgs, 'channel' | 'ts'>) => streams.get(at(place))?.isOver === false,
  };
}
