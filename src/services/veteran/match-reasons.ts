// Why a requisition was matched, in sentences for the veteran and the recruiter. Facts only.
import type { Language } from './language.ts';
import type { MatchQuery, Match } from './job-index.ts';
import type { VeteranData } from './veteran-data.ts';
import { reasonWords, type ReasonWords } from './reason-words.ts';

export function reasonsFor(
  match: Match,
  query: MatchQuery,
  { data, language }: { data: VeteranData; language: Language },
): readonly string[] {
  const { profile } = match;
  const words = reasonWords[language];
  const fitting = profile.occupations
    .map(({ index, share }) => ({
      title: data.occupations.all[index]?.title ?? '',
      weight: share * (query.relevance[index] ?? 0),
    }))
    .toSorted((a, b) => b.weight - a.weight)[0];
  const shared = profile.skills
    .filter((skill) => (query.skills.importance[skill] ?? 0) >= clearlyShared)
    .toSorted((a, b) => (query.skills.importance[b] ?? 0) - (query.skills.importance[a] ?? 0) || a - b)
    .slice(0, 4)
    .map((skill) => data.skills.skills[skill]?.name.toLowerCase() ?? '');
  const place = query.wishes.length > 0 ? words.place[match.nearness] : undefined;
  return [
    ...(fitting !== undefined && fitting.weight > 0 ? [words.kindOfWork(fitting.title)] : []),
    ...(shared.length > 0 ? [words.shared(shared.join(', '))] : []),
    ...(place === undefined ? [] : [place]),
    ...seniorityReason(match, query, words),
    ...profile.requirements.map(({ kind, name }) => (kind === 'clearance' ? words.clearance(name) : words.asked(name))),
  ];
}

/** What is only likely speaks for a match, and is not said to be shared. */
const clearlyShared = 0.6;

function seniorityReason({ profile }: Match, query: MatchQuery, words: ReasonWords): string[] {
  if (profile.seniority === undefined || query.seniority === undefined) return [];
  const level = words.steps[profile.seniority - 1] ?? '';
  if (profile.seniority === query.seniority) return [words.levelFits(level)];
  return [words.levelDiffers(level, profile.seniority > query.seniority)];
}
