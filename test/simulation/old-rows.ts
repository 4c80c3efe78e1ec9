// What a process of another version left behind: an action whose plan today's tool does not understand, approved or begun, and a
// promise of a job that nobody here knows.
import { ActionId, ActorId, CandidateId, TaskId } from '../../src/core/ids.ts';
import { blankAction } from '../../src/gate/blank-action.ts';
import type { Organization } from './organization.ts';
import { acme, actors } from './people.ts';

export async function leaveOldRows(
  { ledgers, outbox, clocks, newId }: Organization,
  { number, isBegun }: { number: number; isBegun: boolean },
): Promise<void> {
  const now = clocks.business.now();
  const root = {
    ...blankAction(now),
    id: ActionId.parse(newId('act')),
    task: TaskId.parse(newId('tsk')),
    tool: 'move_stage',
    effect: 'write' as const,
    stakes: 'routine' as const,
    reversal: 'exact' as const,
    input: { candidate: 'cand-1', stage: 'Interview' },
    plan: { candidate: 'cand-1', to: 'Interview' },
    digest: 'as it was made then',
    policyVersion: 1,
    preview: 'Move somebody',
    candidate: CandidateId.parse('cand-1'),
    status: isBegun ? ('executing' as const) : ('approved' as const),
    requestedBy: ActorId.parse(actors.recruiter.id),
    origin: { kind: 'api' as const },
    idem: `old ${number}`,
    attempt: isBegun ? 1 : 0,
    claims: isBegun ? 1 : 0,
    leaseUntil: isBegun ? clocks.real.now() : null,
  };
  await ledgers.of(acme).open({ root, members: [], approval: undefined });
  await outbox.promise({ tenant: acme, name: 'job-of-another-version', data: { number }, due: clocks.real.now() });
}
