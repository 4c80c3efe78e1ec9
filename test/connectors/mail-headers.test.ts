import { expect, test } from 'vitest';
import { headersOf } from '../../src/connectors/mail-headers.ts';

const names = (unsubscribe: string | undefined) =>
  headersOf(unsubscribe === undefined ? {} : { unsubscribe }).map(({ name }) => name);

test('one click is offered over https, and for trying it out on this machine', () => {
  const both = ['X-Auto-Response-Suppress', 'List-Unsubscribe', 'List-Unsubscribe-Post'];
  expect(names('https://muster.test/unsubscribe/a')).toEqual(both);
  expect(names('http://localhost:3000/unsubscribe/a')).toEqual(both);
  expect(names('http://muster.test/unsubscribe/a')).toEqual(both.slice(0, 2));
  expect(names(undefined)).toEqual(both.slice(0, 1));
});
