// A system that sends text messages. They reach it only after their hold window, and outside the quiet hours of their reader.
import type { Phone } from '../phone.ts';
import type { Repeats } from './ats.ts';

/** `text` is sent as it is; nothing is added. */
export interface TextMessage {
  readonly to: Phone;
  readonly text: string;
  readonly key: string;
}

/** Under one `key` a text leaves as `repeats` says. The caller has asked for consent and quiet hours before. */
export interface Texts {
  readonly system: string;
  readonly repeats: Repeats;
  /** Why nobody can be written to, with the remedy; null: it works. */
  unable(): Promise<string | null>;
  send(message: TextMessage): Promise<void>;
  /** Whether a message with that key has left; undefined where the system cannot tell. */
  hasSent(key: string): Promise<boolean | undefined>;
  /** Whether STOP, START and HELP are answered over there, as carriers ask of them. */
  answersKeywords(): Promise<boolean>;
}
