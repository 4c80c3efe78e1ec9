// One record as it stands over there, in systems that keep a place for what was deleted.
import { expect, test } from 'vitest';
import { googleCalendar } from '../../../src/connectors/google-calendar.ts';
import { emulated } from '../../support/emulated.ts';

const signal = new AbortController().signal;

test('what is shown as deleted is not there', async () => {
  await using system = await emulated(googleCalendar);
  const look = () => system.remote.look({ collection: 'events', remoteId: 'id-3', record: {}, signal });
  expect(await look()).toMatchObject({ remoteId: 'id-3' });
  system.emulator.next({ kind: 'answer', status: 200, body: { id: 'id-3', status: 'cancelled', summary: 'Sync' } });
  expect(await look()).toBeNull();
});

test('a change beside a restore at the same address stays a change', async () => {
  await using system = await emulated(googleCalendar);
  const held = system.emulator.collection('events');
  const writing = { collection: 'events', action: 'update', record: { summary: 'Later' }, remoteId: 'id-3', key: 'k' };
  await system.remote.write([{ ...writing, action: 'update' }], signal);
  expect(held.get('id-3')).toMatchObject({ deleted: false, body: { summary: 'Later' } });
});
