import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/main/config.ts';

test('nothing set gives the embedded defaults', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', LOG_LEVEL: 'info' });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', OPENAI_API_KEY: '' }).DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['MUSTER_API_KEY', 'short'],
  ['ENCRYPTION_KEYS', 'k1:zzz'],
  ['TLS_CERT', '/no/such/file'],
  ['OPENAI_API', 'telepathy'],
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
