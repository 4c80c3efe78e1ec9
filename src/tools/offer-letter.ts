// What an offer says: the record in the ATS, one line for previews, and the letters where no template is named.
import type { z } from 'zod';
import { Offer } from '../core/records.ts';
import type { Templates } from '../core/ports/directory.ts';
import { TemplateId } from '../core/ids.ts';
import { dayInWords } from '../services/operations/local-time.ts';
import type { Merge } from '../services/operations/render.ts';
import { fillLetter, wordedLetter } from './filled-letter.ts';
import type { Filled } from './held-letter.ts';

/** An offer without its state and time, which are known only when it is made. */
export const OfferTerms = Offer.pick({ salary: true, currency: true, startDate: true });
export type OfferTerms = z.infer<typeof OfferTerms>;

/** `USD 95,000, start 2026-07-01`; `terms to follow` where nothing is known. */
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

/** The organization's own letter for offers, where it has one. */
const ownLetter = TemplateId.parse('offer_letter');

/** What the named template says, or the organization's own offer letter, or where it has none the words of Muster. */
export async function offerMessage(
  templates: Pick<Templates, 'list' | 'get'>,
  merge: Merge & { readonly offer: OfferTerms },
  named: TemplateId | undefined,
): Promise<Filled> {
  if (named !== undefined) return fillLetter(await templates.get(named), merge);
  const own = (await templates.list()).find(({ id }) => id === ownLetter);
  if (own !== undefined) return fillLetter(own, merge);
  return wordedLetter(offerLetter(merge, merge.offer), { names: namedInOffers, merge });
}

const namedInOffers = ['candidate.name', 'job.title', 'job.location', 'recruiter.name', 'offer.terms'] as const;

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

const namedInWithdrawals = ['candidate.name', 'job.title', 'recruiter.name'] as const;

/** In English, without a template of the organization's own. */
export function withdrawalLetter(merge: Merge): Filled {
  const { candidate, job, recruiter } = merge;
  const lines = [
    `Dear ${candidate.name},`,
    `We are sorry to tell you that we have to withdraw our offer for the position of ${job.title}.`,
    'Please reply to this message with any questions.',
    `Kind regards\n${recruiter?.name ?? 'The recruiting team'}`,
  ];
  const words = { subject: `About your offer: ${job.title}`, text: lines.join('\n\n') };
  return wordedLetter(words, { names: namedInWithdrawals, merge });
}
