// A process that dies: every call of a port is a place where it can end, before the call or after it, and then nothing works.

export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts port calls and ends at the given one; a life without an end goes on for ever. */
export class Life {
  calls = 0;
  isOver = false;
  #end: { at: number; when: 'before' | 'after' } | undefined;

  constructor(end?: { at: number; when: 'before' | 'after' }) {
    this.#end = end;
  }

  /** Ends with the given call from here on. */
  endIn(calls: number, when: 'before' | 'after'): void {
    this.#end = { at: this.calls + calls, when };
  }

  async live<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOver) throw new Killed();
    this.calls += 1;
    const isLast = this.#end?.at === this.calls;
    if (isLast && this.#end?.when === 'before') this.#die();
    const result = await call();
    if (isLast) this.#die();
    return result;
  }

  #die(): never {
    this.isOver = true;
    throw new Killed();
  }
}

/** The same port, each of whose calls the process may not survive. */
export function mortal<Port extends object>(port: Port, life: Life): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => life.live(async () => Reflect.apply(member, target, given) as unknown);
    },
  });
}
