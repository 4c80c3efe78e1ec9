// The part of a title that names the job.
import type { CodeRow } from './code-row.ts';

/** What stands behind the first comma says for whom or where an airman does the job, not what the job is. */
export function mainTitle({ branch, title }: Pick<CodeRow, 'branch' | 'title'>): string {
  if (branch === 'Air Force' || branch === 'Space Force') return title.split(', ')[0] ?? title;
  return title.replace(/^(?:Planning Series|Conversion NEC [A-Z]{2,3}) ?-? /, '');
}
