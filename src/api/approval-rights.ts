// What somebody may do about an approval: whom it waits for, and whether they may approve or decline it themselves.
import { allows, type Principal } from '../core/access.ts';
import type { Approval } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import type { Absence } from '../core/ports/channels.ts';
import { asked, mayDecide, withStandIns } from '../gate/principal.ts';
import type { RoutePorts } from './routes/route-ports.ts';

export interface ApprovalReader {
  readonly by: Principal;
  readonly now: Date;
  readonly away: readonly Absence[];
  readonly fourEyes: boolean;
}

export interface ApprovalRights {
  /** It waits for this person: they are named, stand in for somebody who is, or are an admin where nobody is named. */
  readonly yours: boolean;
  readonly mayApprove: boolean;
  readonly mayDecline: boolean;
}

export async function readerOf(
  { channelAdmin, clocks, settings }: Pick<RoutePorts, 'channelAdmin' | 'clocks' | 'settings'>,
  by: Principal,
): Promise<ApprovalReader> {
  const now = clocks.business.now();
  const [absences, { settings: chosen }] = await Promise.all([
    channelAdmin.absences(by.tenant),
    settings(by.tenant).get(),
  ]);
  const away = absences.filter(({ from, to }) => from <= now && now < to);
  return { by, now, away, fourEyes: chosen.fourEyes };
}

export async function rightsOn(
  { alsoRequestedBy, ...approval }: Approval & { readonly alsoRequestedBy: readonly ActorId[] },
  { by, now, away, fourEyes }: ApprovalReader,
): Promise<ApprovalRights> {
  const standing = await withStandIns(approval, { absences: { at: () => Promise.resolve(away) }, now });
  const acts = allows(by.scopes, 'operations:*');
  const isOwn = asked(approval.requestedBy, by);
  const decides = acts && mayDecide(standing, by);
  const mayApprove = decides && !(fourEyes && isOwn);
  // Whoever is in by the first link or with a key has nobody else to leave it to.
  const isNamed = by.user === undefined || standing.approvers.includes(by.user);
  return {
    yours: mayApprove && (isNamed || standing.approvers.length === 0),
    mayApprove,
    // What others asked for as well is not theirs alone to take back.
    mayDecline: acts && (decides || (isOwn && alsoRequestedBy.every((one) => asked(one, by)))),
  };
}
