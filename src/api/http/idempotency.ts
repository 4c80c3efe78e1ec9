// Idempotency-Key: the same request again gets the same answer and acts once, also after a crash in between.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { canonical } from '../../core/json.ts';
import type { IdempotencyRecords, StoredAnswer } from '../../core/ports/idempotency.ts';
import { Problem } from '../../core/problem.ts';

// A lease is renewed for as long as its holder lives, so that a short one is a heartbeat: seconds after a process died its
// requests may be repeated, in every replica. The only process of an embedded database frees what the last one held at its start.
const leaseMs = 6_000;
const renewEveryMs = 2_000;
const keepMs = 24 * 3_600_000;
// A structured-field string or bare text.
const keyForm = /^(?:"([\x20\x21\x23-\x5B\x5D-\x7E]{1,255})"|([\x21\x23-\x7E]{1,255}))$/;

export interface Repeatable {
  readonly records: IdempotencyRecords;
  readonly clock: Clock;
  readonly header: string | string[];
  /** Principal, method and route. */
  readonly scope: string;
  /** Everything that makes the request what it is. */
  readonly request: unknown;
  /** Acts under the token and answers; `failed` puts a problem into the form of an answer. */
  readonly act: (token: string) => Promise<StoredAnswer>;
  readonly failed: (problem: Problem) => StoredAnswer;
}

export async function once(work: Repeatable): Promise<StoredAnswer & { replayed: boolean }> {
  const { records, clock, scope } = work;
  const key = keyOf(work.header);
  const now = clock.now();
  const claim = await records.claim({
    scope,
    key,
    fingerprint: createHash('sha256').update(canonical(work.request)).digest('base64url'),
    now,
    leaseUntil: new Date(now.getTime() + leaseMs),
    expiresAt: new Date(now.getTime() + keepMs),
  });
  if (claim.kind === 'replay') return { ...claim.answer, replayed: true };
  if (claim.kind === 'mismatch')
    throw new Problem('idempotency_mismatch', 'This Idempotency-Key came with another body before. Use a new one.');
  if (claim.kind === 'new') return { ...(await settle(work, { key, ...claim })), replayed: false };
  throw new Problem('request_in_progress', 'The same request is being handled. Ask again in a moment.', {
    retryAfterSeconds: 1,
  });
}

interface Taken {
  readonly key: string;
  readonly token: string;
  readonly claim: number;
}

async function settle(work: Repeatable, { key, token, claim }: Taken): Promise<StoredAnswer> {
  const { records, clock, scope } = work;
  const held = { scope, key, claim };
  const lease = keepLease(() => records.renew({ ...held, leaseUntil: new Date(clock.now().getTime() + leaseMs) }));
  try {
    const answer = await work.act(token);
    await records.answer({ ...held, answer });
    return answer;
  } catch (error) {
    // A refusal is the answer. What may heal, and a defect, may be tried again: the same request keeps its token, so
    // whatever it has done already it finds done.
    if (error instanceof Problem && error.retry === 'never')
      await records.answer({ ...held, answer: work.failed(error) });
    else await records.release(held);
    throw error;
  } finally {
    lease.end();
  }
}

/** Renews until it is ended. A renewal that fails is made good by the next one, or by nobody where the database is gone. */
function keepLease(renew: () => Promise<void>): { end(): void } {
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs).unref();
  return { end: () => clearInterval(timer) };
}

function keyOf(header: string | string[]): string {
  const match = typeof header === 'string' ? keyForm.exec(header) : null;
  const key = match?.[1] ?? match?.[2];
  if (key === undefined)
    throw new Problem('bad_request', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
  return key;
}
