// send_offer: records an offer in the ATS and sends the letter. High stakes: it waits for approval unless configured.
import { z } from 'zod';
import { GivenDay } from '../core/dates.ts';
import { Problem } from '../core/problem.ts';
import type { Job } from '../core/records.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { findMoney } from '../nlp/money.ts';
import { isTerminal } from '../core/stages.ts';
import { lookUp } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { isKept, shownLetter } from './filled-letter.ts';
import { type LetterPlan, planLetter } from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { offerMessage, termsInWords } from './offer-letter.ts';
import { hasLeft, OfferOutput, OfferPlan, offerSteps, takeOfferBack } from './offer-steps.ts';
import type { ToolPorts } from './tool-ports.ts';

/** What the requisition pays in: “A$95,000-A$120,000” is AUD. */
const currencyOf = ({ salaryRange }: Job): string | undefined =>
  findMoney(salaryRange).find(({ currency }) => currency !== undefined)?.currency;

type Ports = Pick<ToolPorts, 'ats' | 'letters' | 'preferences' | 'directory' | 'templates'>;

const Input = z.strictObject({
  candidate: argument.candidate,
  salary: z.int().min(0).max(100_000_000).describe('Yearly salary in whole units of the currency.').optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters such as USD')
    .describe('Currency of the salary, such as USD; where absent, that of the salary range of the requisition, or USD.')
    .optional(),
  start_date: GivenDay.describe('First day of work, as YYYY-MM-DD.').optional(),
  message_template: argument.template.optional(),
});

/**
 * Throws `candidate_not_found`, `not_supported`, `conflict` for an ended candidacy or an open offer, and what planning the
 * letter throws. Once the letter has left, undo proposes `withdraw_offer` instead.
 */
export const sendOffer = (ports: Ports) =>
  writeTool({
    name: 'send_offer',
    summary: 'Send a candidate an offer: records it in the ATS and e-mails the letter.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    replacesEarlier: true,
    input: Input,
    plan: OfferPlan,
    output: OfferOutput,

    prepare: (input, context) => planOffer(ports, input, { context }),
    prepareAgain: (input, context, { letter }) => planOffer(ports, input, { context, shown: letter }),

    preview: ({ about, terms, letter }) =>
      `Send ${about.name} an offer for ${about.jobTitle} (${termsInWords(terms)}) by email “${letter.subject}”`,

    ...offerSteps(ports, 'extended'),

    outcome: ({ plan: { about }, output: { letter } }) => ({
      atsUpdated: true,
      contacted: [about.candidate],
      undoUntil: new Date(letter.releaseAt),
      events: [{ kind: 'offer.extended', candidate: about.candidate, job: about.job }],
    }),

    // An offer that has left can only be withdrawn, which is a decision of its own.
    async undo(done, context) {
      if (!(await hasLeft(ports, done.output))) return takeOfferBack(ports, done, context);
      const { offer } = await ports.ats.candidate(done.plan.about.candidate);
      if (offer?.status !== 'extended') return { kind: 'refused', because: 'The offer does not stand any more.' };
      return { kind: 'instead', tool: 'withdraw_offer', input: { candidate: done.plan.about.candidate } };
    },
  });

/** `shown`: the letter as somebody was shown it, which is sent whatever became of its template. */
async function planOffer(
  ports: Ports,
  { candidate: id, salary, currency, start_date: startDate, message_template: template }: z.infer<typeof Input>,
  { context, shown }: { context: ToolContext; shown?: LetterPlan },
): Promise<OfferPlan> {
  await expectAble(ports.ats, 'offer');
  const { candidate, job, about } = await lookUp(ports.ats, id);
  await expectAble(ports.ats, 'offer', id);
  if (isTerminal(candidate.stage))
    throw new Problem('conflict', `The candidate ${id} stands in ${candidate.stage}; move them first.`);
  if (candidate.offer?.status === 'extended')
    throw new Problem('conflict', `The candidate ${id} has an open offer already; withdraw it first.`);
  const terms = {
    salary: salary ?? null,
    currency: salary === undefined ? null : (currency ?? currencyOf(job) ?? 'USD'),
    startDate: startDate ?? null,
  };
  const merge = { ...(await mergeFor(ports.directory, { candidate, job }, context)), offer: terms };
  const message = isKept(shown) ? shownLetter(shown, merge) : await offerMessage(ports.templates, merge, template);
  const letter = await planLetter(ports, { candidate, message, purpose: 'awaited' }, context);
  return { about, before: candidate.offer, terms, letter };
}
