import { expect, test } from 'vitest';
import { mayReport, noReport, readHeaders, readReport } from '../../../../src/connectors/imap/read-message.ts';
import {
  classify,
  ourAddresses,
  reportedAddresses,
} from '../../../../src/services/operations/incoming-mail/classify.ts';
import { mailShapes } from '../../../support/mail-shapes.ts';

const isOurs = ourAddresses(['talent@acme.example', 'ruth@acme.example', 'freelance@gmail.com']);

function read(raw: string) {
  const headers = readHeaders(raw.split('\r\n\r\n', 1)[0] ?? '');
  const { report } = mayReport(headers) ? readReport(raw) : { report: noReport };
  const from = /[\w.+-]+@[\w.-]+/u.exec(headers.get('from') ?? '')?.[0].toLowerCase() ?? null;
  return { from, headers, report };
}

const classOf = (raw: string) => {
  const message = read(raw);
  return classify(message, message.from !== null && isOurs(message.from));
};

const shapes = mailShapes('act_1');

test('the table has sixty shapes and each class', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shapes.map(({ is }) => is)).size).toBe(10);
});

test.each(shapes)('$is: $wroteBy', ({ is, raw }) => {
  expect(classOf(raw)).toBe(is);
});

test('colleagues are told by their domain, unless everybody may have an address there', () => {
  expect(isOurs('anyone@acme.example')).toBe(true);
  expect(isOurs('freelance+jobs@gmail.com')).toBe(true);
  expect(isOurs('candidate@gmail.com')).toBe(false);
  expect(isOurs('anyone@not-acme.example')).toBe(false);
});

test('a report names whom it is about', () => {
  const { raw = '' } = shapes.find(({ wroteBy }) => wroteBy.startsWith('a report that names')) ?? {};
  expect(reportedAddresses(read(raw))).toEqual(['ines@people.example', 'ines.ortega@mailbox.people.example']);
});

test.each([
  ['a', 'a'.repeat(64_000)],
  ['parentheses', '('.repeat(64_000)],
  ['addresses', 'a@'.repeat(32_000)],
  ['boundaries', '--b\r\n'.repeat(12_000)],
  ['encoded words', '=?utf-8?Q?a'.repeat(6_000)],
])('a hostile report of %s is read in time that grows with its length', (_, text) => {
  const head = `Return-Path: <>\r\nSubject: ${text.slice(0, 20_000).replaceAll('\r\n', ' ')}\r\nAuto-Submitted: ${text.slice(0, 20_000).replaceAll('\r\n', ' ')}\r\nContent-Type: multipart/report; boundary=b\r\n\r\n`;
  const raw = `${head}--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: ${text}\r\n--b--`;
  const before = process.threadCpuUsage();
  for (let round = 0; round < 10; round += 1) {
    classOf(raw);
    reportedAddresses(read(raw));
  }
  const { user } = process.threadCpuUsage(before);
  expect(user / 10_000).toBeLessThan(100);
});
