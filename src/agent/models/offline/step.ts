// The planner's next step in a turn: calls first, then questions about what the gate refused, then the reply.
import { takenTogether } from './taken-together.ts';
import { JsonObject } from '../../../core/json.ts';
import { askTool } from '../../ask.ts';
import { withQuestionsAnswered } from '../../planner/questions/answer.ts';
import { asksAfter } from './afterthoughts.ts';
import { questionsOf } from './talk/answers/answers.ts';
import { withReadings } from './offering.ts';
import { type NextCall, type Part } from './parts.ts';
import { planTurn, type Situation } from './plan.ts';
import { composeReply } from './reply/compose.ts';

export type Step =
  | { readonly kind: 'calls'; readonly calls: readonly NextCall[] }
  | { readonly kind: 'reply'; readonly text: string };

/** Remembers what it meant to say beside the calls; another model may have made them, then there is nothing. */
export class Stepper {
  #remarks: readonly string[] = [];

  async next(situation: Situation): Promise<Step> {
    const { dialogue, world, reader } = situation;
    if (dialogue.done.length === 0) {
      const parts = await withQuestionsAnswered(situation, async (isNews) =>
        withReadings(await planTurn(situation), situation, { isNews }),
      );
      this.#remarks = parts.flatMap((part) => (part.kind === 'remark' ? [part.text] : []));
      const calls = takenTogether(callsOf(parts), world.settings.bulkThreshold);
      if (calls.length > 0) return { kind: 'calls', calls };
      const text = this.#remarks.length > 0 ? this.#remarks : [nothingIn(situation)];
      return { kind: 'reply', text: text.join('\n') };
    }
    const asks = await asksAfter(dialogue.done, situation);
    if (asks.length > 0) return { kind: 'calls', calls: callsOf(asks) };
    return {
      kind: 'reply',
      text: await composeReply({ said: dialogue.said, done: dialogue.done, remarks: this.#remarks, world, reader }),
    };
  }
}

/** “Great”, while a question is open, answers nothing: it is put again. */
function nothingIn({ dialogue }: Situation): string {
  const [open] = questionsOf(dialogue);
  return open === undefined
    ? 'There was nothing in that for me to do.'
    : `All right. What I asked is still open: ${open.question}`;
}

const callsOf = (parts: readonly Part[]): NextCall[] =>
  parts.flatMap((part) => {
    if (part.kind === 'call') return [part.call];
    return part.kind === 'ask' ? [{ tool: askTool.name, arguments: JsonObject.parse(part.ask) }] : [];
  });
