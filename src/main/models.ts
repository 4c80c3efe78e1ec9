// Which model plans, and which one may be tried in shadow, as the environment says.
import type { LanguageModelConfig, ModelConfig } from '../agent/models/model-config.ts';
import type { Config } from './config.ts';

export function modelOf(config: Config): ModelConfig {
  if (config.OPENAI_API_KEY === undefined) return { kind: 'offline' };
  return {
    ...bounds(config),
    apiKey: config.OPENAI_API_KEY,
    model: config.AGENT_MODEL,
    ...known({
      dialect: config.AGENT_DIALECT,
      baseUrl: config.OPENAI_BASE_URL,
      api: config.OPENAI_API,
      instructions: config.AGENT_PROMPT_FILE,
    }),
  };
}

const bounds = ({ AGENT_TIMEOUT_MS: timeoutMs, AGENT_MAX_TOKENS: maxTokens }: Config) =>
  ({ kind: 'openai', timeoutMs, maxTokens }) as const satisfies Partial<LanguageModelConfig>;

type Optional = Pick<LanguageModelConfig, 'dialect' | 'baseUrl' | 'api' | 'instructions'>;

/** Without what is not set. */
const known = ({
  dialect,
  baseUrl,
  api,
  instructions,
}: { [Key in keyof Optional]: Optional[Key] | undefined }): Optional => ({
  ...(dialect === undefined ? {} : { dialect }),
  ...(baseUrl === undefined ? {} : { baseUrl }),
  ...(api === undefined ? {} : { api }),
  ...(instructions === undefined ? {} : { instructions }),
});

/** The candidate; undefined where there is none to try. What is not said of it is as with the model that plans. */
export function shadowModelOf(config: Config): ModelConfig | undefined {
  const { SHADOW_MODEL: model, SHADOW_PROMPT_FILE: instructions } = config;
  if (model === 'offline') return { kind: 'offline' };
  const apiKey = config.SHADOW_API_KEY ?? config.OPENAI_API_KEY;
  if (apiKey === undefined || (model === undefined && instructions === undefined)) return undefined;
  return {
    ...bounds(config),
    apiKey,
    model: model ?? config.AGENT_MODEL,
    ...known({ ...addressOf(config), instructions }),
  };
}

/** How another address speaks is not known from how the first one does. */
const addressOf = (config: Config) =>
  config.SHADOW_BASE_URL === undefined
    ? {
        baseUrl: config.OPENAI_BASE_URL,
        dialect: config.SHADOW_DIALECT ?? config.AGENT_DIALECT,
        api: config.OPENAI_API,
      }
    : { baseUrl: config.SHADOW_BASE_URL, dialect: config.SHADOW_DIALECT, api: undefined };
