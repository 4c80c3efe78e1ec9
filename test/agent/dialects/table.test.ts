// The table of dialects: which address speaks which, and that the documentation says what the code does.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseDialect } from '../../../src/agent/models/dialects/choose-dialect.ts';
import { type Dialect, dialectIds } from '../../../src/agent/models/dialects/dialect.ts';
import { dialects } from '../../../src/agent/models/dialects/table.ts';

const row = (dialect: Dialect): string =>
  `| ${[
    `\`${dialect.id}\``,
    dialect.api,
    dialect.schema,
    dialect.callIds === 'nine' ? 'nine letters and digits' : 'any',
    dialect.parallelCalls === true ? 'asked for' : 'as the server has it',
    dialect.maxTokens === undefined ? 'none' : `\`${dialect.maxTokens}\``,
    dialect.streamUsage ? 'asked for' : 'none',
    dialect.replay === undefined ? 'nothing' : `\`${dialect.replay}\``,
    dialect.callsInText ? 'read' : 'shown as text',
  ].join(' | ')} |`;

test('the documentation has a row for each dialect, and it says what the table says', () => {
  const page = readFileSync(new URL('../../../docs/models.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => dialectIds.some((id) => line.startsWith(`| \`${id}\``)));
  expect(rows).toEqual(dialectIds.map((id) => row(dialects[id])));
});

test.each([
  [undefined, 'openai-responses'],
  ['https://api.openai.com/v1', 'openai-responses'],
  ['https://muster.openai.azure.com/openai/v1', 'azure'],
  ['http://localhost:11434/v1', 'ollama'],
  ['http://10.0.0.7:8000/v1', 'vllm'],
  ['http://127.0.0.1:8080/v1', 'llama-cpp'],
  ['http://localhost:1234/v1', 'lm-studio'],
  ['https://api.deepseek.com', 'deepseek'],
  ['https://api.mistral.ai/v1', 'mistral'],
  ['https://api.groq.com/openai/v1', 'groq'],
  ['https://generativelanguage.googleapis.com/v1beta/openai', 'gemini'],
  ['https://aiplatform.googleapis.com/v1/projects/p/locations/l/endpoints/openapi', 'gemini'],
  ['https://api.anthropic.com/v1', 'anthropic'],
  ['https://llm.example.com/v1', 'strict'],
  ['https://api.openai.com.example.com/v1', 'strict'],
])('%s is spoken to as %s', (baseUrl, id) => {
  expect(chooseDialect({ baseUrl }).id).toBe(id);
});

test('a setting goes before the address', () => {
  expect(chooseDialect({ baseUrl: 'https://api.openai.com/v1', dialect: 'vllm' }).id).toBe('vllm');
});

test("OpenAI's other format has its own entry, anybody else's keeps the rest of its dialect", () => {
  expect(chooseDialect({ api: 'chat' }).id).toBe('openai-chat');
  expect(chooseDialect({ api: 'responses', dialect: 'azure' })).toMatchObject({
    id: 'azure',
    api: 'responses',
    maxTokens: 'max_output_tokens',
  });
});
