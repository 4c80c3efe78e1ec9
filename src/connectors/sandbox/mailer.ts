// The sandbox's mail system: keeps what was sent, so that people and tests can read it. It reaches nobody.
import { z } from 'zod';
import type { Mailer } from '../../core/ports/mailer.ts';
import { Instant } from '../../core/records.ts';
import { keyedStore, type SandboxDependencies } from './keyed-store.ts';

export const SentMail = z.strictObject({
  key: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().default(null),
  at: Instant,
});
export type SentMail = z.infer<typeof SentMail>;

export function sandboxMailer(dependencies: SandboxDependencies): Mailer {
  const { write, repeats, hasSent } = keyedStore('mailer', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return repeats();
    },
    async send({ key, to, subject, text, html }) {
      await write({ method: 'send', key, answer: z.null() }, async (records) => {
        const mail: SentMail = {
          key,
          to,
          subject,
          text,
          html: html ?? null,
          at: dependencies.now().toISOString(),
        };
        await records.put({ kind: 'mail', id: dependencies.newId('mail'), body: mail });
        return null;
      });
    },
    hasSent: (key) => hasSent('mail', key),
  };
}
