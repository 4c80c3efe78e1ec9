// The few facts of PostgreSQL's wire protocol (version 3) that sharing one backend needs: message kinds and framing.

export const message = {
  bind: 0x42,
  close: 0x43,
  copyDone: 0x63,
  copyFail: 0x66,
  describe: 0x44,
  /** From the server. */
  error: 0x45,
  functionCall: 0x46,
  notification: 0x41,
  parse: 0x50,
  /** From the server. */
  parseComplete: 0x31,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
} as const;

const endsCycle: ReadonlySet<number | undefined> = new Set([
  message.query,
  message.sync,
  message.copyDone,
  message.copyFail,
  message.functionCall,
]);

/** After such a message the server answers until it is ready again, so whoever sent it may have to hand over. */
export const isEndOfCycle = (bytes: Buffer): boolean => endsCycle.has(bytes[0]);

function frame(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head[0] = kind;
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

export const queryFrame = (sql: string): Buffer => frame(message.query, Buffer.from(`${sql}\0`));

/** The SQL of a simple query message. */
export const sqlOf = (query: Buffer): string => query.toString('utf8', 5, query.length - 1);

/** Cuts a stream of bytes into whole messages; the first one, the startup packet, has no kind. */
export class Framing {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  *take(chunk: Buffer): Generator<{ startup: boolean; bytes: Buffer }> {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= 5) {
      const size = this.#started ? 1 + this.#rest.readInt32BE(1) : this.#rest.readInt32BE(0);
      if (this.#rest.length < size) return;
      const bytes = this.#rest.subarray(0, size);
      this.#rest = this.#rest.subarray(size);
      const startup = !this.#started;
      this.#started = true;
      yield { startup, bytes };
    }
  }
}

/** The SQL that puts a startup packet's `user`, `search_path` and `synchronous_commit` into force; empty for the plain superuser. */
export function sessionOf(startup: Buffer): string {
  const words = startup.toString('utf8', 8).split('\0');
  const value = (key: string): string => words[words.findIndex((word, at) => at % 2 === 0 && word === key) + 1] ?? '';
  const options = words.includes('options') ? value('options') : '';
  const path = /search_path=(\S+)/.exec(options)?.[1];
  const commit = /synchronous_commit=(on|off)\b/.exec(options)?.[1];
  const user = words.includes('user') ? value('user') : '';
  const isPlain = user === '' || user === 'postgres';
  if (path === undefined && commit === undefined && isPlain) return '';
  return [
    path === undefined ? 'RESET search_path' : `SET search_path TO ${path}`,
    commit === undefined ? 'RESET synchronous_commit' : `SET synchronous_commit TO ${commit}`,
    isPlain ? 'RESET ROLE' : `SET ROLE "${user.replaceAll('"', '""')}"`,
  ].join('; ');
}

/** Prepared statements are named per connection, but the backend is one session: each connection's names get a prefix. */
export function withOwnNames(bytes: Buffer, prefix: string): Buffer {
  const at = nameAt(bytes);
  if (at === 0 || bytes[at] === 0) return bytes;
  return frame(bytes[0] ?? 0, Buffer.concat([bytes.subarray(5, at), Buffer.from(prefix), bytes.subarray(at)]));
}

/** The SQL of a `parse` message. */
export function sqlIn(parse: Buffer): string {
  const from = parse.indexOf(0, 5) + 1;
  return parse.toString('utf8', from, parse.indexOf(0, from));
}

/** A `parse` for the unnamed statement, or a `bind` of it to the unnamed portal. */
export const isUnnamed = (bytes: Buffer): boolean => bytes[5] === 0 && (bytes[0] === message.parse || bytes[6] === 0);

/** The same under that name; for messages that are `isUnnamed`. */
export const parseAs = (parse: Buffer, name: string): Buffer =>
  frame(message.parse, Buffer.concat([Buffer.from(name), parse.subarray(5)]));
export const bindTo = (bind: Buffer, name: string): Buffer =>
  frame(message.bind, Buffer.concat([bind.subarray(5, 6), Buffer.from(name), bind.subarray(6)]));

/** Forgets statements; answered as a cycle of its own. */
export const closeFrame = (names: readonly string[]): Buffer =>
  Buffer.concat([
    ...names.map((name) => frame(message.close, Buffer.from(`S${name}\0`))),
    frame(message.sync, Buffer.alloc(0)),
  ]);

/** Where a message names a prepared statement; 0 when it does not. `S` is a statement, `P` a portal. */
function nameAt(bytes: Buffer): number {
  switch (bytes[0]) {
    case message.parse:
      return 5;
    case message.bind:
      return bytes.indexOf(0, 5) + 1;
    case message.describe:
    case message.close:
      return bytes[5] === 0x53 ? 6 : 0;
    default:
      return 0;
  }
}
