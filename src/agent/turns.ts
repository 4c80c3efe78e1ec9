// One turn at a time in a conversation: the second message is understood after the first was answered, never beside it.

export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs after whatever was begun under the same name, however that ended. */
  async inOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    // What waits behind this turn does not fail with it.
    const settled = mine.catch(() => undefined);
    this.#last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }
}
