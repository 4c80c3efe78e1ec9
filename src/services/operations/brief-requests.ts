// What scored persons ask for, as a morning brief tells it: the law gives them an answer by a person.
import type { AssessmentRequest } from '../../core/assessment-request.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { AssessmentRequests } from '../../core/ports/assessment-requests.ts';
import { Problem } from '../../core/problem.ts';
import type { Draft } from './brief-draft.ts';

export interface AskedBy {
  readonly request: AssessmentRequest;
  /** As the ATS has them; null where it does not know them any more. */
  readonly name: string | null;
}

const mostRequests = 50;

export async function openRequests(
  ats: Pick<Ats, 'candidate'>,
  requests: Pick<AssessmentRequests, 'list'>,
): Promise<readonly AskedBy[]> {
  const open = await requests.list({ isOpen: true, limit: mostRequests });
  return Promise.all(open.map(async (request) => ({ request, name: await nameOf(ats, request) })));
}

async function nameOf(ats: Pick<Ats, 'candidate'>, { candidate }: AssessmentRequest): Promise<string | null> {
  try {
    return (await ats.candidate(candidate)).name;
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return null;
    throw error;
  }
}

const words = {
  correction: 'says that facts of their assessment are wrong',
  review: 'asks that a person looks at their application again',
} as const satisfies Record<AssessmentRequest['kind'], string>;

export const requestItem = ({ request, name }: AskedBy): Draft => {
  const { id, kind, candidate, requestedAt, before, after } = request;
  const change =
    before === null || after === null || before.band === after.band
      ? ''
      : `; ${before.band} would become ${after.band}`;
  return {
    subject: `assessment request ${id}`,
    title: `Review: ${name ?? 'A candidate'} ${words[kind]}${change}`,
    score: 65,
    context: {
      kind: 'assessment_request',
      request_id: id,
      candidate,
      asked_at: requestedAt.toISOString(),
    },
    tool: 'show_candidate',
    arguments: { candidate },
  };
};
