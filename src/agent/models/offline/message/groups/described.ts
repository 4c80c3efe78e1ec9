// People who are described instead of named: “the nurse in Phone Screen”, “both drivers”, “everyone in Offer but Ann”. Where a
// description fits exactly as many as it says, their names take its place; where it fits others, it stays and is asked about.
import type { Candidate, Job } from '../../../../../core/records.ts';
import { isTerminal, stageKind } from '../../../../../core/stages.ts';
import * as words from '../../../../../nlp/lexicon/descriptions.ts';
import { findRoles, singular } from '../../../../../nlp/roles.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { bareWords, fold } from '../../../../../nlp/text.ts';
import { titleFit } from '../../../../../nlp/titles.ts';
import { vagueFamily } from '../../named/filters.ts';
import type { Known } from '../../named/known.ts';

/** Words of a group, and where those of it stand who are meant. */
export interface Description {
  readonly head?: string;
  readonly stage?: string;
  /** They have been turned down. */
  readonly gone?: string;
}

const head = "(?<head>(?!(?:in|at|on|of|from|to|for|with)\\b)(?:\\p{L}[\\p{L}'-]* ){0,4}?\\p{L}[\\p{L}'-]*)";
const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*";
/** Where somebody stands. */
export const stageShape = `${words.standing} (?<stage>${word}(?: ${word}){0,3}?)(?: stage| step)?`;
export const behindPeople = `(?=$|[,.;:!?)]|'s\\b| (?:${words.afterwards})(?![\\p{L}'-]))`;

const described = [[words.definite, 1] as const, ...words.counted].map(([before, count]) => ({
  count,
  shape: new RegExp(
    `(?<![\\p{L}'-])(?:${before}) ${head}(?:${stageShape}|(?<gone>${words.turnedDown}))?${behindPeople}`,
    'giu',
  ),
}));
const isOfWork = new RegExp(`\\b(?:${words.ofWork})\\s*$`, 'i');

/** Quotes have been put aside. */
export const withPeopleNamed = (text: string, known: Known): string =>
  described.reduce(
    (kept, { count, shape }) =>
      [...kept.matchAll(shape)].toReversed().reduce((rest, { index, 0: whole, groups = {} }) => {
        const lead = kept.slice(0, index);
        const isBare = groups['stage'] === undefined && groups['gone'] === undefined;
        if (isPayload(lead) || (isBare && isOfWork.test(lead))) return rest;
        const people = isSeveral(groups['head'] ?? '') === count > 1 ? fitting(groups, known) : [];
        return people.length === count ? lead + listed(people) + rest.slice(index + whole.length) : rest;
      }, kept),
    text,
  );

/** “Nurses” are never one; “both” are never “nurse”. */
function isSeveral(said: string): boolean {
  const last = said.split(/[ -]/).at(-1)?.toLowerCase() ?? '';
  return singular(last) !== last || /^(?:people|folks|two|three|pair)$/.test(last);
}

const writes = new RegExp(`\\b(?:${words.writing})\\b`, 'i');
const writesTo = new RegExp(`\\b(?:${words.writing}|line|word|something)(?: (?:to|for|on))?\\s*$`, 'i');

/** What is told or noted keeps its words; whom it goes to may be described. */
export function isPayload(lead: string): boolean {
  const sentence = lead.split(/[.!?;\n]/).at(-1) ?? '';
  return writes.test(sentence) && !writesTo.test(sentence);
}

const anybody = new RegExp(`^(?:${words.anybody})$`, 'i');

/** Everybody whom the words fit; nobody where they name no work and no stage. */
export function fitting({ head: said = '', stage, gone }: Description, known: Known): readonly Candidate[] {
  const isAnybody = said === '' || anybody.test(said);
  if (isAnybody && stage === undefined) return [];
  const stands = stage === undefined ? undefined : findStage(stage, known.stages);
  if (stands !== undefined && stands.kind !== 'one') return [];
  const jobs = isAnybody ? undefined : jobsCalled(said, known.jobs);
  if (jobs?.size === 0) return [];
  const isIn = (own: string): boolean => {
    if (gone !== undefined) return stageKind(own) === 'rejected';
    return stands === undefined ? !isTerminal(own) : own === stands.stage;
  };
  return known.names.candidates.people.filter((one) => isIn(one.stage) && (jobs === undefined || jobs.has(one.job)));
}

/** The jobs of one title, or of one family: “the carpenter”, “the sous chef”, “both nurses”. */
export function jobsCalled(said: string, jobs: readonly Job[]): ReadonlySet<string> {
  const work = said.replace(/ (?:candidate|applicant|person|people)s?$/i, '');
  const exact = jobs.filter(({ title }) => titleFit(work, title) === 1);
  if (exact.length > 0) return new Set(exact.map(({ id }) => id));
  const [role, ...others] = findRoles(
    work,
    [...new Set(jobs.map((job) => job.role))].filter((one) => one !== ''),
  );
  const isWorker = !vagueFamily.has(fold(work)) && !jobs.some((job) => fold(job.role) === fold(work));
  const ofFamily = others.length === 0 && isWorker ? role : undefined;
  return new Set(jobs.filter((job) => job.role === ofFamily || isCalled(job.title, work)).map(({ id }) => id));
}

/** “The chef” is the sous chef, “the events coordinator” the coordinator of events. */
function isCalled(title: string, work: string): boolean {
  const own = wordsIn(title);
  const asked = wordsIn(work);
  return asked.at(-1) === own.at(-1) && asked.every((one) => own.includes(one));
}
export const wordsIn = (text: string): readonly string[] => bareWords(text).map(singular);

export const listed = (people: readonly { readonly name: string }[]): string =>
  people
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
