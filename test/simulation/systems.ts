// The connected systems as one process has them: the real connector runtime on the emulators.
import { holdingSlots } from '../../src/connectors/unified/held-slots.ts';
import { remoteAts } from '../../src/connectors/unified/remote-ats.ts';
import { remoteCalendar } from '../../src/connectors/unified/remote-calendar.ts';
import { remoteCrm } from '../../src/connectors/unified/remote-crm.ts';
import { remoteMailer } from '../../src/connectors/unified/remote-mailer.ts';
import { remoteMessenger } from '../../src/connectors/unified/remote-messenger.ts';
import type { Clocks } from '../../src/core/clock.ts';
import type { Systems } from '../../src/core/ports/systems.ts';
import type { Organization, Port } from './organization.ts';

export type ConnectedSystems = Omit<Systems, 'texts'>;

export function systemsOf(
  { vendors, directory }: Organization,
  { clocks, store }: { clocks: Clocks; store: Organization['records'] },
): ConnectedSystems {
  const { real: clock } = clocks;
  const open = (port: Port) => vendors[port].open(clock);
  const beside = { store, directory, clock };
  const mappings = {
    ats: required(vendors.ats.connector.unified.ats),
    calendar: required(vendors.calendar.connector.unified.calendar),
    mail: required(vendors.mail.connector.unified.mail),
    crm: required(vendors.crm.connector.unified.crm),
    chat: required(vendors.chat.connector.unified.chat),
  };
  const ats = remoteAts({ ...beside, remote: open('ats'), mapping: mappings.ats, config: {}, scope: 'con_ats' });
  const calendar = holdingSlots(
    remoteCalendar({
      ...beside,
      remote: open('calendar'),
      mapping: mappings.calendar,
      scope: 'con_calendar',
      zone: async () => 'UTC',
    }),
    beside,
  );
  return {
    ats,
    calendar,
    mailer: remoteMailer({ ...beside, remote: open('mail'), mapping: mappings.mail, scope: 'con_mail' }),
    crm: remoteCrm({ ...beside, remote: open('crm'), mapping: mappings.crm, scope: 'con_crm', ats }),
    messenger: remoteMessenger({ ...beside, remote: open('chat'), mapping: mappings.chat, scope: 'con_chat' }),
  };
}

function required<Mapping>(mapping: Mapping | undefined): Mapping {
  if (mapping === undefined) throw new Error('that system cannot take this place');
  return mapping;
}
