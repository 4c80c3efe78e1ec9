// withdraw_offer: takes back an offer that has reached the candidate, and tells them. High stakes, like the offer itself.
import { z } from 'zod';
import type { TemplateId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import type { Merge } from '../services/operations/render.ts';
import { lookUp } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { fillLetter, isKept, shownLetter } from './filled-letter.ts';
import { type Filled, type LetterPlan, planLetter } from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { termsInWords, withdrawalLetter } from './offer-letter.ts';
import { OfferOutput, OfferPlan, offerSteps, takeOfferBack } from './offer-steps.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'ats' | 'letters' | 'preferences' | 'directory' | 'templates'>;

const Input = z.strictObject({ candidate: argument.candidate, message_template: argument.template.optional() });

/**
 * As `send_offer`: the ATS first, then a held letter. Throws `candidate_not_found`, `not_supported`, and `conflict` where
 * no offer stands. Undo is exact until the letter has left, and refuses afterwards.
 */
export const withdrawOffer = (ports: Ports) =>
  writeTool({
    name: 'withdraw_offer',
    summary: 'Withdraw an offer that was sent: marks it in the ATS and e-mails the candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    replacesEarlier: true,
    input: Input,
    plan: OfferPlan,
    output: OfferOutput,

    prepare: (input, context) => planWithdrawal(ports, input, { context }),
    prepareAgain: (input, context, { letter }) => planWithdrawal(ports, input, { context, shown: letter }),

    preview: ({ about, terms, letter }) =>
      `Withdraw the offer to ${about.name} for ${about.jobTitle} (${termsInWords(terms)}) by email “${letter.subject}”`,

    ...offerSteps(ports, 'withdrawn'),

    outcome: ({ plan: { about }, output: { letter } }) => ({
      atsUpdated: true,
      contacted: [about.candidate],
      undoUntil: new Date(letter.releaseAt),
      events: [{ kind: 'offer.withdrawn', candidate: about.candidate, job: about.job }],
    }),

    undo: (done, context) => takeOfferBack(ports, done, context),
  });

async function planWithdrawal(
  ports: Ports,
  { candidate: id, message_template: template }: z.infer<typeof Input>,
  { context, shown }: { context: ToolContext; shown?: LetterPlan },
): Promise<OfferPlan> {
  await expectAble(ports.ats, 'offer');
  const { candidate, job, about } = await lookUp(ports.ats, id);
  await expectAble(ports.ats, 'offer', id);
  const { offer } = candidate;
  if (offer?.status !== 'extended') throw new Problem('conflict', `The candidate ${id} has no open offer.`);
  const terms = { salary: offer.salary, currency: offer.currency, startDate: offer.startDate };
  const merge = { ...(await mergeFor(ports.directory, { candidate, job }, context)), offer: terms };
  const message = await withdrawalMessage(ports, merge, { template, shown });
  return {
    about,
    before: offer,
    terms,
    letter: await planLetter(ports, { candidate, message, purpose: 'awaited' }, context),
  };
}

async function withdrawalMessage(
  { templates }: Ports,
  merge: Merge,
  { template, shown }: { template: TemplateId | undefined; shown: LetterPlan | undefined },
): Promise<Filled> {
  if (isKept(shown)) return shownLetter(shown, merge);
  return template === undefined ? withdrawalLetter(merge) : fillLetter(await templates.get(template), merge);
}
