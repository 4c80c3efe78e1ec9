// LISTEN belongs to a connection, but the embedded backend is one session: who listens to what is kept here.
import { message } from './wire.ts';

interface Hearer {
  deliver(bytes: Buffer): void;
}

const listenStatement = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(un)?listen\s+(\*|"(?:[^"]|"")+"|[\w$]+)\s*;?\s*$/i;

export class Listeners {
  readonly #channels = new Map<string, Set<Hearer>>();

  /** Notes a LISTEN or UNLISTEN and answers the SQL to run in its place; other SQL comes back as it is. */
  track(hearer: Hearer, sql: string): string {
    const [, un, name] = listenStatement.exec(sql) ?? [];
    if (name === undefined) return sql;
    const channel = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
    if (un === undefined) {
      const hearers = this.#channels.get(channel) ?? new Set();
      this.#channels.set(channel, hearers.add(hearer));
      return sql;
    }
    for (const [known, hearers] of this.#channels) if (channel === '*' || known === channel) hearers.delete(hearer);
    // Others may still listen. What nobody hears is dropped in `deliver`.
    return 'UNLISTEN "-"';
  }

  forget(hearer: Hearer): void {
    for (const hearers of this.#channels.values()) hearers.delete(hearer);
  }

  /** Takes the notifications out of a reply, hands them to whoever listens, and answers the rest. */
  sift(reply: Buffer): Buffer {
    const kept: Buffer[] = [];
    let from = 0;
    for (let at = 0; at + 5 <= reply.length;) {
      const end = at + 1 + reply.readInt32BE(at + 1);
      if (reply[at] === message.notification) {
        kept.push(reply.subarray(from, at));
        this.#deliver(reply.subarray(at, end));
        from = end;
      }
      at = end;
    }
    return from === 0 ? reply : Buffer.concat([...kept, reply.subarray(from)]);
  }

  #deliver(notification: Buffer): void {
    const channel = notification.toString('utf8', 9, notification.indexOf(0, 9));
    for (const hearer of this.#channels.get(channel) ?? []) setImmediate(() => hearer.deliver(notification));
  }
}
