// One suite for every mail system that honours keys. `sent` reads back what reached the mailbox of an address.
import { describe, expect, test } from 'vitest';
import type { Mailer } from '../../src/core/ports/mailer.ts';

export interface MailerSetUp {
  readonly mailer: Mailer;
  readonly sent: (to: string) => Promise<readonly { subject: string; text: string }[]>;
}

const mail = { to: 'ines@example.test', subject: 'Hello Inés', text: 'Are you free?\nNora', key: 'k1' };

export const mailerContract = (name: string, setUp: () => Promise<MailerSetUp>) =>
  describe(`${name} as a mail system`, () => {
    test('sends one mail a key', async () => {
      const { mailer, sent } = await setUp();
      await mailer.send(mail);
      await mailer.send(mail);
      await mailer.send({ ...mail, subject: 'Hello again', key: 'k2' });
      expect(await sent(mail.to)).toEqual([
        { subject: 'Hello Inés', text: 'Are you free?\nNora' },
        { subject: 'Hello again', text: 'Are you free?\nNora' },
      ]);
    });

    test('knows which key has left', async () => {
      const { mailer } = await setUp();
      expect(await mailer.hasSent('k1')).not.toBe(true);
      await mailer.send(mail);
      expect(await mailer.hasSent('k1')).not.toBe(false);
    });
  });
