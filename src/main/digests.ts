// Digests over all organizations: one letter, and one message in chat, for each person and span, once.
import type { Clocks } from '../core/clock.ts';
import type { TenantId, UserId } from '../core/ids.ts';
import { NotificationPreferences } from '../core/notification.ts';
import type { User } from '../core/records.ts';
import { digestOf } from '../services/operations/notifications/digest.ts';
import { isInDigest, lastDigest } from '../services/operations/notifications/ways-to.ts';
import type { Storage } from '../storage/storage.ts';

interface DigestDependencies {
  readonly storage: Pick<Storage, 'personPreferences' | 'directory' | 'settings' | 'ledger' | 'letters'>;
  readonly clocks: Clocks;
  readonly isReached: (tenant: TenantId, user: UserId) => Promise<boolean>;
  /** In chat, once; false where no chat reaches that person. */
  readonly inChat: (tenant: TenantId, span: { user: UserId; from: Date; to: Date }) => Promise<boolean>;
}

/** A service that was down for longer has nothing to catch up with: the next digest comes in time. */
const catchUpMs = 12 * 3_600_000;

export async function sendDigests(given: DigestDependencies, tenant: TenantId): Promise<void> {
  const { storage } = given;
  const chosen = await storage.personPreferences(tenant).list('notifications');
  if (chosen.length === 0) return;
  const [users, { settings }] = [await storage.directory(tenant).users(), await storage.settings(tenant).get()];
  for (const { user: id, body } of chosen) {
    const preferences = NotificationPreferences.safeParse(body).data;
    const user = users.find((one) => one.id === id);
    if (preferences === undefined || user === undefined) continue;
    const reader = { tenant, user, preferences, zone: user.timeZone ?? settings.timeZone };
    await byMail(given, reader);
    await byChat(given, reader);
  }
}

interface Reader {
  readonly tenant: TenantId;
  readonly user: User;
  readonly preferences: NotificationPreferences;
  readonly zone: string;
}

async function byMail(given: DigestDependencies, reader: Reader): Promise<void> {
  const { tenant, user } = reader;
  const span = due(given, reader, reader.preferences.mail);
  if (span === undefined) return;
  const isReached = await given.isReached(tenant, user.id);
  await hold(given, reader, { key: `digest-${user.id}-${span.day}`, ...span, way: 'mail', isReached });
}

/** Whom no chat reaches gets it by mail, unless mail has a digest of its own, which holds the same. */
async function byChat(given: DigestDependencies, reader: Reader): Promise<void> {
  const { tenant, user, preferences } = reader;
  const span = due(given, reader, preferences.chat);
  if (span === undefined || (await given.inChat(tenant, { user: user.id, from: span.from, to: span.to }))) return;
  if (isInDigest(preferences.mail, 'messages')) return;
  await hold(given, reader, {
    key: `digest-chat-${user.id}-${span.day}`,
    ...span,
    way: 'chat_by_mail',
    isReached: false,
  });
}

function due({ clocks }: DigestDependencies, { preferences, zone }: Reader, every: NotificationPreferences['mail']) {
  const now = clocks.business.now();
  const span = lastDigest({ every, digestTime: preferences.digestTime }, now, zone);
  return span === undefined || now.getTime() - span.to.getTime() > catchUpMs ? undefined : span;
}

type Held = Pick<Parameters<typeof digestOf>[2], 'from' | 'to' | 'way' | 'isReached'> & { readonly key: string };

async function hold(
  { storage, clocks }: DigestDependencies,
  { tenant, user, preferences, zone }: Reader,
  { key, ...span }: Held,
): Promise<void> {
  const letters = storage.letters(tenant);
  if ((await letters.find(key)) !== undefined) return;
  const digest = await digestOf(storage.ledger(tenant), preferences, { user: user.id, zone, ...span });
  if (digest === undefined) return;
  const now = clocks.business.now();
  await letters.hold({ key, candidate: null, to: user.email, ...digest, releaseAt: now, createdAt: now });
}
