// The one table of duties by jurisdiction. Each line says from when it holds, where it stands, and how far that was checked. It is a
// help for whoever has to keep the law and no legal advice; docs/compliance.md is made from it.
import type { DutyKind, Jurisdiction } from './jurisdiction.ts';

export interface Duty {
  readonly jurisdiction: Jurisdiction;
  readonly kind: DutyKind;
  /** First day on which it holds, in the jurisdiction's own calendar. */
  readonly from: `${number}-${number}-${number}`;
  /** What the law asks for, in our words. */
  readonly asks: string;
  readonly section: string;
  /** What was read; `official`: a page of the legislator or the authority, `secondary`: somebody's account of it. */
  readonly source: string;
  readonly read: 'official' | 'secondary';
  readonly checkedOn: '2026-11-27' | '2026-11-28';
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

const checked = { checkedOn: '2026-11-27' } as const;
const colorado = {
  ...checked,
  jurisdiction: 'us-co',
  from: '2027-01-01',
  source: 'https://everyailaw.com/regulation/colorado-sb26-189/index.html',
  read: 'secondary',
} as const;
const rulesOpen = 'The Attorney General’s rules under SB 26-189 were not out when this was checked.';
const california = { ...checked, jurisdiction: 'us-ca', from: '2027-01-01', read: 'secondary' } as const;
const replacing =
  'Holds where the technology replaces or substantially replaces a human decision. With Muster a person decides; ask whether it applies to you.';
const city = {
  ...checked,
  jurisdiction: 'us-nyc',
  from: '2023-07-05',
  source: 'https://aicompliancevendors.com/faqs/nyc-local-law-144-bias-audit',
  read: 'secondary',
} as const;
const assisting = 'Holds where the score substantially assists or replaces discretion (6 RCNY § 5-300).';
const union = {
  ...checked,
  jurisdiction: 'eu',
  from: '2027-12-02',
  source: 'https://www.regulation-ai.eu/en/omnibus/ai-act-omnibus-deadlines/',
  read: 'secondary',
  caution: 'The date is that of the Digital Omnibus on AI; its text in the Official Journal was not read.',
} as const;

/** An audit stays posted for so long after the score that it is about was used last. */
export const publicationMonths = 6;

export const duties = [
  {
    ...colorado,
    kind: 'notice',
    asks: 'a clear notice before the technology is used to materially influence the decision, with instructions for more information',
    section: 'C.R.S. § 6-1-1704(1)',
    caution: rulesOpen,
  },
  {
    ...colorado,
    kind: 'statement',
    checkedOn: '2026-11-28',
    asks: 'within 30 days after an adverse outcome, in plain language, what was decided and what part the technology had, and a simple way to ask for more',
    section: 'C.R.S. § 6-1-1704',
    source: 'https://everyailaw.com/requires/colorado-sb26-189/transparency/',
    days: 30,
    caution: rulesOpen,
  },
  {
    ...colorado,
    kind: 'correction',
    asks: 'after an adverse outcome, a way to see the personal data and have wrong ones corrected',
    section: 'C.R.S. § 6-1-1705(1)(a)(I)',
    source: 'https://coag.gov/resources/ai/',
    read: 'official',
  },
  {
    ...colorado,
    kind: 'human_review',
    asks: 'after an adverse outcome, a meaningful review by a person, as far as commercially reasonable',
    section: 'C.R.S. § 6-1-1705(1)(a)(II)',
    source: 'https://everyailaw.com/requires/colorado-sb26-189/human-oversight/',
  },
  {
    ...colorado,
    checkedOn: '2026-11-28',
    kind: 'records',
    asks: 'records that show compliance, for not less than three years after the decision',
    section: 'C.R.S. § 6-1-1703',
    source: 'https://everyailaw.com/requires/colorado-sb26-189/record-keeping/index.html',
    years: 3,
  },
  {
    ...california,
    kind: 'notice',
    asks: 'a pre-use notice with the rights to opt out and to access',
    section: '11 CCR § 7220',
    source: 'https://www.getprivisy.com/regulations/ccpa/7220',
    caution: replacing,
  },
  {
    ...california,
    kind: 'opt_out',
    asks: 'a way to opt out of the technology',
    section: '11 CCR § 7221',
    source: 'https://securiti.ai/ccpa-automated-decision-making-technology',
    caution: replacing,
  },
  {
    ...california,
    kind: 'records',
    from: '2025-10-01',
    asks: 'automated-decision system data, from the record or the decision, whichever is later',
    section: '2 CCR § 11013',
    source: 'https://cybhumanresources.com/uncategorized/california-adopts-new-ai-regulations-for-employers',
    years: 4,
    caution: 'The number of the section was not checked against its text.',
  },
  {
    ...checked,
    jurisdiction: 'us-il',
    kind: 'notice',
    from: '2026-01-01',
    asks: 'a notice that AI is used for recruiting or hiring',
    section: '775 ILCS 5/2-102(L)',
    checkedOn: '2026-11-28',
    source: 'https://www.theleveragedyears.com/ai-regulation-news/illinois-hb3773-ai-employment-notice',
    read: 'secondary',
    caution:
      'When and how is left to rules: the draft of May 2026, which asks for the name of the product, its purpose, its data and a contact, was postponed in June. The wording of the section was not read.',
  },
  {
    ...city,
    kind: 'notice',
    asks: 'a notice at least ten business days before use, with the qualifications that are assessed',
    section: 'NYC Admin. Code § 20-871(b)',
    businessDays: 10,
    caution: assisting,
  },
  {
    ...city,
    kind: 'opt_out',
    asks: 'a way to ask for another selection process or an accommodation',
    section: 'NYC Admin. Code § 20-871(b)(1)',
    source: 'https://soma-dws.pages.dev/ll144.html',
    caution: assisting,
  },
  {
    ...city,
    checkedOn: '2026-11-28',
    kind: 'publication',
    asks: 'before use, for everybody to read: the date of the newest bias audit, source and explanation of its data, the number of unknown, applicants with rates and impact ratios of all categories, and the distribution date; for six months after the last use',
    section: 'NYC Admin. Code § 20-871(a)(2); 6 RCNY § 5-303',
    months: publicationMonths,
    caution: `${assisting} The law wants the audit of an independent auditor. The six months were not found in a page that could be read.`,
  },
  {
    ...union,
    kind: 'notice',
    asks: 'people are told that a high-risk system is used in a decision on them',
    section: 'Regulation (EU) 2024/1689, Art. 26(11)',
  },
  {
    ...union,
    kind: 'human_review',
    asks: 'oversight by people who are able to disregard the system',
    section: 'Regulation (EU) 2024/1689, Art. 14 and 26(2)',
  },
  {
    ...union,
    kind: 'records',
    asks: 'logs of the system, for at least six months',
    section: 'Regulation (EU) 2024/1689, Art. 26(6)',
    source: 'https://promptking-finops.vercel.app/insights/insight-eu-ai-act-agent-registry',
    years: 0.5,
  },
] as const satisfies readonly Duty[];

const withYears: readonly Duty[] = duties;

/** Of any jurisdiction: for what is kept without knowing whose law holds. */
export const longestRecordYears = Math.max(...withYears.map(({ years = 0 }) => years));

/** `us-co.statement`: how a duty is called in settings, records and tests. */
export const dutyName = ({ jurisdiction, kind }: Pick<Duty, 'jurisdiction' | 'kind'>): string =>
  `${jurisdiction}.${kind}`;
