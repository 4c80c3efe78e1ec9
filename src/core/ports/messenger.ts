// A chat tool that can write to one person of the organization.
import type { ChatMessage } from '../records.ts';
import type { Repeats } from './ats.ts';

/** Under one `key` a message is written as `repeats` says; `hasSent` answers after a crash. */
export interface Messenger {
  readonly system: string;
  readonly repeats: Repeats;
  send(message: ChatMessage & { key: string }): Promise<void>;
  /** Whether a message with that key was written; undefined where the system cannot tell. */
  hasSent(key: string): Promise<boolean | undefined>;
}
