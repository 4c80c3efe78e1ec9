// The sandbox's phone: keeps the text messages that were sent and those that came back, so that people and tests can read them.
import { z } from 'zod';
import type { NewId } from '../../core/ids.ts';
import { Phone } from '../../core/phone.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { Texts } from '../../core/ports/texts.ts';
import { Instant } from '../../core/records.ts';
import { keyedStore, type SandboxDependencies } from './keyed-store.ts';

export const KeptText = z.strictObject({
  key: z.string(),
  /** The candidate's number. */
  phone: Phone,
  direction: z.enum(['out', 'in']),
  text: z.string(),
  at: Instant,
});
export type KeptText = z.infer<typeof KeptText>;

const kind = 'text';

export function sandboxPhone(dependencies: SandboxDependencies): Texts {
  const { write, repeats, hasSent } = keyedStore('texts', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return repeats();
    },
    unable: async () => null,
    async send({ key, to, text }) {
      await write({ method: 'send', key, answer: z.null() }, async (records) => {
        const at = dependencies.now().toISOString();
        const kept: KeptText = { key, phone: to, direction: 'out', text, at };
        await records.put({ kind, id: dependencies.newId('txt'), body: kept });
        return null;
      });
    },
    hasSent: (key) => hasSent(kind, key),
    answersKeywords: async () => false,
  };
}

/** Somebody writes back. */
export const keepIncomingText = (
  store: RecordStore,
  { id, phone, text, at }: { id: ReturnType<NewId>; phone: Phone; text: string; at: Date },
): Promise<void> =>
  store.change((records) =>
    records.put({ kind, id, body: { key: id, phone, direction: 'in', text, at: at.toISOString() } }),
  );
