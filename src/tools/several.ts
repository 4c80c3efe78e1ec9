// One call about several candidates: named, or selected by filters. Each becomes an action of its own, the call is decided on and
// taken back as one.
import { z } from 'zod';
import { CandidateId } from '../core/ids.ts';
import type { ToolContext } from '../core/tool.ts';
import { Filters, narrows } from '../services/operations/filters.ts';
import { askingOf, selectCandidates, type SelectPorts } from '../services/operations/select.ts';
import * as argument from './arguments.ts';

/** One of the three. */
export const whom = {
  candidate: argument.candidate.optional(),
  candidates: z.array(CandidateId).min(1).max(200).describe('Ids of several candidates, instead of one.').optional(),
  filters: Filters.describe(
    'Whom it is about, instead of naming them: the criteria of find_candidates; all have to fit.',
  ).optional(),
};

interface Whom {
  readonly candidate?: CandidateId | undefined;
  readonly candidates?: readonly CandidateId[] | undefined;
  readonly filters?: Filters | undefined;
}

/** For `refine`: exactly one of the three. */
export const namesOne = ({ candidate, candidates, filters }: Whom): boolean =>
  [candidate, candidates, filters].filter((given) => given !== undefined).length === 1;

export const oneOfThree = { path: ['candidate'], message: 'name either a candidate, candidates or filters' };

/** For `refine`: filters without a criterion would mean everybody. */
export const leavesOut = ({ filters }: Whom): boolean => filters === undefined || narrows(filters);

export const noCriterion = {
  path: ['filters'],
  message: 'name at least one criterion; everybody at once is not a filter',
};

/** Undefined: it is about one. */
export async function severalOf(
  ports: SelectPorts,
  { candidates, filters }: Whom,
  { actor, now, settings }: ToolContext,
): Promise<readonly CandidateId[] | undefined> {
  if (candidates !== undefined) return [...new Set(candidates)];
  if (filters === undefined) return undefined;
  const { found } = await selectCandidates(ports, filters, askingOf(actor, now, settings));
  return found.map(({ candidate }) => candidate.id);
}
