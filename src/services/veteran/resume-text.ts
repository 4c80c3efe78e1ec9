// Résumé language from the facts of a code: what the military calls it, and what a civilian employer would read.
// Nothing is claimed that the sources do not say: no numbers, no achievements, no certificates.
import type { CodeRecord } from './code-record.ts';
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
  readonly grade: number | undefined;
  readonly years: number | undefined;
}

export function translatedResume(facts: ResumeFacts): ResumeTranslation {
  return { before: before(facts), after: after(facts) };
}

function before({ record, title, grade }: ResumeFacts): string {
  const rank = grade === undefined ? '' : `, E-${grade}`;
  return `${codeName(record)} ${record.code}, ${title}, ${services[record.branch]}${rank}`;
}

function after({ record, title, skills, grade, years }: ResumeFacts): string {
  const own = skills.filter(({ source }) => source === 'code').map(({ name }) => lower(name));
  const asked = skills.filter(({ source }) => source === 'occupation').map(({ name }) => lower(name));
  const known = record.occupations.filter(({ provenance }) => provenance !== 'derived');
  const titles = (known.length > 0 ? known : record.occupations)
    .slice(0, 3)
    .map(({ title: occupation }) => lower(occupation));
  const sentences = [
    `${services[record.branch]} veteran, ${plainRole(title)}${serviceYears(years)}.`,
    ...levelSentence(record, grade),
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

/** Rank says that people were led, not how many. */
function levelSentence({ kind }: CodeRecord, grade: number | undefined): string[] {
  if (kind === 'officer') return ['Commissioned officer with responsibility for people, equipment and plans.'];
  if (kind === 'warrant') return ['Warrant officer: technical expert and adviser in this field.'];
  if (grade === undefined || grade < 5) return [];
  return [
    grade >= 7
      ? 'Senior noncommissioned officer who led teams and trained supervisors.'
      : 'Noncommissioned officer who led and trained a team.',
  ];
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
