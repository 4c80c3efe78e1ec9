// One suite for every chat tool that honours keys. `received` reads back what one person got.
import { describe, expect, test } from 'vitest';
import type { UserId } from '../../src/core/ids.ts';
import type { Messenger } from '../../src/core/ports/messenger.ts';

export interface MessengerSetUp {
  readonly messenger: Messenger;
  readonly person: UserId;
  readonly received: () => Promise<readonly string[]>;
}

export const messengerContract = (name: string, setUp: () => Promise<MessengerSetUp>) =>
  describe(`${name} as a chat tool`, () => {
    test('sends one message a key and knows which key was sent', async () => {
      const { messenger, person, received } = await setUp();
      const message = { toUser: person, text: 'Inés is ready', at: '2026-06-01T09:00:00-05:00', key: 'k1' };
      expect(await messenger.hasSent('k1')).not.toBe(true);
      await messenger.send(message);
      await messenger.send(message);
      await messenger.send({ ...message, text: 'Ravi too', key: 'k2' });
      expect(await received()).toEqual(['Inés is ready', 'Ravi too']);
      expect(await messenger.hasSent('k1')).not.toBe(false);
    });
  });
