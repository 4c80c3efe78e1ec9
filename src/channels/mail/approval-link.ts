// The link in a mail: it names one person and one approval, is sealed by this installation, and is kept as a hash only.
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ApprovalId, TenantId, UserId } from '../../core/ids.ts';
import { type Sealer, valueAt } from '../../core/ports/sealer.ts';

export const approvePath = '/approve';
const place = 'approval link';

const Named = z.strictObject({
  tenant: TenantId,
  approval: ApprovalId,
  user: UserId,
  /** No two links are the same. */
  nonce: z.string(),
});
export type Named = z.infer<typeof Named>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function makeToken(sealer: Sealer, named: Omit<Named, 'nonce'>): string {
  return sealer.seal(JSON.stringify({ ...named, nonce: randomBytes(24).toString('base64url') }), place);
}

/** Undefined: it was not made here, or was altered. */
export const readToken = (sealer: Sealer, token: string): Named | undefined =>
  valueAt(sealer, token, { place, read: (text) => Named.parse(JSON.parse(text)) });

export const linkTo = (publicUrl: string, token: string): string =>
  `${publicUrl}${approvePath}?link=${encodeURIComponent(token)}`;
