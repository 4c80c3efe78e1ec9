import { describe, expect, test } from 'vitest';
import { EventParser, serverEvents, type ServerEvent } from '../../web/console/api/stream.ts';

const parse = (...pieces: string[]): ServerEvent[] => {
  const parser = new EventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

describe('a stream of server-sent events', () => {
  test('gives name and data of each event', () => {
    expect(parse('event: token\ndata: {"text":"Hi"}\n\nevent: done\ndata: {}\n\n')).toEqual([
      { event: 'token', data: '{"text":"Hi"}' },
      { event: 'done', data: '{}' },
    ]);
  });

  test('calls an event without a name a message', () => {
    expect(parse('data: 1\n\n')).toEqual([{ event: 'message', data: '1' }]);
  });

  test('joins several lines of data and takes one space off each', () => {
    expect(parse('data:one\ndata:  two\ndata\n\n')).toEqual([{ event: 'message', data: 'one\n two\n' }]);
  });

  test('skips comments, unknown fields and events without data', () => {
    expect(parse(': ping\n\nid: 7\nretry: 10\nevent: empty\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
  });

  test('takes every kind of line end, also when it is cut in two', () => {
    const events = [{ event: 'a', data: '1' }];
    expect(parse('event: a\r\ndata: 1\r\n\r\n')).toEqual(events);
    expect(parse('event: a\rdata: 1\r\rdata')).toEqual(events);
    expect(parse('event: a\r', '\ndata: 1\r', '\n\r', '\n')).toEqual(events);
  });

  test('skips a byte order mark at the very start', () => {
    expect(parse('\uFEFFdata: 1\n\n')).toEqual([{ event: 'message', data: '1' }]);
  });

  test('drops an event that the end cuts short', () => {
    expect(parse('data: whole\n\ndata: half\n')).toEqual([{ event: 'message', data: 'whole' }]);
  });
});

const bytes = new TextEncoder().encode('event: token\r\ndata: Inés → 日本\r\n\r\ndata: {"a":1}\n\n');
const expected = [
  { event: 'token', data: 'Inés → 日本' },
  { event: 'message', data: '{"a":1}' },
];

async function read(pieces: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(body)) events.push(event);
  return events;
}

describe('a body of server-sent events', () => {
  test.each([...bytes.keys()])('reads the same when it is cut after byte %i', async (cut) => {
    expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected);
  });

  test('reads the same byte by byte', async () => {
    expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  test('is let go of when the reader loses interest', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of serverEvents(body)) {
      expect(event).toEqual(expected[0]);
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
