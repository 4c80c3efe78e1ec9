// The sandbox's chat tool: direct messages to people of the organization, kept for reading.
import { z } from 'zod';
import type { Messenger } from '../../core/ports/messenger.ts';
import { ChatMessage } from '../../core/records.ts';
import { keyedStore, type SandboxDependencies } from './keyed-store.ts';

export const SentMessage = ChatMessage.extend({ key: z.string() });
export type SentMessage = z.infer<typeof SentMessage>;

export function sandboxMessenger(dependencies: SandboxDependencies): Messenger {
  const { write, repeats, hasSent } = keyedStore('messenger', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return repeats();
    },
    async send(message) {
      await write({ method: 'send', key: message.key, answer: z.null() }, async (records) => {
        await records.put({ kind: 'message', id: dependencies.newId('msg'), body: SentMessage.parse(message) });
        return null;
      });
    },
    hasSent: (key) => hasSent('message', key),
  };
}
