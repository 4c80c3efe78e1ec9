// What an offer says: the record in the ATS, one line for previews, and the letters where no template is named.
import type { z } from 'zod';
import { Offer } from '../core/records.ts';
import type { Templates } from '../core/ports/directory.ts';
import { TemplateId } from '../core/ids.ts';
import { dayInWords } from '../services/operations/local-time.ts';
import { type Merge, renderTemplate } from '../services/operations/render.ts';

/** An offer without its state and time, which are known only when it is made. */
export const OfferTerms = Offer.pick({ salary: true, currency: true, startDate: true });
export type OfferTerms = z.infer<typeof OfferTerms>;

export function termsInWords({ salary, currency, startDate }: OfferTerms): string {
  const pay =
    salary === null ? [] : [[currency, salary.toLocaleString('en-US')].filter((part) => part !== null).join(' ')];
  const parts = [...pay, ...(startDate === null ? [] : [`start ${startDate}`])];
  return parts.length === 0 ? 'terms to follow' : parts.join(', ');
}

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** The organisation's own letter for offers, where it has one. */
const ownLetter = TemplateId.parse('offer_letter');

/** What the named template says, or the organisation's own offer letter, or where it has none the words of Muster. */
export async function offerMessage(
  templates: Pick<Templates, 'list' | 'get'>,
  merge: Merge & { readonly offer: OfferTerms },
  named: TemplateId | undefined,
): Promise<Words & { html?: string }> {
  if (named !== undefined) return renderTemplate(await templates.get(named), merge);
  const own = (await templates.list()).find(({ id }) => id === ownLetter);
  return own === undefined ? offerLetter(merge, merge.offer) : renderTemplate(own, merge);
}

function offerLetter({ candidate, job, recruiter }: Merge, terms: OfferTerms): Words {
  const lines = [
    `Dear ${candidate.name},`,
    `We are pleased to offer you the position of ${job.title}${job.location === '' ? '' : ` in ${job.location}`}.`,
    ...(terms.salary === null ? [] : [`Salary: ${termsInWords({ ...terms, startDate: null })} a year.`]),
    ...(terms.startDate === null ? [] : [`Start date: ${dayInWords(terms.startDate)}.`]),
    'Please reply to this message with any questions.',
    `Kind regards\n${recruiter?.name ?? 'The recruiting team'}`,
  ];
  return { subject: `Your offer: ${job.title}`, text: lines.join('\n\n') };
}

export function withdrawalLetter({ candidate, job, recruiter }: Merge): Words {
  const lines = [
    `Dear ${candidate.name},`,
    `We are sorry to tell you that we have to withdraw our offer for the position of ${job.title}.`,
    'Please reply to this message with any questions.',
    `Kind regards\n${recruiter?.name ?? 'The recruiting team'}`,
  ];
  return { subject: `About your offer: ${job.title}`, text: lines.join('\n\n') };
}
