import { CallbackManager } from '@langchain/core/callbacks/manager';
import { expect, test, vi } from 'vitest';
import { tracingVariables } from '../../src/agent/models/model-config.ts';
import { shadowModelOf } from '../../src/main/models.ts';
import { ConfigError, readConfig, silenceTracing } from '../../src/main/config.ts';

test('nothing set gives the embedded defaults', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', LOG_LEVEL: 'info' });
});

test('whatever the environment says, LangChain traces nothing and makes no handlers for it', () => {
  try {
    for (const name of tracingVariables) vi.stubEnv(name, 'true');
    silenceTracing();
    expect(CallbackManager.configure()).toBeUndefined();
  } finally {
    vi.unstubAllEnvs();
  }
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', OPENAI_API_KEY: '' }).DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['MUSTER_API_KEY', 'short'],
  ['MUSTER_API_KEY', `mk_live_${'a'.repeat(40)}`],
  ['MUSTER_API_KEY', `mk_${'0'.repeat(61)}`],
  ['MUSTER_API_KEY', 'mk_live_000000000000_000000000000000000000000000000000000'],
  ['ENCRYPTION_KEYS', 'k1:zzz'],
  ['TLS_CERT', '/no/such/file'],
  ['OPENAI_API', 'telepathy'],
  ['AGENT_PROMPT_FILE', '/no/such/file'],
  ['SHADOW_BASE_URL', 'elsewhere'],
])('a wrong %s names itself', (name, value) => {
  const attempt = () => readConfig({ [name]: value });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(new RegExp(`^${name}: `, 'm'));
});

test('a Redis without a PostgreSQL is refused, with the reason', () => {
  expect(() => readConfig({ REDIS_URL: 'redis://localhost' })).toThrow(/REDIS_URL: needs DATABASE_URL/);
});

test('several wrong variables are named at once', () => {
  expect(() => readConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\nLOG_LEVEL: /s);
});

test('a wrong value is not repeated, since it may be a secret', () => {
  expect(() => readConfig({ MUSTER_API_KEY: 'hunter2' })).not.toThrow(/hunter2/);
});

test('a candidate in shadow takes from the model that plans what is not said of it', () => {
  const planning = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://one.example/v1', AGENT_DIALECT: 'vllm' };
  const shadowOf = (more: Record<string, string>) => shadowModelOf(readConfig({ ...planning, ...more }));
  expect(shadowOf({})).toBeUndefined();
  expect(shadowOf({ SHADOW_MODEL: 'new' })).toMatchObject({
    model: 'new',
    apiKey: 'k',
    baseUrl: 'https://one.example/v1',
    dialect: 'vllm',
  });
  const elsewhere = shadowOf({ SHADOW_MODEL: 'new', SHADOW_BASE_URL: 'https://two.example/v1', SHADOW_API_KEY: 'k2' });
  expect(elsewhere).toMatchObject({ apiKey: 'k2', baseUrl: 'https://two.example/v1' });
  expect(elsewhere).not.toHaveProperty('dialect');
  expect(shadowOf({ SHADOW_MODEL: 'offline' })).toEqual({ kind: 'offline' });
  expect(shadowModelOf(readConfig({ SHADOW_MODEL: 'new' }))).toBeUndefined();
});
