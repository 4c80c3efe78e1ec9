// The sets as the planner would meet them: every message with its organization and the talk before, where the gold calls were made.
import { ConversationId } from '../../src/core/ids.ts';
import { JsonObject } from '../../src/core/json.ts';
import { Problem } from '../../src/core/problem.ts';
import { type Catalogue, catalogueOf } from '../../src/agent/planner/catalogue.ts';
import type { PastCall, PastTurn } from '../../src/agent/planner/dialogue.ts';
import { refusal, resultOf } from '../../src/agent/call-result.ts';
import { fakeGate } from '../../evals/harness/fake-gate.ts';
import { strictGate } from '../../evals/harness/strict-gate.ts';
import type { Exchange, Instruction } from '../../evals/harness/instruction.ts';
import { type TestWorld, openTestWorld, type Sandbox, speakerIn } from '../../evals/harness/test-world.ts';
import { spelledOut } from '../../evals/harness/same-call.ts';
import type { GoldCall } from './evidence.ts';

const talkOrigin = { kind: 'conversation' as const, conversation: ConversationId.parse('conv_1') };

export interface Met {
  readonly exchange: Exchange;
  readonly style: string;
  readonly context: TestWorld;
  readonly catalogue: Catalogue;
  readonly earlier: readonly PastTurn[];
  readonly calls: readonly GoldCall[];
}

export async function replay(
  { talk, style = '' }: Instruction,
  contents: Sandbox,
  meet: (met: Met) => void | Promise<void>,
): Promise<void> {
  const context = openTestWorld(contents);
  const gate = strictGate(context, fakeGate(context));
  const by = speakerIn(context);
  const earlier: PastTurn[] = [];
  for (const exchange of talk) {
    const catalogue = asOfNow(await catalogueOf(context.world, by.user));
    const calls = exchange.calls.map((call): GoldCall => {
      const [tool, input] = spelledOut(call, context.world.timeZone);
      return [
        tool,
        { ...JsonObject.parse(input), ...(typeof call[1]['text'] === 'string' ? { text: call[1]['text'] } : {}) },
      ];
    });
    await meet({ exchange, style, context, catalogue, earlier: [...earlier], calls });
    const done: PastCall[] = [];
    for (const call of exchange.calls) {
      const [tool, input] = spelledOut(call, context.world.timeZone);
      const args = JsonObject.parse(input);
      try {
        const receipt = await gate.call({
          tool,
          input: args,
          by,
          origin: talkOrigin,
          idem: `${earlier.length}`,
          provenance: 'instructed',
        });
        done.push({ tool, arguments: args, result: resultOf(receipt) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        done.push({ tool, arguments: args, result: refusal(error) });
      }
    }
    if (exchange.asks === true)
      done.push({ tool: 'ask', arguments: { question: '' }, result: { kind: 'question', question: '' } });
    earlier.push({ said: exchange.say, calls: done, reply: '' });
  }
}

/** The gold calls change the records of the test world: what was read stays as it was. */
const asOfNow = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  candidates: catalogue.candidates.over(catalogue.candidates.people.map((one) => ({ ...one }))),
  meetings: catalogue.meetings.map((one) => ({ ...one })),
});
