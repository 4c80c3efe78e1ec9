// The mail of the day or the week: what colleagues and Muster told somebody in that span and did not send at once. It is made from the
// action log when its time has come: what was taken back meanwhile, or erased, does not stand in it.
import { z } from 'zod';
import { UserId } from '../../../core/ids.ts';
import { type NotificationPreferences, type Topic, topics } from '../../../core/notification.ts';
import type { Ledger } from '../../../core/ports/ledger.ts';
import { singleLine } from '../render.ts';
import { timeInWords } from '../local-time.ts';
import { topicOf } from './topic-of.ts';
import { waysOf } from './ways-to.ts';

const UserNotice = z.looseObject({ user: UserId, text: z.string() });
const tool = 'notify_user';
/** More in one span is a list that nobody reads. */
const most = 200;

export interface Digest {
  readonly subject: string;
  readonly text: string;
}

interface Span {
  readonly user: UserId;
  readonly from: Date;
  readonly to: Date;
  readonly zone: string;
  /** A chat platform reaches the person: what went there is not said again. */
  readonly isReached: boolean;
}

/** Undefined: there is nothing to tell. */
export async function digestOf(
  ledger: Pick<Ledger, 'actions'>,
  preferences: NotificationPreferences,
  { user, from, to, zone, isReached }: Span,
): Promise<Digest | undefined> {
  const found = await ledger.actions({ tool, from, to, limit: most });
  const lines = found
    .filter(({ status }) => status === 'executed')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap((action) => {
      const told = UserNotice.safeParse(action.plan).data;
      const topic = topicOf(action);
      if (told?.user !== user || !isByMail(preferences, topic, isReached)) return [];
      return [{ topic, line: `• ${timeInWords(action.createdAt.toISOString(), zone)}: ${singleLine(told.text)}` }];
    });
  if (lines.length === 0) return undefined;
  const subject = lines.length === 1 ? '1 notification from Muster' : `${lines.length} notifications from Muster`;
  const byTopic = Map.groupBy(lines, ({ topic }) => topic);
  const parts = topics.flatMap((topic) => {
    const some = byTopic.get(topic);
    return some === undefined ? [] : [[titles[topic], ...some.map(({ line }) => line)].join('\n')];
  });
  return {
    subject,
    text: [...parts, 'You chose to get these as one mail. Settings › Notifications changes that.'].join('\n\n'),
  };
}

function isByMail(preferences: NotificationPreferences, topic: Topic, isReached: boolean): boolean {
  const { mail } = waysOf(preferences, { topic });
  return mail === 'always' || (mail === 'unreached' && !isReached);
}

const titles: Readonly<Record<Topic, string>> = {
  approvals: 'Approvals',
  decisions: 'Decisions',
  problems: 'Problems',
  candidates: 'Candidates',
  replies: 'Replies and bookings',
  feedback: 'Interview feedback',
  syncs: 'Integrations',
  messages: 'Messages',
};
