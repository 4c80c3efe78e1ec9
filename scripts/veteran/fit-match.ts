// Fits how sure a match may be: on made-up requisitions whose titles and tasks the model was not allowed to see.
import type { Job } from '../../src/core/records.ts';
import type { Observation } from '../../src/nlp/military/calibration.ts';
import type { CodeRecord } from '../../src/services/veteran/code-record.ts';
import type { MatchCalibration } from '../../src/services/veteran/match-calibration.ts';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import type { OccupationText } from './train-model.ts';
import { JobId } from '../../src/core/ids.ts';
import { fitCurve } from '../../src/nlp/military/calibration.ts';
import { JobIndex } from '../../src/services/veteran/job-index.ts';
import { profileOf } from '../../src/services/veteran/job-profile.ts';
import { queryForCode } from '../../src/services/veteran/match-query.ts';
import { relevanceOf } from '../../src/services/veteran/relevance.ts';
import { share } from './corpus.ts';

/** What the calibrating model may not see of an occupation. */
const isHeldBack = (text: string): boolean => share(`requisition ${text}`) < 0.2;

export const withoutHeldBack = (occupation: OccupationText): OccupationText => ({
  ...occupation,
  names: occupation.names.filter((name) => !isHeldBack(name)),
  tasks: occupation.tasks.filter((task) => !isHeldBack(task)),
});

export interface MadeUpJob {
  readonly job: Job;
  readonly occupation: string;
  readonly split: 'development' | 'test';
}

export function madeUpJobs(occupations: readonly OccupationText[]): MadeUpJob[] {
  return occupations.flatMap(({ code, names, tasks }) => {
    // Employers use titles that O*NET lists about as often as titles that it does not.
    const shuffled = names.toSorted((a, b) => share(a) - share(b));
    const unseen = shuffled.filter(isHeldBack).slice(0, 4);
    const listed = shuffled.filter((name) => !isHeldBack(name)).slice(0, unseen.length);
    const described = tasks.filter(isHeldBack).slice(0, 3).join(' ');
    return [...unseen, ...listed].map((title, at) => ({
      occupation: code,
      split: at % 2 === 0 ? ('development' as const) : ('test' as const),
      job: jobOf(`${code}-${at}`, title, at % 4 < 2 ? described : ''),
    }));
  });
}

const jobOf = (id: string, title: string, description: string): Job => ({
  id: JobId.parse(id),
  title: title.slice(0, 200),
  role: '',
  jobFamily: '',
  hiringManager: null,
  location: 'Austin, TX',
  salaryRange: '',
  status: 'open',
  description,
});

/** A job fits when its true occupation is one of the veteran's own or among the neighbours O*NET names. */
const fitting = 0.4;

export interface MatchTrial {
  readonly jobs: readonly MadeUpJob[];
  readonly codes: readonly CodeRecord[];
  readonly data: VeteranData;
}

export function observeMatches(trial: MatchTrial, calibration: MatchCalibration): Observation[] {
  const { data, jobs, codes } = trial;
  const truth = new Map(jobs.map(({ job, occupation }) => [job.id, occupation]));
  const index = new JobIndex(
    jobs.map(({ job }) => ({ job, profile: profileOf(job, data) })),
    data.rarity,
    calibration,
  );
  return codes.flatMap((record) => {
    const { query } = queryForCode({
      record,
      data,
      wishes: [],
      relocate: false,
      payGrade: undefined,
      years: undefined,
    });
    const official = record.occupations.filter(({ provenance }) => provenance !== 'derived');
    const own = official.map(({ code }) => ({ code, weight: 1 }));
    const truly = relevanceOf({ own, table: data.occupations, seniority: undefined });
    return index.match({ ...query, seniority: undefined }, jobs.length).map(({ job, confidence }) => {
      const occupation = data.occupations.get(truth.get(job.id) ?? '');
      return { predicted: confidence, happened: (truly[occupation?.index ?? -1] ?? 0) >= fitting };
    });
  });
}

export function fitMatch(trial: MatchTrial): MatchCalibration {
  const tried = [0.1, 0.2, 0.35, 0.5].map((skillWeight) => {
    const plain = { skillWeight, curve: { from: [0, 1 + skillWeight], to: [0, 1] } };
    const seen = observeMatches(trial, plain).map((one) => ({ ...one, predicted: one.predicted * (1 + skillWeight) }));
    return { skillWeight, seen, area: precision(seen) };
  });
  const best = tried.reduce((a, b) => (b.area > a.area ? b : a));
  const curve = fitCurve(
    best.seen.map((one) => ({ ...one, predicted: one.predicted / (1 + best.skillWeight) })),
    100,
  );
  return {
    skillWeight: best.skillWeight,
    curve: { from: curve.from.map((value) => value * (1 + best.skillWeight)), to: curve.to },
  };
}

/** Average precision: whether fitting jobs stand before the others. */
function precision(seen: readonly Observation[]): number {
  let [hits, sum] = [0, 0];
  for (const [at, one] of seen.toSorted((a, b) => b.predicted - a.predicted).entries())
    if (one.happened) {
      hits += 1;
      sum += hits / (at + 1);
    }
  return sum / Math.max(1, hits);
}
