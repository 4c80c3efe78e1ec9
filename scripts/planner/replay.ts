// The sets as the planner would meet them: every message with its organisation and the talk before, where the gold calls were made.
import { ConversationId } from '../../src/core/ids.ts';
import { JsonObject } from '../../src/core/json.ts';
import { Problem } from '../../src/core/problem.ts';
import { type Catalogue, catalogueOf } from '../../src/agent/planner/catalogue.ts';
import type { PastCall, PastTurn } from '../../src/agent/planner/dialogue.ts';
import { refusal, resultOf } from '../../src/agent/call-result.ts';
import { fakeDesk } from '../../evals/harness/fake-desk.ts';
import { strictDesk } from '../../evals/harness/desk.ts';
import type { Exchange, Instruction } from '../../evals/harness/instruction.ts';
import { type Office, openOffice, type Sandbox, speakerIn } from '../../evals/harness/office.ts';
import { spelledOut } from '../../evals/harness/same-call.ts';
import type { GoldCall } from './evidence.ts';

const talkOrigin = { kind: 'conversation' as const, conversation: ConversationId.parse('conv_1') };

export interface Met {
  readonly exchange: Exchange;
  readonly style: string;
  readonly office: Office;
  readonly catalogue: Catalogue;
  readonly earlier: readonly PastTurn[];
  readonly calls: readonly GoldCall[];
}

export async function replay(
  { talk, style = '' }: Instruction,
  contents: Sandbox,
  meet: (met: Met) => void | Promise<void>,
): Promise<void> {
  const office = openOffice(contents);
  const desk = strictDesk(office, fakeDesk(office));
  const by = speakerIn(office);
  const earlier: PastTurn[] = [];
  for (const exchange of talk) {
    const catalogue = asOfNow(await catalogueOf(office.world, by.user));
    const calls = exchange.calls.map((call): GoldCall => {
      const [tool, input] = spelledOut(call, office.world.timeZone);
      return [
        tool,
        { ...JsonObject.parse(input), ...(typeof call[1]['text'] === 'string' ? { text: call[1]['text'] } : {}) },
      ];
    });
    await meet({ exchange, style, office, catalogue, earlier: [...earlier], calls });
    const done: PastCall[] = [];
    for (const call of exchange.calls) {
      const [tool, input] = spelledOut(call, office.world.timeZone);
      const args = JsonObject.parse(input);
      try {
        const receipt = await desk.call({
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

/** The gold calls change the records of the office: what was read stays as it was. */
const asOfNow = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  candidates: catalogue.candidates.over(catalogue.candidates.people.map((one) => ({ ...one }))),
  meetings: catalogue.meetings.map((one) => ({ ...one })),
});
