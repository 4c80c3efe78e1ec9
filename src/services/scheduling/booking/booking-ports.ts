// What booking by a candidate needs of one organization.
import { type Principal, type Scope } from '../../../core/access.ts';
import { ActorId, type TenantId } from '../../../core/ids.ts';
import type { Clocks } from '../../../core/clock.ts';
import type { Ats } from '../../../core/ports/ats.ts';
import type { BookingLinks } from '../../../core/ports/booking-links.ts';
import type { Calendar } from '../../../core/ports/calendar.ts';
import type { Definitions } from '../../../core/ports/definitions.ts';
import type { InterviewPlan } from '../../../core/interview-plan.ts';
import type { InterviewerPool } from '../../../core/interviewer-pool.ts';
import type { ActionGate } from '../../../core/ports/action-gate.ts';
import type { Directory, SettingsStore } from '../../../core/ports/directory.ts';
import type { Ledger } from '../../../core/ports/ledger.ts';

export interface BookingPorts {
  readonly tenant: TenantId;
  readonly links: BookingLinks;
  readonly ats: Pick<Ats, 'candidate'>;
  readonly calendar: Pick<Calendar, 'meetings' | 'busy' | 'meeting'>;
  readonly directory: Pick<Directory, 'users' | 'user'>;
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly pools: Pick<Definitions<InterviewerPool>, 'list'>;
  readonly plans: Pick<Definitions<InterviewPlan>, 'latest'>;
  readonly ledger: Pick<Ledger, 'action' | 'actions' | 'actionByIdem' | 'approvalOf'>;
  readonly gate: Pick<ActionGate, 'call'>;
  readonly clocks: Clocks;
}

const booker = ActorId.parse('system:booking');

/** Whether a call carries out a press: the times that it takes are held for it. */
export const isBooker = ({ id }: Pick<Principal, 'id'>): boolean => id === booker;

/** A candidate has no account: what they press is done by Muster, with the rights of recruiting operations and no others. */
export const bookingPrincipal = (tenant: TenantId): Principal => ({
  tenant,
  kind: 'system',
  id: booker,
  user: undefined,
  scopes: new Set<Scope>(['operations:*']),
});
