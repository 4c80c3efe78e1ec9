// A text on its way out: the carrier behind the outbox of letters, when it may leave, and the letter that takes its place.
import { withoutWayOut } from './consent.ts';
import type { Letter, Letters } from '../../../core/ports/letters.ts';
import type { Mailer } from '../../../core/ports/mailer.ts';
import type { Texts } from '../../../core/ports/texts.ts';
import { Phone } from '../../../core/phone.ts';

/** The outbox hands letters over one by one; a text has no subject. */
export const carrierOf = (texts: Texts): Mailer => ({
  get system() {
    return texts.system;
  },
  get repeats() {
    return texts.repeats;
  },
  send: ({ to, text, key }) => texts.send({ to: Phone.parse(to), text, key }),
  hasSent: (key) => texts.hasSent(key),
});

/** Under a name of its own, once: what could not be delivered as a text goes by mail. False: there is no address. */
export async function sendInstead(letters: Pick<Letters, 'hold'>, letter: Letter, now: Date): Promise<boolean> {
  const { medium, otherwise, key, candidate, subject, text } = letter;
  if (medium !== 'text' || otherwise === null) return false;
  const words = withoutWayOut(text);
  await letters.hold({
    key: `${key}.mail`,
    candidate,
    to: otherwise,
    subject,
    text: words,
    releaseAt: now,
    createdAt: now,
  });
  return true;
}
