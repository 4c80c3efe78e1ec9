// Which model plans, and which one may be tried in shadow, as the environment says.
import type { LanguageModelConfig, ModelConfig } from '../agent/models/model-config.ts';
import type { Config } from './config.ts';

export function modelOf(config: Config): ModelConfig {
  if (config.OPENAI_API_KEY === undefined) return { kind: 'offline' };
  return {
    ...bounds(config),
    apiKey: config.OPENAI_API_KEY,
    model: config.AGENT_MODEL,
    ...(config.AGENT_DIALECT === undefined ? {} : { dialect: config.AGENT_DIALECT }),
    ...(config.OPENAI_BASE_URL === undefined ? {} : { baseUrl: config.OPENAI_BASE_URL }),
    ...(config.OPENAI_API === undefined ? {} : { api: config.OPENAI_API }),
    ...(config.AGENT_PROMPT_FILE === undefined ? {} : { instructions: config.AGENT_PROMPT_FILE }),
  };
}

const bounds = ({ AGENT_TIMEOUT_MS: timeoutMs, AGENT_MAX_TOKENS: maxTokens }: Config) =>
  ({ kind: 'openai', timeoutMs, maxTokens }) as const satisfies Partial<LanguageModelConfig>;

/** The candidate; undefined where there is none to try. What is not said of it is as with the model that plans. */
export function shadowModelOf(config: Config): ModelConfig | undefined {
  const { SHADOW_MODEL: model, SHADOW_PROMPT_FILE: instructions } = config;
  if (model === 'offline') return { kind: 'offline' };
  const apiKey = config.SHADOW_API_KEY ?? config.OPENAI_API_KEY;
  if (apiKey === undefined || (model === undefined && instructions === undefined)) return undefined;
  const isElsewhere = config.SHADOW_BASE_URL !== undefined;
  const baseUrl = config.SHADOW_BASE_URL ?? config.OPENAI_BASE_URL;
  const dialect = config.SHADOW_DIALECT ?? (isElsewhere ? undefined : config.AGENT_DIALECT);
  return {
    ...bounds(config),
    apiKey,
    model: model ?? config.AGENT_MODEL,
    ...(dialect === undefined ? {} : { dialect }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(isElsewhere || config.OPENAI_API === undefined ? {} : { api: config.OPENAI_API }),
    ...(instructions === undefined ? {} : { instructions }),
  };
}
