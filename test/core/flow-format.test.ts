// Documents of older formats become ones of the present format.
import { expect, test } from 'vitest';
import { type Upgrades, readFlowDocument } from '../../src/core/flow-format.ts';
import { JsonObject } from '../../src/core/json.ts';
import { branchedFlow } from '../support/flows.ts';

const plain = (value: object) => JsonObject.parse(JSON.parse(JSON.stringify(value)));

test('a document of the present format is taken as it is', () => {
  const document = branchedFlow();
  expect(readFlowDocument(plain(document))).toEqual(document);
});

test('a sync request, which has no format, becomes a flow that does the same', () => {
  const request = {
    source: { system: 'bamboohr', endpoint: 'employees', filters: { status: 'Active' } },
    destination: {
      system: 'rest',
      endpoint: 'people',
      action: 'upsert',
      field_mapping: { id: 'external_id', workEmail: { to: 'email', transform: '$lowercase(workEmail)' } },
    },
    sync_mode: 'batch',
    schedule: { cron: '0 6 * * *', time_zone: 'Europe/Berlin' },
    retry_policy: { max_retries: 5, backoff_multiplier: 3 },
  };
  expect(readFlowDocument(request)).toMatchObject({
    name: 'bamboohr to rest',
    trigger: { kind: 'schedule', cron: '0 6 * * *', time_zone: 'Europe/Berlin' },
    source: { system: 'bamboohr', connection: null, collection: 'employees', filters: { status: 'Active' } },
    start: 'map',
    steps: [
      {
        fields: [
          { from: 'id', to: 'external_id' },
          { from: 'workEmail', transform: '$lowercase(workEmail)' },
        ],
      },
      { kind: 'write', action: 'upsert', to: { system: 'rest', collection: 'people' } },
    ],
    retry_policy: { max_retries: 5, backoff_multiplier: 3 },
  });
});

test('each upgrade is taken once, in order, from the format of the document on', () => {
  const taken: number[] = [];
  const list: Upgrades = [0].map((format) => (document) => {
    taken.push(format);
    return { ...document, format: format + 1 };
  });
  readFlowDocument({ ...plain(branchedFlow()), format: 0 }, list);
  readFlowDocument(plain(branchedFlow()), list);
  expect(taken).toEqual([0]);
});

test.each([[{ ...branchedFlow(), format: 99 }], [{ name: 'no format' }], [{ ...branchedFlow(), format: 'one' }]])(
  'a document that cannot be read is refused by its format',
  (document) => {
    expect(() => readFlowDocument(plain(document))).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'format' })] }),
    );
  },
);

test('an unknown field is named, not dropped', () => {
  expect(() => readFlowDocument({ ...plain(branchedFlow()), colour: 'red' })).toThrow(/colour/);
});
