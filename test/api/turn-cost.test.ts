// Money that a message cost is told to whoever may see what models cost; tokens are told to everybody.
import { expect, test } from 'vitest';
import { scopesOf } from '../../src/core/access.ts';
import { wireAnswer } from '../../src/api/wire/conversation.ts';

const answer = {
  reply: { text: 'Hello.', blocks: [], facts: [] },
  asks: false,
  actions: [],
  approvals: [],
  usage: { model: 'm', input: 10, cached: 4, output: 2, cost: 0.01 },
};
const told = { model: 'm', input_tokens: 10, cached_tokens: 4, output_tokens: 2 };

test.each([
  ['admin', { ...told, cost: 0.01 }],
  ['compliance', { ...told, cost: 0.01 }],
  ['recruiter', told],
  ['hiring_manager', told],
  ['viewer', told],
  ['integrator', told],
] as const)('%s', (role, usage) => {
  expect(wireAnswer(answer, { scopes: new Set(scopesOf[role]) }).usage).toEqual(usage);
});
