// A language model behind OpenAI's wire formats, whoever speaks them. No retries of its own (the built-in planner answers
// instead), and nothing is stored at the provider where it can be told so.
import { ChatOpenAICompletions, ChatOpenAIResponses } from '@langchain/openai';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { ModelConfig } from './model-config.ts';

const defaultTimeoutMs = 8_000;

export function openAiModel(config: Extract<ModelConfig, { kind: 'openai' }>): BaseChatModel {
  const fields = {
    model: config.model,
    apiKey: config.apiKey,
    maxRetries: 0,
    timeout: config.timeoutMs ?? defaultTimeoutMs,
    streamUsage: false,
    ...(config.baseUrl === undefined ? {} : { configuration: { baseURL: config.baseUrl } }),
  };
  return apiOf(config) === 'responses'
    ? new ChatOpenAIResponses({ ...fields, zdrEnabled: true })
    : new ChatOpenAICompletions(fields);
}

function apiOf({ api, baseUrl }: Extract<ModelConfig, { kind: 'openai' }>): 'chat' | 'responses' {
  if (api !== undefined) return api;
  return baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com' ? 'responses' : 'chat';
}
