// Records of the audit trail in words, for people: what an action or an approval was about, and whether somebody approved what they
// had asked for themselves. The words are looked up when they are read; the records themselves hold ids alone.
import { type Action, type Approval } from '../core/action.ts';
import { ActionId, ApprovalId } from '../core/ids.ts';
import type { AuditLine } from '../core/ports/audit-log.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import type { AuditAbout } from './wire/audit.ts';

type Read = Pick<Ledger, 'action' | 'approval'>;

/** Of one page; the answers are in the order of `lines`, null for what no action or approval is the subject of. */
export async function describedAudit(ledger: Read, lines: readonly AuditLine[]): Promise<(AuditAbout | null)[]> {
  const known = new Map<string, Action | Approval | undefined>();
  for (const { event, subject } of lines) {
    if (known.has(subject)) continue;
    if (event.startsWith('action.')) known.set(subject, await found(() => ledger.action(ActionId.parse(subject))));
    if (event.startsWith('approval.'))
      known.set(subject, await found(() => ledger.approval(ApprovalId.parse(subject))));
  }
  return lines.map((line) => {
    const one = known.get(line.subject);
    return one === undefined ? null : aboutOf(line, one);
  });
}

const aboutOf = ({ event, actor }: AuditLine, one: Action | Approval): AuditAbout => ({
  summary: one.preview,
  action_id: 'action' in one ? one.action : (one.root ?? one.id),
  tool: one.tool,
  own: event === 'approval.approved' && String(one.requestedBy) === actor,
});

/** What was erased since, or belongs to another store, has no words. */
async function found<One>(read: () => Promise<One>): Promise<One | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
