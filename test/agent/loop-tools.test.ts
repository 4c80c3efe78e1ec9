import { getEncoding } from 'js-tiktoken';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Executor } from '../../src/agent/executor.ts';
import { loopTools } from '../../src/agent/loop-tools.ts';
import { lowerSchema } from '../../src/agent/models/dialects/lower-schema.ts';
import { unusableCall } from '../../src/agent/models/unusable-call.ts';
import { allows, scopesOf } from '../../src/core/access.ts';
import { openOperations } from '../support/operations.ts';

const Described = z.object({ description: z.string().optional() });
const Offered = z.object({
  properties: z.object({ filters: z.object({ properties: z.record(z.string(), Described) }) }),
});

const unused: Pick<Executor, 'run' | 'complain'> = {
  run: () => Promise.reject(new Error('unused')),
  complain: () => '',
};

test('what a criterion means is said once, with find_candidates, and every tool that filters takes the same ones', async () => {
  const { tools } = await openOperations();
  const offered = loopTools(tools, unused);
  const found = offered.find(({ name }) => name === 'find_candidates')?.schema['properties'];
  const criteria = z.record(z.string(), Described).parse(found);
  expect(Object.values(criteria).every(({ description }) => description !== undefined)).toBe(true);
  const wanted = Object.keys(criteria).filter((name) => name !== 'sort');
  for (const { name, schema } of offered.filter((tool) => Offered.safeParse(tool.schema).success)) {
    const { filters } = Offered.parse(schema).properties;
    expect({ name, keys: Object.keys(filters.properties) }).toEqual({ name, keys: wanted });
    expect(Object.values(filters.properties).filter(({ description }) => description !== undefined)).toEqual([]);
  }
});

test('the tools of a recruiter leave room in a prompt of 6,000 tokens', async () => {
  const { tools } = await openOperations();
  const scopes = new Set(scopesOf.recruiter);
  const own = tools.filter(({ scope }) => allows(scopes, scope));
  const sent = loopTools(own, unused)
    .filter(({ name }) => name !== unusableCall.name)
    .map(({ name, description, schema }) => ({
      type: 'function',
      function: { name, description, parameters: lowerSchema(schema, 'plain') },
    }));
  expect(getEncoding('o200k_base').encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(5_450);
});

// llama.cpp before September 2026 makes a grammar of it that does not parse, and Gemini refuses it:
// https://github.com/ggml-org/llama.cpp/issues/25923
test.each(['plain', 'openapi', 'full'] as const)(
  'no tool asks for an object without properties (%s)',
  async (subset) => {
    const { tools } = await openOperations();
    const offered = loopTools(tools, unused).filter(({ name }) => name !== unusableCall.name);
    for (const { name, schema } of offered)
      expect({ name, empty: emptyIn(lowerSchema(schema, subset)) }).toEqual({ name, empty: [] });
  },
);

function emptyIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.values(value).flatMap(emptyIn);
  const isObject = 'type' in value && value.type === 'object';
  const named = 'properties' in value ? Object.keys(Object(value.properties)) : [];
  return isObject && named.length === 0 ? [value, ...found] : found;
}
