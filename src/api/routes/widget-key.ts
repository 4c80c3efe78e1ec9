// The publishable key that an organization's hosted chat page carries: looked up by its hash like any other.
import { allows } from '../../core/access.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Credentials } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { hashOf } from '../auth/keys.ts';

interface At {
  readonly tenant: TenantId;
  readonly credentials: Credentials;
  readonly now: Date;
}

/** Whether that text is a publishable key of the tenant that still works for veterans' addresses. */
export async function isWidgetKey(text: string, { tenant, credentials, now }: At): Promise<boolean> {
  const key = await credentials.keyByHash(hashOf(text));
  if (key === undefined || key.tenant !== tenant || key.kind !== 'pub' || key.revokedAt !== null) return false;
  return (key.expiresAt === null || key.expiresAt > now) && allows(new Set(key.scopes), 'veteran:read');
}

/** Throws `validation_failed` for anything else: a secret key must never come to stand on a page. */
export async function checkWidgetKey(text: string, at: At): Promise<void> {
  if (await isWidgetKey(text, at)) return;
  const message = 'must be a valid publishable key of this organization; POST /api/v1/keys makes one';
  throw new Problem('validation_failed', `widget.key: ${message}`, {
    errors: [{ path: 'widget.key', code: 'custom', message }],
  });
}

/** The sites that the organization's publishable keys are for: these may show its hosted page in a frame. */
export async function widgetOrigins({ tenant, credentials, now }: At): Promise<readonly string[]> {
  const keys = await credentials.keys(tenant);
  const valid = keys.filter(
    ({ kind, revokedAt, expiresAt }) => kind === 'pub' && revokedAt === null && (expiresAt === null || expiresAt > now),
  );
  return [...new Set(valid.flatMap(({ origins }) => origins))];
}
