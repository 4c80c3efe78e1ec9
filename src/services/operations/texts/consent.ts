// Who may get a text: whoever agreed, has not written STOP since, and wants to be written to at all.
import { phoneOf, type Phone } from '../../../core/phone.ts';
import type { TextConsents } from '../../../core/ports/text-consents.ts';
import type { Texts } from '../../../core/ports/texts.ts';
import { Problem } from '../../../core/problem.ts';
import type { Candidate } from '../../../core/records.ts';
import { timeInWords } from '../local-time.ts';
import { candidateWords, wordsAround } from '../words/candidate-words.ts';

/** Throws `connection_missing` where no system sends texts, with what can be done instead. */
export async function expectTexts(texts: Pick<Texts, 'unable'>, { name }: Pick<Candidate, 'name'>): Promise<void> {
  const because = await texts.unable();
  if (because !== null) throw new Problem('connection_missing', `${because} Nothing was sent. ${instead(name)}`);
}

/** Throws `conflict` without a number, `contact_declined` without an agreement. */
export async function expectAgreed(
  consents: Pick<TextConsents, 'of'>,
  candidate: Pick<Candidate, 'name' | 'phone'>,
  zone: string,
): Promise<Phone> {
  const { name } = candidate;
  const phone = phoneOf(candidate.phone);
  if (phone === undefined)
    throw new Problem(
      'conflict',
      `The ATS has no mobile number of ${name} with its country. Nothing was sent. ${instead(name)}`,
    );
  const consent = await consents.of(phone);
  if (consent?.state === 'given') return phone;
  if (consent?.state === 'stopped')
    throw new Problem(
      'contact_declined',
      `${name} wants no text messages since ${timeInWords(consent.changedAt, zone)} (${zone}). Nothing was sent. ${instead(name)}`,
    );
  throw new Problem(
    'contact_declined',
    `${name} has not agreed to text messages. Nothing was sent. Record where and how they agreed, or e-mail them instead.`,
  );
}

const instead = (name: string): string => `Email ${name} instead.`;

/** Every text says how it ends, as carriers ask (CTIA Messaging Principles). */
export const withWayOut = (text: string): string =>
  /\bSTOP\b/.test(text) ? text : `${text}\n${wordsAround(text).textWayOut}`;

/** The same text as a letter, which ends otherwise. */
export const withoutWayOut = (text: string): string =>
  Object.values(candidateWords).reduce(
    (rest, { textWayOut }) => (rest.endsWith(`\n${textWayOut}`) ? rest.slice(0, -textWayOut.length - 1) : rest),
    text,
  );
