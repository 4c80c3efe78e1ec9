// What booking by a candidate needs of one organisation.
import { type Principal, type Scope } from '../../../core/access.ts';
import { ActorId, type TenantId } from '../../../core/ids.ts';
import type { Clocks } from '../../../core/clock.ts';
import type { Ats } from '../../../core/ports/ats.ts';
import type { BookingLinks } from '../../../core/ports/booking-links.ts';
import type { Calendar } from '../../../core/ports/calendar.ts';
import type { Desk } from '../../../core/ports/desk.ts';
import type { Directory, SettingsStore } from '../../../core/ports/directory.ts';
import type { Ledger } from '../../../core/ports/ledger.ts';

export interface BookingPorts {
  readonly tenant: TenantId;
  readonly links: BookingLinks;
  readonly ats: Pick<Ats, 'candidate'>;
  readonly calendar: Pick<Calendar, 'meetings' | 'busy' | 'meeting'>;
  readonly directory: Pick<Directory, 'users'>;
  readonly settings: Pick<SettingsStore, 'get'>;
  readonly ledger: Pick<Ledger, 'action' | 'actionByIdem' | 'approvalOf'>;
  readonly desk: Pick<Desk, 'call'>;
  readonly clocks: Clocks;
}

/** A candidate has no account: what they press is done by Muster, with the rights of recruiting operations and no others. */
export const bookingPrincipal = (tenant: TenantId): Principal => ({
  tenant,
  kind: 'system',
  id: ActorId.parse('system:booking'),
  user: undefined,
  scopes: new Set<Scope>(['operations:*']),
});
