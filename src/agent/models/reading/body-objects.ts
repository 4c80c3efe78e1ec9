// The JSON objects of a response's body, whether it came whole or as server-sent events, and whatever its content type says.

/** What a server sent that is no answer: a page, half an event, an error in the middle of a stream. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** More than any answer needs; a server that goes on is cut off. */
const mostBytes = 4_000_000;

export interface BodyObject {
  readonly value: Readonly<Record<string, unknown>>;
  /** It came as an event of a stream. */
  readonly streamed: boolean;
}

/** Ends without an error only where the answer is whole: `[DONE]` was seen, or `isWhole` says so. */
export async function* objectsOf(
  chunks: AsyncIterable<Uint8Array>,
  isWhole: () => boolean,
): AsyncGenerator<BodyObject> {
  let text = '';
  let kind: 'json' | 'events' | undefined;
  for await (const piece of textOf(chunks)) {
    text += piece;
    kind ??= kindOf(text);
    if (kind !== 'events') continue;
    const { events, rest } = split(text);
    text = rest;
    for (const event of events) {
      if (event === '[DONE]') return;
      yield { value: parsed(event), streamed: true };
    }
  }
  if (kind === undefined) throw new UnreadableAnswer('The answer is empty.');
  if (kind === 'json') yield { value: parsed(text), streamed: false };
  else if (!isWhole()) throw new UnreadableAnswer('The stream ended in the middle of the answer.');
}

/** Decoded, without a byte order mark; the end closes an event that was left open. */
async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new UnreadableAnswer('The answer is longer than any answer should be.');
    yield decoder.decode(chunk, { stream: true });
  }
  yield `${decoder.decode()}\n\n`;
}

/** Decided by what is sent: content types are wrong more often than bodies. */
function kindOf(text: string): 'json' | 'events' | undefined {
  const [first] = text.trimStart();
  if (first === undefined) return undefined;
  if (first === '{') return 'json';
  if (first === '<') throw new UnreadableAnswer('The answer is a page, not JSON.');
  return 'events';
}

/** Events end with an empty line; fields other than `data` and comments are not needed. */
function split(text: string): { events: string[]; rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  const events = parts.flatMap((part) => {
    const data = part.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
    const event = data.join('\n').trim();
    return event === '' ? [] : [event];
  });
  return { events, rest };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswer('The answer is not JSON.', { cause });
  }
  if (!isObject(value)) throw new UnreadableAnswer('The answer is not an object.');
  if (isObject(value['error']) || typeof value['error'] === 'string')
    throw new UnreadableAnswer('The answer is an error.');
  return value;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
