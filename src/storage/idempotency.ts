// Answers kept for repeated requests. A claim is one statement, so that of two equal requests at once only one goes on.
import { sql } from 'kysely';
import { z } from 'zod';
import type { NewId } from '../core/ids.ts';
import type { Claim, IdempotencyRecords } from '../core/ports/idempotency.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { Database } from './database.ts';

type ClaimRequest = Parameters<IdempotencyRecords['claim']>[0];

const Row = z.strictObject({
  fingerprint: z.string(),
  status: z.int().nullable(),
  headers: z.record(z.string(), z.string()).nullable(),
  body: z.string().nullable(),
});

/** An answer may quote people: it is sealed, and gone after its day. */
export const placeOf = ({ scope, key }: { scope: string; key: string }): string => `idempotency|body|${scope}|${key}`;

interface IdempotencyDependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly newId: NewId;
}

export const createIdempotency = (dependencies: IdempotencyDependencies): IdempotencyRecords => ({
  ...endings(dependencies),
  claim: async (claim) => {
    const taken = await take(claim, dependencies);
    return taken === undefined ? standing(claim, dependencies) : { kind: 'new', ...taken };
  },
});

/**
 * Free are: a key never seen, one that expired, one released, and one whose holder's lease ended without an answer.
 * The same request keeps its token, so that what the first try did is found again.
 */
async function take(
  claim: ClaimRequest,
  { database, newId }: IdempotencyDependencies,
): Promise<{ token: string; claim: number } | undefined> {
  const { scope, key, fingerprint, now, leaseUntil, expiresAt } = claim;
  const isNewStart = sql`(idempotency.expires_at <= ${now} or idempotency.fingerprint <> excluded.fingerprint)`;
  const isFree = sql<boolean>`(idempotency.expires_at <= ${now} or (idempotency.status is null and (
    idempotency.lease_until is null
    or (idempotency.lease_until <= ${now} and idempotency.fingerprint = excluded.fingerprint))))`;
  const row = await database.service
    .insertInto('idempotency')
    .values({ scope, key, fingerprint, leaseUntil, expiresAt, token: newId('idem') })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({
          fingerprint,
          leaseUntil,
          expiresAt,
          token: sql`case when ${isNewStart} then excluded.token else idempotency.token end`,
          status: null,
          headers: null,
          body: null,
          claims: sql`idempotency.claims + 1`,
        })
        .where(isFree),
    )
    .returning(['token', 'claims as claim'])
    .executeTakeFirst();
  return row;
}

/** What the key stands for, when it is not free. */
async function standing(claim: ClaimRequest, { database, sealer }: IdempotencyDependencies): Promise<Claim> {
  const found = await database.service
    .selectFrom('idempotency')
    .select(Row.keyof().options)
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  // Swept between the two statements: whoever asks again gets it.
  if (found === undefined) return { kind: 'in_progress' };
  const { fingerprint, status, headers, body } = Row.parse(found);
  if (fingerprint !== claim.fingerprint) return { kind: 'mismatch' };
  if (status === null || body === null) return { kind: 'in_progress' };
  return { kind: 'replay', answer: { status, headers: headers ?? {}, body: sealer.open(body, placeOf(claim)) } };
}

const endings = ({
  database,
  sealer,
}: IdempotencyDependencies): Pick<IdempotencyRecords, 'renew' | 'answer' | 'release'> => ({
  renew: async ({ scope, key, claim, leaseUntil }) => {
    await database.service
      .updateTable('idempotency')
      .set({ leaseUntil })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('claims', '=', claim)
      .where('status', 'is', null)
      .where('leaseUntil', 'is not', null)
      .execute();
  },

  answer: async ({ scope, key, claim, answer }) => {
    await database.service
      .updateTable('idempotency')
      .set({
        status: answer.status,
        headers: JSON.stringify(answer.headers),
        body: sealer.seal(answer.body, placeOf({ scope, key })),
      })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('claims', '=', claim)
      .execute();
  },

  release: async ({ scope, key, claim }) => {
    await database.service
      .updateTable('idempotency')
      .set({ leaseUntil: null })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('claims', '=', claim)
      .where('status', 'is', null)
      .execute();
  },
});
