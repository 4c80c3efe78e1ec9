// A process that stands still between its look for a record and the making of it: another one may have made it meanwhile.
import { expect, test } from 'vitest';
import { hubspot } from '../../../src/connectors/hubspot.ts';
import { writeRecords } from '../../../src/connectors/runtime/write-records.ts';
import type { Caller } from '../../../src/connectors/runtime/caller.ts';
import { createTestClock } from '../../support/clock.ts';

async function made(stillMs: number) {
  const clock = createTestClock();
  const { contacts } = hubspot.collections;
  if (contacts === undefined) throw new Error('HubSpot has contacts');
  const methods: string[] = [];
  const call: Caller['call'] = async ({ call: { path }, writes }) => {
    methods.push(writes ? 'write' : 'look');
    if (!writes) clock.advance(stillMs);
    const body = writes ? { id: '7' } : { results: [] };
    return { answer: { status: 200, headers: {}, text: JSON.stringify(body), url: path }, body };
  };
  const record = { email: 'ada@example.com', firstname: 'Ada' };
  const writing = { collection: 'contacts', action: 'upsert', record, remoteId: null, key: 'k1' } as const;
  const { signal } = new AbortController();
  const order = { connector: hubspot, writings: [writing], signal, collectionOf: () => contacts, clock: clock.real };
  return { written: await writeRecords({ call }, order), methods };
}

test('a record that is not there is made at once', async () => {
  expect(await made(1_000)).toMatchObject({ written: [{ kind: 'written' }], methods: ['look', 'write'] });
});

test('after a long stand still it is not made: it is looked for again', async () => {
  const { written, methods } = await made(60_000);
  expect(written).toMatchObject([{ kind: 'failed', fault: { kind: 'transient', unclear: false } }]);
  expect(methods).toEqual(['look']);
});
