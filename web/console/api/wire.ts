// The shapes that travel, taken from the service's own schemas. Types only: nothing of the service reaches the browser.
import type { z } from 'zod';
import type { WireAction } from '../../../src/api/wire/action.ts';
import type { WireApproval } from '../../../src/api/wire/approval.ts';
import type { ConversationWithTurns, MessageAnswer, WireConversation } from '../../../src/api/wire/conversation.ts';
import type { WireSandbox } from '../../../src/api/wire/sandbox.ts';
import type { WireSession } from '../../../src/api/wire/session.ts';
import type { TaskResult } from '../../../src/api/wire/task.ts';

export type Session = z.infer<typeof WireSession>;
export type Action = z.infer<typeof WireAction>;
export type ActionStatus = Action['status'];
export type Approval = z.infer<typeof WireApproval>;
export type Outcome = z.infer<typeof TaskResult>;
export type Sandbox = z.infer<typeof WireSandbox>;
export type SandboxCandidate = Sandbox['candidates'][number];
export type Conversation = z.infer<typeof WireConversation>;
export type PastConversation = z.infer<typeof ConversationWithTurns>;

type WireAnswer = z.infer<typeof MessageAnswer>;
/** What the chat tells of an action; the log tells the rest. */
export type ActionBrief = WireAnswer['actions'][number];
/** Known from the chat, perhaps completed from the log. */
export type ActionEntry = ActionBrief & Partial<Action>;

export interface Question {
  readonly question: string;
  readonly choices: readonly { readonly label: string }[];
}

export interface Answer extends Omit<WireAnswer, 'reply'> {
  readonly reply: {
    readonly text: string;
    readonly blocks?: readonly ({ readonly type: string } & Partial<Question>)[];
  };
}

export interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly next_cursor: string | null;
}

/** application/problem+json */
export interface ProblemBody {
  readonly status?: number;
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** Where a decision stood but its action failed: how that ended. */
  readonly task?: Outcome;
}
