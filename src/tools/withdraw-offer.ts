// withdraw_offer: takes back an offer that has reached the candidate, and tells them. High stakes, like the offer itself.
import { z } from 'zod';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';
import { renderTemplate } from '../services/operations/render.ts';
import { lookUp } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { planLetter } from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { termsInWords, withdrawalLetter } from './offer-letter.ts';
import { OfferOutput, OfferPlan, offerSteps, takeOfferBack } from './offer-steps.ts';
import type { ToolPorts } from './tool-ports.ts';

export const withdrawOffer = (ports: Pick<ToolPorts, 'ats' | 'letters' | 'preferences' | 'directory' | 'templates'>) =>
  writeTool({
    name: 'withdraw_offer',
    summary: 'Withdraw an offer that was sent: marks it in the ATS and e-mails the candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    replacesEarlier: true,
    input: z.strictObject({ candidate: argument.candidate, message_template: argument.template.optional() }),
    plan: OfferPlan,
    output: OfferOutput,

    async prepare({ candidate: id, message_template: template }, context) {
      await expectAble(ports.ats, 'offer');
      const { candidate, job, about } = await lookUp(ports.ats, id);
      await expectAble(ports.ats, 'offer', id);
      const { offer } = candidate;
      if (offer?.status !== 'extended') throw new Problem('conflict', `The candidate ${id} has no open offer.`);
      const terms = { salary: offer.salary, currency: offer.currency, startDate: offer.startDate };
      const merge = { ...(await mergeFor(ports.directory, { candidate, job }, context)), offer: terms };
      const message =
        template === undefined ? withdrawalLetter(merge) : renderTemplate(await ports.templates.get(template), merge);
      return {
        about,
        before: offer,
        terms,
        letter: await planLetter(ports, { candidate, message, purpose: 'awaited' }, context),
      };
    },

    preview: ({ about, terms, letter }) =>
      `Withdraw the offer to ${about.name} for ${about.jobTitle} (${termsInWords(terms)}) by e-mail “${letter.subject}”`,

    ...offerSteps(ports, 'withdrawn'),

    outcome: ({ plan: { about }, output: { letter } }) => ({
      atsUpdated: true,
      contacted: [about.candidate],
      undoUntil: new Date(letter.releaseAt),
      events: [{ kind: 'offer.withdrawn', candidate: about.candidate, job: about.job }],
    }),

    undo: (done, context) => takeOfferBack(ports, done, context),
  });
