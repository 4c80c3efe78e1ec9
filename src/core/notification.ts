// What a person of the organization is told of, and by which ways they want to hear it.
import { z } from 'zod';
import { safeText } from './json.ts';
import { clockTime, WorkingHours } from './settings.ts';

/** Every message that Muster sends to a colleague by itself is about one of these. */
export const topics = [
  'approvals',
  'decisions',
  'problems',
  'candidates',
  'replies',
  'feedback',
  'syncs',
  'messages',
] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;

/** `unreached`: only where no chat platform reaches the person. */
const DeliveryPreference = z.strictObject({
  bell: z.boolean(),
  chat: z.boolean(),
  mail: z.enum(['never', 'unreached', 'always']),
});
export type DeliveryPreference = z.infer<typeof DeliveryPreference>;

const rhythms = ['at_once', 'daily', 'weekly'] as const;
export type Rhythm = (typeof rhythms)[number];

export const NotificationPreferences = z.strictObject({
  /** What is not named goes by the usual ways. */
  topics: z.partialRecord(Topic, DeliveryPreference).default({}),
  /** Mail of the day or the week as one; what has to be decided never waits for it. */
  mail: z.enum(rhythms).default('at_once'),
  /** The same for Slack and Teams: one message. */
  chat: z.enum(rhythms).default('at_once'),
  /** When that one mail or message comes; the weekly one on Mondays. */
  digestTime: clockTime.default('08:00'),
  /** Nothing comes by chat or mail then, in the person's own time zone; it waits for the end. */
  quietHours: WorkingHours.nullable().default(null),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
/** What holds for everybody who has chosen nothing. */
export const usualPreferences: NotificationPreferences = NotificationPreferences.parse({});

/** A way to look at the pipeline that somebody named. */
const SavedView = z.strictObject({
  name: safeText(40).min(1),
  /** What stands in the address of the screen. */
  search: z.record(z.string().regex(/^[a-z_]{1,20}$/), safeText(200)),
});
export const SavedViews = z.strictObject({ views: z.array(SavedView).max(12) });
export type SavedViews = z.infer<typeof SavedViews>;

/** Until when somebody has looked at their notifications; null: never. */
export const InboxSeen = z.strictObject({ seen_until: z.iso.datetime({ offset: true }).nullable() });
export type InboxSeen = z.infer<typeof InboxSeen>;
