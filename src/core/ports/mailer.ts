// A system that sends e-mail. Messages reach it only after their hold window; see `letters.ts`.
import type { Repeats } from './ats.ts';
import type { Invite } from './letters.ts';

/** What the headers of a letter say beside its text. */
export interface MailHeaders {
  /** Of serial mail: where its reader asks for no more, by one click of the mail program (RFC 8058). */
  readonly unsubscribe?: string;
  /** Keys of the letters that it follows, oldest first: mail programs show them as one conversation. */
  readonly follows?: readonly string[];
}

/** `to` is one address; `text` is always there, for programs that show no HTML. */
export interface Mail extends MailHeaders {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Mail programs show it as a meeting. */
  readonly invite?: Invite;
  /** Also the Message-ID's local part, so that a repeat can be found. */
  readonly key: string;
}

/**
 * Under one `key` a mail leaves as `repeats` says; `hasSent` answers after a crash. Throws `outcome_unknown` where nobody
 * knows whether it left.
 */
export interface Mailer {
  readonly system: string;
  readonly repeats: Repeats;
  send(mail: Mail): Promise<void>;
  /** Whether a mail with that key has left; undefined where the system cannot tell. */
  hasSent(key: string): Promise<boolean | undefined>;
}
