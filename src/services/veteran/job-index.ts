// All open requisitions of one client, packed so that a match over a hundred thousand of them is one pass over numbers.
import type { Job } from '../../core/records.ts';
import type { Place } from '../../nlp/military/places.ts';
import type { Seniority } from '../../nlp/military/seniority.ts';
import type { MatchCalibration } from './match-calibration.ts';
import { follow } from '../../nlp/military/calibration.ts';
import { nearest, type Nearness } from '../../nlp/military/places.ts';
import { occupationsPerJob, type JobProfile } from './job-profile.ts';
import type { SkillVector } from './skill-vector.ts';

export interface IndexedJob {
  readonly job: Job;
  readonly profile: JobProfile;
}

export interface MatchQuery {
  /** Of every occupation, 0–1. */
  readonly relevance: Float32Array;
  readonly skills: SkillVector;
  readonly seniority: Seniority | undefined;
  readonly wishes: readonly Place[];
  readonly relocate: boolean;
}

export interface Match {
  readonly job: Job;
  readonly profile: JobProfile;
  readonly confidence: number;
  readonly nearness: Nearness;
}

const lowestShown = 0.05;
const steps = 1_024;

/** What is left of a match for a place that was not asked for. */
const placeFactor: Readonly<Record<Nearness, number>> = {
  city: 1,
  metro: 0.98,
  remote: 0.95,
  unknown: 0.85,
  state: 0.75,
  elsewhere: 0.45,
};
const relocationFactor = 0.9;
/** A licence that service does not give, for work that is only related to the veteran's own. */
const licenceFactor = 0.75;
const ownWork = 0.6;
const seniorityFactor = [1, 0.9, 0.7, 0.5] as const;

export class JobIndex {
  readonly #jobs: readonly IndexedJob[];
  readonly #occupations: Uint16Array;
  readonly #shares: Float32Array;
  readonly #skillOffsets: Uint32Array;
  readonly #skills: Uint16Array;
  readonly #skillNorms: Float32Array;
  readonly #rarity: Float32Array;
  readonly #curve: Float32Array;
  readonly #calibration: MatchCalibration;

  /** `rarity`: how much a shared skill says, by skill number. */
  constructor(jobs: readonly IndexedJob[], rarity: Float32Array, calibration: MatchCalibration) {
    this.#jobs = jobs.toSorted((a, b) => (a.job.id < b.job.id ? -1 : 1));
    this.#rarity = rarity;
    this.#calibration = calibration;
    // The curve is followed for every job: a table of steps is exact enough and much faster.
    const top = 1 + calibration.skillWeight;
    this.#curve = Float32Array.from({ length: steps + 1 }, (_, step) =>
      follow(calibration.curve, (step / steps) * top),
    );
    this.#occupations = new Uint16Array(jobs.length * occupationsPerJob);
    this.#shares = new Float32Array(jobs.length * occupationsPerJob);
    this.#skillOffsets = new Uint32Array(jobs.length + 1);
    this.#skillNorms = new Float32Array(jobs.length);
    this.#skills = Uint16Array.from(this.#jobs.flatMap(({ profile }) => profile.skills));
    for (const [at, { profile }] of this.#jobs.entries()) {
      for (const [place, { index, share }] of profile.occupations.entries()) {
        this.#occupations[at * occupationsPerJob + place] = index;
        this.#shares[at * occupationsPerJob + place] = share;
      }
      this.#skillOffsets[at + 1] = (this.#skillOffsets[at] ?? 0) + profile.skills.length;
      const squares = profile.skills.reduce((sum, skill) => sum + (rarity[skill] ?? 0) ** 2, 0);
      this.#skillNorms[at] = Math.sqrt(squares) || 1;
    }
  }

  get size(): number {
    return this.#jobs.length;
  }

  /** Best first; equals by id. Only what reaches the lowest confidence that is shown. */
  match(query: MatchQuery, limit: number): readonly Match[] {
    const fits = this.#fits(query);
    const found: Match[] = [];
    // A full list takes what is better than its last; equals have higher ids and stay out.
    const isOver = (confidence: number): boolean =>
      found.length === limit ? confidence > (found.at(-1)?.confidence ?? 1) : confidence >= lowestShown;
    for (let at = 0; at < fits.length; at += 1) {
      const fit = fits[at] ?? 0;
      // Place and seniority only take away, so that most jobs need not be looked at.
      const match = isOver(fit) ? this.#detail(at, fit, query) : undefined;
      if (match === undefined || !isOver(match.confidence)) continue;
      insert(found, match, limit);
    }
    return found;
  }

  /** The probability of every job before place and seniority. */
  #fits({ relevance, skills }: MatchQuery): Float32Array {
    const { weighted, length } = skills;
    const { skillWeight } = this.#calibration;
    const scale = steps / (1 + skillWeight);
    const fits = new Float32Array(this.#jobs.length);
    for (let at = 0; at < fits.length; at += 1) {
      const fit = this.#occupationFit(at, relevance);
      if (fit === 0) continue;
      const alike = this.#sharedSkills(at, weighted) / length;
      fits[at] = this.#curve[Math.round((fit + skillWeight * alike) * scale)] ?? 0;
    }
    return fits;
  }

  #occupationFit(at: number, relevance: Float32Array): number {
    let fit = 0;
    const end = (at + 1) * occupationsPerJob;
    for (let place = at * occupationsPerJob; place < end; place += 1)
      fit += (this.#shares[place] ?? 0) * (relevance[this.#occupations[place] ?? 0] ?? 0);
    return fit;
  }

  #sharedSkills(at: number, weighted: Float32Array): number {
    let shared = 0;
    const end = this.#skillOffsets[at + 1] ?? 0;
    for (let place = this.#skillOffsets[at] ?? 0; place < end; place += 1) {
      const skill = this.#skills[place] ?? 0;
      shared += (weighted[skill] ?? 0) * (this.#rarity[skill] ?? 0);
    }
    return shared / (this.#skillNorms[at] ?? 1);
  }

  #detail(at: number, fit: number, query: MatchQuery): Match | undefined {
    const indexed = this.#jobs[at];
    if (indexed === undefined) return undefined;
    const { job, profile } = indexed;
    const nearness = query.wishes.length === 0 ? 'unknown' : nearest(profile.place, query.wishes);
    const place = query.wishes.length === 0 ? 1 : placeFactor[nearness];
    const byPlace = query.relocate ? Math.max(place, relocationFactor) : place;
    const apart =
      query.seniority === undefined || profile.seniority === undefined
        ? 0
        : Math.abs(query.seniority - profile.seniority);
    const licensed = needsLicence(profile, query.relevance) ? licenceFactor : 1;
    const confidence = Math.round(fit * byPlace * licensed * (seniorityFactor[apart] ?? 0.5) * 1e4) / 1e4;
    return { job, profile, confidence, nearness };
  }
}

function needsLicence({ requirements, occupations }: JobProfile, relevance: Float32Array): boolean {
  if (!requirements.some(({ kind }) => kind === 'licence')) return false;
  return (relevance[occupations[0]?.index ?? -1] ?? 0) < ownWork;
}

/** Keeps the list sorted and short; later jobs of equal confidence have higher ids and go behind. */
function insert(list: Match[], match: Match, limit: number): void {
  let place = list.length;
  while (place > 0 && (list[place - 1]?.confidence ?? 1) < match.confidence) place -= 1;
  list.splice(place, 0, match);
  if (list.length > limit) list.pop();
}
