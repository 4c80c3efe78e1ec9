// A template with the data of a real candidate, before anything is sent: what it would say, and what is missing for it.
import type { CandidateId, UserId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Clock } from '../../core/clock.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory, SettingsStore } from '../../core/ports/directory.ts';
import type { Template } from '../../core/records.ts';
import { withInterview } from './interview-of.ts';
import { mergeOf } from './merge.ts';
import { type Rendered, fillTemplate, gapsOf } from './render.ts';

export interface Preview extends Rendered {
  /** Variables that have no value for this candidate; sending would be refused. Their places are left as written. */
  readonly missing: string[];
}

export interface PreviewPorts {
  readonly ats: Pick<Ats, 'candidate' | 'job'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly directory: Pick<Directory, 'users'>;
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly clock: Clock;
}

/** Throws `candidate_not_found`, and `validation_failed` for unknown variables. */
export async function previewTemplate(
  { ats, calendar, directory, settings, clock }: PreviewPorts,
  template: Template,
  { candidate: id, recruiter }: { candidate: CandidateId; recruiter: UserId | undefined },
): Promise<Preview> {
  const candidate = await ats.candidate(id);
  const job = await ats.job(candidate.job);
  const named = await mergeOf(directory, { candidate, job }, recruiter);
  const zone = (await settings.get()).settings.timeZone;
  const merge = await withInterview({ calendar, directory }, { template, merge: named, now: clock.now(), zone });
  return { ...fillTemplate(template, merge), missing: gapsOf(template, merge).missing };
}
