// The other way round: which military backgrounds fit a requisition. Codes of one specialty count once, by the code that stands
// for it.
import type { Branch } from '../../nlp/military/branch.ts';
import type { Job } from '../../core/records.ts';
import type { VeteranData } from './veteran-data.ts';
import { standIn } from '../../nlp/military/families.ts';
import { profileOf, type JobProfile } from './job-profile.ts';
import { ownOccupations } from './relevance.ts';

export interface FittingCode {
  readonly branch: Branch;
  readonly code: string;
  readonly title: string;
  readonly kind: string;
  /** 0–1; only to be compared within one answer. */
  readonly fit: number;
  /** The civilian occupation that both lead to. */
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
  readonly factor: number;
}

/** How much shared skills count beside the occupation. */
const bySkill = 0.35;
/** What O*NET names as neighbours of the requisition's occupation. */
const near = 0.35;
const leastFit = 0.1;
const perBranch = 5;
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
  /** Their places, by occupation. */
  readonly byOccupation: ReadonlyMap<number, readonly number[]>;
}

/** Made from the shipped data when first asked: most services of a day never are. */
export class FittingCodes {
  readonly #data: VeteranData;
  #specialties: Specialties | undefined;

  constructor(data: VeteranData) {
    this.#data = data;
  }

  /** Best first; at most five of each branch, so that none fills the list. */
  fitting(job: Pick<Job, 'title' | 'description' | 'location'>, { limit }: { limit: number }): readonly FittingCode[] {
    const profile = profileOf(job, this.#data);
    const { all, byOccupation } = (this.#specialties ??= specialtiesOf(this.#data));
    const best = new Map<number, { readonly fit: number; readonly occupation: number }>();
    for (const [occupation, wanted] of this.#wanted(profile))
      for (const place of byOccupation.get(occupation) ?? []) {
        const fit = wanted * (all[place]?.occupations.get(occupation) ?? 0);
        if (fit > (best.get(place)?.fit ?? leastFit)) best.set(place, { fit, occupation });
      }
    const found = [...best].flatMap(([place, { fit, occupation }]) => {
      const specialty = all[place];
      if (specialty === undefined) return [];
      const { alike, shared } = this.#sharedSkills(specialty, profile);
      return [{ specialty, occupation, shared, score: specialty.factor * (fit + bySkill * alike) }];
    });
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
        title,
        kind,
        fit: Math.round((100 * score) / (1 + bySkill)) / 100,
        occupation: this.#data.occupations.all[occupation]?.title ?? '',
        sharedSkills: shared.slice(0, 4).map((skill) => this.#data.skills.skills[skill]?.name ?? ''),
      }));
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

function specialtiesOf(data: VeteranData): Specialties {
  const best = new Map<string, Specialty & { readonly rank: number }>();
  for (const { branch, code } of data.codes.references()) {
    if (!data.codes.isCurrent(branch, code)) continue;
    const title = data.codes.titleOfFamily(branch, code);
    // Most of the Space Force's list mirrors the Air Force's.
    const key = `${branch === 'Space Force' ? 'Air Force' : branch} ${title}`;
    const rank = standIn(code, true) + (branch === 'Space Force' ? 100_000 : 0);
    if (rank >= (best.get(key)?.rank ?? Infinity)) continue;
    const specialty = specialtyOf({ branch, code, title }, data);
    if (specialty !== undefined) best.set(key, { ...specialty, rank });
  }
  const all = [...best.values()];
  return { all, byOccupation: placesByOccupation(all) };
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
  const factor = (kindFactor[record.kind] ?? 1) * (steps.test(title) ? stepFactor : 1);
  return { branch, code, title, kind: record.kind, occupations, factor };
}

function placesByOccupation(all: readonly Specialty[]): ReadonlyMap<number, readonly number[]> {
  const byOccupation = new Map<number, number[]>();
  for (const [place, { occupations }] of all.entries())
    for (const index of occupations.keys()) {
      const places = byOccupation.get(index);
      if (places === undefined) byOccupation.set(index, [place]);
      else places.push(place);
    }
  return byOccupation;
}

/** A line for the advertisement; it invites, and excludes nobody. */
export function advertisementLine(found: readonly FittingCode[]): string {
  const first = found.slice(0, 5).map(({ branch, code, title }) => `${branch} ${code} (${title})`);
  if (first.length === 0) return 'We welcome applications from veterans of every branch.';
  return `Veterans: experience as ${first.join(', ')} or similar fits this job. We welcome applications from every branch.`;
}
