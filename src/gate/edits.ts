// An edit is two steps, a new proposal and the end of the old one; this ties them together even when a crash came between.
import { createHash } from 'node:crypto';
import type { Approval } from '../core/action.ts';
import { type ActorId, ApprovalId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import type { ActRecord } from '../core/human-act.ts';
import { Problem } from '../core/problem.ts';
import { businessNow, type GateContext } from './context.ts';

/** Idempotency names that the gate gives itself start so, and callers may not use them. */
export const reserved = 'gate:';

const mark = `${reserved}edit:`;

/** The same edit by the same person is the same proposal; it also says what it replaces. */
export function editIdem(replaced: ApprovalId, edit: { by: ActorId; input: unknown }): string {
  const fingerprint = createHash('sha256').update(canonical(edit)).digest('hex').slice(0, 32);
  return `${mark}${fingerprint}:${replaced}`;
}

function replacedBy(idem: string): ApprovalId | undefined {
  if (!idem.startsWith(mark)) return undefined;
  return ApprovalId.parse(idem.slice(idem.indexOf(':', mark.length) + 1));
}

/**
 * Before an edited proposal may be decided on, what it replaces has to be out of the way. Where somebody decided on that
 * after all, the edited one falls: of the two, one at most is ever done.
 */
export async function finishEdit(context: GateContext, replacement: Approval, act: ActRecord | null): Promise<void> {
  const { idem, requestedBy } = await context.ledger.action(replacement.action);
  const replaced = replacedBy(idem);
  if (replaced === undefined) return;
  const result = await context.ledger.decide({
    approval: replaced,
    digest: undefined,
    status: 'superseded',
    by: requestedBy,
    reason: null,
    act,
    at: businessNow(context),
    supersededBy: replacement.id,
  });
  if (result.kind === 'decided' || result.approval.supersededBy === replacement.id) return;
  const reason = 'What this was to replace has been decided on or has expired in the meantime.';
  await context.ledger.decide({
    approval: replacement.id,
    digest: undefined,
    status: 'rejected',
    by: requestedBy,
    reason,
    act: null,
    at: businessNow(context),
  });
  throw new Problem(result.kind === 'expired' ? 'approval_expired' : 'already_decided', reason, {
    extra: { decision: result.approval.status, decided_by: result.approval.decidedBy },
  });
}
