// Carries the tool calls of one turn to the gate, one after the other, and keeps what came of them. A failing call is an
// answer to the model, never the end of its siblings.
import type { Principal } from '../core/access.ts';
import type { ConversationId, NewId, TurnId } from '../core/ids.ts';
import { type Json, JsonObject } from '../core/json.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { TurnCall } from '../core/ports/conversations.ts';
import type { ActionGate, Call } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { resolveArguments } from '../services/operations/resolve.ts';
import type { World } from '../services/operations/world.ts';
import { actionOf } from './answer.ts';
import type { AgentEvent, AgentStep } from './agent.ts';
import { askedByModel, AskInput, askTool, choicesOf, questionIn, type ReadCall } from './ask.ts';
import { questionBefore } from './caution.ts';
import { type CallRecord, CallResult, endOf, refusal, resultOf } from './call-result.ts';
import { isWorded, previewsOf } from './given-words.ts';
import { type LastWords, question, standing } from './last-words.ts';
import { fenced, visibleJson } from './outside-text.ts';
import type { Unusable } from './models/unusable-call.ts';
import { complaintOf, Stumbles } from './stumbles.ts';

/** More calls in one turn than any instruction needs: a model that runs in circles is stopped. */
const mostCalls = 24;

/** What of one answer a language model reads: enough for a hundred people, and not the whole prompt. */
const mostLetters = 24_000;

export interface ExecutorDependencies {
  readonly gate: ActionGate;
  readonly world: World;
  readonly tools: readonly AnyTool[];
  readonly by: Principal;
  readonly conversation: ConversationId;
  readonly turnId: TurnId;
  /** What the person said in this conversation: a text that stands there in quotation marks is theirs. */
  readonly said: readonly string[];
  readonly newId: NewId;
  readonly log: Log;
  readonly emit: (event: AgentEvent) => void;
  readonly step?: (step: AgentStep) => void;
  readonly signal: AbortSignal | undefined;
}

/** A call as a model makes it. */
export interface ModelCall {
  readonly id: string;
  readonly tool: string;
  readonly arguments: unknown;
  /** The tools of the calls that were made together with it, this one among them. */
  readonly together?: readonly string[];
  /** What was asked for behind it: done with it where the person first has to be asked. */
  readonly rest?: readonly ReadCall[];
}

interface Ran {
  readonly record: CallRecord;
  /** What a language model reads. */
  readonly content: string;
}

export class Executor {
  readonly calls: TurnCall[] = [];
  readonly #parts: ExecutorDependencies;
  readonly #fence: string;
  #last: Promise<unknown> = Promise.resolve();
  #started = 0;
  /** Set while a language model, which reads what tools answer, plans this turn. */
  #readByModel = false;
  #modelHasRead = false;
  #earlier: readonly { calls: readonly TurnCall[] }[] = [];
  readonly #stumbles = new Stumbles();
  /** Writes of this turn by what they ask for: a model that repeats itself gets the answer again, nobody a second letter. */
  readonly #written = new Map<string, CallResult>();

  constructor(dependencies: ExecutorDependencies) {
    this.#parts = dependencies;
    this.#fence = dependencies.newId('fence');
  }

  /** The next calls come from a language model (true) or from the offline planner, which takes no orders from answers. */
  plannedByModel(yes: boolean): void {
    this.#readByModel = yes;
    this.#stumbles.nextRound();
  }

  /** Answers a call that could not be read; it never becomes an action. */
  complain({ tool, complaint }: Unusable): string {
    this.#stumbles.malformed(tool, complaint);
    return JSON.stringify(refusal(new Problem('validation_failed', complaint)));
  }

