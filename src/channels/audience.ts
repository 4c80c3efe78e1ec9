// Who is told of an approval: those whom policy names, whoever stands in for them, and the person who asked.
import { scopesOf } from '../core/access.ts';
import type { Approval } from '../core/action.ts';
import type { User } from '../core/records.ts';
import { withStandIns } from '../gate/principal.ts';
import type { ChannelContext } from './context.ts';

export interface Audience {
  /** They may decide. */
  readonly deciders: readonly User[];
  /** Admins that are told only when time runs out. */
  readonly escalation: readonly User[];
  readonly requester: User | undefined;
}

/** Unless the organization names approvers: those of the requisition, and all admins. */
export async function audienceOf(context: ChannelContext, approval: Approval): Promise<Audience> {
  const users = await context.directory.users();
  const { settings } = await context.settings.get();
  const named = settings.approvers[approval.tool] ?? settings.approvers['*'];
  const { approvers } = await withDelegates(context, approval);
  const admins = users.filter(({ role }) => scopesOf[role].some((scope) => scope === 'admin'));
  const others = users.filter(({ id }) => approvers.includes(id));
  const deciders = named === undefined ? [...new Set([...others, ...admins])] : others;
  return {
    deciders: settings.fourEyes ? deciders.filter(({ id }) => String(id) !== approval.requestedBy) : deciders,
    escalation: admins.filter((admin) => !deciders.includes(admin)),
    requester: users.find(({ id }) => String(id) === approval.requestedBy),
  };
}

export const withDelegates = (context: ChannelContext, approval: Approval): Promise<Approval> =>
  withStandIns(approval, { absences: context.stores.absences, now: context.clocks.business.now() });
