// What a connected system cannot do or tell, asked before anything is tried.
import type { AtsAct } from '../../core/connector/ats-acts.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';

/** In words for a recruiter, with the remedy; null: it can. */
export const whyUnable = async (ats: Pick<Ats, 'unable'>, act: AtsAct, about?: CandidateId): Promise<string | null> =>
  (await ats.unable?.(act, about)) ?? null;
