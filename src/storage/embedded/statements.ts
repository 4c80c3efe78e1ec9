// Statements that come again are parsed and planned once: the backend is one session for all connections, and what it knows by
// name is shared by those with the same role. A client notices nothing but that it is faster.
import { bindTo, closeFrame, isUnnamed, message, parseAs, sqlIn, sqlOf } from './wire.ts';

interface Options {
  /** Statements that are kept at once. */
  readonly most?: number;
  /** A plan that was made for a small table must not stay for a large one: after as many uses it is made anew. */
  readonly uses?: number;
}

interface CachedStatement {
  readonly name: string;
  left: number;
}

/** What one cycle becomes; `forget` is sent before it. */
interface PreparedCycle {
  readonly messages: readonly Buffer[];
  readonly forget?: Buffer;
}

/** Others (`set`, `begin`, what changes the schema) are rare or cheap. */
const kept = /^\s*(?:select|insert|update|delete|with)\b/i;
const changesSchema = /\b(?:create|alter|drop|truncate|discard|deallocate)\b/i;

/** Bytes; longer ones are made for once. */
const longest = 20_000;

/** Undefined: no statement begins the cycle. */
function textOf(first: Buffer | undefined): string | undefined {
  if (first?.[0] === message.query) return sqlOf(first);
  return first?.[0] === message.parse ? sqlIn(first) : undefined;
}

export class Statements {
  readonly #most: number;
  readonly #uses: number;
  readonly #known = new Map<string, CachedStatement>();
  /** Came once: most statements come once or often. */
  readonly #seen = new Set<string>();
  #made = 0;
  #asked: { readonly key: string; readonly kept: CachedStatement; readonly isNew: boolean } | undefined;

  constructor({ most = 200, uses = 100 }: Options = {}) {
    this.#most = most;
    this.#uses = uses;
  }

  /** The messages of one cycle as they are sent on. */
  take(session: string, cycle: readonly Buffer[]): PreparedCycle {
    this.#asked = undefined;
    const [first, bind, ...rest] = cycle;
    const text = textOf(first);
    if (first === undefined || text === undefined) return { messages: cycle };
    if (!kept.test(text)) return changesSchema.test(text) ? this.#forgetAll(cycle) : { messages: cycle };
    const canBeKept = first[0] === message.parse && isUnnamed(first) && first.length < longest;
    if (!canBeKept || bind?.[0] !== message.bind || !isUnnamed(bind)) return { messages: cycle };
    const key = `${session}\n${first.toString('latin1', 5)}`;
    const known = this.#known.get(key);
    return known === undefined
      ? this.#meet(key, { parse: first, bind, rest })
      : this.#use(known, { key, bind, rest, cycle });
  }

  #use(
    known: CachedStatement,
    { key, bind, rest, cycle }: { key: string; bind: Buffer; rest: readonly Buffer[]; cycle: readonly Buffer[] },
  ): PreparedCycle {
    known.left -= 1;
    if (known.left < 0) return { messages: cycle, ...this.#forget(key) };
    this.#asked = { key, kept: known, isNew: false };
    return { messages: [bindTo(bind, known.name), ...rest] };
  }

  /** What the server said to the cycle that was taken last. */
  saw(reply: Buffer): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked === undefined) return;
    if (asked.isNew && reply[0] === message.parseComplete) this.#known.set(asked.key, asked.kept);
    // Refused before it ran: perhaps because of the plan. The next one goes the plain way.
    else if (reply[0] === message.error) this.#known.delete(asked.key);
  }

  #meet(key: string, { parse, bind, rest }: { parse: Buffer; bind: Buffer; rest: readonly Buffer[] }): PreparedCycle {
    if (!this.#seen.delete(key)) {
      this.#remember(key);
      return { messages: [parse, bind, ...rest] };
    }
    this.#made += 1;
    const name = `kept_${this.#made}`;
    this.#asked = { key, kept: { name, left: this.#uses }, isNew: true };
    const [oldest] = this.#known.size < this.#most ? [] : this.#known.keys();
    return {
      messages: [parseAs(parse, name), bindTo(bind, name), ...rest],
      ...(oldest === undefined ? {} : this.#forget(oldest)),
    };
  }

  #remember(key: string): void {
    const [oldest] = this.#seen.size < this.#most ? [] : this.#seen;
    if (oldest !== undefined) this.#seen.delete(oldest);
    this.#seen.add(key);
  }

  #forget(key: string): { forget?: Buffer } {
    const found = this.#known.get(key);
    this.#known.delete(key);
    this.#remember(key);
    return found === undefined ? {} : { forget: closeFrame([found.name]) };
  }

  #forgetAll(messages: readonly Buffer[]): PreparedCycle {
    const names = [...this.#known.values()].map(({ name }) => name);
    this.#known.clear();
    this.#seen.clear();
    return names.length === 0 ? { messages } : { messages, forget: closeFrame(names) };
  }
}
