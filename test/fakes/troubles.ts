// Troubles in memory and whole.
import type { Trouble, Troubles } from '../../src/core/ports/troubles.ts';

type Noted = Parameters<Troubles['waits']>[0];

export class FakeTroubles implements Troubles {
  readonly rows = new Map<string, Trouble>();

  async waits({ subject, code, at }: Noted): Promise<void> {
    const standing = this.rows.get(subject)?.kind ?? 'settled';
    if (standing === 'settled') this.rows.set(subject, { subject, kind: 'waits', code, since: at, isTold: false });
  }

  async givenUp({ subject, code, at }: Noted): Promise<void> {
    this.rows.set(subject, { subject, kind: 'given_up', code, since: at, isTold: false });
  }

  async settled(subject: string): Promise<void> {
    const row = this.rows.get(subject);
    if (row?.kind === 'waits') this.rows.set(subject, { ...row, kind: 'settled' });
  }

  async list(): Promise<readonly Trouble[]> {
    return [...this.rows.values()].toSorted(
      (a, b) => a.since.getTime() - b.since.getTime() || (a.subject < b.subject ? -1 : 1),
    );
  }

  async told(subjects: readonly string[]): Promise<void> {
    for (const subject of subjects) {
      const row = this.rows.get(subject);
      if (row?.kind === 'waits') this.rows.set(subject, { ...row, isTold: true });
      else this.rows.delete(subject);
    }
  }
}
