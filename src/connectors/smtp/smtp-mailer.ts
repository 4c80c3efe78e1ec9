// Mail through the organization's own server (RFC 5321). SMTP knows no idempotency key, so each letter is noted before it is
// handed over and after: a letter that was noted only before may have left, and nobody sends it again by itself.
import { z } from 'zod';
import { mayStillAct } from '../../core/lease.ts';
import type { Mailer } from '../../core/ports/mailer.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Problem } from '../../core/problem.ts';
import { composed } from '../mail-headers.ts';
import { messageIdOf, threadOf } from '../message-id.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** Whom the letters come from, as `Name <address>`. */
  readonly from: string;
  /** Where it is noted which letters have left; one tenant's. */
  readonly store: RecordStore;
}

const kind = 'smtp-letter';
const Note = z.strictObject({ state: z.enum(['sending', 'sent']) });
const patienceMs = 30_000;

export function smtpMailer({ url, from, store }: SmtpOptions): Mailer {
  // Its forty modules are imported with the first letter.
  const opening = async () => (await import('nodemailer')).createTransport(settingsOf(url), { from });
  let transport: ReturnType<typeof opening> | undefined;
  const noteOf = (key: string) =>
    store.read(async (records) => Note.optional().parse(await records.get(kind, key))?.state);
  /** Of two processes one notes it; the other sees what that one has noted. */
  const begin = (key: string) =>
    store.change(async (records) => {
      const before = Note.optional().parse(await records.get(kind, key))?.state;
      if (before === undefined) await records.put({ kind, id: key, body: { state: 'sending' } });
      return before;
    });
  const forget = (key: string) => store.change((records) => records.remove(kind, key));

  return {
    system: 'smtp',
    repeats: 'read_back',
    async send(mail) {
      const { key, to, subject, text, html, invite, follows = [] } = mail;
      const before = await begin(key);
      if (before === 'sent') return;
      if (before === 'sending') throw new Problem('outcome_unknown', 'An earlier try may have sent this letter.');
      if (!(await mayStillAct())) {
        await forget(key);
        throw new Problem('unavailable', 'Muster stood still meanwhile; another of its processes sends this letter.');
      }
      try {
        await (
          await (transport ??= opening())
        ).sendMail({
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(invite === undefined ? {} : { icalEvent: { method: invite.method, content: invite.text } }),
          messageId: messageIdOf(key, from),
          ...threadOf(follows, from),
          headers: composed(mail),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'outcome_unknown') await forget(key);
        throw problem;
      }
      await store.change((records) => records.put({ kind, id: key, body: { state: 'sent' } }));
    },
    async hasSent(key) {
      const state = await noteOf(key);
      return state === 'sending' ? undefined : state === 'sent';
    },
  };
}

/** Without TLS only on this machine: anywhere else a server that offers none is refused. */
function settingsOf(url: string) {
  const { hostname, protocol, port, username, password } = new URL(url);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]';
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname,
    port: Number(port === '' ? (secure ? 465 : 587) : port),
    secure,
    requireTLS: !secure && !isHere,
    ...(username === '' ? {} : { auth }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
}

const SmtpError = z.object({
  responseCode: z.int().optional(),
  command: z.string().optional(),
  code: z.string().optional(),
});

/** Replies of the server are final or not by their first digit; silence after the text was handed over is neither. */
function problemOf(error: unknown): Problem {
  const { responseCode, command, code } = SmtpError.parse(error);
  const options = { cause: error };
  if (responseCode === undefined)
    return command === 'DATA'
      ? new Problem('outcome_unknown', 'The mail server did not say whether it took the letter.', options)
      : new Problem('unavailable', 'The mail server cannot be reached.', options);
  if (code === 'EAUTH') return new Problem('upstream_failed', 'The mail server refuses the login of Muster.', options);
  return responseCode < 500
    ? new Problem('unavailable', `The mail server asks to try later (${responseCode}).`, options)
    : new Problem('upstream_failed', `The mail server refuses the letter (${responseCode}).`, options);
}
