// What a person chose for themselves, on the wire.
import { z } from 'zod';
import { InboxSeen, NotificationPreferences, SavedViews, Topic } from '../../core/notification.ts';
import type { ToldMessage } from '../../services/operations/notifications/inbox.ts';
import { component } from '../docs/components.ts';

const { mail, chat, digestTime, quietHours, topics: byTopic } = NotificationPreferences.shape;

export const WireNotifications = component(
  'NotificationPreferences',
  z.object({
    topics: byTopic.describe(
      'By topic. What is not named comes by bell and chat, and by mail where no chat reaches you.',
    ),
    mail: mail.describe('`daily` and `weekly`: what is not an approval comes as one mail.'),
    chat: chat.describe('The same for Slack and Teams: one message.'),
    digest_time: digestTime,
    quiet_hours: quietHours.describe(
      'Nothing comes by chat or mail then, in your own time zone; it waits for the end.',
    ),
  }),
);
export const NotificationsBody = z.strictObject({
  topics: byTopic,
  mail,
  chat,
  digest_time: digestTime,
  quiet_hours: quietHours,
});
export const WireSavedViews = component('SavedViews', SavedViews);
export const WireInboxSeen = component('InboxSeen', InboxSeen);

export const wireNotifications = ({ digestTime: time, quietHours: quiet, ...rest }: NotificationPreferences) => ({
  topics: rest.topics,
  mail: rest.mail,
  chat: rest.chat,
  digest_time: time,
  quiet_hours: quiet,
});

export const readNotifications = ({ digest_time, quiet_hours, ...rest }: z.output<typeof NotificationsBody>) =>
  NotificationPreferences.parse({ ...rest, digestTime: digest_time, quietHours: quiet_hours });

export const WireMessage = component(
  'ToldMessage',
  z.object({
    action_id: z.string(),
    topic: Topic,
    text: z.string(),
    candidate: z.string().nullable().describe('Whom it is about, where that is known.'),
    from: z.string().describe('Who asked for it: a person, a rule, or a part of Muster.'),
    at: z.string(),
  }),
);

export const wireMessage = ({ action, topic, text, candidate }: ToldMessage) => ({
  action_id: action.id,
  topic,
  text,
  candidate,
  from: action.requestedBy,
  at: action.createdAt.toISOString(),
});
