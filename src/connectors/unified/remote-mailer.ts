// Any connected mail system behind the port of letters.
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import type { Json } from '../../core/json.ts';
import { composed, headersOf } from '../mail-headers.ts';
import { messageIdOf, threadOf } from '../message-id.ts';
import { fillJson } from '../runtime/templates.ts';
import { openWriteOnce, type OutgoingDependencies } from './write-once.ts';

export function remoteMailer(dependencies: OutgoingDependencies): Mailer {
  const once = openWriteOnce(dependencies);
  const { attachment } = dependencies.mapping;
  return {
    system: dependencies.remote.connector.system,
    repeats: 'read_back',
    async send(mail) {
      const { key, to, subject, text, html, invite } = mail;
      const raw = await rawOf(mail);
      const values = {
        to,
        subject,
        text,
        html: html ?? null,
        contents: [
          { type: 'text/plain', value: text },
          ...(html === undefined ? [] : [{ type: 'text/html', value: html }]),
        ],
        body: html ?? text,
        body_type: html === undefined ? 'Text' : 'HTML',
        message_id: messageIdOf(key, to),
        raw,
        header_list: headersOf(mail).map(({ name, value }) => ({ Name: name, Value: value })),
        list_unsubscribe: mail.unsubscribe === undefined ? null : `<${mail.unsubscribe}>`,
        headers: Object.fromEntries(headersOf(mail).map(({ name, value }) => [name, value])),
        attachments: invite === undefined || attachment === undefined ? null : [attached(attachment, invite)],
      };
      await once.write({ key, to: { email: to, name: to }, values: () => values });
    },
    hasSent: (key) => once.hasWritten(key),
  };
}

const attached = (template: Json, { method, text }: NonNullable<Mail['invite']>): Json =>
  fillJson(template, {
    file_name: 'invite.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    base64: Buffer.from(text).toString('base64'),
  });

/** For systems that take a message as it is; they add the sender themselves. */
async function rawOf(mail: Mail): Promise<string> {
  const { key, to, subject, text, html, invite, follows = [] } = mail;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  const composer = new MailComposer({
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(invite === undefined ? {} : { icalEvent: { method: invite.method, content: invite.text } }),
    messageId: messageIdOf(key, to),
    ...threadOf(follows, to),
    headers: composed(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await composer.compile().build()).toString('base64url');
}
