// Collects what a message template may name for one candidate.
import type { UserId } from '../core/ids.ts';
import type { Directory } from '../core/ports/directory.ts';
import type { Candidate, Job } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import type { Merge } from '../services/operations/render.ts';

export async function mergeFor(
  directory: Pick<Directory, 'users'>,
  { candidate, job }: { candidate: Candidate; job: Job },
  { actor }: ToolContext,
): Promise<Merge> {
  const users = await directory.users();
  const find = (id: UserId | null | undefined) => users.find((user) => user.id === id);
  return { candidate, job, recruiter: find(actor.user), hiringManager: find(job.hiringManager) };
}
