// The other end of Slack's socket mode over real loopback: hello, envelopes, acknowledgements, renewal, and a line that breaks.
// Frames: RFC 6455, section 5. Envelopes: https://docs.slack.dev/apis/events-api/using-socket-mode
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { z } from 'zod';

export interface FakeSocket {
  /** Where `apps.connections.open` leads. */
  readonly url: string;
  /** Connections that stand, and how many there were. */
  open(): number;
  opened(): number;
  /** Through the newest connection; the id of the envelope. */
  send(type: 'events_api' | 'interactive' | 'slash_commands', payload: object): string;
  isAcknowledged(envelope: string): boolean;
  /** What Slack says when it wants a fresh connection. */
  renew(): void;
  /** The line breaks without a word. */
  cut(): void;
  close(): Promise<void>;
}

const opcode = { text: 1, close: 8, ping: 9, pong: 10 } as const;

function frame(code: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | code, payload.length])
      : Buffer.from([0x80 | code, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
}

/** What a client sends is masked. Undefined: more has to come. */
function readFrame(bytes: Buffer): { code: number; payload: Buffer; rest: Buffer } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  if (short === 127) throw new Error('no acknowledgement is that long');
  const at = short === 126 ? 4 : 2;
  if (bytes.length < at + 4) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  const mask = bytes.subarray(at, at + 4);
  const end = at + 4 + length;
  if (bytes.length < end) return undefined;
  const payload = Buffer.from(bytes.subarray(at + 4, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return { code: bytes.readUInt8(0) & 0x0f, payload, rest: bytes.subarray(end) };
}

const Answer = z.looseObject({ envelope_id: z.string() });

const say = (socket: Duplex, message: object) => socket.write(frame(opcode.text, Buffer.from(JSON.stringify(message))));

export async function openFakeSocket(): Promise<FakeSocket> {
  const standing = new Set<Duplex>();
  const acknowledged = new Set<string>();
  let opened = 0;
  let sent = 0;
  function hear(socket: Duplex, code: number, payload: Buffer): void {
    if (code === opcode.text) acknowledged.add(Answer.parse(JSON.parse(payload.toString())).envelope_id);
    if (code === opcode.ping) socket.write(frame(opcode.pong, payload));
    if (code === opcode.close) socket.end(frame(opcode.close, payload));
  }
  const server = createServer((_request, response) => void response.writeHead(426).end());
  server.on('upgrade', (request, socket) => {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    opened += 1;
    standing.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (let next = readFrame(waiting); next !== undefined; next = readFrame(waiting)) {
        waiting = Buffer.from(next.rest);
        hear(socket, next.code, next.payload);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => void standing.delete(socket));
    say(socket, { type: 'hello', num_connections: standing.size });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = z.looseObject({ port: z.number() }).parse(server.address());

  const fake: FakeSocket = {
    url: `ws://127.0.0.1:${port}/link`,
    open: () => standing.size,
    opened: () => opened,
    send(type, payload) {
      const socket = [...standing].at(-1);
      if (socket === undefined) throw new Error('nobody is connected');
      const id = `envelope ${(sent += 1)}`;
      say(socket, { type, envelope_id: id, payload, accepts_response_payload: false });
      return id;
    },
    isAcknowledged: (envelope) => acknowledged.has(envelope),
    renew: () => standing.forEach((socket) => say(socket, { type: 'disconnect', reason: 'refresh_requested' })),
    cut: () => standing.forEach((socket) => socket.destroy()),
    async close() {
      fake.cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return fake;
}
