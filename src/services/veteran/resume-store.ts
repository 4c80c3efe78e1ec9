// Translated résumés between making and download: in memory only, few, short-lived, gone with the process.
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { ResumeDocument } from './documents/resume-document.ts';
import { Problem } from '../../core/problem.ts';

interface StoredResume {
  readonly document: ResumeDocument;
  readonly until: number;
}

export const keptMinutes = 30;
const most = 2_000;

export class ResumeStore {
  readonly #clock: Clock;
  // By hash, so that not even a dump of the memory's keys lets anybody download.
  readonly #kept = new Map<string, StoredResume>();

  /** Real time: the promise to forget does not follow a sandbox clock. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Throws `unavailable` when too many wait for their download. */
  put(document: ResumeDocument, client: TenantId): { token: string; expiresAt: Date } {
    this.sweep();
    if (this.#kept.size >= most)
      throw new Problem('unavailable', 'Too many résumés are being made. Try again in a minute.', {
        retryAfterSeconds: 60,
      });
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(this.#clock.now().getTime() + keptMinutes * 60_000);
    this.#kept.set(keyOf(token, client), { document, until: expiresAt.getTime() });
    return { token, expiresAt };
  }

  /** Throws `not_found` for what never was, is deleted or has expired. */
  get(token: string, client: TenantId): ResumeDocument {
    this.sweep();
    const kept = this.#kept.get(keyOf(token, client));
    if (kept === undefined)
      throw new Problem('not_found', 'There is no such résumé. It expires by itself and can be made again.');
    return kept.document;
  }

  /** Throws `not_found`, also for what was deleted before. */
  remove(token: string, client: TenantId): void {
    this.get(token, client);
    this.#kept.delete(keyOf(token, client));
  }

  /** Forgets what has expired; called by everything here, and by a timer for quiet times. */
  sweep(): void {
    const now = this.#clock.now().getTime();
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
  }

  get size(): number {
    return this.#kept.size;
  }
}

const keyOf = (token: string, client: TenantId): string =>
  createHash('sha256').update(`${client}\n${token}`).digest('base64url');
