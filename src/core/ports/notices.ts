// Where notices about runs are kept until they are delivered, and the secrets that sign them.
import type { Notice } from '../integration.ts';

/** Sealed at rest. Real time. */
export interface SigningSecret {
  readonly id: string;
  /** `whsec_` and base64, as Standard Webhooks writes it. */
  readonly secret: string;
  readonly createdAt: Date;
  /** Signs beside the newer one until then. */
  readonly retiredAt: Date | null;
}

/** Delivered at least once: receivers tell a repetition by the id. */
export interface Notices {
  /** Keeps it and promises its delivery, in one transaction; once for each id. */
  add(notice: Notice): Promise<void>;
  /** Throws `not_found`. */
  get(id: string): Promise<Notice>;
  list(query: { limit: number; before?: string }): Promise<readonly Notice[]>;
  settle(id: string, as: Pick<Notice, 'status' | 'lastStatus' | 'lastError' | 'deliveredAt'>): Promise<void>;
  /** Promises another delivery. Throws `not_found`. */
  again(id: string): Promise<Notice>;
  /** Those that sign now, newest first; made when there is none. */
  secrets(now: Date): Promise<readonly SigningSecret[]>;
  /** Makes a new one; the older ones go on signing until then. */
  rotate(until: Date): Promise<SigningSecret>;
}
