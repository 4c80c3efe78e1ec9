// What a person chose for themselves, on the wire.
import { z } from 'zod';
import { NotificationPreferences, SavedViews } from '../../core/notification.ts';
import { component } from '../docs/components.ts';

const { mail, digestTime, quietHours, topics: byTopic } = NotificationPreferences.shape;

export const WireNotifications = component(
  'NotificationPreferences',
  z.object({
    topics: byTopic.describe(
      'By topic. What is not named comes by bell and chat, and by mail where no chat reaches you.',
    ),
    mail: mail.describe('`daily` and `weekly`: what is not an approval comes as one mail.'),
    digest_time: digestTime,
    quiet_hours: quietHours.describe(
      'Nothing comes by chat or mail then, in your own time zone; it waits for the end.',
    ),
  }),
);
export const NotificationsBody = z.strictObject({
  topics: byTopic,
  mail,
  digest_time: digestTime,
  quiet_hours: quietHours,
});
export const WireSavedViews = component('SavedViews', SavedViews);

export const wireNotifications = ({ digestTime: time, quietHours: quiet, ...rest }: NotificationPreferences) => ({
  topics: rest.topics,
  mail: rest.mail,
  digest_time: time,
  quiet_hours: quiet,
});

export const readNotifications = ({ digest_time, quiet_hours, ...rest }: z.output<typeof NotificationsBody>) =>
  NotificationPreferences.parse({ ...rest, digestTime: digest_time, quietHours: quiet_hours });
