// Pipelines name their stages freely; what Muster must know of a stage it reads from the name.
import type { Stage } from './records.ts';

export type StageKind = 'active' | 'offer' | 'hired' | 'rejected';

const rejected =
  /\b(reject(ed|ion)?|declined|disqualified|not selected|archived|not a fit|(not|over|under) ?qualified|hired (another|elsewhere))\b/;

/** `rejected` and `hired` end a candidacy. Names as the common ATSs use them. */
export function stageKind(stage: Stage): StageKind {
  const name = stage.toLowerCase();
  if (rejected.test(name)) return 'rejected';
  if (/\b(hired|onboard(ed|ing)?|started|joined)\b/.test(name)) return 'hired';
  if (/\boffer\b/.test(name)) return 'offer';
  return 'active';
}

/** Hired or rejected, by the name. */
export const isTerminal = (stage: Stage): boolean => ['hired', 'rejected'].includes(stageKind(stage));
