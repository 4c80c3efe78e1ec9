// For how many years the law of a place wants the decision on a scored person to stay provable: kept in the plan, so that the sweep of
// old actions needs to know nothing but the plan.
import { z } from 'zod';
import { dutyName } from '../core/law/duties.ts';
import type { Candidate, Job } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { dutiesOf } from '../services/compliance/duties-of.ts';
import { jurisdictionsOf } from '../services/compliance/places.ts';
import type { ToolPorts } from './tool-ports.ts';

export const RecordYears = z.strictObject({ years: z.number().positive(), duties: z.array(z.string()).min(1) });
export type RecordYears = z.infer<typeof RecordYears>;

/** Undefined: no law asks for it. The longest time counts. */
export async function recordYearsOf(
  { scores }: Pick<ToolPorts, 'scores'>,
  { candidate, job }: { candidate: Candidate; job: Job },
  { now: at, settings }: ToolContext,
): Promise<RecordYears | undefined> {
  const found = dutiesOf(jurisdictionsOf(job.location, settings.compliance), { at, kind: 'records' });
  if (found.length === 0 || (await scores.scoresOf(candidate.id)).length === 0) return undefined;
  return { years: Math.max(...found.map(({ years = 0 }) => years)), duties: found.map(dutyName) };
}
