// Training messages as the planner meets them, with the gold calls laid over their clauses.
import { featuresOf, type Message } from '../../src/agent/planner/features.ts';
import { messageOf, talkSigns } from '../../src/agent/planner/message.ts';
import { type Net, Scoring } from '../../src/agent/planner/model.ts';
import type { Instruction } from '../../evals/harness/instruction.ts';
import type { Sandbox } from '../../evals/harness/test-world.ts';
import { type Laid, layOver } from './labels.ts';
import { type Met, replay } from './replay.ts';
import { variantOf, withoutInstead } from './variants.ts';

export interface Row {
  readonly met: Met;
  readonly message: Message;
  /** Of each clause. */
  readonly features: readonly (readonly string[])[];
}

export async function rowsOf(
  instructions: readonly Instruction[],
  sandboxes: Readonly<Record<string, Sandbox>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const instruction of instructions) {
    const sandbox = sandboxes[instruction.sandbox];
    if (sandbox === undefined) throw new Error(`There is no sandbox ${instruction.sandbox}.`);
    await replay(instruction, sandbox, (met) => {
      const message = messageOf(met.exchange.say, met.catalogue, talkSigns(met.earlier));
      rows.push({
        met,
        message,
        features: message.clauses.map((_, place) => featuresOf(message, place, met.catalogue)),
      });
    });
  }
  return rows;
}

/** Undefined where it is not known what the clauses ask for: a question was due, or the calls fit several ways. */
export function laid({ met, message, features }: Row, net: Net | undefined): Laid | undefined {
  const { calls: wanted, trap, asks } = met.exchange;
  if (wanted.length === 0 && asks === true && trap === undefined) return undefined;
  if (wanted.length === 0) return { labels: message.clauses.map(() => 'none'), orders: new Map() };
  const belief =
    net === undefined
      ? undefined
      : (clause: number, tool: string) =>
          new Scoring(net, features[clause] ?? []).probabilities()[net.labels.indexOf(tool)] ?? 0;
  const { calls, instead } = withoutInstead(met.calls, met);
  return layOver(message, calls, {
    catalogue: met.catalogue,
    belief,
    variant: (call) => (instead.has(call) ? '/instead' : variantOf(call, message, met)),
  });
}
