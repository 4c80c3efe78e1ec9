// A record is shown under the name that people know it by.
import { expect, test } from 'vitest';
import { recordLabel } from '../../src/core/record-label.ts';
import type { JsonObject } from '../../src/core/json.ts';

test.each<readonly [JsonObject, string | null]>([
  [{ properties: { firstname: 'Ada', lastname: 'Osei', email: 'ada@acme.test' } }, 'Ada Osei'],
  [{ first_name: 'Ada', 'last-name': ' Osei ' }, 'Ada Osei'],
  [{ displayName: 'Ada Osei', email: 'ada@acme.test' }, 'Ada Osei'],
  [{ name: { givenName: 'Ada', familyName: 'Osei' } }, 'Ada Osei'],
  [{ workEmail: 'ada@acme.test', department: 'Sales' }, 'ada@acme.test'],
  [{ firstName: 'Ada', manager: { firstName: 'Bob', lastName: 'Ng' } }, 'Ada'],
  [{ department: 'Sales' }, null],
  [{}, null],
])('%j is %s', (record, label) => {
  expect(recordLabel(record)).toBe(label);
});
