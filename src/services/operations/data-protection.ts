// Export and erasure on request: recognises the person with the help of the ATS, and leaves the stores to their own.
import type { Clock } from '../../core/clock.ts';
import { type ActorId, type CandidateId, ErasureId, type NewId } from '../../core/ids.ts';
import { type KeptName, keptOfCandidates } from '../../core/personal-data.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Erasure, ExportPage, Person, PersonalData } from '../../core/ports/personal-data.ts';
import { Problem } from '../../core/problem.ts';

interface Ports {
  readonly ats: Pick<Ats, 'candidate'>;
  readonly data: PersonalData;
}

/** One candidate, or everything of the organization. */
export type About = { readonly candidate: CandidateId } | { readonly all: true };

/** Throws `candidate_not_found` when neither the ATS nor any store knows the id. */
export async function exportData(
  ports: Ports,
  about: About,
  page: { after: string | undefined; limit: number },
): Promise<ExportPage> {
  if ('all' in about) return ports.data.exportAll(page);
  const { person, isKnown } = await personOf(ports.ats, about.candidate);
  const found = await ports.data.exportPerson(person);
  if (!isKnown && found.rows.length === 0) throw unknown(about.candidate);
  return found;
}

/** Erasing twice finds nobody the second time, unless a connected ATS still has the person. */
export async function eraseData(
  { ats, data, newId, clock }: Ports & { newId: NewId; clock: Clock },
  about: About,
  by: ActorId,
): Promise<Erasure> {
  const erasing = { id: ErasureId.parse(newId('era')), by, at: clock.now() };
  if ('all' in about) return data.erase({ ...erasing, person: 'everybody' });
  const { person, isKnown } = await personOf(ats, about.candidate);
  if (!isKnown && (await data.exportPerson(person)).rows.length === 0) throw unknown(about.candidate);
  return data.erase({ ...erasing, person });
}

/** The table of what is kept, as an answer repeats it. */
export const whatIsKept = (): { store: KeptName; holds: string; because: string; until: string }[] =>
  Object.keys(keptOfCandidates)
    .filter(isKept)
    .map((store) => ({ store, ...keptOfCandidates[store] }));

const isKept = (store: string): store is KeptName => Object.hasOwn(keptOfCandidates, store);

const unknown = (candidate: CandidateId) =>
  new Problem('candidate_not_found', `Neither the ATS nor any store here knows a candidate ${candidate}.`);

async function personOf(ats: Ports['ats'], candidate: CandidateId): Promise<{ person: Person; isKnown: boolean }> {
  try {
    const { name, email } = await ats.candidate(candidate);
    return { person: { candidate, names: [name], emails: [email] }, isKnown: true };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'candidate_not_found') throw error;
    // The ATS may have let them go first: the stores find them by id and by what they know themselves.
    return { person: { candidate, names: [], emails: [] }, isKnown: false };
  }
}
