// Answers in the organization's mailbox, read over IMAP (RFC 9051). Nothing is marked, moved or stored there. Of what people write
// only the headers are read, of what mail servers report the report as well, and of answers to invitations the answer.
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { type Inbox, inviteOf, type Received } from '../../core/ports/inbox.ts';
import { Problem } from '../../core/problem.ts';
import { keysIn } from '../message-id.ts';
import { deepest, mayReport, mostOfReport, noReport, readAnswer, readHeaders, readReport } from './read-message.ts';

/** As many as one round takes; the rest comes with the next. */
const mostAtOnce = 200;
const patienceMs = 30_000;
/** `imaps://user:password@host/INBOX`; a path names another mailbox. */
export const imapInbox = (url: string): Inbox => ({
  system: 'imap',
  async after(cursor) {
    const { mailbox, client } = await openClient(url);
    try {
      await client.connect();
      const { uidValidity, uidNext } = await client.mailboxOpen(mailbox, { readOnly: true });
      const end = `${uidValidity}:${uidNext}`;
      const [validity, next = '1'] = cursor?.split(':') ?? [];
      // Another validity: the numbers mean other messages now, and the known ones cannot be told from new ones.
      if (validity !== String(uidValidity) || Number(next) >= uidNext) return { messages: [], cursor: end };
      return await readFrom(client, { next: Number(next), validity, end });
    } catch (error) {
      throw new Problem('unavailable', 'The mailbox cannot be read now.', { cause: error });
    } finally {
      await client.logout().catch(() => client.close());
    }
  },
});

async function openClient(url: string): Promise<{ client: ImapFlow; mailbox: string }> {
  // With all that it brings, for the few who name a mailbox.
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port === '' ? (secure ? 993 : 143) : port),
    secure,
    // Without TLS only on this machine.
    ...(secure || isHere(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    socketTimeout: patienceMs,
    greetingTimeout: patienceMs,
    connectionTimeout: patienceMs,
  });
  // A connection that breaks between two commands says so here as well; the command that follows fails by itself.
  client.on('error', () => undefined);
  return { client, mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}

const isHere = (host: string) => host === '127.0.0.1' || host === 'localhost' || host === '[::1]';

async function readFrom(
  client: ImapFlow,
  { next, validity, end }: { next: number; validity: string; end: string },
): Promise<Awaited<ReturnType<Inbox['after']>>> {
  const messages: Numbered[] = [];
  const uids = await uidsFrom(client, next);
  const later = uids[mostAtOnce];
  const cursor = later === undefined ? end : `${validity}:${later}`;
  if (uids.length === 0) return { messages, cursor };
  const query = { uid: true, envelope: true, internalDate: true, headers: true, bodyStructure: true };
  for await (const found of client.fetch(uids.slice(0, mostAtOnce).join(','), query, { uid: true })) {
    const headers = readHeaders(found.headers?.toString('utf8') ?? '');
    messages.push({
      uid: found.uid,
      id: `${validity}:${found.uid}`,
      from: found.envelope?.from?.[0]?.address?.toLowerCase() ?? null,
      answers: keysOf(headers),
      headers,
      report: noReport,
      hasCalendar: holdsCalendar(found.bodyStructure),
      at: new Date(found.internalDate ?? 0),
    });
  }
  return { messages: await withReports(client, messages), cursor };
}

interface Numbered extends Received {
  readonly uid: number;
  readonly hasCalendar: boolean;
}

/** Whether a part of it is for calendars. */
const holdsCalendar = (part: MessageStructureObject | undefined, depth = 0): boolean =>
  part !== undefined &&
  depth <= deepest &&
  (/^(?:text\/calendar|application\/ics)$/iu.test(part.type) ||
    (part.childNodes ?? []).some((child) => holdsCalendar(child, depth + 1)));

/** `*` is the last message even where that is older than the first number asked for. */
async function uidsFrom(client: ImapFlow, next: number): Promise<number[]> {
  const found = await client.search({ uid: `${next}:*` }, { uid: true });
  return (found === undefined || found === false ? [] : found)
    .filter((uid) => uid >= next)
    .toSorted((one, other) => one - other);
}

const keysOf = (headers: Received['headers']): string[] => [
  ...new Set(['in-reply-to', 'references'].flatMap((name) => keysIn(headers.get(name) ?? ''))),
];

/** No other command runs while an answer is read: reports and answers to invitations are asked for afterwards. */
async function withReports(client: ImapFlow, messages: readonly Numbered[]): Promise<Received[]> {
  const asked = messages.filter((one) => mayReport(one.headers) || mayAnswer(one)).map(({ uid }) => uid);
  const sources = new Map<number, string>();
  if (asked.length > 0) {
    const query = { uid: true, source: { start: 0, maxLength: mostOfReport } };
    for await (const { uid, source } of client.fetch(asked.join(','), query, { uid: true }))
      sources.set(uid, source?.toString('utf8') ?? '');
  }
  return messages.map(({ uid, hasCalendar: _hasCalendar, ...received }) => {
    const source = sources.get(uid);
    if (source === undefined) return received;
    if (!mayReport(received.headers)) return { ...received, ...readAnswer(source) };
    const read = readReport(source);
    return { ...received, report: read.report, answers: [...new Set([...received.answers, ...read.answers])] };
  });
}

const mayAnswer = ({ answers, hasCalendar }: Numbered): boolean =>
  hasCalendar || answers.some((key) => inviteOf(key) !== undefined);
