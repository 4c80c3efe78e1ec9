// Why a requisition was matched, in sentences for the veteran and the recruiter. Facts only.
import type { MatchQuery, Match } from './job-index.ts';
import type { VeteranData } from './veteran-data.ts';

const placeText = {
  city: 'It is where you want to work.',
  metro: 'It is in the metropolitan area you named.',
  remote: 'The work is remote.',
  state: 'It is in the state you named, in another city.',
  elsewhere: 'It is outside the places you named.',
  unknown: undefined,
} as const;

const steps = ['entry level', 'skilled level', 'team lead level', 'management level'] as const;

export function reasonsFor(match: Match, query: MatchQuery, data: VeteranData): readonly string[] {
  const { profile } = match;
  const fitting = profile.occupations
    .map(({ index, share }) => ({
      title: data.occupations.all[index]?.title ?? '',
      weight: share * (query.relevance[index] ?? 0),
    }))
    .toSorted((a, b) => b.weight - a.weight)[0];
  const shared = profile.skills
    .filter((skill) => (query.skills.importance[skill] ?? 0) > 0.2)
    .toSorted((a, b) => (query.skills.importance[b] ?? 0) - (query.skills.importance[a] ?? 0) || a - b)
    .slice(0, 4)
    .map((skill) => data.skills.skills[skill]?.name.toLowerCase() ?? '');
  return [
    ...(fitting !== undefined && fitting.weight > 0
      ? [`Your training leads to this kind of work: ${fitting.title}.`]
      : []),
    ...(shared.length > 0 ? [`Shared skills: ${shared.join(', ')}.`] : []),
    ...(query.wishes.length > 0 && placeText[match.nearness] !== undefined ? [placeText[match.nearness]] : []),
    ...seniorityReason(match, query),
    ...profile.requirements.map(({ kind, name }) =>
      kind === 'clearance'
        ? `It asks for ${article(name)} ${name}; one from your service may still count.`
        : `It asks for ${article(name)} ${name}, which service alone does not give.`,
    ),
  ].filter((reason) => reason !== undefined);
}

function seniorityReason({ profile }: Match, query: MatchQuery): string[] {
  if (profile.seniority === undefined || query.seniority === undefined) return [];
  const level = steps[profile.seniority - 1] ?? '';
  if (profile.seniority === query.seniority) return [`The ${level} fits your rank and years.`];
  return [
    `It is at ${level}, ${profile.seniority > query.seniority ? 'above' : 'below'} what your rank and years suggest.`,
  ];
}

const article = (name: string): string => (/^([AEIOU]|FAA)/i.test(name) ? 'an' : 'a');
