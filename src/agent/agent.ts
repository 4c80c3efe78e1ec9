// What channels and routes may ask of the agent, and what they get back: a reply, what was called, and what waits.
import type { Principal } from '../core/access.ts';
import type { ActionStatus } from '../core/action.ts';
import type { Fact } from '../core/fact.ts';
import type { ActChannel } from '../core/human-act.ts';
import type { ActionId, ApprovalId, ConversationId, TaskId, TurnId } from '../core/ids.ts';
import type { ModelUsage } from '../core/model-usage.ts';
import type { JsonObject } from '../core/json.ts';

/** One call of a tool, with its arguments as they were resolved. */
export interface AgentAction {
  readonly actionId: ActionId;
  readonly taskId: TaskId;
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly status: ActionStatus;
  readonly summary: string;
}

export interface AgentApproval {
  readonly approvalId: ApprovalId;
  readonly actionId: ActionId;
  readonly tool: string;
  readonly preview: string;
  readonly expiresAt: string;
}

/** A call of a tool, told when it begins and again when it has ended. */
export interface AgentStep {
  /** The same in both. */
  readonly id: string;
  readonly tool: string;
  /** Absent while it runs. `repeated`: nothing was done, because this turn had done it already. */
  readonly outcome?: 'done' | 'refused' | 'repeated';
  /** What the ledger holds of it. */
  readonly actionId?: ActionId;
}

interface ShownLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A letter that waits for whoever asked, as it was when the turn was answered; or several, of which the first are in `letters`. */
export interface AgentDraft {
  readonly actionId: ActionId;
  readonly tool: string;
  readonly to?: string | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly letters?: readonly ShownLetter[] | undefined;
  readonly lettersTotal?: number | undefined;
  readonly digest: string;
  readonly expiresAt: string;
}

/** What a turn tells while it runs; the answer ends it. */
export type AgentEvent =
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'action'; readonly action: AgentAction }
  | { readonly kind: 'approval'; readonly action: AgentAction; readonly approvalId: ApprovalId }
  | { readonly kind: 'question'; readonly text: string; readonly choices: readonly string[] };

/** A reply in parts, for channels that show more than text. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  /** Only beside a language model's words: Muster's own are written from the same receipts. */
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'action'; readonly action: AgentAction }
  | { readonly type: 'approval'; readonly approval: AgentApproval }
  | { readonly type: 'draft'; readonly draft: AgentDraft }
  | { readonly type: 'question'; readonly text: string; readonly choices: readonly string[] };

export interface AgentAnswer {
  readonly reply: {
    readonly text: string;
    readonly blocks: readonly Block[];
    /** What was done, waits, was refused or asked, from the ledger; never from a model. */
    readonly facts: readonly Fact[];
  };
  readonly asks: boolean;
  readonly actions: readonly AgentAction[];
  readonly approvals: readonly AgentApproval[];
  /** How likely this is what was meant, 0 to 1; the offline planner's turns only. */
  readonly confidence?: number;
  /** Where a language model planned. */
  readonly usage?: ModelUsage;
}

export interface AgentTurn {
  readonly conversation: ConversationId;
  readonly text: string;
  readonly by: Principal;
  /** Where the words came from; REST unless told. */
  readonly channel?: ActChannel;
  /** The same on every try of one request. */
  readonly turnId: TurnId;
  emit?(event: AgentEvent): void;
  /** For whoever draws a plan. */
  step?(step: AgentStep): void;
  readonly signal?: AbortSignal;
}

export interface Agent {
  converse(turn: AgentTurn): Promise<AgentAnswer>;
}
