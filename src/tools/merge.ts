// What a message template may name, for whoever calls a tool.
import type { Directory } from '../core/ports/directory.ts';
import type { Candidate, Job } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { mergeOf } from '../services/operations/merge.ts';
import type { Merge } from '../services/operations/render.ts';

/**
 * `contact` is the compliance address of the settings, else that of the recruiter or hiring manager; absent where none is
 * known.
 */
export async function mergeFor(
  directory: Pick<Directory, 'users'>,
  about: { candidate: Candidate; job: Job },
  { actor, settings }: ToolContext,
): Promise<Merge> {
  const merge = await mergeOf(directory, about, actor.user);
  const contact = settings.complianceEmail ?? merge.recruiter?.email ?? merge.hiringManager?.email;
  return contact === undefined ? merge : { ...merge, contact };
}
