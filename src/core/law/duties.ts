// The one table of duties by jurisdiction. Each line says from when it holds, where it stands, and how far that was checked. It is a
// help for whoever has to keep the law and no legal advice; docs/compliance.md is made from it.
import type { DutyKind, Jurisdiction } from './jurisdiction.ts';
import {
  californiaPrivacy,
  californiaRecords,
  coloradoAct,
  illinoisAct,
  type LawSource,
  newYorkLaw,
  unionAct,
} from './sources.ts';

/** `from` is the day on which the duty begins to bind; nothing is asked for before it. */
export interface Duty {
  readonly jurisdiction: Jurisdiction;
  readonly kind: DutyKind;
  /** First day on which it holds, in the jurisdiction's own calendar. */
  readonly from: `${number}-${number}-${number}`;
  /** What the law asks for, in our words. */
  readonly asks: string;
  readonly section: string;
  readonly source: LawSource;
  /** What could not be found out, or a limit of the law that a lawyer has to weigh. */
  readonly caution?: string;
  /** Of a notice: so many business days before the score is used. */
  readonly businessDays?: number;
  /** Of a statement: within so many days after the rejection. */
  readonly days?: number;
  /** Of records. */
  readonly years?: number;
  /** Of a publication: so many months after the score was used last. */
  readonly months?: number;
}

const colorado = { jurisdiction: 'us-co', from: '2027-01-01', source: coloradoAct } as const;
const rulesOpen =
  'The Attorney General’s rules (4 CCR 904-6) were a proposal when this was checked, heard on 26 October 2026. They would ask a statement for its principal reasons and the score itself, and for a second way of sending it where there is one: see what was adopted.';
const california = { jurisdiction: 'us-ca', from: '2027-01-01', source: californiaPrivacy } as const;
const replacing =
  'Holds where a decision is made without a person who knows how to read the score, weighs it with the rest and may decide otherwise (11 CCR § 7001(e)). With Muster a person decides; ask whether it applies to you.';
const city = { jurisdiction: 'us-nyc', from: '2023-07-05', source: newYorkLaw } as const;
const assisting =
  'Holds where the score is the only criterion, weighs more than any other or overrules the others (6 RCNY § 5-300). In force since 1 January 2023; enforced from the day in the table on.';
const union = { jurisdiction: 'eu', from: '2027-12-02', source: unionAct } as const;

/** An audit stays posted for so long after the score that it is about was used last. */
export const publicationMonths = 6;

