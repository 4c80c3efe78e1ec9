// A system outside, emulated as its connector declares it, with a journal of everything that ever changed in it and by whom.
import { inSandbox } from '../../src/connectors/emulator/sandbox-account.ts';
import { madeUpValues } from '../../src/connectors/emulator/connector-at.ts';
import { parsedBody } from '../../src/connectors/emulator/http-answers.ts';
import { answerIn, openWorld, recordsOf, type World } from '../../src/connectors/emulator/world.ts';
import type { Records } from '../../src/connectors/emulator/records.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import type { Incoming, Outgoing } from '../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../src/connectors/runtime/remote.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { MappedSystem } from '../../src/core/ports/remote-system.ts';
import type { Fault } from './faults.ts';
import { type Phase, places } from './place.ts';
import { type Scheduler, unheard } from './scheduler.ts';

/** One change of the system. */
export interface Entry {
  readonly at: number;
  readonly system: string;
  readonly method: string;
  readonly path: string;
  readonly body: JsonObject;
  /** What asked for it; undefined: somebody who uses the system itself. */
  readonly key: string | undefined;
  readonly phase: Phase | undefined;
  readonly process: string | undefined;
}

interface VendorOptions {
  readonly declared: Connector;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly changed: (entry: Entry) => void;
  /** The most that a page holds. */
  readonly page?: number;
}

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

export class Vendor {
  readonly connector: Connector;
  readonly world: World;
  readonly journal: Entry[] = [];
  readonly #options: VendorOptions;
  readonly #values: { config: JsonObject; cred: Record<string, string> };
  #revision = 0;

  constructor(options: VendorOptions) {
    this.#options = options;
    const { declared, clock, page } = options;
    this.connector = inSandbox(declared);
    const { config, credentials } = madeUpValues(declared);
    this.#values = { config, cred: credentials };
    this.world = openWorld(this.connector, {
      values: this.#values,
      clock,
      count: 0,
      ids: 'declared',
      ...(page === undefined ? {} : { page }),
    });
  }

  collection(name: string): Records {
    return recordsOf(this.world, name);
  }

  /** From here on changes are those of the story. */
  begin(): void {
    this.#revision = this.#count();
  }

  /** The connection as one process has it. */
  open(clock: Clock): MappedSystem {
    return openRemoteSystem({
      connector: this.connector,
      config: this.#values.config,
      secrets: { credentials: this.#values.cred, token: null },
      keepToken: async () => {},
      budget: openBudget(this.connector.limits, clock),
      http: { send: (outgoing) => this.#send(outgoing) },
      log: { note: () => {} },
      drift: { note: () => {} },
      clock,
    });
  }

  #send(outgoing: Outgoing): Promise<Incoming> {
    const { method, signal } = outgoing;
    const place = places.getStore();
    return this.#options.scheduler.step<Incoming>({
      kind: 'http',
      name: `${this.connector.system} ${method}`,
      signal,
      run: async (fault) =>
        this.#meet(
          outgoing,
          fault,
          place === undefined ? () => this.#answer(outgoing) : () => places.run(place, () => this.#answer(outgoing)),
        ),
    });
  }

  #meet(outgoing: Outgoing, fault: Fault['kind'] | undefined, answer: () => Incoming): Incoming | typeof unheard {
    const { url } = outgoing;
    if (fault === 'refused') throw refused();
    if (fault === '429')
      return { status: 429, headers: { 'retry-after': '2', 'content-type': 'application/json' }, text: '{}', url };
    if (fault === '503') return { status: 503, headers: { 'content-type': 'application/json' }, text: '{}', url };
    const answered = answer();
    if (fault === 'lost') throw reset();
    if (fault === 'late') return unheard;
    if (fault === '502 after') return { status: 502, headers: { 'content-type': 'text/html' }, text: '<html>', url };
    return answered;
  }

  #answer({ method, url, headers, body }: Outgoing): Incoming {
    const asked = parsedBody(body ?? '', headers['content-type']);
    const address = new URL(url);
    const answer = answerIn(this.world, { method, url: address, body: asked });
    if (this.#count() !== this.#revision) this.#note({ method, path: address.pathname + address.search, body: asked });
    return {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...answer.headers },
      text: answer.status === 204 ? '' : JSON.stringify(answer.body),
      url,
    };
  }

  #note(change: Pick<Entry, 'method' | 'path' | 'body'>): void {
    this.#revision = this.#count();
    const store = places.getStore();
    const place = store?.life.isSpared === true ? undefined : store;
    const entry: Entry = {
      ...change,
      at: this.#options.scheduler.now,
      system: this.connector.system,
      key: place?.key,
      phase: place?.phase,
      process: place?.life.name,
    };
    this.journal.push(entry);
    this.#options.changed(entry);
  }

  #count(): number {
    const { collections, beside } = this.world;
    let count = beside.made;
    for (const records of collections.values()) count += records.now();
    for (const notes of beside.notes.values())
      count += notes.length * 1_000_003 + notes.filter((note) => Object.keys(note).length === 0).length;
    return count;
  }
}
