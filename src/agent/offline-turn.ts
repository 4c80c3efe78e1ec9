// One turn of the built-in planner: its calls through the gate, one after another, until its reply stands.
import type { Turn } from '../core/ports/conversations.ts';
import type { AnyTool } from '../core/tool.ts';
import type { AgentEvent } from './agent.ts';
import { askTool } from './ask.ts';
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
  readonly turnId: string;
  readonly text: string;
  readonly emit: ((event: AgentEvent) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The reply's text; undefined when the planner found no end. */
export async function runOffline(turn: OfflineTurn): Promise<string | undefined> {
  const { planner, tools, earlier, turnId, text, emit, signal } = turn;
  const names = new Set([...tools.map(({ name }) => name), askTool.name]);
  let dialogue: Dialogue = dialogueOf(earlier, { id: turnId, text });
  for (let step = 0; step < mostSteps; step += 1) {
    signal?.throwIfAborted();
    const next = await planner.next(dialogue, names);
    if (next.kind === 'reply') {
      for (const word of wordByWord(next.text)) emit?.({ kind: 'token', text: word });
      return next.text;
    }
    const together = next.calls.map(({ tool }) => tool);
    const made: PastCall[] = [];
    for (const call of next.calls) {
      const { record } = await turn.executor.run({ ...call, together });
      made.push({ tool: call.tool, ...record });
    }
    dialogue = { ...dialogue, done: [...dialogue.done, ...made] };
  }
  return undefined;
}
