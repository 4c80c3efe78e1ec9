// The gate as tools, agent and routes see it: propose, decide, undo. Nothing else changes another system.
import type { Principal } from '../access.ts';
import type { Action, Approval, Origin } from '../action.ts';
import type { HumanAct } from '../human-act.ts';
import type { ActionId, ApprovalId, TaskId } from '../ids.ts';
import type { Json, JsonObject } from '../json.ts';

export interface Call {
  readonly tool: string;
  /** As it came in; the gate parses it with the tool's schema. */
  readonly input: unknown;
  readonly by: Principal;
  readonly origin: Origin;
  /** Names this call on every try; unique in the tenant. */
  readonly idem: string;
  /** `influenced`: text of candidates or other outsiders may have led to this call; policy then asks. */
  readonly provenance: 'instructed' | 'influenced';
  /** A planner or a model worded the text that is to be sent: whoever asked reads it as a draft first, where the settings say so. */
  readonly worded?: true | undefined;
  /**
   * Letters that a tool fills from a template are shown to whoever asked before they leave, where the settings say so. `several`: if
   * this call writes to more than one person; `each`: also if it writes to one, because others are written to by the same order.
   */
  readonly previews?: 'several' | 'each' | undefined;
  /** The digest of the preview that whoever asks was shown: anything else by now is `stale_approval`. */
  readonly seen?: string | undefined;
}

/** What a person changes of a draft; whom it goes to stays. */
export interface DraftEdit {
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

/** What became of a call. */
export interface Receipt {
  readonly root: Action;
  readonly members: readonly Action[];
  /** Waiting for somebody, when `root.status` is `pending_approval`. */
  readonly approval: Approval | undefined;
  /** A read tool's or control tool's answer. */
  readonly result: Json | undefined;
  /** One line for people: what was done, found or is waiting. */
  readonly summary: string;
}

/**
 * Every method acts in the tenant of its principal or act, and each change leaves an audit record. Expected failures are
 * thrown as problems; what became of an action is in the receipt, also where it failed.
 */
export interface ActionGate {
  /** Knows no tool that is itself a decision, except where Muster proposes one: that waits for a person. */
  call(call: Call): Promise<Receipt>;
  /** What a call of a tool that writes would do, as a receipt of rows that nobody keeps. Nothing is done, stored or asked. */
  preview(call: Call): Promise<Receipt>;
  /** A call that is itself a decision: settling an uncertain record, releasing held deletions. */
  decide(call: Omit<Call, 'by' | 'provenance'>, act: HumanAct): Promise<Receipt>;
  /** Throws `already_decided`, `stale_approval`, `approval_expired`, `four_eyes`, `forbidden`. */
  approve(approval: ApprovalId, act: HumanAct): Promise<Receipt>;
  /** Nothing is done by it. Throws `already_decided`, `stale_approval`, `approval_expired`, `forbidden`. */
  reject(approval: ApprovalId, act: HumanAct, reason: string | null): Promise<Receipt>;
  /** Replaces what waits by a new proposal, which goes through policy again. */
  edit(approval: ApprovalId, act: HumanAct, input: JsonObject): Promise<Receipt>;
  /** Muster takes back a question of its own that no longer holds. Nobody else's, and nothing is done by it. */
  withdraw(approval: ApprovalId, by: Principal, reason: string): Promise<Receipt>;
  /**
   * Sends what was shown, or hands it on to who has to approve it. Throws `already_decided`, `approval_expired`, `forbidden`, and
   * `stale_approval` where the letter is another by now: the draft then shows that one.
   */
  sendDraft(draft: ActionId, act: HumanAct): Promise<Receipt>;
  /** Throws as `sendDraft` does. */
  editDraft(draft: ActionId, act: HumanAct, edit: DraftEdit): Promise<Receipt>;
  /** Nothing is sent. Throws `already_decided`, `stale_approval`, `approval_expired`, `forbidden`. */
  discardDraft(draft: ActionId, act: HumanAct): Promise<Receipt>;
  /** Twice is once. Throws `not_undoable`, `changed_since`. */
  undoAction(action: ActionId, by: Principal): Promise<Receipt>;
  /** Newest first, all that can be undone. */
  undoTask(task: TaskId, by: Principal): Promise<Receipt>;
  /** Undoes the last action of that principal that can be undone. */
  undoLast(by: Principal): Promise<Receipt>;
}
