// Finds the requisition that a clause names.
import type { Job } from '../../../../core/records.ts';
import { lettersOf } from '../../../../nlp/patterns/letters.ts';
import { remembered } from '../../../../nlp/remembered.ts';
import { findRoles, singular } from '../../../../nlp/roles.ts';
import { bareWords, escapeRegExp, fold } from '../../../../nlp/text.ts';
import { titleFit } from '../../../../nlp/titles.ts';
import { bestJobs } from '../../../../services/operations/resolve/titles.ts';
import { mayHold } from './letter-words.ts';
import type { Span } from './people.ts';
import { overlaps } from './stage-words.ts';
import { mention, type TitleMention } from './title-words.ts';

/** Of a job's title and id, a line each. */
const patternOfTitle = remembered((key) => {
  const [title = '', id = ''] = key.split('\n');
  const words = title.trim().split(/\s+/).map(escapeRegExp).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words}s?|${escapeRegExp(id)})(?![\\p{L}\\p{N}])`, 'iu');
});
const patternOfJob = ({ title, id }: Job): RegExp => patternOfTitle(`${title.replaceAll('\n', ' ')}\n${id}`);

const asked =
  /\b(?:for|on|in|to|from|about|of)\s+(?:the |our |my )?((?:(?!(?:for|the|in|on|to|from|about)\b)[\p{L}\p{N}/-]+ ){1,4}?)(role|job|req|requisition|position|opening|opportunity)\b/giu;

export function findJob(text: string, jobs: readonly Job[], taken: readonly Span[]): TitleMention | undefined {
  const free = (span: Span) => !taken.some((one) => overlaps(one, span));
  const letters = lettersOf(text);
  const mayBe = ({ title, id }: Job) => mayHold(letters, title) || mayHold(letters, id);
  for (const job of jobs.toSorted((a, b) => b.title.length - a.title.length)) {
    const match = mayBe(job) ? patternOfJob(job).exec(text) : null;
    const span = match === null ? undefined : { start: match.index, end: match.index + match[0].length };
    if (span !== undefined && free(span))
      return mention(
        text,
        span,
        bestJobs(job.title, jobs)
          .map(({ id }) => id)
          .filter((id) => id === job.id || titleFit(job.title, jobs.find((one) => one.id === id)?.title ?? '') === 1),
      );
  }
  const workers = workersOf(text, jobs);
  if (workers !== undefined && free(workers)) return workers;
  for (const match of text.matchAll(asked)) {
    const said = (match[1] ?? '').trim();
    const span = { start: match.index, end: match.index + match[0].length };
    if (said !== '' && free(span))
      return mention(
        text,
        span,
        bestJobs(said, jobs).map(({ id }) => id),
      );
  }
  return undefined;
}

/** “Which tellers …”: those who want the one job that is called so, where no family of jobs is. */
function workersOf(text: string, jobs: readonly Job[]): TitleMention | undefined {
  const found = workers.exec(text);
  const said = found?.groups?.['work'] ?? '';
  const work = singular(said.toLowerCase());
  const roles = [...new Set(jobs.map(({ role }) => role))].filter((role) => role !== '');
  if (found === null || work === said.toLowerCase() || findRoles(said, roles).length > 0) return undefined;
  const [only, ...others] = jobs.filter(({ title }) => bareWords(title).at(-1) === fold(work));
  const start = found.index + found[0].length - said.length;
  return only === undefined || others.length > 0
    ? undefined
    : mention(text, { start, end: start + said.length }, [only.id]);
}

const workers =
  /\b(?:which|what|how many|all|our|the|any|list|show(?: me)?)(?: of)?(?: the| our)? (?<work>\p{L}{4,}s)(?= (?:are|is|were|have|haven't|do|did|who|in|at|on|sit|still|we|stand|wait)\b|\?|$)/iu;
