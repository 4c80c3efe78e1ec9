// A letter whose process stood still: another one sends it, and this one does not.
import { expect, test } from 'vitest';
import { smtpMailer } from '../../src/connectors/smtp/smtp-mailer.ts';
import { underLease } from '../../src/core/lease.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';

const mail = { key: 'k1', to: 'a@example.test', subject: 'x', text: 'x' };

test('a process whose letter another has taken over hands nothing over, and leaves nothing unclear', async () => {
  // Nobody listens there: a letter that was handed over would fail otherwise.
  const mailer = smtpMailer({
    url: 'smtp://127.0.0.1:9',
    from: 'Muster <m@example.test>',
    store: createFakeRecordStore(),
  });
  const sending = underLease({ holds: async () => false }, () => mailer.send(mail));
  await expect(sending).rejects.toThrow('another of its processes');
  expect(await mailer.hasSent('k1')).toBe(false);
});

test('what another process sent while this one stood still is not sent again', async () => {
  const store = createFakeRecordStore();
  const url = 'smtp://127.0.0.1:9';
  const stalled: typeof store = {
    ...store,
    // The other one noted and sent it right before this one's note.
    async change(work) {
      await store.change((records) => records.put({ kind: 'smtp-letter', id: 'k1', body: { state: 'sent' } }));
      return store.change(work);
    },
  };
  await smtpMailer({ url, from: 'Muster <m@example.test>', store: stalled }).send(mail);
  expect(await smtpMailer({ url, from: 'Muster <m@example.test>', store }).hasSent('k1')).toBe(true);
});
