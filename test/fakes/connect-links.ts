// Connect links in memory, whole: found by their hash, begun and used once.
import type { ConnectLink } from '../../src/core/connect-link.ts';
import type { BegunSignIn, ConnectLinks, PresentedLink } from '../../src/core/ports/connect-links.ts';

export class FakeConnectLinks implements ConnectLinks {
  readonly rows = new Map<string, PresentedLink>();

  async add(link: ConnectLink, { hash, credentials }: Parameters<ConnectLinks['add']>[1]): Promise<void> {
    this.rows.set(hash, { link, credentials, begun: null });
  }

  async presented(hash: string): Promise<PresentedLink | undefined> {
    return this.rows.get(hash);
  }

  async begin(link: ConnectLink, begun: BegunSignIn): Promise<void> {
    this.#change(link, (row) => ({ ...row, begun }));
  }

  async takeBegun(link: ConnectLink, state: string): Promise<boolean> {
    return this.#change(link, (row) => (row.begun?.state === state ? { ...row, begun: null } : undefined));
  }

  async use(link: ConnectLink, at: Date): Promise<boolean> {
    return this.#change(link, (row) =>
      row.link.usedAt === null ? { ...row, begun: null, link: { ...row.link, usedAt: at } } : undefined,
    );
  }

  #change({ tenant, id }: ConnectLink, how: (row: PresentedLink) => PresentedLink | undefined): boolean {
    for (const [hash, row] of this.rows) {
      if (row.link.id !== id || row.link.tenant !== tenant) continue;
      const next = how(row);
      if (next !== undefined) this.rows.set(hash, next);
      return next !== undefined;
    }
    return false;
  }
}
