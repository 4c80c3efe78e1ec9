// The systems that an organization names in its settings, in the places of the built-in ones. Each call goes by the settings of the
// work that makes it, so that a change counts with the next step and on every replica.
import { holdingSlots } from '../connectors/unified/held-slots.ts';
import { remoteAts } from '../connectors/unified/remote-ats.ts';
import { remoteCalendar } from '../connectors/unified/remote-calendar.ts';
import { remoteCrm } from '../connectors/unified/remote-crm.ts';
import { remoteMailer } from '../connectors/unified/remote-mailer.ts';
import { remoteMessenger } from '../connectors/unified/remote-messenger.ts';
import { directoryWith, keptRooms, withRooms } from '../connectors/unified/with-rooms.ts';
import { remoteRooms } from '../connectors/unified/remote-rooms.ts';
import { remoteTexts } from '../connectors/unified/remote-texts.ts';
import type { Clocks } from '../core/clock.ts';
import type { Unified } from '../core/connector/unified.ts';
import type { ConnectionId, TenantId } from '../core/ids.ts';
import type { Connection } from '../core/integration.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import type { Connections } from '../core/ports/connections.ts';
import type { Directory, Organizations, SettingsStore } from '../core/ports/directory.ts';
import type { RecordStore } from '../core/ports/record-store.ts';
import type { MappedSystem } from '../core/ports/remote-system.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Texts } from '../core/ports/texts.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Problem } from '../core/problem.ts';
import { settingsInForce } from '../core/settings-in-force.ts';
import { type Chosen, lazyCrm, lazyMailer, lazyMessenger, lazyTexts } from './lazy-systems.ts';

export interface ConnectedDependencies {
  readonly settings: Of<SettingsStore>;
  readonly connections: Of<Connections>;
  readonly records: Of<RecordStore>;
  readonly directory: Of<Directory>;
  readonly clocks: Clocks;
  readonly organizations: Pick<Organizations, 'get'>;
  /** Where other systems reach this service. */
  readonly publicUrl: string;
  readonly open: (tenant: TenantId, connection: ConnectionId) => Promise<MappedSystem>;
}

type Port = keyof Unified;

interface Opening<Mapping> {
  readonly remote: MappedSystem;
  readonly connection: Connection;
  readonly mapping: Mapping;
}

export function withConnectedSystems(systems: Of<Systems>, dependencies: ConnectedDependencies): Of<Systems> {
  const made = new Map<TenantId, Systems>();
  return (tenant) => {
    const known = made.get(tenant) ?? connected(systems(tenant), dependencies, tenant);
    made.set(tenant, known);
    return known;
  };
}

function connected(own: Systems, dependencies: ConnectedDependencies, tenant: TenantId): Systems {
  const beside = {
    store: dependencies.records(tenant),
    directory: dependencies.directory(tenant),
    clock: dependencies.clocks.real,
  };
  const settings = () => settingsInForce(tenant, dependencies.settings(tenant));
  const place = <Place extends Port>(port: Place) => ({
    named: (id: ConnectionId) => openAs(dependencies, { tenant, id, port }),
    wanted: async () => (await settings()).systems[port],
  });
  const ats = chooser(own.ats, {
    ...place('ats'),
    make: ({ remote, connection: { id, config }, mapping }) =>
      remoteAts({ ...beside, remote, mapping, config, scope: id }),
  });
  const zone = async () => (await settings()).timeZone;
  const calendar = chooser(own.calendar, {
    ...place('calendar'),
    make: ({ remote, connection: { id }, mapping }) => {
      const rooms = keptRooms(remoteRooms(remote, mapping), beside.clock);
      const directory = directoryWith(beside.directory, rooms);
      const meetings = remoteCalendar({ ...beside, directory, zone, remote, mapping, scope: id });
      return withRooms(holdingSlots(meetings, beside), rooms);
    },
  });
  const crm = chooser(own.crm, {
    ...place('crm'),
    make: ({ remote, connection: { id }, mapping }) =>
      remoteCrm({
        ...beside,
        remote,
        mapping,
        scope: id,
        ats: { candidate: async (who) => (await ats.now()).candidate(who) },
      }),
  });
  const mailer = chooser(own.mailer, {
    ...place('mail'),
    make: ({ remote, connection: { id }, mapping }) => remoteMailer({ ...beside, remote, mapping, scope: id }),
  });
  const messenger = chooser(own.messenger, {
    ...place('chat'),
    make: ({ remote, connection: { id }, mapping }) => remoteMessenger({ ...beside, remote, mapping, scope: id }),
  });
  const texts = chooser(ownTexts(own.texts, dependencies, tenant), {
    ...place('text'),
    make: ({ remote, connection: { id }, mapping }) =>
      remoteTexts({ ...beside, remote, mapping, scope: id, callback: callbackOf(dependencies.publicUrl, id) }),
  });
  return {
    ats: lazyAts(ats),
    calendar: lazyCalendar(calendar),
    crm: lazyCrm(crm, own.crm),
    mailer: lazyMailer(mailer, own.mailer),
    messenger: lazyMessenger(messenger, own.messenger),
    texts: lazyTexts(texts, own.texts),
  };
}

