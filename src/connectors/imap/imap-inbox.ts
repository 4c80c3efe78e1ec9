// Answers in the organisation's mailbox, read over IMAP (RFC 9051). Nothing is marked, moved or stored there, and of a message
// only its headers are read.
import type { ImapFlow } from 'imapflow';
import type { Inbox, Received } from '../../core/ports/inbox.ts';
import { Problem } from '../../core/problem.ts';
import { keysIn } from '../message-id.ts';

/** As many as one round takes; the rest comes with the next. */
const mostAtOnce = 200;
const patienceMs = 30_000;
const headers = ['in-reply-to', 'references', 'auto-submitted', 'content-type', 'return-path', 'x-failed-recipients'];

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
  const messages: Received[] = [];
  const query = { uid: true, envelope: true, internalDate: true, headers };
  for await (const found of client.fetch(`${next}:*`, query, { uid: true })) {
    // `*` is the last message even where that is older than the first number asked for.
    if (found.uid < next) continue;
    if (messages.length >= mostAtOnce) return { messages, cursor: `${validity}:${found.uid}` };
    const text = found.headers?.toString('utf8') ?? '';
    messages.push({
      id: `${validity}:${found.uid}`,
      from: found.envelope?.from?.[0]?.address?.toLowerCase() ?? null,
      ...readHeaders(text),
      at: new Date(found.internalDate ?? 0),
    });
  }
  return { messages, cursor: end };
}

/** Folded lines are one line (RFC 5322, 2.2.3). */
function readHeaders(text: string): Pick<Received, 'answers' | 'isBounce' | 'isAutomatic'> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const value = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  // RFC 3464 for bounces, RFC 3834 for what machines write.
  const isBounce =
    /multipart\/report;.*report-type="?delivery-status/i.test(value('content-type')) || value('return-path') === '<>';
  return {
    answers: [...new Set([...keysIn(value('in-reply-to')), ...keysIn(value('references'))])],
    isBounce,
    isAutomatic: isBounce || !/^(no)?$/i.test(value('auto-submitted')),
  };
}
