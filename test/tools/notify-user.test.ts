import { expect, test } from 'vitest';
import { openOperations } from '../support/operations.ts';
import { executed } from '../support/tool-calls.ts';

test('undo cannot unsend a message; it sends one correction, however often it is tried', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'notify_user', { user: 'u_owen', text: 'Inés is ready for you' });
  expect(await undo()).toMatchObject({ kind: 'undone', note: expect.stringContaining('cannot be unsent') });
  await undo();
  expect((await world.seen()).messages).toEqual([
    { to_user: 'u_owen', text: 'Inés is ready for you', at: '2026-06-01T08:30:00-05:00' },
    {
      to_user: 'u_owen',
      text: 'Please disregard my earlier message: “Inés is ready for you”',
      at: '2026-06-01T08:30:00-05:00',
    },
  ]);
});

test('one correction is sent too where the chat tool honours no key but can be read', async () => {
  const world = await openOperations();
  const { undo } = await executed(world, 'notify_user', { user: 'u_owen', text: 'Hello' });
  world.faults.behaveAs('messenger', 'read_back');
  await undo();
  await undo();
  expect((await world.seen()).messages).toHaveLength(2);
});
