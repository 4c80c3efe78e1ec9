// What the connected ATS cannot do is said before anything is planned, in its own words.
import type { AtsAct } from '../core/connector/ats-acts.ts';
import type { CandidateId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import { Problem } from '../core/problem.ts';
import { whyUnable } from '../services/operations/unable.ts';

/** Throws `not_supported`. */
export async function expectAble(ats: Pick<Ats, 'unable'>, act: AtsAct, about?: CandidateId): Promise<void> {
  const because = await whyUnable(ats, act, about);
  if (because !== null) throw new Problem('not_supported', because);
}
