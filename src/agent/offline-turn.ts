// One turn of the built-in planner: its calls through the gate, one after another, until its reply stands.
import type { TurnId } from '../core/ids.ts';
import type { Turn } from '../core/ports/conversations.ts';
import type { AnyTool } from '../core/tool.ts';
import type { AgentEvent } from './agent.ts';
import { AskInput, askTool, type ReadCall } from './ask.ts';
import { agreedTo, cautionInWords } from './caution.ts';
import type { Executor } from './executor.ts';
import { type Dialogue, dialogueOf, type PastCall } from './planner/dialogue.ts';
import type { OfflinePlanner } from './planner/offline-planner.ts';
import { wordByWord } from './reader.ts';

/** Calls, the questions about what was refused, and the reply are a step each. */
const mostSteps = 12;

interface OfflineTurn {
  readonly planner: Pick<OfflinePlanner, 'next'>;
  readonly tools: readonly AnyTool[];
  readonly executor: Pick<Executor, 'run'>;
  readonly earlier: readonly Turn[];
  readonly turnId: TurnId;
  readonly text: string;
  readonly emit: ((event: AgentEvent) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The reply's text; undefined when the planner found no end. */
export async function runOffline(turn: OfflineTurn): Promise<string | undefined> {
  const { planner, tools, earlier, turnId, text, emit, signal } = turn;
  const names = new Set([...tools.map(({ name }) => name), askTool.name]);
  let dialogue: Dialogue = dialogueOf(earlier, { id: turnId, text });
  const agreed = agreedTo(text, earlier);
  for (let step = 0; step < mostSteps; step += 1) {
    signal?.throwIfAborted();
    const isAgreed = step === 0 && agreed !== undefined;
    const next = isAgreed ? callsOf(agreed, turnId) : await planner.next(dialogue, names);
    if (next.kind === 'reply') return told(next.text, emit);
    const together = next.calls.map(({ tool }) => tool);
    const made: PastCall[] = [];
    for (const [index, call] of next.calls.entries()) {
      const { record } = await turn.executor.run({ ...call, together, rest: next.calls.slice(index + 1) });
      const caution = AskInput.safeParse(record.arguments).data;
      // The person is asked first; a press or a yes does this call and the ones behind it.
      if (caution?.caution === true) return told(cautionInWords(caution), emit);
      made.push({ tool: call.tool, ...record });
    }
    dialogue = { ...dialogue, done: [...dialogue.done, ...made] };
  }
  return undefined;
}

function told(text: string, emit: OfflineTurn['emit']): string {
  for (const word of wordByWord(text)) emit?.({ kind: 'token', text: word });
  return text;
}

const callsOf = (calls: readonly ReadCall[], turnId: TurnId) => ({
  kind: 'calls' as const,
  calls: calls.map((call, index) => ({ ...call, id: `${turnId}_agreed_${index}` })),
});
