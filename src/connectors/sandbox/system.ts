// The built-in systems of the sandbox organization, behind the same ports as real ones.
import type { NewId } from '../../core/ids.ts';
import type { WriteDocument } from '../../core/plain-document.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { Systems } from '../../core/ports/systems.ts';
import { sandboxAts } from './ats.ts';
import { sandboxCalendar } from './calendar.ts';
import { sandboxRooms } from './rooms.ts';
import { sandboxCrm } from './crm.ts';
import { withRooms } from '../unified/with-rooms.ts';
import { type Faults, plannedFaults } from './faults.ts';
import { sandboxMailer } from './mailer.ts';
import { sandboxMessenger } from './messenger.ts';
import { sandboxPhone } from './phone.ts';

interface Opening {
  /** One tenant's records. */
  readonly store: RecordStore;
  /** Business time. */
  readonly now: () => Date;
  readonly newId: NewId;
  readonly faults?: Faults;
  /** Writes the files of candidates. */
  readonly writeDocument?: WriteDocument;
}

export function openSandbox({ store, now, newId, faults = plannedFaults(), writeDocument }: Opening): Systems {
  const dependencies = { store, now, newId, faults, writeDocument };
  return {
    ats: sandboxAts(dependencies),
    calendar: withRooms(sandboxCalendar(dependencies), sandboxRooms(store)),
    mailer: sandboxMailer(dependencies),
    crm: sandboxCrm(dependencies),
    messenger: sandboxMessenger(dependencies),
    texts: sandboxPhone(dependencies),
  };
}
