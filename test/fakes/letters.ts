// Letters on their way out, in memory and whole: the same states, leases and promises as in the database.
import type { Clocks } from '../../src/core/clock.ts';
import type { TenantId } from '../../src/core/ids.ts';
import type { Letter, Letters, LetterSweep } from '../../src/core/ports/letters.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import { FakeTroubles } from './troubles.ts';

type Row = Letter & { leaseUntil: Date | null };

interface Promises {
  readonly tenant: TenantId;
  readonly clocks: Clocks;
  readonly outbox: Outbox;
  readonly troubles?: FakeTroubles;
  readonly isPaused?: () => boolean;
}

export class FakeLetters implements Letters {
  readonly rows = new Map<string, Row>();
  readonly troubles: FakeTroubles;
  readonly #promises: Promises | undefined;

  /** Without an outbox nobody is promised anything: the test releases letters itself. */
  constructor(promises?: Promises) {
    this.#promises = promises;
    this.troubles = promises?.troubles ?? new FakeTroubles();
  }

  async hold(letter: Parameters<Letters['hold']>[0]): Promise<Letter> {
    const known = this.rows.get(letter.key);
    if (known !== undefined) return letterOf(known);
    const row = {
      medium: 'email' as const,
      otherwise: null,
      delivery: null,
      html: null,
      links: null,
      invite: null,
      ...letter,
      status: 'held' as const,
      uncertain: false,
      attempt: 0,
      sentAt: null,
      leaseUntil: null,
    };
    this.rows.set(letter.key, row);
    await this.#promise(row);
    return letterOf(row);
  }

  async cancel(key: string): Promise<'cancelled' | 'gone' | 'unknown'> {
    const row = this.rows.get(key);
    if (row === undefined) return 'unknown';
    if (row.status === 'held') row.status = 'cancelled';
    return row.status === 'cancelled' ? 'cancelled' : 'gone';
  }

  async find(key: string): Promise<Letter | undefined> {
    const row = this.rows.get(key);
    return row && letterOf(row);
  }

  async list({ limit, before }: Parameters<Letters['list']>[0]): Promise<readonly Letter[]> {
    return [...this.rows.values()]
      .toReversed()
      .filter(({ createdAt }) => before === undefined || createdAt < before)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, limit)
      .map(letterOf);
  }

  async failed({ since, limit }: Parameters<Letters['failed']>[0]): Promise<readonly Letter[]> {
    return [...this.rows.values()]
      .toReversed()
      .filter(({ status, candidate, releaseAt }) => status === 'failed' && candidate !== null && releaseAt >= since)
      .toSorted((a, b) => b.releaseAt.getTime() - a.releaseAt.getTime())
      .slice(0, limit)
      .map(letterOf);
  }

  async claim({ key, now, leaseUntil, leaseEndedBy }: Parameters<Letters['claim']>[0]): Promise<Letter | undefined> {
    const row = this.rows.get(key);
    if (row === undefined || !isDue(row, { now, leaseEndedBy })) return undefined;
    Object.assign(row, { status: 'sending', attempt: row.attempt + 1, leaseUntil });
    return letterOf(row);
  }

  async settle(result: Parameters<Letters['settle']>[0]): Promise<void> {
    const { key, attempt, status, uncertain, at, releaseAt, trouble: code } = result;
    const row = this.rows.get(key);
    if (row?.status !== 'sending' || row.attempt !== attempt) return;
    if (code !== undefined) void this.troubles.givenUp({ subject: `letter ${key}`, code, at });
    Object.assign(row, { status, uncertain, leaseUntil: null, sentAt: status === 'sent' ? at : null });
    if (status !== 'held' || releaseAt === undefined) return;
    row.releaseAt = releaseAt;
    await this.#promise(row);
  }

  async delivered({ key, delivery, at }: Parameters<Letters['delivered']>[0]): Promise<boolean> {
    const row = this.rows.get(key);
    const mayBe = row !== undefined && ['sending', 'sent', 'failed'].includes(row.status) && row.medium === 'text';
    if (!mayBe || row.delivery !== null) return false;
    const sentAt = row.sentAt ?? at;
    Object.assign(row, { delivery, status: 'sent', uncertain: false, leaseUntil: null, sentAt });
    return true;
  }

  due: LetterSweep['due'] = async ({ limit, ...at }) => {
    const tenant = this.#promises?.tenant;
    if (tenant === undefined) return [];
    const isPaused = this.#promises?.isPaused?.() === true;
    const due = [...this.rows.values()].filter((row) => isDue(row, at));
    const rows = due.filter(({ candidate, invite }) => !isPaused || (candidate === null && invite === null));
    return rows.slice(0, limit).map(({ key }) => ({ tenant, key }));
  };

  /** The hold is business time, the promise real time. */
  async #promise({ key, releaseAt }: Row): Promise<void> {
    if (this.#promises === undefined) return;
    const { tenant, clocks, outbox } = this.#promises;
    const wait = releaseAt.getTime() - clocks.business.now().getTime();
    const due = new Date(clocks.real.now().getTime() + wait);
    await outbox.promise({ tenant, name: 'release-letter', data: { key }, due });
  }
}

const isDue = (row: Row, { now, leaseEndedBy }: { now: Date; leaseEndedBy: Date }) =>
  (row.status === 'held' && row.releaseAt <= now) ||
  (row.status === 'sending' && row.leaseUntil !== null && row.leaseUntil <= leaseEndedBy);

const letterOf = (row: Row): Letter => {
  const { leaseUntil: _leaseUntil, ...letter } = structuredClone(row);
  return letter;
};
