// Answers to invitations: what a calendar puts into a mail (RFC 5546, 3.2.3; RFC 6047), and the words of whoever answers by hand.
import type { CalendarAnswer } from '../../core/ports/inbox.ts';
import { readCalendar } from '../caldav/read-calendar.ts';

const mostWords = 600;

/** Undefined for what is no answer, or malformed. */
export function calendarAnswer(text: string): CalendarAnswer | undefined {
  try {
    const calendar = readCalendar(text);
    if (String(calendar.getFirstPropertyValue('method')).toUpperCase() !== 'REPLY') return undefined;
    const event = calendar.getFirstSubcomponent('vevent');
    // A reply speaks for one who was invited (RFC 5546, 3.2.3).
    const attendee = event?.getFirstProperty('attendee');
    const uid = event?.getFirstPropertyValue('uid');
    const status = attendee?.getParameter('partstat');
    if (attendee == null || typeof uid !== 'string' || typeof status !== 'string') return undefined;
    const sequence = Number(event?.getFirstPropertyValue('sequence') ?? 0);
    const address = String(attendee.getFirstValue())
      .replace(/^mailto:/iu, '')
      .toLowerCase();
    return { uid, sequence: Number.isFinite(sequence) ? sequence : 0, attendee: address, status: status.toLowerCase() };
  } catch {
    // Whatever it is, it is no answer that can be read.
    return undefined;
  }
}

/** Without quotation and signature; how mail programs introduce what they quote. */
export function writtenWords(text: string): string {
  const lines = text.split(/\r?\n/u);
  const end = lines.findIndex((line) => quotes.test(line.trim()) || line === '-- ' || line.trim() === '--');
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'));
  return own.join(' ').replaceAll(/\s+/gu, ' ').trim().slice(0, mostWords);
}

const quotes =
  /^(?:on\b.{0,200}\bwrote:?|el\b.{0,200}\bescribi[oó]:?|am\b.{0,200}\bschrieb.{0,80}:|le\b.{0,200}\ba écrit ?:|-{2,} ?(?:original|forwarded|mensaje|ursprüngliche).{0,60}|_{10,}|(?:from|de|von): .{1,200})$/iu;
