// Whether a candidate may be scored: where the organization requires it, nobody is before they had the notice that the law asks for.
import type { CandidateId, JobId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { Problem } from '../../core/problem.ts';
import type { Settings } from '../../core/settings.ts';
import { type NoticePorts, noticeRemedy, noticesGiven, noticesMissing } from './notices.ts';
import { jurisdictionsOf } from './places.ts';

interface Scoring {
  readonly candidate: CandidateId;
  readonly job: JobId;
  readonly at: Date;
  readonly settings: Pick<Settings, 'compliance'>;
}

/** Throws `duty_unmet`. A job that the ATS does not know is done where the settings say everything is. */
export async function requireNotice(
  ports: NoticePorts & { readonly ats: Pick<Ats, 'job'> },
  { candidate, job, at, settings: { compliance } }: Scoring,
): Promise<void> {
  if (compliance.notices === 'report') return;
  const jurisdictions = jurisdictionsOf(await placeOf(ports.ats, job), compliance);
  if (noticesMissing(jurisdictions, { given: [], at }).length === 0) return;
  const missing = noticesMissing(jurisdictions, { given: await noticesGiven(ports, candidate), at });
  if (missing.length > 0)
    throw new Problem('duty_unmet', `Nobody is scored before they were told. ${noticeRemedy(missing)}`);
}

async function placeOf(ats: Pick<Ats, 'job'>, job: JobId): Promise<string> {
  try {
    return (await ats.job(job)).location;
  } catch (error) {
    if (error instanceof Problem && error.code === 'job_not_found') return '';
    throw error;
  }
}
