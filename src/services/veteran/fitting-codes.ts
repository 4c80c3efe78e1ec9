// The other way round: which military backgrounds fit a requisition. Codes of one specialty count once, by the code that stands
// for it.
import type { Branch } from '../../nlp/military/branch.ts';
import type { Job } from '../../core/records.ts';
import type { VeteranData } from './veteran-data.ts';
import { patternsOf, standIn } from '../../nlp/military/families.ts';
import { profileOf, type JobProfile } from './job-profile.ts';
import { ownOccupations } from './relevance.ts';
import { skillsForCode } from './skills.ts';

export interface FittingCode {
  readonly branch: Branch;
  readonly code: string;
  readonly title: string;
  readonly kind: string;
  /** 0–1; only to be compared within one answer. */
  readonly fit: number;
  /** The civilian occupation that both lead to; of a code found by a skill, its own first one. */
  readonly occupation: string;
  readonly sharedSkills: readonly string[];
}

interface Specialty {
  readonly branch: Branch;
  readonly code: string;
  readonly title: string;
  readonly kind: string;
  /** How far each can be relied on, by occupation. */
  readonly occupations: ReadonlyMap<number, number>;
  /** What its holders would sign, 0–1. */
  readonly skills: ReadonlyMap<number, number>;
  readonly factor: number;
}

/** How much shared skills count beside the occupation. */
const bySkill = 0.35;
/** A skill that the title of the requisition names: as much as an occupation that is likely. */
const byTitleSkill = 0.5;
/** Nobody but the editors, or a text alone, leads there, and no skill bears it out. */
const hearsay = 0.6;
/** What O*NET names as neighbours of the requisition's occupation. */
const near = 0.35;
const leastFit = 0.1;
/** Of `ownOccupations`: what a source names. */
const official = 0.9;
/** Of the list: two of the ten that are usual. */
const mostOfOneBranch = 0.2;
/** A rating or specialty is what people call themselves; a classification beside it comes after. */
const kindFactor: Readonly<Record<string, number>> = {
  officer: 0.95,
  warrant: 0.95,
  nec: 0.75,
  qualification: 0.6,
  other: 0.75,
};
/** Entry codes, planning numbers and the like name a step, not a trade. */
const steps = /^(?:basic|conversion|planning|designated|assistant|apprentice)\b/i;
const stepFactor = 0.8;

interface Specialties {
  readonly all: readonly Specialty[];
  /** Their places, and how much each has of it, by occupation and by skill. */
  readonly byOccupation: Places;
  readonly bySkill: Places;
}

type Places = ReadonlyMap<number, readonly (readonly [place: number, weight: number])[]>;

/** Made from the shipped data when first asked: most services of a day never are. */
export class FittingCodes {
  readonly #data: VeteranData;
  #specialties: Specialties | undefined;

  constructor(data: VeteranData) {
    this.#data = data;
  }

