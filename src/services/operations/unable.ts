// What a connected system cannot do or tell, asked before anything is tried.
import type { AtsAct } from '../../core/connector/unified.ts';
import type { Ats } from '../../core/ports/ats.ts';

/** In words for a recruiter, with the remedy; null: it can. */
export const whyUnable = async (ats: Pick<Ats, 'unable'>, act: AtsAct): Promise<string | null> =>
  (await ats.unable?.(act)) ?? null;
