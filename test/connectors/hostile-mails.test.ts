// Mails and calendars that strangers make are read in this process: in time that grows with their length, whatever they hold.
import { expect, test } from 'vitest';
import { busyIn } from '../../src/connectors/caldav/ics-busy.ts';
import { calendarAnswer } from '../../src/connectors/imap/invitation-answers.ts';
import { mostOfReport, readAnswer, readHeaders, readReport } from '../../src/connectors/imap/read-message.ts';
import { hostileCalendars, hostileMails } from '../support/hostile-documents.ts';

function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Twice as much takes about twice the time, apart from what a busy machine adds to so little. */
function isLinear(text: string, read: (text: string) => void): boolean {
  read(text.slice(0, text.length / 8));
  const half = cpuMs(() => read(text.slice(0, text.length / 2)));
  return cpuMs(() => read(text)) < 4 * half + 60;
}

test.each(Object.entries(hostileMails))('%s', (_what, mail) => {
  const isRead = isLinear(mail, (text) => {
    readHeaders(text);
    readAnswer(text);
    readReport(text);
  });
  expect(isRead).toBe(true);
  // As much as is read of one.
  const { report } = readReport(mail.slice(0, mostOfReport));
  expect(report.types.length).toBeLessThanOrEqual(20 ** 2);
});

const year = { from: 0, to: 365 * 86_400_000, zone: 'UTC', email: 'a@b.test' };

test.each(Object.entries(hostileCalendars))('%s', (_what, calendar) => {
  expect(isLinear(calendar, (text) => void calendarAnswer(text))).toBe(true);
  const isRead = isLinear(calendar, (text) => {
    try {
      busyIn(text, year);
    } catch {
      // What the parser refuses, the calendar tells of as unreadable.
    }
  });
  expect(isRead).toBe(true);
});