export const duties = [
  {
    ...colorado,
    kind: 'notice',
    asks: 'a clear and conspicuous notice before the technology is used to materially influence the decision, with instructions for more information; a prominent public notice near by is enough',
    section: 'C.R.S. § 6-1-1704(1) and (2)',
    caution: rulesOpen,
  },
  {
    ...colorado,
    kind: 'statement',
    asks: 'within 30 days after a decision with an adverse outcome, in plain language, what was decided and what part the technology had, a simple way to ask for its name, version, developer and the kinds and sources of data, and the rights to correction and review',
    section: 'C.R.S. § 6-1-1704(3)',
    days: 30,
    caution: rulesOpen,
  },
  {
    ...colorado,
    kind: 'correction',
    asks: 'after an adverse outcome and on request, how to ask for the personal data that were used and have incorrect ones corrected; not opinions, predictions or scores',
    section: 'C.R.S. § 6-1-1705(1)(a)(I) and (c)',
  },
  {
    ...colorado,
    kind: 'human_review',
    asks: 'after an adverse outcome and on request, a review and reconsideration by a trained person who may decide otherwise and does not default to the score, as far as commercially reasonable',
    section: 'C.R.S. § 6-1-1705(1)(a)(II), § 6-1-1701(15)',
  },
  {
    ...colorado,
    kind: 'records',
    asks: 'records that show compliance, for not less than three years after the decision',
    section: 'C.R.S. § 6-1-1703',
    years: 3,
  },
  {
    ...california,
    kind: 'notice',
    asks: 'a pre-use notice with the specific purpose, the rights to opt out and to access, that nobody is penalised for using them, what data shape the output, how it is used, and how the decision is made otherwise',
    section: '11 CCR § 7200(b), § 7220',
    caution: replacing,
  },
  {
    ...california,
    kind: 'opt_out',
    asks: 'two or more ways to opt out, one of them a link in the notice, without an account; carried out within 15 business days',
    section: '11 CCR § 7221',
    caution: `${replacing} The section excepts an appeal to a person who may overturn the decision, and tools for hiring that work and do not discriminate.`,
  },
  {
    ...california,
    kind: 'access',
    asks: 'on request, in plain language, the purpose, how the data were processed to the person’s own output, what came of it and what part the output had, and the other rights',
    section: '11 CCR § 7222',
    caution: replacing,
  },
  {
    ...california,
    kind: 'records',
    from: '2025-10-01',
    asks: 'automated-decision system data with the other records of a decision, for four years from the record or the decision, whichever is later',
    section: '2 CCR § 11013(c)',
    source: californiaRecords,
    years: 4,
    caution: 'The text that was read names no first day; 1 October 2025 is that of accounts of it.',
  },
  {
    jurisdiction: 'us-il',
    kind: 'notice',
    from: '2026-01-01',
    asks: 'a notice that AI is used for recruiting or hiring',
    section: '775 ILCS 5/2-102(L)(2)',
    source: illinoisAct,
    caution:
      'The section speaks of an “employee” and leaves when and how to rules: the draft of May 2026, which asks for the name of the product, its purpose, its data and a contact, was postponed in June. Whether it reaches everybody who applies is a question for a lawyer; Muster tells them.',
  },
  {
    ...city,
    kind: 'notice',
    asks: 'a notice at least ten business days before use, with the qualifications that are assessed; the kind and source of the data and how long they are kept, on the website or within 30 days after a written request',
    section: 'NYC Admin. Code § 20-871(b), 6 RCNY § 5-304',
    businessDays: 10,
    caution: assisting,
  },
  {
    ...city,
    kind: 'opt_out',
    asks: 'instructions for asking for another selection process or an accommodation; none has to be provided',
    section: 'NYC Admin. Code § 20-871(b)(1), 6 RCNY § 5-304(a)',
    caution: assisting,
  },
  {
    ...city,
    kind: 'publication',
    asks: 'before use, on the employment section of the website: the date of the newest bias audit, which may be no older than a year, source and explanation of its data, the number of unknown, applicants with rates and impact ratios of all categories, and the distribution date; for six months after the last use',
    section: 'NYC Admin. Code § 20-871(a), 6 RCNY § 5-301(a), § 5-303',
    months: publicationMonths,
    caution: `${assisting} The law wants the audit of an independent auditor.`,
  },
  {
    ...union,
    kind: 'notice',
    asks: 'people are told that a high-risk system is used in a decision on them',
    section: 'Regulation (EU) 2024/1689, Art. 26(11), Art. 113(c)(i)',
  },
  {
    ...union,
    kind: 'human_review',
    asks: 'oversight by competent and trained people who are able to disregard, override or reverse the output',
    section: 'Regulation (EU) 2024/1689, Art. 14(4) and 26(2)',
  },
  {
    ...union,
    kind: 'records',
    asks: 'logs of the system, for at least six months',
    section: 'Regulation (EU) 2024/1689, Art. 26(6)',
    years: 0.5,
  },
  {
    ...union,
    kind: 'disclosure',
    from: '2026-08-02',
    asks: 'people who deal with an AI system directly are told so, at the latest with the first contact',
    section: 'Regulation (EU) 2024/1689, Art. 50(1) and (5)',
    caution:
      'Whether a letter that a person reads before it leaves is such a contact is a question for a lawyer; Muster says it in each that it words. Art. 50 itself was read in quotations, not in the copy.',
  },
] as const satisfies readonly Duty[];

const withYears: readonly Duty[] = duties;

/** Of any jurisdiction: for what is kept without knowing whose law holds. */
export const longestRecordYears = Math.max(...withYears.map(({ years = 0 }) => years));

/** `us-co.statement`: how a duty is called in settings, records and tests. */
export const dutyName = ({ jurisdiction, kind }: Pick<Duty, 'jurisdiction' | 'kind'>): string =>
  `${jurisdiction}.${kind}`;
