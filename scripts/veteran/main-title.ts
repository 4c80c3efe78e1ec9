// The part of a title that names the job.
import type { CodeRow } from './code-row.ts';

/** What stands behind the first comma says for whom or where an airman does the job, not what the job is. */
export function mainTitle({ branch, title }: Pick<CodeRow, 'branch' | 'title'>): string {
  if (branch === 'Air Force' || branch === 'Space Force') return title.split(', ')[0] ?? title;
  return title.replace(/^(?:Planning Series|Conversion NEC [A-Z]{2,3}) ?-? /, '').replaceAll(services, ' ');
}

/** Nobody of the National Guard is a guard for it. */
const services = /\b(?:(?:Army|Air) )?National Guard\b|\bCoast Guard\b/gi;

/** Where somebody stands, not what somebody does: a patient is no nurse. */
export const isNoTrade = (title: string): boolean =>
  /^patient$|\b(?:students?|trainees?|candidates?|holdee|prisoner|transient|unall?ott?ed|unassigned|assignee|disqualified|ineligible|wounded warrior|reserved|medical hold)\b/i.test(
    title,
  );
