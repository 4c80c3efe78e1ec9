// What sending and withdrawing an offer share: the ATS record first, then a held letter, and the way back while it is held.
import { z } from 'zod';
import { canonical } from '../core/json.ts';
import { Offer } from '../core/records.ts';
import { Problem } from '../core/problem.ts';
import type { Recovery, ToolContext, UndoOutcome } from '../core/tool.ts';
import { instantIn } from '../services/operations/local-time.ts';
import { About, subjectOf } from './about.ts';
import {
  expectNoContactSince,
  HeldLetter,
  holdLetter,
  LetterPlan,
  type Mailing,
  recoverLetter,
  takeLetterBack,
} from './held-letter.ts';
import { OfferTerms } from './offer-letter.ts';
import { afterFirstEffect, recoverBy, stepBack, unknown } from './recovery.ts';

export const OfferPlan = z.strictObject({
  about: About,
  before: Offer.nullable(),
  terms: OfferTerms,
  letter: LetterPlan,
});
export type OfferPlan = z.infer<typeof OfferPlan>;
export const OfferOutput = z.strictObject({ offer: Offer, letter: HeldLetter });
export type OfferOutput = z.infer<typeof OfferOutput>;

interface SentOffer {
  readonly plan: OfferPlan;
  readonly output: OfferOutput;
}

/**
 * The ATS first, then the letter: a failure in between is `outcome_unknown`, and a repeat under the key finishes it. Throws
 * `changed_since` where offer or contact changed since the plan. After a crash, an offer that stands without its letter
 * goes to a person unless the ATS knows the key.
 */
export const offerSteps = (mailing: Mailing, status: Offer['status']) => ({
  subject: ({ about, terms: { salary } }: OfferPlan) => ({
    ...subjectOf(about, 1),
    ...(salary === null ? {} : { amount: salary }),
  }),

  async execute(
    { about: { candidate }, before, terms, letter }: OfferPlan,
    context: ToolContext,
  ): Promise<OfferOutput> {
    const present = await mailing.ats.candidate(candidate);
    if (canonical(present.offer) === canonical(before)) expectNoContactSince(present, letter);
    const at = instantIn(context.now.getTime(), letter.zone);
    await mailing.ats.setOffer({ candidate, from: before, to: { ...terms, status, at }, key: context.key });
    // On a repeat the record holds the time of the first attempt.
    const { offer } = await mailing.ats.candidate(candidate);
    if (offer?.status !== status) throw overtaken();
    const held = await afterFirstEffect(() => holdLetter(mailing, { candidate, letter }, context));
    return { offer, letter: held };
  },

  recover: (
    { about: { candidate }, before, letter }: OfferPlan,
    context: ToolContext,
  ): Promise<Recovery<OfferOutput>> =>
    recoverBy(mailing.ats, async () => {
      const { offer } = await mailing.ats.candidate(candidate);
      if (canonical(offer) === canonical(before)) return { kind: 'repeat' };
      const found = await recoverLetter(mailing, { candidate, letter }, context);
      if (found.kind === 'done' && offer?.status === status)
        return { kind: 'done', output: { offer, letter: found.output } };
      const isOurs = offer?.status === status && (await mailing.ats.hasSetOffer?.({ candidate, key: context.key }));
      if (found.kind === 'repeat' && isOurs === true) return { kind: 'repeat' };
      return unknown('the offer in the ATS has changed, but the letter is not on its way');
    }),
});

/** `refused` also when the letter has left; the caller then says what may be done instead. */
export async function takeOfferBack(
  mailing: Mailing,
  { plan: { about, before, letter }, output }: SentOffer,
  context: ToolContext,
): Promise<Extract<UndoOutcome, { kind: 'undone' | 'refused' }>> {
  const { candidate } = about;
  const { offer } = await mailing.ats.candidate(candidate);
  if (![output.offer, before].some((known) => canonical(known) === canonical(offer)))
    return { kind: 'refused', because: 'The offer was changed since. Nothing was changed.' };
  const stopped = await takeLetterBack(mailing, { candidate, letter, held: output.letter }, context);
  if (stopped.kind === 'refused') return stopped;
  const back = await stepBack(
    () => mailing.ats.setOffer({ candidate, from: output.offer, to: before, key: context.key }),
    async () => canonical((await mailing.ats.candidate(candidate)).offer) === canonical(before),
  );
  if (back.kind === 'undone') return back;
  return { kind: 'refused', because: `${back.because} The letter was stopped.` };
}

/** Whether the letter has left or is just leaving. */
export async function hasLeft({ letters }: Mailing, { letter }: OfferOutput): Promise<boolean> {
  const found = await letters.find(letter.key);
  return found !== undefined && found.status !== 'held' && found.status !== 'cancelled';
}

const overtaken = () => new Problem('changed_since', 'The offer was changed while it was being recorded.');
