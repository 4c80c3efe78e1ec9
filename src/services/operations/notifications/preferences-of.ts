// What somebody has chosen; what is stored and no longer fits counts as not chosen.
import type { UserId } from '../../../core/ids.ts';
import { NotificationPreferences, usualPreferences } from '../../../core/notification.ts';
import type { PersonPreferences } from '../../../core/ports/person-preferences.ts';

export async function preferencesOf(
  preferences: Pick<PersonPreferences, 'get'>,
  user: UserId,
): Promise<NotificationPreferences> {
  const stored = await preferences.get({ user, name: 'notifications' });
  return NotificationPreferences.safeParse(stored ?? {}).data ?? usualPreferences;
}
