// The mail, or the message in chat, of the day or the week: what colleagues and Muster told somebody in that span and did not send at
// once. It is made from the action log when its time has come: what was taken back meanwhile, or erased, does not stand in it.
import type { UserId } from '../../../core/ids.ts';
import { type NotificationPreferences, type Topic, topics } from '../../../core/notification.ts';
import { messageTo } from '../../../core/planned-message.ts';
import type { Ledger } from '../../../core/ports/ledger.ts';
import { singleLine } from '../render.ts';
import { timeInWords } from '../local-time.ts';
import { topicOf } from './topic-of.ts';
import { isInDigest, waysOf } from './ways-to.ts';

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
  /** `chat_by_mail`: the one message in chat, for somebody whom no chat reaches any more. */
  readonly way: 'mail' | 'chat' | 'chat_by_mail';
  /** A chat platform reaches the person: what went there is not said again by mail. */
  readonly isReached: boolean;
}

/** Undefined: there is nothing to tell. */
export async function digestOf(
  ledger: Pick<Ledger, 'actions'>,
  preferences: NotificationPreferences,
  span: Span,
): Promise<Digest | undefined> {
  const { user, from, to, zone } = span;
  const found = await ledger.actions({ toldUser: user, status: 'executed', from, to, limit: most });
  const lines = found
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap((action) => {
      const told = messageTo(action.plan, user);
      const topic = topicOf(action);
      if (told === undefined || !isPart(preferences, topic, span)) return [];
      return [{ topic, line: `• ${timeInWords(action.createdAt.toISOString(), zone)}: ${singleLine(told)}` }];
    });
  if (lines.length === 0) return undefined;
  const subject = lines.length === 1 ? '1 notification from Muster' : `${lines.length} notifications from Muster`;
  const byTopic = Map.groupBy(lines, ({ topic }) => topic);
  const parts = topics.flatMap((topic) => {
    const some = byTopic.get(topic);
    return some === undefined ? [] : [[titles[topic], ...some.map(({ line }) => line)].join('\n')];
  });
  const what = span.way === 'mail' ? 'mail' : 'message';
  return {
    subject,
    text: [...parts, `You chose to get these as one ${what}. Settings › Notifications changes that.`].join('\n\n'),
  };
}

function isPart(preferences: NotificationPreferences, topic: Topic, { way, isReached }: Span): boolean {
  const { chat, mail } = waysOf(preferences, { topic });
  if (way === 'mail')
    return isInDigest(preferences.mail, topic) && (mail === 'always' || (mail === 'unreached' && !isReached));
  if (!chat || !isInDigest(preferences.chat, topic)) return false;
  // What always comes by mail came by mail.
  return way === 'chat' || mail === 'unreached';
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
