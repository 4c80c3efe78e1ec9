// A statement about a rejection that does not stand any more says something untrue: it does not leave.
import type { Ats } from '../../core/ports/ats.ts';
import type { Letter } from '../../core/ports/letters.ts';
import { Problem } from '../../core/problem.ts';
import { stageKind } from '../../core/stages.ts';
import { isStatementKey } from './statements.ts';

/** Of a candidate whom the ATS does not know any more it cannot be told, and the law wants the statement. */
export async function isOutdatedStatement(ats: Pick<Ats, 'candidate'>, { key, candidate }: Letter): Promise<boolean> {
  if (candidate === null || !isStatementKey(key)) return false;
  try {
    return stageKind((await ats.candidate(candidate)).stage) !== 'rejected';
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return false;
    throw error;
  }
}
