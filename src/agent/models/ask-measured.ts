// One question to a language model as a span and metrics, by OpenTelemetry's conventions for generative AI: figures and names, never a
// word of what was asked or answered. https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/
import { errorType, type Telemetry } from '../../core/telemetry.ts';
import { askModel, type Question } from './ask-model.ts';
import type { DialectId } from './dialects/dialect.ts';
import type { ModelAnswer } from './reading/model-answer.ts';

/** The convention's names for providers; a dialect without one goes by its own. */
const providers: Partial<Record<DialectId, string>> = {
  'openai-responses': 'openai',
  'openai-chat': 'openai',
  azure: 'azure.ai.openai',
  mistral: 'mistral_ai',
  gemini: 'gcp.gemini',
};

export async function askMeasured(telemetry: Telemetry, question: Question): Promise<ModelAnswer> {
  const { model, dialect } = question.provider;
  const provider = providers[dialect.id] ?? dialect.id;
  const labels = { gen_ai_provider_name: provider, gen_ai_request_model: model };
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
    'gen_ai.request.max_tokens': question.maxTokens,
  } as const;
  const from = telemetry.now();
  let error = '';
  try {
    return await telemetry.span({ name: `chat ${model}`, kind: 'client', attributes }, async (span) => {
      const answer = await askModel(question);
      span.set({
        'gen_ai.response.finish_reasons': answer.finish,
        'gen_ai.usage.input_tokens': answer.usage?.input,
        'gen_ai.usage.cache_read.input_tokens': answer.usage?.cached,
        'gen_ai.usage.output_tokens': answer.usage?.output,
      });
      countTokens(telemetry, model, answer);
      return answer;
    });
  } catch (thrown) {
    error = errorType(thrown);
    throw thrown;
  } finally {
    telemetry.observe(
      'gen_ai_client_operation_duration_seconds',
      { ...labels, error_type: error },
      telemetry.now() - from,
    );
  }
}

function countTokens(telemetry: Telemetry, model: string, { usage }: ModelAnswer): void {
  if (usage === undefined) return;
  const of = (type: 'input' | 'output') => ({ gen_ai_request_model: model, gen_ai_token_type: type });
  telemetry.count('gen_ai_client_tokens_total', of('input'), usage.input);
  telemetry.count('gen_ai_client_tokens_total', of('output'), usage.output);
}
