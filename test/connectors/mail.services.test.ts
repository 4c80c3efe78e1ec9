// Mail out through a real Postfix, and answers back in through a real Dovecot.
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { imapInbox } from '../../src/connectors/imap/imap-inbox.ts';
import { readHeaders } from '../../src/connectors/imap/read-message.ts';
import { smtpMailer } from '../../src/connectors/smtp/smtp-mailer.ts';
import { inviteKey } from '../../src/core/ports/inbox.ts';
import { classify, ourAddresses } from '../../src/services/operations/incoming-mail/classify.ts';
import { messageIdOf } from '../../src/connectors/message-id.ts';
import { mailerContract } from '../contracts/mailer.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { mailShapes } from '../support/mail-shapes.ts';
import { freePort } from '../support/programs.ts';
import { storyWith, urlOf } from '../support/real-services.ts';

const from = 'Muster <muster@example.test>';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

async function mailClient(): Promise<ImapFlow> {
  const { hostname, port, username, password } = new URL(urlOf('imap'));
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    secure: false,
    auth: { user: username, pass: password },
    logger: false,
  });
  await client.connect();
  return client;
}

/** Everything in the mailbox since the uid, as a mail program shows it. */
async function mailbox(since: number): Promise<{ mails: (Mail & { to: string })[]; next: number }> {
  const client = await mailClient();
  const { uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
  const mails: (Mail & { to: string })[] = [];
  const query = { uid: true, envelope: true };
  // No other command while the answer to this one is read.
  const found = uidNext > since ? await client.fetchAll(`${since}:*`, query, { uid: true }) : [];
  for (const { uid, envelope } of found) {
    const { content } = await client.download(String(uid), '1', { uid: true });
    if (content === undefined) throw new Error('the message has no text');
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(Buffer.from(part));
    const text = Buffer.concat(parts).toString('utf8').replaceAll('\r\n', '\n').trimEnd();
    mails.push({ subject: envelope?.subject ?? '', text, to: envelope?.to?.[0]?.address ?? '' });
  }
  await client.logout();
  return { mails, next: uidNext };
}

/** Postfix delivers within a moment; the mailbox is read until it has held still for one. */
async function settled(since: number): Promise<(Mail & { to: string })[]> {
  let [before, still] = [-1, 0];
  for (let tried = 0; tried < 100; tried += 1) {
    const { mails } = await mailbox(since);
    still = mails.length > 0 && mails.length === before ? still + 1 : 0;
    if (still === 3) return mails;
    before = mails.length;
    await sleep(300);
  }
  return (await mailbox(since)).mails;
}

storyWith(['smtp', 'imap'], 'a real mail server', () => {
  mailerContract('SMTP', async () => {
    const { next } = await mailbox(1);
    const mailer = smtpMailer({ url: urlOf('smtp'), from, store: createFakeRecordStore() });
    const sent = async (to: string) =>
      (await settled(next)).filter((mail) => mail.to === to).map(({ subject, text }) => ({ subject, text }));
    return { mailer, sent };
  });

  test('a letter with HTML shows its plain text to programs that cannot', async () => {
    const { next } = await mailbox(1);
    const mailer = smtpMailer({ url: urlOf('smtp'), from, store: createFakeRecordStore() });
    await mailer.send({ key: 'h1', to: 'ines@example.test', subject: 'Hi', text: 'Plain', html: '<p>Rich</p>' });
    expect(await settled(next)).toEqual([{ to: 'ines@example.test', subject: 'Hi', text: 'Plain' }]);
  });

  test('serial mail can be ended by one click, and a letter says which it follows', async () => {
    const { next } = await mailbox(1);
    const mailer = smtpMailer({ url: urlOf('smtp'), from, store: createFakeRecordStore() });
    const unsubscribe = `https://muster.example.test/unsubscribe/${'aB3_'.repeat(60)}`;
    const mail = { to: 'ines@example.test', subject: 'Hi', text: 'Hi' };
    await mailer.send({ ...mail, key: 'u3', unsubscribe, follows: ['u1', 'u2'] });
    await mailer.send({ ...mail, key: 'u4' });
    await until(async () => ((await mailbox(next)).mails.length === 2 ? true : undefined));
    const client = await mailClient();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const all = await client.fetchAll(`${next}:*`, { uid: true, headers: true }, { uid: true });
    await client.logout();
    const headers = all.map((one) => readHeaders(one.headers?.toString('utf8') ?? ''));
    const serial = headers.find((one) => one.has('list-unsubscribe'));
    expect(serial?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(serial?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(serial?.get('in-reply-to')).toBe(messageIdOf('u2', from));
    expect(serial?.get('references')).toBe(`${messageIdOf('u1', from)} ${messageIdOf('u2', from)}`);
    const other = headers.find((one) => !one.has('list-unsubscribe'));
    expect([other?.has('list-unsubscribe-post'), other?.has('in-reply-to')]).toEqual([false, false]);
  });

  test('a refused address is final, a server that is away heals, and neither counts as sent', async () => {
    const store = createFakeRecordStore();
    const mail = { subject: 'x', text: 'x', key: 'r1' };
    const mailer = smtpMailer({ url: urlOf('smtp'), from, store });
    await expect(mailer.send({ ...mail, to: 'a@elsewhere.test' })).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await mailer.hasSent('r1')).toBe(false);
    const away = smtpMailer({ url: `smtp://127.0.0.1:${await freePort()}`, from, store });
    await expect(away.send({ ...mail, to: 'a@example.test' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await away.hasSent('r1')).toBe(false);
  });

  test('after a crash in the middle of sending nobody knows, and it is not sent again', async () => {
    const store = createFakeRecordStore();
    await store.change((records) => records.put({ kind: 'smtp-letter', id: 'c1', body: { state: 'sending' } }));
    const mailer = smtpMailer({ url: urlOf('smtp'), from, store });
    expect(await mailer.hasSent('c1')).toBeUndefined();
    const mail = { key: 'c1', to: 'a@example.test', subject: 'x', text: 'x' };
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  test('an answer tells which letter it answers; notes of machines and bounces tell what they are', async () => {
    const inbox = imapInbox(urlOf('imap'));
    const { messages: none, cursor } = await inbox.after(undefined);
    expect(none).toEqual([]);
    const people = createTransport(urlOf('smtp'), { from: 'Inés <Ines@people.test>' });
    const to = 'muster@example.test';
    const inReplyTo = messageIdOf('act_01 Ü', from);
    await people.sendMail({ to, subject: 'Re: Hi', text: 'Yes', inReplyTo, references: ['<other@x.test>', inReplyTo] });
    await people.sendMail({ to, subject: 'Away', text: 'Away', headers: { 'Auto-Submitted': 'auto-replied' } });
    await people.sendMail({
      envelope: { from: '', to },
      to,
      subject: 'Undelivered',
      raw: `From: MAILER-DAEMON@x.test\r\nTo: ${to}\r\nReferences: ${inReplyTo}\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b--\r\n`,
    });
    const received = await until(async () => {
      const { messages } = await inbox.after(cursor);
      // What another test has sent may come late.
      const own = messages.filter(({ from: who, answers }) => who === 'ines@people.test' || answers.length > 0);
      return own.length === 3 ? messages : undefined;
    });
    const classes = received.map((message) => ({
      who: message.from,
      answers: message.answers,
      is: classify(message, false),
    }));
    expect(classes).toEqual(
      expect.arrayContaining([
        { who: 'ines@people.test', answers: ['act_01 Ü'], is: 'reply' },
        { who: 'ines@people.test', answers: [], is: 'automatic' },
        expect.objectContaining({ answers: ['act_01 Ü'], is: 'bounced' }),
      ]),
    );
    const { messages: again, cursor: end } = await inbox.after(cursor);
    expect(again).toEqual(received);
    expect((await inbox.after(end)).messages).toEqual([]);
  });

  test('what an interviewer answers to an invitation is read, by calendar and in words, and of other letters no word', async () => {
    const inbox = imapInbox(urlOf('imap'));
    const { cursor } = await inbox.after(undefined);
    const people = createTransport(urlOf('smtp'), { from: 'Owen <owen@people.test>' });
    const to = 'muster@example.test';
    const uid = 'muster-9';
    const event = `UID:${uid}\r\nSEQUENCE:2\r\nATTENDEE;PARTSTAT=DECLINED:mailto:owen@people.test\r\n`;
    const content = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\n${event}END:VEVENT\r\nEND:VCALENDAR\r\n`;
    await people.sendMail({ to, subject: 'Declined', text: 'Declined', icalEvent: { method: 'REPLY', content } });
    const inReplyTo = messageIdOf(inviteKey({ uid, sequence: 0 }, 1), from);
    await people.sendMail({ to, subject: 'Re: Invitation', text: 'I can’t make it\n\n> You are invited', inReplyTo });
    await people.sendMail({ to, subject: 'Re: Hi', text: 'A secret', inReplyTo: messageIdOf('act_1', from) });
    const received = await until(async () => {
      const { messages } = await inbox.after(cursor);
      return messages.length === 3 ? messages : undefined;
    });
    const read = new Map(received.map(({ headers, answer, words }) => [headers.get('subject'), { answer, words }]));
    expect(read.get('Declined')?.answer).toEqual({
      uid,
      sequence: 2,
      attendee: 'owen@people.test',
      status: 'declined',
    });
    expect(read.get('Re: Invitation')).toEqual({ answer: undefined, words: 'I can’t make it' });
    expect(read.get('Re: Hi')).toEqual({ answer: undefined, words: undefined });
  });

  test('every shape of the table is read out of a mailbox as what it is', async () => {
    const inbox = imapInbox(urlOf('imap'));
    const { cursor } = await inbox.after(undefined);
    const shapes = mailShapes('act_1');
    const client = await mailClient();
    for (const { raw } of shapes) await client.append('INBOX', raw);
    await client.logout();
    const { messages } = await inbox.after(cursor);
    const isOurs = ourAddresses(['talent@acme.example']);
    expect(messages.map((message) => classify(message, message.from !== null && isOurs(message.from)))).toEqual(
      shapes.map(({ is }) => is),
    );
  });

  test('a mailbox that is away says so', async () => {
    const inbox = imapInbox(`imap://a:b@127.0.0.1:${await freePort()}/INBOX`);
    await expect(inbox.after(undefined)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < 100; tried += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(200);
  }
  throw new Error('it did not happen');
}
