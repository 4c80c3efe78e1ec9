// Answers kept for repeated requests, in memory and whole: claims, leases, expiry and tokens as in the database.
import type { NewId } from '../../src/core/ids.ts';
import type { Claim, IdempotencyRecords, StoredAnswer } from '../../src/core/ports/idempotency.ts';

interface Row {
  readonly fingerprint: string;
  readonly token: string;
  readonly claim: number;
  readonly expiresAt: Date;
  readonly leaseUntil: Date | null;
  readonly answer: StoredAnswer | undefined;
}

type ClaimRequest = Parameters<IdempotencyRecords['claim']>[0];

export class FakeIdempotency implements IdempotencyRecords {
  readonly rows = new Map<string, Row>();
  readonly #newId: NewId;

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  async claim(claim: ClaimRequest): Promise<Claim> {
    const place = placeOf(claim);
    const row = this.rows.get(place);
    const standing = row !== undefined && row.expiresAt > claim.now ? row : undefined;
    if (standing !== undefined && !isFree(standing, claim)) {
      if (standing.fingerprint !== claim.fingerprint) return { kind: 'mismatch' };
      return standing.answer === undefined
        ? { kind: 'in_progress' }
        : { kind: 'replay', answer: structuredClone(standing.answer) };
    }
    const { fingerprint, leaseUntil, expiresAt } = claim;
    const token = standing?.fingerprint === fingerprint ? standing.token : this.#newId('idem');
    const number = (row?.claim ?? -1) + 1;
    this.rows.set(place, { fingerprint, token, claim: number, leaseUntil, expiresAt, answer: undefined });
    return { kind: 'new', token, claim: number };
  }

  async renew(given: Parameters<IdempotencyRecords['renew']>[0]): Promise<void> {
    const row = this.rows.get(placeOf(given));
    if (row?.claim === given.claim && row.answer === undefined && row.leaseUntil !== null)
      this.rows.set(placeOf(given), { ...row, leaseUntil: given.leaseUntil });
  }

  async answer(given: Parameters<IdempotencyRecords['answer']>[0]): Promise<void> {
    const row = this.rows.get(placeOf(given));
    if (row?.claim === given.claim) this.rows.set(placeOf(given), { ...row, answer: given.answer });
  }

  async release(given: Parameters<IdempotencyRecords['release']>[0]): Promise<void> {
    const row = this.rows.get(placeOf(given));
    if (row?.claim === given.claim && row.answer === undefined)
      this.rows.set(placeOf(given), { ...row, leaseUntil: null });
  }
}

const placeOf = ({ scope, key }: { scope: string; key: string }): string => `${scope} ${key}`;

function isFree(row: Row, { fingerprint, now }: ClaimRequest): boolean {
  if (row.answer !== undefined) return false;
  if (row.leaseUntil === null) return true;
  return row.leaseUntil <= now && row.fingerprint === fingerprint;
}
