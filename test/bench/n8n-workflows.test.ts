// The workflows that n8n is measured with: they do the same work as everybody else in that bench.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { workflowsFor } from '../../bench/sync/n8n-workflows.ts';
import { employee, mapped } from '../../bench/sync/records.ts';

const url = 'http://127.0.0.1:9';
const parametersOf = (title: string): unknown =>
  workflowsFor(url)
    .find((workflow) => workflow.title === title)
    ?.nodes.find(({ name }) => name === 'Map')?.parameters;

test('the script maps people as every other contender does', () => {
  const people = Array.from({ length: 40 }, (_, index) => employee(index));
  const { jsCode } = z.object({ jsCode: z.string() }).parse(parametersOf('script'));
  const $input = { all: () => people.map((json) => ({ json })) };

  const items = z.array(z.object({ json: z.unknown() })).parse(runInNewContext(`(() => {${jsCode}})()`, { $input }));

  expect(items.map(({ json }) => json)).toEqual(people.map((person) => ({ person: mapped(person) })));
});

test('the node for fields maps the same fields', () => {
  const { assignments } = z
    .object({ assignments: z.object({ assignments: z.array(z.object({ name: z.string() })) }) })
    .parse(parametersOf('fields')).assignments;

  expect(assignments.map(({ name }) => name)).toEqual(Object.keys(mapped(employee(0))).map((name) => `person.${name}`));
});

test('what fails leaves by the error output, waits and is written again', () => {
  const workflows = z
    .array(
      z.object({
        connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
      }),
    )
    .parse(workflowsFor(url));

  expect(workflows).toHaveLength(2);
  for (const { connections } of workflows) {
    expect(connections['Write']?.main).toMatchObject([[], [{ node: 'Wait' }]]);
    expect(connections['Wait']?.main).toMatchObject([[{ node: 'Write' }]]);
  }
});
