// A system that sends e-mail. Messages reach it only after their hold window; see `letters.ts`.
import type { Repeats } from './ats.ts';
import type { Invite } from './letters.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Mail programs show it as a meeting. */
  readonly invite?: Invite;
  /** Also the Message-ID's local part, so that a repeat can be found. */
  readonly key: string;
}

export interface Mailer {
  readonly system: string;
  readonly repeats: Repeats;
  send(mail: Mail): Promise<void>;
  /** Whether a mail with that key has left; undefined where the system cannot tell. */
  hasSent(key: string): Promise<boolean | undefined>;
}
