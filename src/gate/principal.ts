// Who may decide and who may undo, and who stands behind work that goes on when the caller is gone.
import { allows, type Principal } from '../core/access.ts';
import type { Action, Approval } from '../core/action.ts';
import { type ActorId, type TenantId, UserId } from '../core/ids.ts';
import type { Absences } from '../core/ports/channels.ts';
import type { Directory } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import type { ApprovalRule, Settings } from '../core/settings.ts';
import type { AnyTool } from '../core/tool.ts';
import type { GateContext } from './context.ts';

/** A stored action knows its requester by id. Its rights were checked when it was proposed, so none are given here. */
export function standIn(tenant: TenantId, id: ActorId): Principal {
  const kind = id.startsWith('key:') ? 'key' : /^(system|rule):/.test(id) ? 'system' : 'user';
  return { tenant, kind, id, user: kind === 'user' ? UserId.parse(id) : undefined, scopes: new Set() };
}

/** Asked of the directory only where a rule wants to know. Undefined: nobody of the organization any more. */
export async function roleOf(
  { people, tenant }: { people: Pick<Directory, 'users'> | undefined; tenant: TenantId },
  actor: ActorId,
  { approvalRules }: Settings,
): Promise<ApprovalRule['role']> {
  if (approvalRules.every(({ role }) => role === undefined)) return undefined;
  const { kind, user } = standIn(tenant, actor);
  if (kind !== 'user') return kind;
  return (await people?.users())?.find(({ id }) => id === user)?.role;
}

/** Throws `forbidden` and names the missing scope. */
export function requireScope(tool: AnyTool, by: Principal): void {
  if (!allows(by.scopes, tool.scope))
    throw new Problem('forbidden', `${tool.name} needs the right ${tool.scope}, which these credentials do not have.`);
}

/** Also where `by` acts for the person who asked (`by.user`). The stored id of a key does not lead back to a person. */
export const asked = (requestedBy: ActorId, by: Principal): boolean =>
  by.id === requestedBy || (by.user !== undefined && standIn(by.tenant, requestedBy).user === by.user);

/** Who else asked for what waits, while it did. */
export async function othersWho(
  { ledger }: Pick<GateContext, 'ledger'>,
  { action }: Pick<Approval, 'action'>,
  by: Principal,
): Promise<readonly ActorId[]> {
  return (await ledger.repeatedCalls([action])).map(({ requestedBy }) => requestedBy).filter((id) => !asked(id, by));
}

/** `approval` has to include those who stand in today; see `withStandIns`. Four eyes is checked elsewhere. */
export const mayDecide = (approval: Approval, by: Principal): boolean =>
  allows(by.scopes, 'admin') || (by.user !== undefined && approval.approvers.includes(by.user));

/** The approval with those added who decide for an approver that is away now. */
export async function withStandIns(
  approval: Approval,
  { absences, now }: { absences: Pick<Absences, 'at'> | undefined; now: Date },
): Promise<Approval> {
  const away = (await absences?.at(now)) ?? [];
  const standIns = away.filter(({ user }) => approval.approvers.includes(user)).map(({ delegate }) => delegate);
  if (standIns.length === 0) return approval;
  return { ...approval, approvers: [...new Set([...approval.approvers, ...standIns])] };
}

/** Throws `forbidden` unless `mayDecide`. */
export function requireDecider(approval: Approval, by: Principal): void {
  if (!mayDecide(approval, by))
    throw new Problem('forbidden', 'Only an admin or one of the people named on the approval may decide on it.');
}

/** Throws `forbidden` unless `by` asked for the action, invited the candidate whose press caused it, or is an admin. */
export function requireUndoer({ requestedBy, origin }: Action, by: Principal): void {
  const hasInvited = origin.kind === 'candidate' && asked(origin.invitedBy, by);
  if (!asked(requestedBy, by) && !hasInvited && !allows(by.scopes, 'admin'))
    throw new Problem('forbidden', 'Only the person who asked for this action, or an admin, may undo it.');
}
