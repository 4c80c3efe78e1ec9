// Carries the tool calls of one turn to the gate, one after the other, and keeps what came of them. A failing call is an
// answer to the model, never the end of its siblings.
import type { Principal } from '../core/access.ts';
import type { ConversationId, NewId } from '../core/ids.ts';
import { type Json, JsonObject } from '../core/json.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { TurnCall } from '../core/ports/conversations.ts';
import type { Desk } from '../core/ports/desk.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { resolveArguments } from '../services/operations/resolve.ts';
import type { World } from '../services/operations/world.ts';
import { actionOf } from './answer.ts';
import type { AgentEvent } from './agent.ts';
import { AskInput, askTool, choicesOf } from './ask.ts';
import { type CallRecord, type CallResult, refusal, resultOf } from './call-result.ts';
import { fenced, visibleJson } from './outside-text.ts';

/** More calls in one turn than any instruction needs: a model that runs in circles is stopped. */
const mostCalls = 24;

export interface ExecutorParts {
  readonly desk: Desk;
  readonly world: World;
  readonly tools: readonly AnyTool[];
  readonly by: Principal;
  readonly conversation: ConversationId;
  readonly turnId: string;
  readonly newId: NewId;
  readonly log: Log;
  readonly emit: (event: AgentEvent) => void;
  readonly signal: AbortSignal | undefined;
}

/** A call as a model makes it. */
export interface ModelCall {
  readonly id: string;
  readonly tool: string;
  readonly arguments: unknown;
}

interface Ran {
  readonly record: CallRecord;
  /** What a language model reads. */
  readonly content: string;
}

export class Executor {
  readonly calls: TurnCall[] = [];
  readonly #parts: ExecutorParts;
  readonly #fence: string;
  #last: Promise<unknown> = Promise.resolve();
  #started = 0;
  /** Set while a language model, which reads what tools answer, plans this turn. */
  #readByModel = false;
  #modelHasRead = false;

  constructor(parts: ExecutorParts) {
    this.#parts = parts;
    this.#fence = parts.newId('fence');
  }

  /** The next calls come from a language model (true) or from the offline planner, which takes no orders from answers. */
  plannedByModel(yes: boolean): void {
    this.#readByModel = yes;
  }

  /** Calls run in the order in which they were made, whatever the loop does at once. */
  run(call: ModelCall): Promise<Ran> {
    const index = this.#started++;
    const done = this.#last.then(() => this.#run(call, index));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run(call: ModelCall, index: number): Promise<Ran> {
    this.#parts.signal?.throwIfAborted();
    const input = JsonObject.safeParse(call.arguments);
    const made = { id: call.id, tool: call.tool, arguments: input.success ? input.data : {} };
    const { result, input: used } = await this.#attempt(made, index);
    const stored = JsonObject.parse(result);
    this.calls.push({ ...made, arguments: used, result: stored });
    this.#tell(made.tool, used, result);
    if (this.#isOutside(made.tool)) this.#modelHasRead = true;
    return {
      record: { arguments: used, result },
      content: this.content({ ...made, result: stored }),
    };
  }

  async #attempt(
    call: { tool: string; arguments: JsonObject },
    index: number,
  ): Promise<{ result: CallResult; input: JsonObject }> {
    let input = call.arguments;
    try {
      if (index >= mostCalls)
        throw new Problem('limit_exceeded', `One message may lead to ${mostCalls} calls at most.`);
      if (call.tool === askTool.name)
        return { result: { kind: 'question', question: AskInput.parse(input).question }, input };
      input = await resolveArguments({ tool: call.tool, input, world: this.#parts.world });
      return { result: resultOf(await this.#call(call.tool, input, index)), input };
    } catch (error) {
      return { result: this.#failure(error, call.tool), input };
    }
  }

  #call(tool: string, input: JsonObject, index: number) {
    const { desk, by, conversation, turnId } = this.#parts;
    return desk.call({
      tool,
      input,
      by,
      origin: { kind: 'conversation', conversation },
      idem: `${turnId}:${index}`,
      provenance: this.#modelHasRead && this.#readByModel ? 'influenced' : 'instructed',
    });
  }

  #failure(error: unknown, tool: string): CallResult {
    if (this.#parts.signal?.aborted === true) throw error;
    if (error instanceof Problem) return refusal(error);
    this.#parts.log.error('agent.call_failed', {
      tool,
      conversation: this.#parts.conversation,
      defect: defectOf(error),
    });
    return refusal(new Problem('unavailable', 'Something went wrong on our side; nothing more is known.'));
  }

  #tell(tool: string, input: JsonObject, result: CallResult): void {
    const { emit } = this.#parts;
    if (result.kind === 'question') {
      const asked = AskInput.safeParse(input);
      const choices = asked.success ? choicesOf(asked.data) : [];
      emit({ kind: 'question', text: result.question, choices });
    }
    const action = actionOf({ tool, arguments: input, result });
    if (action === undefined) return;
    emit({ kind: 'action', action });
    if (result.kind === 'action' && result.approval !== undefined)
      emit({ kind: 'approval', action, approvalId: result.approval.approval_id });
  }

  /** What a language model reads of an answer. */
  content(call: { tool: string; result: Json }): string {
    const text = JSON.stringify(visibleJson(call.result));
    return this.#isOutside(call.tool) ? fenced(text, this.#fence) : text;
  }

  /** An earlier turn's answers are read again: what they led to once they may lead to again. */
  remember(turns: readonly { calls: readonly TurnCall[] }[]): void {
    this.#modelHasRead ||= turns.some(({ calls }) => calls.some(({ tool }) => this.#isOutside(tool)));
  }

  #isOutside(tool: string): boolean {
    const used = this.#parts.tools.find(({ name }) => name === tool);
    return used?.effect === 'read' && used.outsideText;
  }
}
