// A calendar that is asked two things at once: where one fails before the other, the question fails, and the process goes on.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { remoteCalendar } from '../../src/connectors/unified/remote-calendar.ts';
import { outlookCalendar } from '../../src/connectors/outlook-calendar.ts';
import { UserId } from '../../src/core/ids.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { fault, FakeRemoteSystem } from '../fakes/remote-system.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';

const kofi = UserId.parse('u_kofi');

const atOnce = () => Promise.reject(fault());
const later = async () => {
  await nextTurn();
  await nextTurn();
  throw fault();
};

/** Outlook's calendar, of which the list of events fails at once and the busy times after a while, or the other way round. */
function failing(first: 'list' | 'call') {
  const remote = Object.assign(new FakeRemoteSystem(), {
    list: first === 'list' ? atOnce : later,
    call: first === 'call' ? atOnce : later,
    file: later,
  });
  const { calendar: mapping } = outlookCalendar.unified;
  if (mapping === undefined) throw new Error('Outlook is mapped to the calendar port');
  return remoteCalendar({
    remote,
    mapping,
    scope: 'con_1',
    store: createFakeRecordStore(),
    directory: createFakeDirectory([{ id: kofi, name: 'Kofi', email: 'kofi@example.com', role: 'hiring_manager' }]),
    zone: async () => 'UTC',
  });
}

test.each(['list', 'call'] as const)(
  'a failure of both is told once, with nothing left over, %s first',
  async (first) => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    try {
      const busy = failing(first).busy?.({ from: '2026-06-10T00:00:00Z', to: '2026-06-11T00:00:00Z', people: [kofi] });
      await expect(busy).rejects.toMatchObject({ code: 'unavailable' });
      for (let turn = 0; turn < 4; turn += 1) await nextTurn();
      expect(unheard).toEqual([]);
    } finally {
      process.off('unhandledRejection', hear);
    }
  },
);
