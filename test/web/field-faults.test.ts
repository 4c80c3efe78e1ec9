// Which field of a form a fault of the service belongs to.
import { expect, test } from 'vitest';
import { faultsAt } from '../../web/console/kit/field-faults.ts';

const paths = ['name', 'body.email', 'arguments.salary', 'events.0.name', 'price.amount', 'pricey'];
const faults = paths.map((path) => ({ path, message: 'Required.' }));
const at = (name: string | undefined): string[] => faultsAt(faults, name).map(({ path }) => path);

test.each([
  ['name', ['name']],
  ['email', ['body.email']],
  ['salary', ['arguments.salary']],
  ['events.0.name', ['events.0.name']],
  ['price', ['price.amount']],
  ['amount', []],
  ['', []],
  [undefined, []],
] as const)('the field %s has the faults of %j', (name, expected) => {
  expect(at(name)).toEqual(expected);
});
