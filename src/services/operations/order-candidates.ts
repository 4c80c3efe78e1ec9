// The order in which found candidates are shown. Whoever lacks what the order goes by comes last, whichever way it runs.
import type { CandidateId } from '../../core/ids.ts';
import type { RetentionJournal, ScoreRecord } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import type { Order, Sort } from './filters.ts';
import type { Selected } from './standing.ts';

export interface Selection {
  readonly found: readonly Selected[];
  /** What whoever reads the list has to know, such as that some have no score. */
  readonly remarks: readonly string[];
  /** The latest score of each, where the order goes by it. */
  readonly scores: ReadonlyMap<CandidateId, number>;
}

interface Wish {
  readonly sort: Sort | undefined;
  readonly seesScores: boolean;
}

/** Scores are read newest first; further back there are none that anybody acts on. */
const mostScores = 10_000;
const always = '0001-01-01T00:00:00.000Z';
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export async function inOrder(
  journal: Pick<RetentionJournal, 'recentScores'>,
  found: readonly Selected[],
  { sort, seesScores }: Wish,
): Promise<Selection> {
  if (sort === undefined) return { found, remarks: [], scores: new Map() };
  const isTurned = sort.startsWith('-');
  const order = orderOf(sort);
  if (order === 'name') {
    const byName = found.toSorted((a, b) => collator.compare(a.candidate.name, b.candidate.name));
    return { found: isTurned ? byName.toReversed() : byName, remarks: [], scores: new Map() };
  }
  const latest =
    order === 'tenure_score' ? await latestScores(journal, seesScores) : new Map<CandidateId, ScoreRecord>();
  const rank = (one: Selected): number | undefined => rankOf(order, one, latest.get(one.candidate.id));
  const ordered = found.toSorted((a, b) => compared(rank(a), rank(b), isTurned));
  const scores = new Map([...latest].map(([candidate, { tenureScore }]) => [candidate, tenureScore]));
  return { found: ordered, remarks: order === 'tenure_score' ? scoreRemarks(found, latest) : [], scores };
}

function orderOf(sort: Sort): Order {
  switch (sort) {
    case '-name':
      return 'name';
    case '-applied':
      return 'applied';
    case '-last_contact':
      return 'last_contact';
    case '-stage_days':
      return 'stage_days';
    case '-tenure_score':
      return 'tenure_score';
    default:
      return sort;
  }
}

/** Smaller comes first. */
function rankOf(order: Exclude<Order, 'name'>, { candidate }: Selected, score: ScoreRecord | undefined) {
  switch (order) {
    case 'applied':
      return -Date.parse(candidate.appliedAt);
    case 'last_contact':
      return Date.parse(candidate.lastContactAt ?? candidate.appliedAt);
    case 'stage_days':
      return Date.parse(candidate.stageSince);
    case 'tenure_score':
      return score === undefined ? undefined : -score.tenureScore;
    default:
      return order satisfies never;
  }
}

function compared(a: number | undefined, b: number | undefined, isTurned: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return isTurned ? b - a : a - b;
}

async function latestScores(journal: Pick<RetentionJournal, 'recentScores'>, seesScores: boolean) {
  if (!seesScores) throw new Problem('forbidden', 'Retention scores are shown to those who may read them.');
  const latest = new Map<CandidateId, ScoreRecord>();
  for (const score of await journal.recentScores({ since: always, limit: mostScores }))
    if (!latest.has(score.candidate)) latest.set(score.candidate, score);
  return latest;
}

function scoreRemarks(found: readonly Selected[], latest: ReadonlyMap<CandidateId, ScoreRecord>): readonly string[] {
  const scored = found.flatMap(({ candidate }) => latest.get(candidate.id) ?? []);
  const without = found.length - scored.length;
  const nobody = 'None of them has a retention score yet, so the order says nothing. Score them first.';
  return [
    ...(without === 0
      ? []
      : [scored.length === 0 ? nobody : `${without} of ${found.length} have no score and stand last.`]),
    ...(scored.some(({ advisoryOnly }) => advisoryOnly)
      ? ['The scores are advisory only: the model is not reliable here.']
      : []),
  ];
}
