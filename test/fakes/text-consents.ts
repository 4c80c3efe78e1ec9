// Agreements to text messages in memory and whole.
import type { TextConsent, TextConsents } from '../../src/core/ports/text-consents.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeTextConsents implements TextConsents {
  readonly rows = new Map<string, TextConsent>();

  async of(phone: string): Promise<TextConsent | undefined> {
    return this.rows.get(phone);
  }

  async change({ phone, from, to }: Parameters<TextConsents['change']>[0]): Promise<void> {
    const before = this.rows.get(phone);
    if (before?.revision === to?.revision) return;
    if (from !== undefined && (before?.revision ?? null) !== from)
      throw new Problem('changed_since', 'Somebody has changed the agreement to text messages since.');
    if (to === undefined) this.rows.delete(phone);
    else this.rows.set(phone, to);
  }
}
