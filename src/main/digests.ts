// Digests over all organisations: a letter for each person and span, held once.
import type { Clocks } from '../core/clock.ts';
import type { TenantId, UserId } from '../core/ids.ts';
import { NotificationPreferences } from '../core/notification.ts';
import { digestOf } from '../services/operations/notifications/digest.ts';
import { lastDigest } from '../services/operations/notifications/ways-to.ts';
import type { Storage } from '../storage/storage.ts';

interface DigestDependencies {
  readonly storage: Pick<Storage, 'personPreferences' | 'directory' | 'settings' | 'ledger' | 'letters'>;
  readonly clocks: Clocks;
  readonly isReached: (tenant: TenantId, user: UserId) => Promise<boolean>;
}

/** A service that was down for longer has nothing to catch up with: the next digest comes in time. */
const catchUpMs = 12 * 3_600_000;

export async function sendDigests({ storage, clocks, isReached }: DigestDependencies, tenant: TenantId): Promise<void> {
  const chosen = await storage.personPreferences(tenant).list('notifications');
  if (chosen.length === 0) return;
  const [users, { settings }] = [await storage.directory(tenant).users(), await storage.settings(tenant).get()];
  const now = clocks.business.now();
  for (const { user: id, body } of chosen) {
    const preferences = NotificationPreferences.safeParse(body).data;
    const user = users.find((one) => one.id === id);
    if (preferences === undefined || user === undefined) continue;
    const zone = user.timeZone ?? settings.timeZone;
    const span = lastDigest(preferences, now, zone);
    if (span === undefined || now.getTime() - span.to.getTime() > catchUpMs) continue;
    const letters = storage.letters(tenant);
    const key = `digest-${id}-${span.day}`;
    if ((await letters.find(key)) !== undefined) continue;
    const about = { user: id, from: span.from, to: span.to, zone, isReached: await isReached(tenant, id) };
    const digest = await digestOf(storage.ledger(tenant), preferences, about);
    if (digest === undefined) continue;
    await letters.hold({ key, candidate: null, to: user.email, ...digest, releaseAt: now, createdAt: now });
  }
}
