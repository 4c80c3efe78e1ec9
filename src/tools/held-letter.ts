// The part of a tool that writes to a candidate: the letter is held, the ATS learns of the contact, both can be taken back.
import { z } from 'zod';
import type { BookingLinkId, CandidateId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { ContactPreferences } from '../core/ports/contact-preferences.ts';
import type { Letter, Letters } from '../core/ports/letters.ts';
import type { Phone } from '../core/phone.ts';
import { Problem } from '../core/problem.ts';
import { type Candidate, Instant, noAddress } from '../core/records.ts';
import type { Recovery, ToolContext, UndoOutcome } from '../core/tool.ts';
import { expectWelcome, type Purpose } from '../services/operations/contact-preference.ts';
import { instantIn, timeInWords } from '../services/operations/local-time.ts';
import { singleLine } from '../services/operations/render.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';

export interface Mailing {
  readonly ats: Ats;
  readonly letters: Letters;
  readonly preferences: Pick<ContactPreferences, 'of'>;
}

/** The words of a letter, with what they were filled with. */
export interface Filled {
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly values?: Record<string, string>;
  /** Of a notice that the law asks for: which text it is. */
  readonly version?: string | undefined;
}

interface Planning {
  readonly candidate: Candidate;
  readonly message: Filled;
  readonly purpose: Purpose;
}

export const LetterPlan = z.strictObject({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** The organization's time zone, for the times that are written and shown. */
  zone: z.string(),
  contactBefore: Instant.nullable(),
  /** What it was filled with; absent where somebody wrote the words themselves. */
  values: z.record(z.string(), z.string()).optional(),
  /** Of a notice that the law asks for: which text it was. */
  version: z.string().optional(),
});
export type LetterPlan = z.infer<typeof LetterPlan>;

export const HeldLetter = z.strictObject({ key: z.string(), contactedAt: Instant, releaseAt: Instant });
export type HeldLetter = z.infer<typeof HeldLetter>;

/** Throws `conflict` for people of whom the ATS has no address, `contact_declined` for those who are not to be written to. */
export async function planLetter(
  { preferences }: Pick<Mailing, 'preferences'>,
  { candidate, message: { subject, text, html, values, version }, purpose }: Planning,
  { settings, now }: ToolContext,
): Promise<LetterPlan> {
  await expectWelcome(preferences, candidate, { purpose, now, zone: settings.timeZone });
  if (candidate.email === noAddress)
    throw new Problem('conflict', `The ATS has no e-mail address of the candidate ${candidate.id}.`);
  return {
    to: candidate.email,
    subject: singleLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    zone: settings.timeZone,
    contactBefore: candidate.lastContactAt,
    ...(values === undefined ? {} : { values }),
    ...(version === undefined ? {} : { version }),
  };
}

interface Addressed {
  readonly candidate: CandidateId;
  readonly letter: LetterPlan;
  /** The one that its text leads to. */
  readonly bookingLink?: BookingLinkId;
  /** It goes to that number, at a time that is allowed; to the address if it cannot be delivered. */
  readonly text?: { readonly phone: Phone; readonly after: (at: Date) => Date };
}

/** The ATS comes first: where it refuses, because somebody was in contact meanwhile, nothing is on its way to anybody. */
export async function holdLetter(
  { ats, letters }: Mailing,
  { candidate, letter, bookingLink, text: asText }: Addressed,
  { key, now, settings }: ToolContext,
): Promise<HeldLetter> {
  const { zone, contactBefore, to, subject, text, html } = letter;
  const wanted = instantIn(now.getTime(), zone);
  const written = await ats.setLastContact({ candidate, from: contactBefore, to: wanted, key: `${key}.contact` });
  const createdAt = new Date(Date.parse(written ?? wanted));
  const held = new Date(now.getTime() + settings.holdSeconds * 1_000);
  const releaseAt = asText?.after(held) ?? held;
  return heldOf(
    await letters.hold({
      key,
      candidate,
      to,
      subject,
      text,
      createdAt,
      releaseAt,
      ...(html === undefined ? {} : { html }),
      ...(asText === undefined ? {} : { medium: 'text' as const, to: asText.phone, otherwise: addressIn(to) }),
      ...(bookingLink === undefined ? {} : { links: { booking: bookingLink } }),
    }),
    zone,
  );
}

const addressIn = (to: string): string | null => (to === noAddress ? null : to);

const heldOf = ({ key, createdAt, releaseAt }: Letter, zone: string): HeldLetter => ({
  key,
  contactedAt: instantIn(createdAt.getTime(), zone),
  releaseAt: releaseAt.toISOString(),
});

/** The letter's part of `recover`, for tools whose other effects come before it. */
export async function recoverLetter(
  { ats, letters }: Mailing,
  { candidate, letter }: Addressed,
  { key }: ToolContext,
): Promise<Recovery<HeldLetter>> {
  const held = await letters.find(key);
  if (held !== undefined) return { kind: 'done', output: heldOf(held, letter.zone) };
  return recoverBy(ats, async () => {
    const { lastContactAt } = await ats.candidate(candidate);
    if (lastContactAt === letter.contactBefore) return { kind: 'repeat' };
    return unknown('the ATS has a newer contact, and it cannot be told whose it is');
  });
}

/** Stops the letter, then puts the last contact back unless somebody was in contact since. */
export async function takeLetterBack(
  mailing: Mailing,
  { candidate, letter, held }: Addressed & { held: HeldLetter },
  { key }: ToolContext,
): Promise<Extract<UndoOutcome, { kind: 'undone' | 'refused' }>> {
  const stopped = await mailing.letters.cancel(held.key);
  if (stopped !== 'cancelled') {
    const left =
      stopped === 'gone' ? `It left at ${timeInWords(held.releaseAt, letter.zone)}` : 'It is not held any more';
    return { kind: 'refused', because: `Too late. ${left}, and an e-mail cannot be called back.` };
  }
  const contact = { candidate, from: held.contactedAt, to: letter.contactBefore, key: `${key}.contact` };
  const back = await stepBack(
    () => mailing.ats.setLastContact(contact),
    async () => (await mailing.ats.candidate(candidate)).lastContactAt === letter.contactBefore,
  );
  return back.kind === 'undone'
    ? back
    : { kind: 'undone', note: 'The message was stopped. A later contact stands in the ATS and was kept.' };
}

/** Throws before the first effect when somebody was in contact since the plan was made. */
export function expectNoContactSince({ lastContactAt }: Candidate, letter: LetterPlan | null): void {
  if (letter !== null && lastContactAt !== letter.contactBefore)
    throw new Problem('changed_since', 'Somebody has been in contact with the candidate since this was proposed.');
}
