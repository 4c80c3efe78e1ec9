// Fills message templates. One pass: a value can bring in neither a further placeholder nor another header line.
import { Problem } from '../../core/problem.ts';
import { answerPlaceholder, assessmentPlaceholder } from '../../core/assessment-request.ts';
import type { Candidate, Job, Template, User } from '../../core/records.ts';
import type { TemplateId } from '../../core/ids.ts';
import { addressOf } from './greeting.ts';
import { dateIn, dayInWords, hoursInWords } from './local-time.ts';
import { candidateWords, wordsAround } from './words/candidate-words.ts';
import type { CandidateWords } from './words/catalogue.ts';

/** What a template may name. A value that is missing is a Problem when a template asks for it. */
export interface Merge {
  readonly candidate: Candidate;
  readonly job: Job;
  /** Undefined when no person stands behind the call: the message then speaks for the team. */
  readonly recruiter: User | undefined;
  readonly hiringManager: User | undefined;
  readonly offer?: OfferTerms;
  readonly interview?: Interview;
  /** Where the person may write about how they were assessed. */
  readonly contact?: string;
  readonly assessment?: Assessment;
  /** What a scored person asked for and was answered, in the language of the letter. */
  readonly request?: AnsweredRequest;
}

interface AnsweredRequest {
  readonly date: string;
  readonly asked: string;
}

/** What a retention score was made of, for the person whom it is about. */
interface Assessment {
  readonly date: string;
  readonly data: string;
  /** The same in Spanish. */
  readonly dataEs: string;
  /** Who decided, as a sentence. */
  readonly decided: string;
  readonly decidedEs: string;
}

interface OfferTerms {
  readonly salary: number | null;
  readonly currency: string | null;
  readonly startDate: string | null;
}

/** The meeting that a letter is about, as its reader's zone shows it. */
export interface Interview {
  readonly start: string;
  readonly end: string;
  readonly zone: string;
  readonly location: string | null;
  /** Names of the people of the organization. */
  readonly with: readonly string[];
}

const variables = {
  'candidate.first_name': ({ candidate }) => addressOf(candidate.name),
  'candidate.name': ({ candidate }) => candidate.name,
  'candidate.stage': ({ candidate }) => candidate.stage,
  'job.title': ({ job }) => job.title,
  'job.location': ({ job }) => job.location,
  'job.salary_range': ({ job }) => job.salaryRange,
  'recruiter.name': ({ recruiter }, { team }) => recruiter?.name ?? team,
  'recruiter.first_name': ({ recruiter }, { team }) => (recruiter === undefined ? team : addressOf(recruiter.name)),
  'recruiter.email': ({ recruiter }) => recruiter?.email,
  'hiring_manager.name': ({ hiringManager }) => hiringManager?.name,
  'hiring_manager.first_name': ({ hiringManager }) => hiringManager && addressOf(hiringManager.name),
  'offer.salary': ({ offer }) => offer?.salary?.toLocaleString('en-US'),
  'offer.currency': ({ offer }) => offer?.currency,
  'offer.start_date': ({ offer }, { locale }) =>
    offer?.startDate == null ? undefined : dayInWords(offer.startDate, locale),
  'offer.terms': ({ offer }, words) => (offer === undefined ? undefined : offerInWords(offer, words)),
  'interview.date': ({ interview }, { locale }) =>
    interview && dayInWords(dateIn(Date.parse(interview.start), interview.zone), locale),
  'interview.time': ({ interview }) => interview && hoursInWords(interview, interview.zone),
  'interview.with': ({ interview }, { locale }) =>
    interview && new Intl.ListFormat(locale, { type: 'conjunction' }).format(interview.with),
  'interview.location': ({ interview }, { seeInvitation }) => interview && (interview.location ?? seeInvitation),
  'compliance.contact': ({ contact }) => contact,
  'assessment.link': () => assessmentPlaceholder,
  'assessment.date': ({ assessment }) => assessment?.date,
  'assessment.day': ({ assessment }) => assessment && dayIn(assessment, 'en-US'),
  'assessment.day_es': ({ assessment }) => assessment && dayIn(assessment, 'es-US'),
  'assessment.data': ({ assessment }) => assessment?.data,
  'assessment.data_es': ({ assessment }) => assessment?.dataEs,
  'assessment.decided': ({ assessment }) => assessment?.decided,
  'assessment.decided_es': ({ assessment }) => assessment?.decidedEs,
  'request.date': ({ request }) => request?.date,
  'request.asked': ({ request }) => request?.asked,
  'request.answer': ({ request }) => request && answerPlaceholder,
} as const satisfies Record<string, (merge: Merge, words: CandidateWords) => string | null | undefined>;

/** For the documentation of templates and for editors. */
export const templateVariables: readonly string[] = Object.keys(variables);

