// Says what an incoming message is: a person's answer, or one of the many things that machines write.
import type { Received } from '../../../core/ports/inbox.ts';
import { daemonSender, type MailClass, type Mark, marks, publicMail } from './marks.ts';

export type Incoming = Pick<Received, 'from' | 'headers' | 'report'>;

/** `isOurs`: sent by Muster's own address or by a colleague. */
export function classify(message: Incoming, isOurs: boolean): MailClass {
  const mark = marks.find((each) => fits(message, each));
  if (mark !== undefined && mark.is !== 'person') return mark.is;
  return isOurs ? 'own' : 'reply';
}

function fits({ headers, report }: Incoming, { part, field, header, subject, daemon }: Mark): boolean {
  if (part !== undefined && !report.types.includes(part)) return false;
  if (field !== undefined && !report.fields.some(([name, value]) => name === field[0] && field[1].test(value)))
    return false;
  if (header !== undefined && !header[1].test(valueOf(headers, header[0]))) return false;
  if (subject !== undefined && !subject.test(headers.get('subject')?.trim() ?? '')) return false;
  return daemon === undefined || isDaemon(headers);
}

/** Empty where it is absent, which no pattern of the table fits. Comments (RFC 5322, 3.2.2) say nothing. */
function valueOf(headers: Incoming['headers'], name: string): string {
  const value = headers.get(name) ?? '';
  return name === 'from' ? value : withoutComments(value);
}

/** Comments may hold comments. */
function withoutComments(value: string, depth = 0): string {
  const shorter = value.replaceAll(/\([^()]*\)/gu, '');
  return shorter === value || depth > 4 ? value.trim() : withoutComments(shorter, depth + 1);
}

const isDaemon = (headers: Incoming['headers']): boolean =>
  /^<\s*>$/u.test(headers.get('return-path')?.trim() ?? '') || daemonSender.test(headers.get('from') ?? '');

/** Whom a report is about, in small letters: the addresses that a server or a complaint names. */
export function reportedAddresses({ headers, report }: Incoming): string[] {
  const named = report.fields.filter(([name]) => recipientFields.has(name)).map(([, value]) => value);
  const all = [...named, headers.get('x-failed-recipients') ?? ''].join(' ');
  return [
    ...new Set([...all.matchAll(/[^\s<>;,:"]{1,64}@[^\s<>;,"]{1,255}/gu)].map(([address]) => address.toLowerCase())),
  ];
}

const recipientFields = new Set([
  'original-recipient',
  'final-recipient',
  'original-rcpt-to',
  'removal-recipient',
  'x-hmxmroriginalrecipient',
]);

/** Whether an address is the organization's own: a mailbox of Muster, a user, or somebody else of a domain that is theirs alone. */
export function ourAddresses(known: readonly string[]): (address: string) => boolean {
  const own = new Set(known.map(plain));
  const domains = new Set([...own].map(domainOf).filter((domain) => domain !== '' && !publicMail.has(domain)));
  return (address) => own.has(plain(address)) || domains.has(domainOf(address.toLowerCase()));
}

/** `ruth+jobs@…` is Ruth. */
const plain = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/u, '@');
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
