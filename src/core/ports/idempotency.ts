// Answers kept for 24 hours, so that a repeated request gets the same answer and acts once. Real time.

export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Claim =
  /** Go on; `token` names this request on every try, so that what it does is keyed by it. */
  | { readonly kind: 'new'; readonly token: string }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  | { readonly kind: 'mismatch' | 'in_progress' };

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
  renew(claim: { scope: string; key: string; leaseUntil: Date }): Promise<void>;
  answer(answer: { scope: string; key: string; answer: StoredAnswer }): Promise<void>;
  /** Frees a claim that ended without an effect (a defect, an abort). */
  release(claim: { scope: string; key: string }): Promise<void>;
}
