// What the apply button of a listed job leads to: a link that a browser follows without a key, sealed so that nobody makes
// one of their own.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Branch } from '../../nlp/military/branch.ts';

export const ApplyLink = z.strictObject({
  requisition: z.string().max(128),
  branch: Branch.nullable(),
  /** Real time in milliseconds. */
  until: z.int(),
});
export type ApplyLink = z.infer<typeof ApplyLink>;

export const applyLinkHours = 12;

/** The seal binds a link to its client: another client's page does not open it. */
export interface ApplySeal {
  seal(link: ApplyLink, client: TenantId): string;
  /** Undefined for whatever it did not seal itself for that client. */
  open(token: string, client: TenantId): unknown;
}

/** Undefined for a link that is not ours, belongs to another client or is too old. */
export function openApplyLink(
  token: string,
  at: { client: TenantId; now: Date; applySeal: ApplySeal },
): ApplyLink | undefined {
  const link = ApplyLink.safeParse(at.applySeal.open(token, at.client));
  return link.success && link.data.until > at.now.getTime() ? link.data : undefined;
}
