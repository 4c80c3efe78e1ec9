// The providers, with where each statement comes from. Reading is lenient for all of them; this is what is sent.
import type { Dialect, DialectId } from './dialect.ts';

/** The least that every server takes; an entry names its differences. */
const least = {
  api: 'chat',
  hosts: [],
  schema: 'plain',
  systemRole: 'system',
  callIds: 'any',
  noContent: 'empty',
  streamUsage: false,
  callsInText: true,
  showsWords: 'when whole',
} as const;

const openAi = {
  ...least,
  schema: 'full',
  systemRole: 'developer',
  noContent: 'null',
  parallelCalls: true,
  streamUsage: true,
  callsInText: false,
  showsWords: 'by sentence',
} as const;

export const dialects: { readonly [Id in DialectId]: Dialect & { readonly id: Id } } = {
  'openai-responses': {
    ...openAi,
    id: 'openai-responses',
    title: 'OpenAI, Responses API',
    api: 'responses',
    hosts: ['api.openai.com'],
    maxTokens: 'max_output_tokens',
    // Tools are strict there unless told otherwise, and strict mode is not meant for several calls at once. Some reasoning models
    // refuse `parallel_tool_calls`: it is left out after the first refusal.
    sources: [
      'https://github.com/run-llama/llama_index/issues/20865',
      'https://platform.openai.com/docs/guides/function-calling',
      'https://platform.openai.com/docs/guides/structured-outputs',
    ],
  },
  'openai-chat': {
    ...openAi,
    id: 'openai-chat',
    title: 'OpenAI, Chat Completions',
    maxTokens: 'max_completion_tokens',
    sources: ['https://platform.openai.com/docs/api-reference/chat/create'],
  },
  azure: {
    ...openAi,
    id: 'azure',
    title: 'Azure OpenAI v1',
    hosts: ['*.openai.azure.com', '*.services.ai.azure.com', '*.cognitiveservices.azure.com'],
    maxTokens: 'max_completion_tokens',
    // Models of other makers are served there as well: `system` is the role that all of them know.
    systemRole: 'system',
    noContent: 'empty',
    sources: [
      'https://learn.microsoft.com/azure/foundry/openai/api-version-lifecycle',
      'https://github.com/microsoft/semantic-kernel/issues/10365',
    ],
  },
  ollama: {
    ...least,
    id: 'ollama',
    title: 'Ollama',
    hosts: ['ollama.com'],
    port: 11_434,
    streamUsage: true,
    // Arguments are a string on the way in, also where they came as an object; `parallel_tool_calls` is no field there.
    sources: [
      'https://docs.ollama.com/api/openai-compatibility',
      'https://github.com/ollama/ollama/issues/12159',
      'https://github.com/openclaw/openclaw/pull/97355',
      'https://github.com/ollama/ollama/issues/8421',
    ],
  },
  vllm: {
    ...least,
    id: 'vllm',
    title: 'vLLM',
    port: 8_000,
    parallelCalls: true,
    streamUsage: true,
    // Arguments of the history are parsed again: what is no JSON object there ends the request.
    sources: [
      'https://docs.vllm.ai/en/latest/features/tool_calling/',
      'https://github.com/vllm-project/vllm/issues/43995',
      'https://github.com/vllm-project/vllm/issues/19419',
    ],
  },
  'llama-cpp': {
    ...least,
    id: 'llama-cpp',
    title: 'llama.cpp server',
    port: 8_080,
    parallelCalls: true,
    streamUsage: true,
    // All schemas become one grammar: `\d`, `\s`, `\p{…}`, patterns in what is nested, a `maxLength` from 2,000 on and (until
    // September 2026) an object without properties fail the whole request. Arguments may come as an object.
    sources: [
      'https://github.com/ggml-org/llama.cpp/issues/25746',
      'https://github.com/ggml-org/llama.cpp/issues/25923',
      'https://github.com/ggml-org/llama.cpp/issues/27580',
      'https://github.com/ggml-org/llama.cpp/issues/20198',
      'https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md',
    ],
  },
  'lm-studio': {
    ...least,
    id: 'lm-studio',
    title: 'LM Studio',
    port: 1_234,
    streamUsage: true,
    // Its engine is that of llama.cpp: since 0.4.19 a pattern without anchors, too, fails the whole request.
    sources: [
      'https://lmstudio.ai/docs/developer/openai-compat/tools',
      'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/2168',
      'https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/2236',
    ],
  },
  deepseek: {
    ...least,
    id: 'deepseek',
    title: 'DeepSeek',
    hosts: ['api.deepseek.com'],
    maxTokens: 'max_tokens',
    streamUsage: true,
    replay: 'reasoning_content',
    showsWords: 'by sentence',
    // Content is text and never a list; `reasoning_content` has to come back with the calls it led to.
    sources: [
      'https://api-docs.deepseek.com/guides/thinking_mode#tool-calls',
      'https://github.com/cline/cline/issues/230',
      'https://github.com/continuedev/continue/issues/10193',
    ],
  },
  mistral: {
    ...least,
    id: 'mistral',
    title: 'Mistral',
    hosts: ['api.mistral.ai'],
    callIds: 'nine',
    maxTokens: 'max_tokens',
    parallelCalls: true,
    showsWords: 'by sentence',
    // Ids of calls are nine letters and digits; a message of the user may not follow one of a tool.
    sources: [
      'https://docs.mistral.ai/capabilities/function_calling',
      'https://github.com/nearai/ironclaw/issues/1241',
      'https://github.com/anomalyco/opencode/issues/1680',
      'https://github.com/avante-corp/avante.nvim/issues/2562',
    ],
  },
  groq: {
    ...least,
    id: 'groq',
    title: 'Groq',
    hosts: ['api.groq.com'],
    maxTokens: 'max_completion_tokens',
    // `messages[].name` is refused; a call that Groq cannot read comes as an error with the text in it. Several calls at once are
    // the default of models that can, and gpt-oss is none of them: nothing is sent.
    sources: [
      'https://console.groq.com/docs/openai',
      'https://docs.memberjunction.org/v6.1/api/classes/_memberjunction_ai-groq.GroqLLM.html',
      'https://github.com/sipeed/picoclaw/issues/748',
    ],
  },
  gemini: {
    ...least,
    id: 'gemini',
    title: 'Gemini, OpenAI-compatible',
    hosts: ['generativelanguage.googleapis.com', '*.googleapis.com'],
    schema: 'openapi',
    streamUsage: true,
    replay: 'extra_content',
    callsInText: false,
    showsWords: 'by sentence',
    // `const`, `$ref`, `propertyNames`, `additionalProperties` are unknown names; deltas of calls have no index; the
    // thought signature has to come back with its call, under `google` or (Vertex AI) under `vertex`, as it came.
    sources: [
      'https://ai.google.dev/gemini-api/docs/openai',
      'https://ai.google.dev/gemini-api/docs/thought-signatures',
      'https://github.com/earendil-works/pi/issues/6733',
      'https://github.com/openswarm-ai/openswarm/issues/24',
      'https://github.com/zed-industries/zed/issues/44875',
      'https://github.com/noho/dayu-agent/issues/45',
    ],
  },
  anthropic: {
    ...least,
    id: 'anthropic',
    title: 'Anthropic, OpenAI-compatible',
    hosts: ['api.anthropic.com'],
    schema: 'full',
    noContent: 'omitted',
    parallelCalls: true,
    maxTokens: 'max_tokens',
    streamUsage: true,
    callsInText: false,
    showsWords: 'by sentence',
    // `strict` is ignored, system messages are moved to the front.
    sources: [
      'https://platform.claude.com/docs/en/api/openai-sdk',
      'https://platform.claude.com/docs/en/cli-sdks-libraries/libraries/openai-sdk',
    ],
  },
  strict: {
    ...least,
    id: 'strict',
    title: 'Any other address, least common form',
    sources: ['https://platform.openai.com/docs/api-reference/chat/create'],
  },
  lenient: {
    ...least,
    id: 'lenient',
    title: 'Any other address that takes what OpenAI takes',
    schema: 'full',
    parallelCalls: true,
    streamUsage: true,
    sources: ['https://platform.openai.com/docs/api-reference/chat/create'],
  },
};