  /** Best first; at most a fifth of each branch, so that none fills the list. */
  fitting(job: Pick<Job, 'title' | 'description' | 'location'>, { limit }: { limit: number }): readonly FittingCode[] {
    const profile = profileOf(job, this.#data);
    const { all } = (this.#specialties ??= specialtiesOf(this.#data));
    const found = [...candidates(this.#wanted(profile), profile, this.#specialties)].flatMap(
      ([place, { fit, occupation }]) => {
        const specialty = all[place];
        if (specialty === undefined) return [];
        const { alike, shared } = this.#sharedSkills(specialty, profile);
        const isHearsay = shared.length === 0 && (specialty.occupations.get(occupation) ?? 0) < official;
        const score = specialty.factor * (isHearsay ? hearsay : 1) * (fit + bySkill * alike);
        return [{ specialty, occupation, shared, score }];
      },
    );
    const perBranch = Math.max(2, Math.ceil(limit * mostOfOneBranch));
    const counts = new Map<Branch, number>();
    return found
      .toSorted((a, b) => b.score - a.score || a.specialty.title.length - b.specialty.title.length)
      .filter(({ specialty: { branch } }) => {
        const count = counts.get(branch) ?? 0;
        counts.set(branch, count + 1);
        return count < perBranch;
      })
      .slice(0, limit)
      .map(({ specialty: { branch, code, title, kind }, score, occupation, shared }) => ({
        branch,
        code,
        title: this.#wholeTitle(branch, code) ?? title,
        kind,
        fit: Math.round((100 * score) / (1 + bySkill)) / 100,
        occupation: this.#data.occupations.all[occupation]?.title ?? '',
        sharedSkills: shared.slice(0, 4).map((skill) => this.#data.skills.skills[skill]?.name ?? ''),
      }));
  }

  /** Cut at its first comma 3E1X1 is “Heating”. */
  #wholeTitle(branch: Branch, code: string): string | undefined {
    if (branch !== 'Air Force' && branch !== 'Space Force') return undefined;
    const [pattern = code] = patternsOf(branch, code);
    return this.#data.codes.titleOfSpecialty(branch, pattern);
  }

  /** The requisition's own occupations, and their neighbours, as far as they are wanted. */
  #wanted({ occupations }: JobProfile): ReadonlyMap<number, number> {
    const wanted = new Map<number, number>();
    const raise = (index: number, to: number): void => {
      wanted.set(index, Math.max(wanted.get(index) ?? 0, to));
    };
    for (const { index, share } of occupations) {
      raise(index, share);
      for (const code of this.#data.occupations.all[index]?.related ?? []) {
        const other = this.#data.occupations.get(code);
        if (other !== undefined) raise(other.index, share * near);
      }
    }
    return wanted;
  }

  #sharedSkills({ branch, code }: Specialty, profile: JobProfile): { alike: number; shared: readonly number[] } {
    const { rarity, codes } = this.#data;
    const own = new Map(
      codes.skillsOf(branch, code).map(({ skill, importance }) => [skill, importance / 100] as const),
    );
    let [together, asked, mine] = [0, 0, 0];
    for (const [skill, importance] of own) mine += (importance * (rarity[skill] ?? 0)) ** 2;
    for (const skill of profile.skills) {
      const rare = (rarity[skill] ?? 0) ** 2;
      asked += rare;
      together += (own.get(skill) ?? 0) * rare;
    }
    const alike = together === 0 ? 0 : together / Math.sqrt(asked * mine);
    return { alike, shared: profile.skills.filter((skill) => own.has(skill)) };
  }
}

interface Candidate {
  readonly fit: number;
  readonly occupation: number;
}

/** By place: who has an occupation that is wanted, or signs a skill that the title names. */
function candidates(
  wanted: ReadonlyMap<number, number>,
  { titleSkills }: JobProfile,
  { all, byOccupation, bySkill: bySigned }: Specialties,
): ReadonlyMap<number, Candidate> {
  const best = new Map<number, Candidate>();
  const raise = (place: number, to: Candidate): void => {
    if (to.fit > (best.get(place)?.fit ?? leastFit)) best.set(place, to);
  };
  for (const [occupation, share] of wanted)
    for (const [place, weight] of byOccupation.get(occupation) ?? []) raise(place, { fit: share * weight, occupation });
  for (const skill of titleSkills)
    for (const [place, strength] of bySigned.get(skill) ?? []) {
      const [occupation] = all[place]?.occupations.keys() ?? [];
      if (occupation !== undefined) raise(place, { fit: byTitleSkill * strength, occupation });
    }
  return best;
}

function specialtiesOf(data: VeteranData): Specialties {
  const best = new Map<string, Specialty & { readonly rank: number }>();
  for (const { branch, code } of data.codes.references()) {
    if (!data.codes.isCurrent(branch, code)) continue;
    const family = data.codes.titleOfFamily(branch, code);
    // Most of the Space Force's list mirrors the Air Force's. What stands behind a comma, or names a level, is a step there only.
    const isAir = branch === 'Air Force' || branch === 'Space Force';
    const key = `${isAir ? 'Air Force' : branch} ${family}`;
    const rank = standIn(code, true) + (branch === 'Space Force' ? 100_000 : 0);
    if (rank >= (best.get(key)?.rank ?? Infinity)) continue;
    const title = isAir ? family : data.codes.titleOf(branch, code);
    const specialty = specialtyOf({ branch, code, title }, data);
    if (specialty !== undefined) best.set(key, { ...specialty, rank });
  }
  const all = [...best.values()];
  return {
    all,
    byOccupation: placesBy(all, ({ occupations }) => occupations),
    bySkill: placesBy(all, ({ skills }) => skills),
  };
}

function specialtyOf(
  { branch, code, title }: { branch: Branch; code: string; title: string },
  data: VeteranData,
): Specialty | undefined {
  const record = data.codes.get(branch, code);
  if (record === undefined) return undefined;
  const occupations = new Map(
    ownOccupations(record.occupations).flatMap(({ code: of, weight }) => {
      const index = data.occupations.get(of)?.index;
      return index === undefined ? [] : [[index, weight] as const];
    }),
  );
  const skills = new Map(
    skillsForCode(record, data).flatMap(({ skill, importance, source }) =>
      source === 'code' ? [[skill, importance / 100] as const] : [],
    ),
  );
  const factor = (kindFactor[record.kind] ?? 1) * (steps.test(title) ? stepFactor : 1);
  return { branch, code, title, kind: record.kind, occupations, skills, factor };
}

function placesBy(all: readonly Specialty[], weightsOf: (specialty: Specialty) => ReadonlyMap<number, number>): Places {
  const places = new Map<number, (readonly [number, number])[]>();
  for (const [place, specialty] of all.entries())
    for (const [key, weight] of weightsOf(specialty)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [[place, weight]]);
      else known.push([place, weight]);
    }
  return places;
}

/** A line for the advertisement; it invites, and excludes nobody. The best of each branch, where they fit, reach most readers. */
export function advertisementLine(found: readonly FittingCode[]): string {
  const least = (found[0]?.fit ?? 0) / 2;
  const best = found.filter(
    ({ branch, fit }, at) => fit >= least && found.findIndex((one) => one.branch === branch) === at,
  );
  const first = best.slice(0, 5).map(({ branch, code, title }) => `${branch} ${code} (${title})`);
  if (first.length === 0) return 'We welcome applications from veterans of every branch.';
  return `Veterans: experience as ${first.join(', ')} or in a similar occupation fits this job. We welcome applications from every branch.`;
}
