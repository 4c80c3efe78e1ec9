// What somebody was told, as far as they want it in the bell: the same messages that chat and mail carry, by the same rule.
import type { Action } from '../../../core/action.ts';
import type { CandidateId, UserId } from '../../../core/ids.ts';
import type { NotificationPreferences, Topic } from '../../../core/notification.ts';
import { messageTo } from '../../../core/planned-message.ts';
import type { EventLog } from '../../../core/ports/event-log.ts';
import { topicOf } from './topic-of.ts';
import { waysOf } from './ways-to.ts';

export interface ToldMessage {
  readonly action: Action;
  readonly topic: Topic;
  readonly text: string;
  /** Whom it is about, where an event of theirs led to it. */
  readonly candidate: CandidateId | null;
}

interface Inbox {
  readonly actions: readonly Action[];
  readonly user: UserId;
  readonly preferences: NotificationPreferences;
}

export async function inboxOf(
  eventLog: Pick<EventLog, 'candidatesOf'>,
  { actions, user, preferences }: Inbox,
): Promise<readonly ToldMessage[]> {
  const told = actions.flatMap((action) => {
    const text = messageTo(action.plan, user);
    const topic = topicOf(action);
    return text === undefined || !waysOf(preferences, { topic }).bell ? [] : [{ action, topic, text }];
  });
  const about = await eventLog.candidatesOf(told.map(({ action }) => action.id));
  return told.map((one) => ({ ...one, candidate: one.action.candidate ?? about.get(one.action.id) ?? null }));
}
