// The contract between the planners (agent, automation, task endpoint), the gate and the tools.
import type { z } from 'zod';
import type { Scope } from './access.ts';
import type { DomainEvent } from './events.ts';
import type { CandidateId, TenantId, UserId } from './ids.ts';
import type { Principal } from './access.ts';
import type { JsonObject } from './json.ts';
import type { Stage } from './records.ts';
import type { Settings } from './settings.ts';

/** For one call of one tool. Once `signal` fires another process may take over: nothing more may be changed. */
export interface ToolContext {
  readonly tenant: TenantId;
  readonly actor: Principal;
  /** The same for every attempt of one action: a tool passes it on to the outside system. */
  readonly key: string;
  /** Business time. */
  readonly now: Date;
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/** What an execution did, for the answer, the approval card and whoever reacts. */
export interface Outcome {
  /** The ATS confirmed a write. */
  readonly atsUpdated: boolean;
  readonly contacted: readonly CandidateId[];
  /** Whom the action made: from now on it is about them. */
  readonly made?: CandidateId;
  /** Until when it can be taken back exactly; null where no clock runs. */
  readonly undoUntil: Date | null;
  readonly events: readonly DomainEvent[];
}

export type UndoOutcome =
  | { readonly kind: 'undone'; readonly note?: string }
  /** Somebody's later work would be lost, or it is too late: nothing was changed. */
  | { readonly kind: 'refused'; readonly because: string }
  /** The way back is an action of its own, which goes through the gate. */
  | { readonly kind: 'instead'; readonly tool: string; readonly input: JsonObject };

/** What to do with an execution that a crash cut off: do it again under the same key, take it as done, or call a person. */
export type Recovery<Out> =
  | { readonly kind: 'repeat' }
  | { readonly kind: 'done'; readonly output: Out }
  | { readonly kind: 'unknown'; readonly because: string };

/** Who besides the admins may approve, what the action touches, and what counts towards volume. */
export interface Subject {
  readonly candidate: CandidateId | null;
  readonly approvers: readonly UserId[];
  /** Messages that leave for people. */
  readonly messages: number;
  /** The stage that somebody would be moved to. */
  readonly stage?: Stage;
  /** Money that is promised, in whole units of its currency. */
  readonly amount?: number;
}

interface Described<In extends z.ZodType, Out extends z.ZodType> {
  readonly name: string;
  /** Read by the model when it chooses a tool, and by the person who reviews it. */
  readonly summary: string;
  readonly scope: Scope;
  readonly input: In;
  readonly output: Out;
  /**
   * Calling it is itself a decision on what waits for a person. No planner has such a tool, nor has the task endpoint: the gate
   * takes it with the act of a person, or from Muster itself as a question that waits for one.
   */
  readonly isDecision?: true;
}

/** Changes nothing: the gate neither asks nor undoes, and runs it again when the same call is repeated. */
export interface ReadTool<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> extends Described<
  In,
  Out
> {
  readonly effect: 'read';
  /** Whether the answer holds text that candidates or other outsiders wrote. */
  readonly outsideText: boolean;
  execute(input: z.infer<In>, context: ToolContext): Promise<z.infer<Out>>;
  /** One line that says what was found. */
  summarize(output: z.infer<Out>): string;
}

/** Acts on other actions (undo). It changes the ledger only, by the caller's own rights. */
export interface ControlTool<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> extends Described<
  In,
  Out
> {
  readonly effect: 'control';
  /** `redo`: undoing it proposes the undone action anew. */
  readonly reversal: 'redo' | 'none';
  /** Fixes what the call refers to (“the last one”) before it is stored, so that a repeat means the same thing. Reads only. */
  pin(input: z.infer<In>, context: ToolContext): Promise<z.infer<In>>;
  execute(input: z.infer<In>, context: ToolContext): Promise<z.infer<Out>>;
  summarize(output: z.infer<Out>): string;
}

/** How words that somebody gave for a candidate become a letter to them. */
export interface Wording<In> {
  /** The argument that holds the words. */
  readonly argument: string;
  /** The arguments of the whole letter: second person, greeting, signature. Reads only. */
  compose(input: In, context: ToolContext): Promise<In>;
}

type Reversal<Plan, Out> =
  | {
      /** `exact` puts the old state back; `compensating` cannot (a sent message stays sent) and makes good instead. */
      readonly reversal: 'exact' | 'compensating';
      undo(done: { plan: Plan; output: Out }, context: ToolContext): Promise<UndoOutcome>;
    }
  | { readonly reversal: 'none'; readonly because: string };

/**
 * A tool that changes something works in steps, and the gate stores the plan before it executes. So the person approves
 * what will be done rather than what was asked, a crash cannot lose the way back, and a retry repeats the stored plan
 * instead of making a new one.
 */
export type WriteTool<
  In extends z.ZodType = z.ZodType,
  Plan extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
> = Described<In, Out> &
  Reversal<z.infer<Plan>, z.infer<Out>> & {
    readonly effect: 'write';
    readonly stakes: 'routine' | 'high';
    readonly plan: Plan;
    /**
     * Of two proposals that one person makes about one candidate in a conversation, the later takes the place of the earlier
     * while that waits: “make it 95,000”. Otherwise both could be approved.
     */
    readonly replacesEarlier?: true;
    /** The call is really one of another tool, which then takes its place, with that tool's stakes. Reads only. */
    redirect?(input: z.infer<In>, context: ToolContext): Promise<{ tool: string; input: JsonObject } | undefined>;
    /** A call over many candidates as one input for each; each becomes an action of its own. Reads only. */
    expand?(input: z.infer<In>, context: ToolContext): Promise<readonly z.infer<In>[] | undefined>;
    /** Its letters are filled from a message template; see `Call.previews`. */
    readonly fillsTemplate?: true;
    /** For tools that send a text of somebody's own, which may have been worded for them; see `Call.worded`. */
    readonly wording?: Wording<z.infer<In>>;
    /**
     * What whoever asks in a conversation is told and asked about before it is done, such as “this is on a Saturday”; null: nothing.
     * Channels that show a plan before it is carried out show `preview`, which says it too.
     */
    caution?(plan: z.infer<Plan>): string | null;
    /** Reads what it needs and changes nothing. Throws a Problem for what cannot be done. */
    prepare(input: z.infer<In>, context: ToolContext): Promise<z.infer<Plan>>;
    /**
     * `prepare` once more for a plan that was shown: with the message template as it was then, so that what is sent is what was
     * shown although the template has changed since.
     */
    prepareAgain?(input: z.infer<In>, context: ToolContext, shown: z.infer<Plan>): Promise<z.infer<Plan>>;
    /** One line that a person can decide on, made from the plan alone, never from model text. */
    preview(plan: z.infer<Plan>): string;
    subject(plan: z.infer<Plan>): Subject;
    /**
     * What has to stand before it is executed, such as a letter that the law asks for. `arrange` is called before each try and
     * changes nothing the second time under one key; `withdraw` takes it back where the action is not carried out after all.
     */
    readonly before?: {
      arrange(plan: z.infer<Plan>, context: ToolContext): Promise<void>;
      withdraw(plan: z.infer<Plan>, context: ToolContext): Promise<void>;
    };
    /** Safe to repeat under one key where the port says so; see `recover`. */
    execute(plan: z.infer<Plan>, context: ToolContext): Promise<z.infer<Out>>;
    outcome(done: { plan: z.infer<Plan>; output: z.infer<Out> }): Outcome;
    /** Called instead of `execute` after a crash or a timeout cut an execution off. Reads only. */
    recover(plan: z.infer<Plan>, context: ToolContext): Promise<Recovery<z.infer<Out>>>;
  };

export type AnyTool = ReadTool | ControlTool | WriteTool;

/** What may be called without the act of a person: the catalogue of planners, tasks, sequences and rules. */
export const plannable = <Tool extends AnyTool>(tools: readonly Tool[]): readonly Tool[] =>
  tools.filter(({ isDecision }) => isDecision !== true);

/** Only binds the types; the shape is checked at compile time. */
export const readTool = <In extends z.ZodType, Out extends z.ZodType>(tool: ReadTool<In, Out>): ReadTool<In, Out> =>
  tool;
/** As `readTool`. */
export const controlTool = <In extends z.ZodType, Out extends z.ZodType>(
  tool: ControlTool<In, Out>,
): ControlTool<In, Out> => tool;
/** As `readTool`; the contract is that of `WriteTool`. */
export const writeTool = <In extends z.ZodType, Plan extends z.ZodType, Out extends z.ZodType>(
  tool: WriteTool<In, Plan, Out>,
): WriteTool<In, Plan, Out> => tool;
