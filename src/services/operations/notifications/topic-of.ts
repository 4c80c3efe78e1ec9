// What a message to a colleague is about, told by who asked for it: the one place where messages are sorted.
import type { Action } from '../../../core/action.ts';
import type { Topic } from '../../../core/notification.ts';

/** Parts of Muster that write to people by themselves. */
const bySystem: Readonly<Record<string, Topic>> = {
  'system:trouble': 'problems',
  'system:status-sync': 'candidates',
  'system:booking': 'replies',
  'system:declines': 'replies',
  'system:events': 'replies',
  'system:statements': 'replies',
  'system:sync': 'syncs',
  'system:flow': 'syncs',
};

/** What a person asked for, or a rule of theirs, is a message like from a colleague. */
export const topicOf = ({ tool, requestedBy }: Pick<Action, 'tool' | 'requestedBy'>): Topic =>
  tool === 'request_feedback' ? 'feedback' : (bySystem[requestedBy] ?? 'messages');
