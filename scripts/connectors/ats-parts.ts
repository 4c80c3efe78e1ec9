// What a mapping to the ATS port calls, and which paths it reads in the records of which collection.
import type { Call } from '../../src/core/connector/calls.ts';
import type { AtsMapping } from '../../src/core/connector/unified.ts';

export const atsCalls = (ats: AtsMapping): readonly Call[] =>
  [
    ats.candidates.one,
    ats.candidates.person?.one,
    ats.candidates.write?.make,
    ats.candidates.write?.remove,
    ats.move,
    ats.reject,
    ats.restore,
    ats.stages.each,
    ats.offersOfOne,
    ats.offers?.write?.make,
    ats.offers?.write?.remove,
    ats.notes?.add,
    ats.notes?.remove,
  ].flatMap((deed) => (deed === undefined ? [] : [deed.call]));

type Paths = readonly (string | undefined)[];
type PathRequests = readonly (readonly [string | undefined, Paths])[];
const ofPerson = 'person.';

/** By collection. What leads into the person's own record stands there; since when somebody stands in a stage may be told of one alone. */
export const atsPaths = (ats: AtsMapping): readonly (readonly [string, readonly string[]])[] =>
  [...pathsOfCandidates(ats), ...pathsOfLists(ats), ...pathsOfMatters(ats)].flatMap(([name, paths]) =>
    name === undefined ? [] : [[name, paths.filter((path) => path !== undefined)] as const],
  );

function pathsOfCandidates({ candidates: { person, ...candidates } }: AtsMapping): PathRequests {
  const all = [...candidates.name, candidates.email, candidates.job, candidates.stage];
  const own = all.filter((path) => !path.startsWith(ofPerson));
  const theirs = all.filter((path) => path.startsWith(ofPerson)).map((path) => path.slice(ofPerson.length));
  return [
    [candidates.collection, [...own, candidates.appliedAt, candidates.personId]],
    [person?.collection, theirs],
  ];
}

function pathsOfLists({ jobs, stages, reasons, users }: AtsMapping): PathRequests {
  const areApart = stages.each !== undefined || stages.within !== undefined || stages.fixed !== undefined;
  return [
    [jobs.collection, [jobs.title, jobs.open?.field, jobs.department, jobs.location, jobs.hiringManager]],
    [areApart ? undefined : stages.collection, [stages.name, stages.group, stages.order, stages.seen]],
    [reasons?.collection, [reasons?.text]],
    [users?.collection, [users?.email]],
  ];
}

function pathsOfMatters({ interviews, offers }: AtsMapping): PathRequests {
  return [
    ...(interviews === undefined ? [] : [[interviews.collection, [interviews.candidate, interviews.start]] as const]),
    ...(offers === undefined ? [] : [[offers.collection, pathsOfOffer(offers)] as const]),
  ];
}

function pathsOfOffer({ candidate, at, startDate, ...states }: NonNullable<AtsMapping['offers']>): Paths {
  const said = [...states.extended, ...states.accepted, ...states.declined].map(({ field }) => field);
  return [candidate, at, startDate, ...said];
}
