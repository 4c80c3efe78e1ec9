// Answers kept for 24 hours, so that a repeated request gets the same answer and acts once. Real time.

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Claim =
  /**
   * Go on; `token` names this request on every try, so that what it does is keyed by it. `claim`: the number of this try; what is
   * said under an earlier one changes nothing.
   */
  | { readonly kind: 'new'; readonly token: string; readonly claim: number }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  | { readonly kind: 'mismatch' | 'in_progress' };

interface HeldClaim {
  readonly scope: string;
  readonly key: string;
  readonly claim: number;
}

/**
 * One holder at a time for each scope and key; a crash frees the claim when its lease ends, and the token stays the same
 * for the next try.
 */
export interface IdempotencyRecords {
  /** `scope` holds principal, method and route. A claim whose lease ended without an answer may be taken again. */
  claim(claim: {
    scope: string;
    key: string;
    fingerprint: string;
    now: Date;
    leaseUntil: Date;
    expiresAt: Date;
  }): Promise<Claim>;
  /** The holder still works on it: whoever asks meanwhile waits. */
  renew(held: HeldClaim & { leaseUntil: Date }): Promise<void>;
  answer(held: HeldClaim & { answer: StoredAnswer }): Promise<void>;
  /** Frees a claim that ended without an effect (a defect, an abort). */
  release(held: HeldClaim): Promise<void>;
}
