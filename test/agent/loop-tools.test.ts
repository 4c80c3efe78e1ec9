import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Executor } from '../../src/agent/executor.ts';
import { loopTools } from '../../src/agent/loop-tools.ts';
import { openOperations } from '../support/operations.ts';

const Described = z.object({ description: z.string().optional() });
const Offered = z.object({
  properties: z.object({ filters: z.object({ properties: z.record(z.string(), Described) }) }),
});

test('what a criterion means is said once, with find_candidates, and every tool that filters takes the same ones', async () => {
  const { tools } = await openOperations();
  const unused: Pick<Executor, 'run' | 'complain'> = {
    run: () => Promise.reject(new Error('unused')),
    complain: () => '',
  };
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
