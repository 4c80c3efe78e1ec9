// What comes into the mailbox becomes events: whoever answered a letter of Muster, or writes from a candidate's address, has been in
// contact; a letter that did not arrive and a complaint are told as well. What people wrote is not read, but for what an interviewer
// answers to an invitation.
import { createHash } from 'node:crypto';
import { type IncomingKind, noDetails } from '../../core/trigger-event.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { EventLog } from '../../core/ports/event-log.ts';
import type { Inbox, Received } from '../../core/ports/inbox.ts';
import type { Letters } from '../../core/ports/letters.ts';
import { classify, ourAddresses, reportedAddresses } from './incoming-mail/classify.ts';
import { type InvitationAnswer, invitationAnswer } from './incoming-mail/invitation-answer.ts';
import { effects } from './incoming-mail/marks.ts';

export interface ReplyPorts {
  readonly inbox: Inbox;
  readonly letters: Pick<Letters, 'find'>;
  readonly ats: Pick<Ats, 'candidates'>;
  readonly events: Pick<EventLog, 'take'>;
  readonly directory: Pick<Directory, 'users'>;
  /** Muster's own addresses: what it sends, and the mailbox. */
  readonly mailboxes: readonly string[];
  /** What an interviewer answered to an invitation; the same one again changes nothing. */
  readonly answered: (answer: InvitationAnswer) => Promise<void>;
  /** Where the last round ended. Events come first: after a crash some are met again, and taken once. */
  readonly cursor: { get(): Promise<string | undefined>; put(cursor: string): Promise<void> };
}

/** How many events were new. */
export async function takeReplies(ports: ReplyPorts): Promise<number> {
  const { inbox, events, cursor, directory, letters, answered } = ports;
  const before = await cursor.get();
  const { messages, cursor: after } = await inbox.after(before);
  const known = messages.length === 0 ? nobody : await knownAddresses(ports);
  let taken = 0;
  const users = messages.length === 0 ? [] : await directory.users();
  for (const message of messages) {
    const answer = await invitationAnswer(message, { letters, users });
    if (answer !== undefined && isByPerson(message)) await answered(answer);
    const found = await readMessage(message, { ...ports, known });
    if (found === undefined) continue;
    const { kind: outcome } = await events.take(eventOf(inbox.system, message, found));
    if (outcome === 'new') taken += 1;
  }
  if (after !== before) await cursor.put(after);
  return taken;
}

/** An absence notice answers every mail. */
const isByPerson = (message: Received): boolean => ['own', 'reply'].includes(classify(message, false));

interface KnownAddresses {
  readonly byAddress: ReadonlyMap<string, CandidateId | undefined>;
  readonly isOurs: (address: string) => boolean;
}

const nobody: KnownAddresses = { byAddress: new Map(), isOurs: () => false };

async function knownAddresses({ ats, directory, mailboxes }: ReplyPorts): Promise<KnownAddresses> {
  const users = await directory.users();
  return {
    byAddress: await addressesOf(ats),
    isOurs: ourAddresses([...mailboxes, ...users.map(({ email }) => email)]),
  };
}

interface ReplyMatch {
  readonly kind: IncomingKind;
  readonly candidate: CandidateId;
}

/** Undefined where it means nothing for any candidate. */
async function readMessage(
  message: Received,
  { letters, known }: { letters: Pick<Letters, 'find'>; known: KnownAddresses },
): Promise<ReplyMatch | undefined> {
  const letter = await answeredLetter(message, letters);
  const is = classify(message, isOurs(message, { to: letter?.to, known }));
  const kind = effects[is];
  if (kind === null) return undefined;
  // A server writes about somebody, a person for themselves.
  const addresses = is === 'bounced' || is === 'complaint' ? reportedAddresses(message) : [message.from ?? ''];
  const candidate = letter?.candidate ?? addresses.map((address) => known.byAddress.get(address)).find(Boolean);
  return candidate == null ? undefined : { kind, candidate };
}

/** A candidate who works here already answers as a candidate. */
function isOurs({ from }: Received, { to, known }: { to: string | undefined; known: KnownAddresses }): boolean {
  if (from === null || known.byAddress.has(from) || to?.toLowerCase() === from) return false;
  return known.isOurs(from);
}

/** Two candidates with one address are told apart by the letter that is answered, or not at all. */
async function addressesOf(ats: Pick<Ats, 'candidates'>): Promise<ReadonlyMap<string, CandidateId | undefined>> {
  const known = new Map<string, CandidateId | undefined>();
  for (const { id, email } of await ats.candidates()) {
    const address = email.toLowerCase();
    known.set(address, known.has(address) ? undefined : id);
  }
  return known;
}

async function answeredLetter({ answers }: Received, letters: Pick<Letters, 'find'>) {
  for (const key of answers) {
    const letter = await letters.find(key);
    if (letter !== undefined && letter.candidate !== null) return letter;
  }
  return undefined;
}

const eventOf = (system: string, { id, at }: Received, { kind, candidate }: ReplyMatch) => ({
  system,
  eventId: id,
  kind,
  candidate,
  ...noDetails,
  occurredAt: at,
  fingerprint: createHash('sha256').update(`${system} ${id}`).digest('hex'),
});