  /** Why a language model is not asked again in this turn, and what is said instead. */
  ending(): LastWords | undefined {
    const last = this.calls.findLast(({ tool, result }) => tool === askTool.name && isQuestion(result));
    if (last !== undefined) return { text: question(last), asks: true };
    const reason = this.#stumbles.reason(mostCalls);
    if (reason === undefined) return undefined;
    const lines = standing(this.calls);
    const rest = lines.length === 0 ? ' Nothing was changed.' : ` This is how things stand:\n${lines.join('\n')}\n\n`;
    return { text: `${reason}${rest} What should I do?`.replace('\n\n ', '\n\n'), asks: true };
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
    const made = { id: call.id, tool: call.tool, arguments: input.success ? this.#meant(call.tool, input.data) : {} };
    const step = { id: `${index}`, tool: call.tool };
    if (call.tool !== askTool.name) this.#parts.step?.(step);
    const { result, input: used, isRepeated, ...asked } = await this.#attempt({ ...call, ...made }, index);
    if (call.tool !== askTool.name) this.#parts.step?.({ ...step, ...endOf(result, isRepeated === true) });
    if (isRepeated === true)
      return {
        record: { arguments: used, result },
        content: JSON.stringify({ ...result, note: 'This was done already in this turn; it was not done again.' }),
      };
    if (result.kind === 'problem' && result.problem.code === 'validation_failed')
      this.#stumbles.malformed(call.tool, complaintOf(result.problem));
    const stored = JsonObject.parse(result);
    this.calls.push({ ...made, ...asked, arguments: used, result: stored });
    this.#tell(made.tool, used, result);
    if (this.#isOutside(made.tool)) this.#modelHasRead = true;
    return {
      record: { arguments: used, result },
      content: this.content({ ...made, result: stored }),
    };
  }

  #meant(tool: string, input: JsonObject): JsonObject {
    return tool === askTool.name && this.#readByModel ? askedByModel(input) : input;
  }

  /** `tool`: where another one answers, which is the question. */
  async #attempt(
    call: ModelCall & { arguments: JsonObject },
    index: number,
  ): Promise<{ result: CallResult; input: JsonObject; isRepeated?: boolean; tool?: string }> {
    let input = call.arguments;
    try {
      if (index >= mostCalls) {
        this.#stumbles.tooMany();
        throw new Problem('limit_exceeded', `One message may lead to ${mostCalls} calls at most.`);
      }
      if (call.tool === askTool.name)
        return { result: { kind: 'question', question: questionIn(input).question }, input };
      input = await resolveArguments({ tool: call.tool, input, world: this.#parts.world });
      const meant = JSON.stringify([call.tool, Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
      const before = this.#readByModel ? this.#written.get(meant) : undefined;
      if (before !== undefined) return { result: before, input, isRepeated: true };
      const made = this.#callOf({ ...call, arguments: input }, index);
      const asked = await questionBefore({ ...this.#parts, call: made, rest: call.rest ?? [], earlier: this.#earlier });
      if (asked !== undefined)
        return {
          result: { kind: 'question', question: asked.question },
          input: JsonObject.parse(asked),
          tool: askTool.name,
        };
      const result = resultOf(await this.#parts.gate.call(made));
      this.#keep(meant, result);
      return { result, input };
    } catch (error) {
      return { result: this.#failure(error, call.tool), input };
    }
  }

  /** An undoing makes the same call a new one. */
  #keep(meant: string, result: CallResult): void {
    if (result.kind !== 'action') return;
    if (result.effect === 'control') this.#written.clear();
    if (result.effect === 'write' && result.problem === undefined) this.#written.set(meant, result);
  }

  #callOf(
    { tool, arguments: input, together }: Pick<TurnCall, 'tool' | 'arguments'> & Pick<ModelCall, 'together'>,
    index: number,
  ): Call {
    const { by, conversation, turnId, tools, said } = this.#parts;
    const before = this.calls.filter(({ result }) => CallResult.parse(result).kind === 'action');
    const others = [...before.map((one) => one.tool), ...(together ?? [])];
    return {
      tool,
      input,
      by,
      origin: { kind: 'conversation', conversation },
      idem: `${turnId}:${index}`,
      provenance: this.#modelHasRead && this.#readByModel ? 'influenced' : 'instructed',
      worded: isWorded({ tools, tool, input, said }) ? true : undefined,
      previews: previewsOf({ tools, tool, others }),
    };
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
  content(call: { tool: string; result: Json }, letters = mostLetters): string {
    const whole = JSON.stringify(visibleJson(call.result));
    const text = whole.length <= letters ? whole : `${whole.slice(0, letters)}… (cut: ask for less)`;
    return this.#isOutside(call.tool) ? fenced(text, this.#fence) : text;
  }

  /** An earlier turn's answers are read again: what they led to once they may lead to again. */
  remember(turns: readonly { calls: readonly TurnCall[] }[]): void {
    this.#earlier = turns;
    this.#modelHasRead ||= turns.some(({ calls }) => calls.some(({ tool }) => this.#isOutside(tool)));
  }

  #isOutside(tool: string): boolean {
    const used = this.#parts.tools.find(({ name }) => name === tool);
    return used?.effect === 'read' && used.outsideText;
  }
}

const isQuestion = (result: Json): boolean => CallResult.safeParse(result).data?.kind === 'question';
