// Answers to invitations as mail programs send them: what a calendar answers, and what somebody writes by hand.
import { expect, test } from 'vitest';
import { readAnswer } from '../../src/connectors/imap/read-message.ts';

const reply = (status: string, more = '') =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'DTSTART:20260602T190000Z',
    'DTEND:20260602T194500Z',
    'ORGANIZER;CN=Muster:mailto:talent@acme.test',
    'UID:muster-7f3a',
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};CN=Owen`,
    ' Achebe;X-NUM-GUESTS=0:MAILTO:Owen@acme.test',
    'SEQUENCE:1',
    ...(more === '' ? [] : [more]),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const mail = (type: string, encoding: string, body: string) =>
  [
    'From: Owen Achebe <owen@acme.test>',
    'Subject: Declined: Interview',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=UTF-8',
    '',
    'Owen Achebe has declined this invitation.',
    '--b1',
    `Content-Type: ${type}; charset=UTF-8; method=REPLY`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
    '--b1--',
    '',
  ].join('\r\n');

const quoted = (text: string) => text.replaceAll('=', '=3D');

test.each([
  ['in base64', mail('text/calendar', 'base64', Buffer.from(reply('DECLINED')).toString('base64'))],
  ['quoted', mail('text/calendar', 'quoted-printable', quoted(reply('DECLINED')))],
  ['as it is', mail('text/calendar', '7bit', reply('DECLINED', 'COMMENT:On holiday'))],
  ['as a file', mail('application/ics', '7bit', reply('DECLINED'))],
])('what a calendar answers is read %s', (_how, source) => {
  expect(readAnswer(source).answer).toEqual({
    uid: 'muster-7f3a',
    sequence: 1,
    attendee: 'owen@acme.test',
    status: 'declined',
  });
});

test.each([
  ['a request', reply('DECLINED').replace('METHOD:REPLY', 'METHOD:REQUEST')],
  ['without a UID', reply('DECLINED').replace('UID:muster-7f3a', 'SUMMARY:x')],
  ['without an answer', reply('DECLINED').replace(';PARTSTAT=DECLINED', '')],
  ['cut off', reply('DECLINED').slice(0, 120)],
  ['no calendar', 'BEGIN:\u0000nothing'],
])('%s is no answer', (_what, text) => {
  expect(readAnswer(mail('text/calendar', '7bit', text)).answer).toBeUndefined();
});

test.each([
  [
    "I can't make it, sorry.\r\n\r\nOn Tue, Jun 2, 2026 at 9:00 AM Muster <talent@acme.test> wrote:\r\n> You are invited",
  ],
  ["I can't make it, sorry.\r\n\r\n> You are invited to:\r\n> Interview"],
  ["I can't make it, sorry.\r\n-- \r\nOwen Achebe, who can join other meetings"],
  ["I can't make it, sorry.\r\n\r\n-----Original Message-----\r\nFrom: Muster"],
  ["I can't make it,\r\nsorry.\r\n\r\nEl mar, 2 jun 2026 a las 9:00, Muster escribió:\r\n> Hola"],
])('of what is written by hand the quotation and the signature are left out', (text) => {
  const source = `From: owen@acme.test\r\nContent-Type: text/plain\r\n\r\n${text}`;
  expect(readAnswer(source).words).toBe("I can't make it, sorry.");
});
