// One question to a language model, answered by a call in the form that is asked for.
import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { APIError } from 'openai';
import type { MeteredTurn, UsageBook } from '../../core/ports/usage-book.ts';
import type { Settings } from '../../core/settings.ts';
import type { Telemetry } from '../../core/telemetry.ts';
import { askMeasured } from './ask-measured.ts';
import { Meter } from './meter.ts';
import type { LanguageModelConfig } from './model-config.ts';
import { Provider } from './provider.ts';
import { UnreadableAnswer } from './reading/body-objects.ts';
import { readArguments } from './reading/read-arguments.ts';

export interface Authoring {
  readonly model: LanguageModelConfig;
  readonly book: UsageBook;
  readonly settings: Settings['model'];
  readonly turn: Omit<MeteredTurn, 'model'>;
  readonly telemetry: Telemetry;
}

interface FormQuestion {
  readonly task: string;
  readonly content: string;
  readonly tool: { readonly name: string; readonly description: string; readonly schema: Record<string, unknown> };
}

/** Undefined: the budget is used up, the model failed, or its answer has another form. */
export async function askForm(authoring: Authoring, asked: FormQuestion, signal: AbortSignal): Promise<unknown> {
  const { model, book, settings, turn, telemetry } = authoring;
  const { task, content, tool } = asked;
  const letters = task.length + content.length + JSON.stringify(tool.schema).length;
  const meter = new Meter({ book, turn: { ...turn, model: model.model }, settings });
  if (!(await meter.begin(letters))) return undefined;
  try {
    const messages = [new SystemMessage(task), new HumanMessage(content)];
    const question = { provider: new Provider(model), messages, tools: [tool], maxTokens: model.maxTokens };
    const answer = await askMeasured(telemetry, { ...question, signal, show: undefined });
    await meter.end(answer.usage, { sent: letters, got: answer.text.length });
    const call = answer.calls.find(({ name }) => name === tool.name);
    const read = readArguments(call?.arguments ?? answer.text, tool.schema);
    return read.kind === 'read' ? read.value : undefined;
  } catch (error) {
    await meter.failed();
    if (isFailure(error)) return undefined;
    throw error;
  }
}

/** Of the model or of the way to it; anything else is a defect here. */
const isFailure = (error: unknown): boolean =>
  error instanceof APIError ||
  error instanceof UnreadableAnswer ||
  (error instanceof Error && ['AbortError', 'TimeoutError', 'SilentModel', 'APIUserAbortError'].includes(error.name));
