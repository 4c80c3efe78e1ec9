// The headers of a letter beside those that every mail has, the same for every mail system.
import type { MailHeaders } from '../core/ports/mailer.ts';

interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * Of a machine, but meant to be answered: no automatic replies please (RFC 3834, and what Exchange reads). Serial mail can be
 * ended by one click (RFC 2369, 8058), which programs offer for https alone; on this machine it is shown for trying it out.
 */
export function headersOf({ unsubscribe }: MailHeaders): readonly Header[] {
  return [
    { name: 'X-Auto-Response-Suppress', value: 'OOF, AutoReply' },
    ...(unsubscribe === undefined ? [] : [{ name: 'List-Unsubscribe', value: `<${unsubscribe}>` }]),
    ...(unsubscribe !== undefined && mayBeOneClick(unsubscribe)
      ? [{ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' }]
      : []),
  ];
}

const mayBeOneClick = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
};

/** For nodemailer: an address is never folded, so that every program reads it whole. */
export const composed = (headers: MailHeaders) =>
  headersOf(headers).map(({ name, value }) => ({ key: name, value: { prepared: true, foldLines: false, value } }));
