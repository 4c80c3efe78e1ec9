// What is shown of a refusal: the field and the system's sentence, and nothing that may be of a person.
import { describe, expect, test } from 'vitest';
import { connectors } from '../../../src/connectors/index.ts';
import { refusalWords } from '../../../src/connectors/runtime/refusal-words.ts';
import type { Json } from '../../../src/core/json.ts';

const hubspot = connectors.find(({ system }) => system === 'hubspot');
if (hubspot === undefined) throw new Error('there is no connector hubspot');

const record = { email: 'jane.doe@acme.test', firstname: 'Jane', lastname: 'Doe', phone: '+1 312 555 0142' };
const told = (body: Json) => refusalWords(hubspot, body, record);

describe('the field and the sentence', () => {
  const shapes: readonly (readonly [string, Json, { field?: string; said?: string }])[] = [
    [
      'a list of faults inside the message, as HubSpot writes it',
      {
        status: 'error',
        message:
          'Property values were not valid: [{"isValid":false,"message":"Property \\"lastnme\\" does not exist","error":"PROPERTY_DOESNT_EXIST","name":"lastname"}]',
        category: 'VALIDATION_ERROR',
      },
      { field: 'lastname', said: 'Property values were not valid. Property "…" does not exist.' },
    ],
    [
      'messages under the names of fields',
      { errors: { lastname: ["can't be blank"] } },
      { field: 'lastname', said: "can't be blank." },
    ],
    [
      'a pointer',
      { errors: [{ source: { pointer: '/data/attributes/phone' }, detail: 'must have at most 12 digits' }] },
      { field: 'phone', said: 'must have at most 12 digits.' },
    ],
    [
      'a sentence alone that names the field',
      { error: 'Field jobtitle is required' },
      { field: 'jobtitle', said: 'Field jobtitle is required.' },
    ],
    ['nothing', {}, {}],
    ['a page', { message: 'Oops' }, {}],
  ];
  test.each(shapes)('%s', (_, body, expected) => {
    expect(told(body)).toEqual(expected);
  });
});

const hostile: readonly string[] = [
  'Email address jane.doe@acme.test is invalid',
  'The contact Jane Doe cannot be saved',
  'Jane is no valid name',
  'jane doe is on a list',
  'Owner Maria Schmidt has no seat for +1 312 555 0142',
  'Number 3125550142 is too long',
  'Value "DOE" is not allowed for lastname',
  'A duplicate of "smith", and of “schmidt”',
  'Token sk-LIVE9f2c4d is not valid',
];

test.each(hostile)('keeps no name, address or number: %s', (message) => {
  const { said = '' } = told({ message });
  expect(said).not.toMatch(/jane|doe|maria|schmidt|smith|acme|0142|3125550142|LIVE/i);
});

const long = 1_000_000;

test.each([
  ['signs', '+'.repeat(long)],
  ['blanks', `a${' '.repeat(long)}b`],
  ['words', 'ab '.repeat(long / 3)],
  ['quotation marks', '"A" '.repeat(long / 4)],
])('%s without end hold nothing up, from the system and in the record', (_, text) => {
  const body = {
    message: text,
    errors: Array.from({ length: 1_000 }, (_one, at) => `${String(at)} ${text.slice(0, 900)}`),
  };
  expect(refusalWords(hubspot, body, { note: text }).said?.length ?? 0).toBeLessThanOrEqual(300);
});
