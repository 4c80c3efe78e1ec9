// By which ways, and when, somebody hears of something: the one rule that bell, Slack, Teams and mail keep to. Pure.
import { Temporal } from 'temporal-polyfill';
import type { DeliveryPreference, NotificationPreferences, Rhythm, Topic } from '../../../core/notification.ts';
import { inZone } from '../local-time.ts';
import { afterQuietHours } from '../texts/quiet-hours.ts';

export interface Delivery {
  readonly bell: boolean;
  /** When a chat platform may show it; null: it does not. */
  readonly chat: Date | null;
  readonly mail: DeliveryPreference['mail'];
  readonly mailAt: Date;
  /** The mail is one line of the day's or the week's. */
  readonly isDigest: boolean;
  /** So is what the chat shows. */
  readonly isChatDigest: boolean;
}

interface About {
  readonly topic: Topic;
  /** Business time. */
  readonly now: Date;
  /** Of the person. */
  readonly zone: string;
  /** Time runs out: quiet hours do not hold it back. */
  readonly isUrgent?: boolean;
  /** What the organization has set for mail, where the person has chosen nothing. */
  readonly mail?: DeliveryPreference['mail'];
}

/** What must reach somebody by itself: an approval ends, and nobody else learns of a colleague's message. */
const neverLost: ReadonlySet<Topic> = new Set(['approvals', 'messages']);
/** An approval does not wait for the next morning, nor does what somebody is late with. */
const atOnce: ReadonlySet<Topic> = new Set(['approvals', 'feedback']);

export function waysTo(preferences: NotificationPreferences, about: About): Delivery {
  const { topic, now, zone, isUrgent = false } = about;
  const chosen = waysOf(preferences, about);
  const { mail, chat, digestTime } = preferences;
  const isDigest = isInDigest(mail, topic);
  const isChatDigest = isInDigest(chat, topic);
  const awake = preferences.quietHours === null || isUrgent ? now : afterQuietHours(now, preferences.quietHours, zone);
  const chatAt = isChatDigest ? nextDigest({ every: chat, digestTime }, now, zone) : awake;
  return {
    bell: chosen.bell,
    chat: chosen.chat ? chatAt : null,
    mail: chosen.mail,
    mailAt: isDigest ? nextDigest({ every: mail, digestTime }, now, zone) : awake,
    isDigest,
    isChatDigest,
  };
}

export const isInDigest = (every: Rhythm, topic: Topic): boolean => every !== 'at_once' && !atOnce.has(topic);

export function waysOf(
  { topics }: Pick<NotificationPreferences, 'topics'>,
  { topic, mail = 'unreached' }: Pick<About, 'topic' | 'mail'>,
): DeliveryPreference {
  const { bell, chat, mail: byMail } = topics[topic] ?? { bell: true, chat: true, mail };
  const isUnheard = !chat && byMail === 'never' && neverLost.has(topic);
  return { bell: bell || topic === 'approvals', chat, mail: isUnheard ? 'always' : byMail };
}

interface DigestTimes {
  readonly every: Rhythm;
  readonly digestTime: string;
}

/** The first time of the digest after that instant; in weeks that of a Monday. */
export function nextDigest({ every, digestTime }: DigestTimes, after: Date, zone: string): Date {
  let day = inZone(after.getTime(), zone).toPlainDate();
  for (let tried = 0; tried < 16; tried += 1, day = day.add({ days: 1 })) {
    if (every === 'weekly' && day.dayOfWeek !== 1) continue;
    const due = dueOn(day, digestTime, zone);
    if (due > after.getTime()) return new Date(due);
  }
  return after;
}

/** The last time of the digest up to that instant, and the one before it: what the digest of then is about. */
export function lastDigest(
  { every, digestTime }: DigestTimes,
  now: Date,
  zone: string,
): { readonly from: Date; readonly to: Date; readonly day: string } | undefined {
  if (every === 'at_once') return undefined;
  const days = every === 'weekly' ? 7 : 1;
  let day = inZone(now.getTime(), zone).toPlainDate();
  if (every === 'weekly') day = day.subtract({ days: day.dayOfWeek - 1 });
  if (dueOn(day, digestTime, zone) > now.getTime()) day = day.subtract({ days });
  const due = (of: Temporal.PlainDate) => new Date(dueOn(of, digestTime, zone));
  return { from: due(day.subtract({ days })), to: due(day), day: day.toString() };
}

const dueOn = (day: Temporal.PlainDate, time: string, zone: string): number =>
  day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
