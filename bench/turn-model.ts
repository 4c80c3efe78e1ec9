// A model that needs no time: one call of move_stage, to and fro between two stages, then a reply. Stands in for every model
// in bench/turn.ts, so that what is measured is the agent around it.
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';

export const stages = ['Phone Screen', 'Onsite Interview'] as const;

export class ScriptedModel extends BaseChatModel {
  readonly #stage: string;

  constructor(stage: string) {
    super({});
    this.#stage = stage;
  }

  _llmType(): string {
    return 'scripted';
  }

  override bindTools(): this {
    return this;
  }

  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const isAnswered = messages.at(-1)?.getType() === 'tool';
    const message = isAnswered
      ? new AIMessage('Done.')
      : new AIMessage({
          content: '',
          tool_calls: [
            { type: 'tool_call', id: 'call_1', name: 'move_stage', args: { candidate: 'c_ravi', stage: this.#stage } },
          ],
        });
    return { generations: [{ text: message.text, message }] };
  }
}
