// What the assistant answers, as cards: sentences, skills, jobs, résumé text, choices.
import { element } from './element.ts';
import type { Choice, Job, Reply, Resume, ResumeFormat } from './wire.ts';
import type { Words } from './words/en.ts';

export interface CardDependencies {
  readonly words: Words;
  readonly choose: (choice: Choice) => void;
  readonly urlOf: (path: string) => string;
  readonly applied: (job: Job) => void;
  readonly download: (resume: Resume, format: ResumeFormat) => void;
  readonly erase: () => void;
}

export function cardsOf(reply: Reply, parts: CardDependencies): HTMLElement[] {
  const { skills, jobs, resume, choices, link } = reply;
  return [
    message(reply.text),
    ...(skills === undefined || skills.length === 0 ? [] : [skillCard(skills, parts)]),
    ...(jobs ?? []).map((job) => jobCard(job, parts)),
    ...(resume === undefined ? [] : [resumeCard(resume, parts)]),
    // A link to the file needs the key: its card has buttons for that.
    ...(link === undefined || resume !== undefined ? [] : [element('p', {}, outside(link, parts))]),
    ...(choices === undefined || choices.length === 0 ? [] : [choiceRow(choices, parts)]),
  ];
}

export const message = (text: string, who?: string): HTMLElement =>
  element(
    'p',
    { class: who === undefined ? 'message' : 'message own', part: 'message', dir: 'auto' },
    who === undefined ? undefined : element('span', { class: 'hidden' }, `${who}: `),
    text,
  );

/** A heading that focus can be brought to. */
const heading = (text: string): HTMLElement => element('h3', { tabindex: '-1' }, text);

// Skills and titles come in English from their sources; a voice must not read them as another language.
const skillCard = (skills: readonly string[], { words }: CardDependencies): HTMLElement =>
  element(
    'section',
    { class: 'card', part: 'card' },
    heading(words.skills),
    element('ul', { class: 'skills', lang: 'en', dir: 'ltr' }, ...skills.map((skill) => element('li', {}, skill))),
  );

const strongFrom = 0.7;
const goodFrom = 0.4;

function inWords(score: number, words: Words): string {
  if (score >= strongFrom) return words.strong;
  return score >= goodFrom ? words.good : words.possible;
}

function outside(
  { url, label }: { readonly url: string; readonly label: string },
  { words }: CardDependencies,
  more: Readonly<Record<string, string | (() => void)>> = {},
): HTMLElement {
  const safe = /^https?:/.test(url) ? url : '#';
  return element(
    'a',
    { class: 'main', part: 'button', href: safe, target: '_blank', rel: 'noopener', ...more },
    label,
    element('span', { class: 'hidden' }, ` (${words.newTab})`),
  );
}

function jobCard(job: Job, parts: CardDependencies): HTMLElement {
  const { words, urlOf, applied } = parts;
  const percent = Math.round(job.confidence_score * 100);
  const place = [job.location, job.salary_range].filter((part) => part !== '').join(' · ');
  const apply = outside({ url: urlOf(job.apply_path), label: words.apply }, parts, {
    click: () => applied(job),
    'aria-label': `${words.apply}: ${job.title} (${words.newTab})`,
  });
  return element(
    'article',
    { class: 'card job', part: 'card' },
    element('h3', { tabindex: '-1', lang: 'en', dir: 'ltr' }, job.title),
    element('p', { class: 'facts' }, place),
    element(
      'p',
      { class: 'facts' },
      element('b', {}, inWords(job.confidence_score, words)),
      ` · ${words.outOf(percent)}`,
    ),
    job.reasons.length === 0
      ? undefined
      : element(
          'details',
          {},
          element('summary', {}, words.why, element('span', { class: 'hidden' }, `: ${job.title}`)),
          element('ul', {}, ...job.reasons.map((reason) => element('li', {}, reason))),
        ),
    apply,
  );
}

const resumeCard = (resume: Resume, { words, download, erase }: CardDependencies): HTMLElement =>
  element(
    'section',
    { class: 'card', part: 'card' },
    heading(words.resume),
    element('h4', {}, words.before),
    element('p', { lang: 'en', dir: 'ltr' }, resume.before),
    element('h4', {}, words.after),
    element('p', { lang: 'en', dir: 'ltr' }, resume.after),
    element(
      'div',
      { class: 'row' },
      ...resume.formats.map((format) =>
        element(
          'button',
          { type: 'button', click: () => download(resume, format) },
          element('span', { class: 'hidden' }, `${words.download} `),
          words.formats[format],
        ),
      ),
      element('button', { type: 'button', click: erase }, words.erase),
    ),
  );

const choiceRow = (choices: readonly Choice[], { choose }: CardDependencies): HTMLElement =>
  element(
    'div',
    { class: 'row choices' },
    ...choices.map((choice) =>
      element('button', { type: 'button', class: 'choice', click: () => choose(choice) }, choice.label),
    ),
  );