const dayIn = ({ date }: Assessment, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const isVariable = (name: string): name is keyof typeof variables => Object.hasOwn(variables, name);

type Worded = Pick<Template, 'subject' | 'body' | 'html'>;

/** Whether a template speaks of a meeting, which then has to be looked up. */
export const namesInterview = (template: Worded): boolean =>
  namesOf(template).some((name) => name.startsWith('interview.'));

/** What the template names, each once. */
export const namesOf = ({ subject, body, html = '' }: Worded): string[] => [
  ...new Set(namesIn(`${subject}\n${body}\n${html}`)),
];

/** What a letter was filled with: while these stay the same, it says what is so, whatever became of its template. */
export const valuesOf = (names: readonly string[], merge: Merge): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name, merge) ?? '']));

/** `USD 120,000 a year, from Wednesday 1 July 2026`. */
function offerInWords({ salary, currency, startDate }: OfferTerms, words: CandidateWords): string {
  const pay =
    salary === null ? [] : [words.aYear(`${currency === null ? '' : `${currency} `}${salary.toLocaleString('en-US')}`)];
  const parts = [...pay, ...(startDate === null ? [] : [words.from(dayInWords(startDate, words.locale))])];
  return parts.length === 0 ? words.termsToFollow : parts.join(', ');
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Throws `validation_failed` and names every variable that is unknown or has no value. */
export function renderTemplate(template: Template, merge: Merge): Rendered {
  const { unknown, missing } = gapsOf(template, merge);
  const words = [
    ...(unknown.length > 0 ? [`uses unknown variables (${unknown.join(', ')})`] : []),
    ...(missing.length > 0 ? [`needs what is not known here (${missing.join(', ')})`] : []),
  ];
  if (words.length > 0) {
    const message = `The template ${template.id} ${words.join(' and ')}.`;
    throw new Problem('validation_failed', message, {
      errors: [{ path: 'message_template', code: 'template', message }],
    });
  }
  return fillTemplate(template, merge);
}

/** What has no value stays as it was written. */
export function fillTemplate({ subject, body, html }: Template, merge: Merge): Rendered {
  const words = wordsAround(body);
  const fill = (text: string, written: (value: string) => string) =>
    text.replaceAll(placeholder, (asWritten: string, name: string) => {
      const value = valueOf(name, merge, words) ?? '';
      // A value is one line: it can bring neither another header nor a paragraph of its own.
      return value === '' ? asWritten : written(singleLine(value));
    });
  return {
    subject: singleLine(fill(subject, asIs)),
    text: fill(body, asIs),
    ...(html === undefined ? {} : { html: fill(html, escapeHtml) }),
  };
}

const asIs = (value: string): string => value;
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
const isSpecial = (letter: string): letter is keyof typeof entities => Object.hasOwn(entities, letter);
const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (letter) => (isSpecial(letter) ? entities[letter] : letter));

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

export function gapsOf(template: Template, merge: Merge): { unknown: string[]; missing: string[] } {
  const names = namesOf(template);
  return {
    unknown: names.filter((name) => !isVariable(name)),
    missing: names.filter((name) => isVariable(name) && (valueOf(name, merge) ?? '') === ''),
  };
}

/**
 * Faults of a template as it is written, before there is a candidate: unknown variables, and variables inside a tag, where
 * escaping a value is not enough to keep it a value.
 */
export function checkTemplate(template: Pick<Template, 'subject' | 'body' | 'html'>): void {
  const errors = (['subject', 'body', 'html'] as const).flatMap((path) => {
    const text = template[path] ?? '';
    const unknown = [...new Set(namesIn(text).filter((name) => !isVariable(name)))].map((name) => ({
      path,
      code: 'unknown_variable',
      message: `There is no variable ${name}. There are: ${templateVariables.join(', ')}.`,
    }));
    const inTag = path === 'html' && insideTag.test(text);
    const message = 'Variables may stand between tags, not inside one.';
    return [...unknown, ...(inTag ? [{ path, code: 'variable_in_tag', message }] : [])];
  });
  const [first] = errors;
  if (first !== undefined) throw new Problem('validation_failed', first.message, { errors });
}

const insideTag = /<[^<>]*\{\{[^<>]*>/u;

const valueOf = (name: string, merge: Merge, words: CandidateWords = candidateWords.en) =>
  isVariable(name) ? variables[name](merge, words) : undefined;

/** A subject is one line: whatever control characters came in become spaces. */
export const singleLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Throws when a text that is sent as it is still looks like a template. */
export function refusePlaceholders(text: string, path: string): void {
  const [found] = text.match(placeholder) ?? [];
  if (found === undefined) return;
  const message = `The text holds ${found}; write the words themselves, or use a message template.`;
  throw new Problem('validation_failed', message, { errors: [{ path, code: 'placeholder', message }] });
}

const followUpName = /check|follow|nudge|touch|remind|still/i;

export const findFollowUpTemplate = (templates: readonly Template[]): TemplateId | undefined =>
  templates.filter(({ id }) => followUpName.test(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]?.id;

/** The template for a follow-up where none was named: one whose id says so, else the question which one. */
export function followUpTemplate(templates: readonly Template[]): TemplateId {
  const found = findFollowUpTemplate(templates);
  if (found !== undefined) return found;
  const message = 'Which message template should be used?';
  throw new Problem('validation_failed', message, {
    errors: [{ path: 'message_template', code: 'required', message }],
    extra: { choices: templates.map(({ id }) => id) },
  });
}
