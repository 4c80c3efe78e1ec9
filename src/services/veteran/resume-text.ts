// Résumé language from the facts of a code: what the military calls it, and what a civilian employer would read.
// Nothing is claimed that the sources do not say: no numbers, no achievements, no certificates.
import type { CodeRecord } from './code-record.ts';
import { payGradeText, type PayGrade } from '../../nlp/military/pay-grade.ts';
import { roleOfGrade } from './grade-role.ts';
import { capitalized, uncapitalized } from './rewriting/inflection.ts';
import type { RankedSkill } from './ranked-skill.ts';

export interface ResumeTranslation {
  readonly before: string;
  readonly after: string;
}

const services = {
  Army: 'U.S. Army',
  Navy: 'U.S. Navy',
  'Air Force': 'U.S. Air Force',
  Marines: 'U.S. Marine Corps',
  'Coast Guard': 'U.S. Coast Guard',
  'Space Force': 'U.S. Space Force',
} as const;

const codeNames = {
  Army: 'MOS',
  Navy: 'Designator',
  'Air Force': 'AFSC',
  Marines: 'MOS',
  'Coast Guard': 'Specialty',
  'Space Force': 'SFSC',
} as const;

function codeName({ branch, kind }: CodeRecord): string {
  if (kind === 'nec') return 'NEC';
  return kind === 'rating' ? 'Rating' : codeNames[branch];
}

export interface ResumeFacts {
  readonly record: CodeRecord;
  readonly title: string;
  readonly skills: readonly RankedSkill[];
  readonly payGrade: PayGrade | undefined;
  readonly years: number | undefined;
}

export function translatedResume(facts: ResumeFacts): ResumeTranslation {
  return { before: before(facts), after: after(facts) };
}

function before({ record, title, payGrade }: ResumeFacts): string {
  const rank = payGrade === undefined ? '' : `, ${payGradeText(payGrade)}`;
  return `${codeName(record)} ${record.code}, ${title}, ${services[record.branch]}${rank}`;
}

function after({ record, title, skills, payGrade, years }: ResumeFacts): string {
  const own = skills.filter(({ source }) => source === 'code').map(({ name }) => lower(name));
  const asked = skills.filter(({ source }) => source === 'occupation').map(({ name }) => lower(name));
  const known = record.occupations.filter(({ provenance }) => provenance !== 'derived');
  const titles = (known.length > 0 ? known : record.occupations)
    .slice(0, 3)
    .map(({ title: occupation }) => lower(occupation));
  const sentences = [
    `${services[record.branch]} veteran, ${plainRole(title)}${serviceYears(years)}.`,
    ...levelSentence(record, payGrade),
    ...(own.length > 0 ? [`Trained in ${listed(own.slice(0, 5))}.`] : []),
    ...(titles.length > 0 ? [`${leadIn(record)} ${listed(titles)}.`] : []),
    ...(asked.length > 0 ? [`Relevant to work that calls for ${listed(asked.slice(0, 5))}.`] : []),
  ];
  return sentences.join(' ');
}

const plainRole = (title: string): string =>
  title
    .replace(/^(URL|RL|SC|LDO|CWO|WO) - /, '')
    .replace(/ \(.*?\)/g, '')
    .trim();

const serviceYears = (years: number | undefined): string =>
  years === undefined ? '' : `, ${years} ${years === 1 ? 'year' : 'years'} of service`;

/** What the grade stands for, said of the grade: whom somebody led is theirs to write. */
function levelSentence({ kind }: CodeRecord, payGrade: PayGrade | undefined): string[] {
  if (payGrade === undefined) {
    if (kind === 'officer') return ['Commissioned officer.'];
    return kind === 'warrant' ? ['Warrant officer.'] : [];
  }
  if (payGrade.kind === 'enlisted' && payGrade.grade < 5) return [];
  const { payGrade: grade, name, typical } = roleOfGrade(payGrade, 'en');
  return [`${capitalized(name)} (${grade}), a grade that typically ${uncapitalized(typical)}`];
}

const leadIn = ({ occupations }: CodeRecord): string =>
  occupations.every(({ provenance }) => provenance === 'derived')
    ? 'The experience carries over to work such as'
    : 'It corresponds to the civilian work of';

// Acronyms keep their capitals.
const lower = (text: string): string => text.replaceAll(/\b[A-Z][a-z'’]+/g, (word) => word.toLowerCase());

const listed = (items: readonly string[]): string => {
  if (items.length < 2) return items[0] ?? '';
  // Names that hold an "and" or a comma of their own stand apart.
  const isLong = items.some((item) => /,| and /.test(item));
  return `${items.slice(0, -1).join(isLong ? '; ' : ', ')}${isLong ? '; and' : ' and'} ${items.at(-1) ?? ''}`;
};