/** The built-in phone reaches nobody: whoever is no sandbox has to connect a real one. */
const ownTexts = (own: Texts, { organizations }: ConnectedDependencies, tenant: TenantId): Texts => ({
  ...own,
  get repeats() {
    return own.repeats;
  },
  unable: async () =>
    (await organizations.get(tenant))?.mode === 'sandbox'
      ? own.unable()
      : 'No system that sends text messages is connected; Twilio or Telnyx can be chosen under Settings, Your systems.',
});

/** Systems outside refuse an address that they cannot reach. */
const callbackOf =
  (publicUrl: string, connection: ConnectionId) =>
  (key: string): string | null =>
    publicUrl.startsWith('https://')
      ? `${publicUrl}/api/v2/hooks/${connection}?letter=${encodeURIComponent(key)}`
      : null;

function chooser<System, Mapping>(
  own: System,
  dependencies: {
    wanted: () => Promise<ConnectionId | null>;
    named: (id: ConnectionId) => Promise<Opening<Mapping>>;
    make: (opening: Opening<Mapping>) => System;
  },
): Chosen<System> {
  let current: System | undefined;
  // Made anew when the connection was opened anew: its settings have changed.
  const made = new WeakMap<MappedSystem, System>();
  const find = async (): Promise<System> => {
    const id = await dependencies.wanted();
    if (id === null) return own;
    const opening = await dependencies.named(id);
    const known = made.get(opening.remote) ?? dependencies.make(opening);
    made.set(opening.remote, known);
    return known;
  };
  return { now: async () => (current = await find()), last: () => current };
}

async function openAs<Place extends Port>(
  { connections, open }: ConnectedDependencies,
  { tenant, id, port }: { tenant: TenantId; id: ConnectionId; port: Place },
): Promise<Opening<NonNullable<Unified[Place]>>> {
  const connection = (await connections(tenant).list()).find((one) => one.id === id);
  if (connection === undefined)
    throw new Problem('connection_missing', `The settings name the connection ${id}, which is gone. Name another one.`);
  const remote = await open(tenant, id);
  const mapping = remote.connector.unified[port];
  if (mapping === undefined)
    throw new Problem('connection_missing', `${remote.connector.title} cannot be the organization’s ${port} system.`);
  return { remote, connection, mapping };
}

/** Which one it is, is known with the first call: whoever decides by `repeats` asks `named`. */
function lazyAts({ now, last }: Chosen<Ats>): Ats {
  return {
    get system() {
      return last()?.system ?? 'ats';
    },
    get repeats() {
      return last()?.repeats ?? 'read_back';
    },
    named: now,
    unable: async (act, about) => (await (await now()).unable?.(act, about)) ?? null,
    stages: async () => (await now()).stages(),
    jobs: async () => (await now()).jobs(),
    job: async (id) => (await now()).job(id),
    candidates: async (filter) => (await now()).candidates(filter),
    candidate: async (id, reading) => (await now()).candidate(id, reading),
    scorecards: async (id) => (await (await now()).scorecards?.(id)) ?? [],
    files: async (id) => (await (await now()).files?.(id)) ?? [],
    async file(asked) {
      const ats = await now();
      if (ats.file === undefined) throw new Problem('not_supported', `${ats.system} shows no files.`);
      return ats.file(asked);
    },
    changes: async (since) => (await now()).changes?.(since),
    matters: async (kind, since) => (await now()).matters?.(kind, since),
    move: async (move) => (await now()).move(move),
    setLastContact: async (contact) => (await now()).setLastContact(contact),
    addNote: async (note) => (await now()).addNote(note),
    removeNote: async (note) => (await now()).removeNote(note),
    setOffer: async (offer) => (await now()).setOffer(offer),
    hasSetOffer: async (set) => (await now()).hasSetOffer?.(set),
    entryStages: async () => (await now()).entryStages?.(),
    addCandidate: async (add) => (await now()).addCandidate(add),
    removeCandidate: async (remove) => (await now()).removeCandidate(remove),
    addJob: async (add) => (await now()).addJob(add),
    removeJob: async (remove) => (await now()).removeJob(remove),
  };
}

function lazyCalendar({ now, last }: Chosen<Calendar>): Calendar {
  return {
    get system() {
      return last()?.system ?? 'calendar';
    },
    get repeats() {
      return last()?.repeats ?? 'read_back';
    },
    named: now,
    unseen: async () => (await (await now()).unseen?.()) ?? null,
    meetings: async (span) => (await now()).meetings(span),
    busy: async (span) => (await (await now()).busy?.(span)) ?? [],
    meeting: async (id) => (await now()).meeting(id),
    book: async (booking) => (await now()).book(booking),
    reschedule: async (change) => (await now()).reschedule(change),
    cancel: async (change) => (await now()).cancel(change),
    reinstate: async (change) => (await now()).reinstate(change),
    rooms: async () => (await (await now()).rooms?.()) ?? [],
    setRoom: async (change) => (await now()).setRoom?.(change),
  };
}
