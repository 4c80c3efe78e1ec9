// A requisition as matching sees it: likely occupations, skills, place, seniority and requirements. Made once per wording.
import type { Job } from '../../core/records.ts';
import type { Requirement } from '../../nlp/military/requirements.ts';
import type { Seniority } from '../../nlp/military/seniority.ts';
import type { Place } from '../../nlp/military/places.ts';
import type { OccupationModel } from '../../nlp/military/occupation-model.ts';
import type { VeteranData } from './veteran-data.ts';
import { softmax } from '../../nlp/military/calibration.ts';
import { highest, raise } from '../../nlp/military/scores.ts';
import { readRequirements } from '../../nlp/military/requirements.ts';
import { seniorityOfTitle } from '../../nlp/military/seniority.ts';
import { classesOfTitle } from '../../nlp/military/title-key.ts';
import { readWords, type Word } from '../../nlp/military/words.ts';
import { wordsApart } from './words-apart.ts';

export interface JobProfile {
  readonly occupations: readonly { readonly index: number; readonly share: number }[];
  readonly skills: readonly number[];
  /** Those of them that the title names. */
  readonly titleSkills: readonly number[];
  readonly place: Place;
  readonly seniority: Seniority | undefined;
  readonly requirements: readonly Requirement[];
}

export const occupationsPerJob = 5;
const descriptionRead = 1_500;
const sharpness = 4;
// A title that employers are known to use for an occupation says more than any description.
const knownTitle = 1.5;

export function profileOf(job: Pick<Job, 'title' | 'description' | 'location'>, data: VeteranData): JobProfile {
  const written = plainTitle(job.title);
  const name = nameIn(written);
  const title = written.replace(name, wordsApart(name, data.classifier.model));
  const titleWords = readWords(title);
  const body = readWords(job.description.slice(0, descriptionRead));
  const best = occupationsOf({ titleWords, nameWords: readWords(nameIn(title)), body }, data.classifier.model);
  return {
    occupations: best,
    skills: data.skills.find([...titleWords, ...body]).map(({ skill }) => skill),
    titleSkills: skillsNamed(titleWords, best, data),
    place: data.places.read(job.location),
    seniority: seniorityOfTitle(job.title),
    requirements: readRequirements(`${job.title}. ${job.description}`),
  };
}

/** One word of a title means what the occupation asks for, where that is no guess: a backend engineer designs no machines. */
function skillsNamed(
  titleWords: readonly Word[],
  [likely]: JobProfile['occupations'],
  { skills, occupations }: VeteranData,
): readonly number[] {
  const isSure = likely !== undefined && likely.share >= sure;
  const asked = new Set(isSure ? occupations.all[likely.index]?.skills.map(({ skill }) => skill) : []);
  const meaningful = titleWords.filter((word) => word.counts);
  const said = skills.triggersIn(meaningful).filter(({ skill, trigger }) => {
    return !isSure || trigger.includes(' ') || asked.has(skill);
  });
  return [...new Set(said.map(({ skill }) => skill))];
}
const sure = 0.8;

/** Read twice, with the description and without: a long description drowns a title that says it all. */
function occupationsOf(
  { titleWords, nameWords, body }: Readonly<Record<'titleWords' | 'nameWords' | 'body', readonly Word[]>>,
  model: OccupationModel,
): JobProfile['occupations'] {
  const scores = model.scoresOfJob([...titleWords, ...nameWords, ...body]);
  if (body.length > 0) {
    const byName = model.scoresOfJob(nameWords);
    for (let at = 0; at < scores.length; at += 1) scores[at] = ((scores[at] ?? 0) + (byName[at] ?? 0)) / 2;
  }
  const known = [titleWords, nameWords]
    .map((words) => classesOfTitle(model.parts.knownTitles, words))
    .find((classes) => classes.length > 0);
  for (const id of known ?? []) raise(scores, id, knownTitle / Math.sqrt(known?.length ?? 1));
  const best = highest(scores, occupationsPerJob);
  const shares = softmax(
    best.map((index) => scores[index] ?? 0),
    sharpness,
  );
  return best.map((index, place) => ({ index, share: shares[place] ?? 0 }));
}

/** What stands before a comma, a dash or a slash names the job; the rest says where: “Program Manager, Defense”. */
const nameIn = (title: string): string => {
  const name = title.split(/[,/|:;]|\s[-–—]\s/, 1)[0] ?? '';
  return name.trim() === '' ? title : name;
};

/** Without what says nothing about the work: numbers, shifts, places in brackets. */
const plainTitle = (title: string): string =>
  title
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(
      /\b(i{1,3}|iv|v|\d+|full[- ]?time|part[- ]?time|nights?|days?|shift|remote|hybrid|sr|jr|senior|junior)\b/gi,
      ' ',
    );
