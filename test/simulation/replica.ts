// One process of the service: the real gate and the real tools on the real connector runtime, over the stores of the organisation.
import { holdingSlots } from '../../src/connectors/unified/held-slots.ts';
import { remoteAts } from '../../src/connectors/unified/remote-ats.ts';
import { remoteCalendar } from '../../src/connectors/unified/remote-calendar.ts';
import { remoteCrm } from '../../src/connectors/unified/remote-crm.ts';
import { remoteMailer } from '../../src/connectors/unified/remote-mailer.ts';
import { remoteMessenger } from '../../src/connectors/unified/remote-messenger.ts';
import type { Log } from '../../src/core/log.ts';
import type { Clocks } from '../../src/core/clock.ts';
import type { ActionGate } from '../../src/core/ports/action-gate.ts';
import type { ContactPreferences } from '../../src/core/ports/contact-preferences.ts';
import type { SettingsStore } from '../../src/core/ports/directory.ts';
import type { Ledger, LedgerSweep } from '../../src/core/ports/ledger.ts';
import type { Letters, LetterSweep } from '../../src/core/ports/letters.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { Troubles } from '../../src/core/ports/troubles.ts';
import type { AnyTool, ToolContext, WriteTool } from '../../src/core/tool.ts';
import { type Gate, type GateDependencies, openGate } from '../../src/gate/gate.ts';
import { addNote } from '../../src/tools/add-note.ts';
import { bookMeeting } from '../../src/tools/book-meeting.ts';
import { cancelMeeting } from '../../src/tools/cancel-meeting.ts';
import { logCrm } from '../../src/tools/log-crm.ts';
import { moveStage } from '../../src/tools/move-stage.ts';
import { notifyUser } from '../../src/tools/notify-user.ts';
import { rejectCandidate } from '../../src/tools/reject-candidate.ts';
import { rescheduleMeeting } from '../../src/tools/reschedule-meeting.ts';
import { sendFollowup } from '../../src/tools/send-followup.ts';
import { sendMessage } from '../../src/tools/send-message.ts';
import { sendOffer } from '../../src/tools/send-offer.ts';
import { undoAction } from '../../src/tools/undo-action.ts';
import { withdrawOffer } from '../../src/tools/withdraw-offer.ts';
import type { Organization, Port } from './organization.ts';
import { acme } from './people.ts';
import { type Life, type Phase, type Place, places } from './place.ts';
import { stepped } from './stepped.ts';

export const leaseMs = 60_000;

export interface Replica {
  readonly life: Life;
  readonly gate: Gate;
  readonly stores: Stores;
  readonly systems: ReturnType<typeof systemsOf>;
  readonly clocks: Clocks;
  /** Runs as this process. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What a planted defect replaces of a process. */
export interface Bend {
  readonly tools?: (tools: readonly AnyTool[]) => readonly AnyTool[];
  readonly stores?: (stores: Stores) => Stores;
}

export interface Stores {
  readonly ledger: Ledger;
  readonly sweep: LedgerSweep;
  readonly settings: SettingsStore;
  readonly records: RecordStore;
  readonly letters: Letters & LetterSweep;
  readonly troubles: Troubles;
  readonly preferences: ContactPreferences;
}

/** The stores as one process reaches them. */
function storesOf(organization: Organization, bend: Bend): Stores {
  const { scheduler, ledgers, settings, records, letters, troubles, preferences } = organization;
  const stores = {
    ledger: stepped<Ledger>(ledgers.of(acme), 'ledger', scheduler),
    sweep: stepped(ledgers.sweep, 'sweep', scheduler),
    settings: stepped<SettingsStore>(settings, 'settings', scheduler),
    records: stepped(records, 'records', scheduler),
    letters: stepped<Letters & LetterSweep>(letters, 'letters', scheduler),
    troubles: stepped<Troubles>(troubles, 'troubles', scheduler),
    preferences: stepped<ContactPreferences>(preferences, 'preferences', scheduler),
  };
  return bend.stores?.(stores) ?? stores;
}

export function startReplica(
  organization: Organization,
  life: Life,
  { bend = {}, log }: { bend?: Bend | undefined; log: Log },
): Replica {
  const place: Place = { life };
  return places.run(place, () => {
    const { scheduler } = organization;
    const clocks = organization.clocksOf(life);
    const late: { gate?: ActionGate } = {};
    const gateNow = (): ActionGate => {
      if (late.gate === undefined) throw new Error('the gate is not open yet');
      return late.gate;
    };
    const stores = storesOf(organization, bend);
    const systems = systemsOf(organization, clocks, stores.records);
    const tools = toolsOf(
      organization,
      { ...stores, ...systems },
      { undoAction: (...given) => gateNow().undoAction(...given) },
    ).map(attributed);
    const bent = bend.tools?.(tools) ?? tools;
    const dependencies: GateDependencies = {
      ledger: () => stores.ledger,
      sweep: stores.sweep,
      tools: () => bent,
      settings: () => stores.settings,
      people: () => organization.directory,
      clocks,
      newId: organization.newId,
      log,
      leaseMs,
      troubles: () => stores.troubles,
      sleep: (ms) => scheduler.sleep(ms),
    };
    const gate = openGate(dependencies);
    late.gate = gate;
    return { life, gate, stores, systems, clocks, run: (work) => places.run(place, work) };
  });
}

function toolsOf(
  { directory, templates }: Organization,
  reached: Stores & ReturnType<typeof systemsOf>,
  gate: Pick<ActionGate, 'undoAction'>,
): readonly AnyTool[] {
  const scores = { scoresOf: async () => [], recentScores: async () => [] };
  const ports = { ...reached, directory, templates, gate, scores };
  return [
    moveStage(ports),
    addNote(ports),
    rejectCandidate(ports),
    sendOffer(ports),
    withdrawOffer(ports),
    bookMeeting(ports),
    rescheduleMeeting(ports),
    cancelMeeting(ports),
    sendMessage(ports),
    sendFollowup(ports),
    notifyUser(ports),
    logCrm(ports),
    undoAction(ports),
  ];
}

export function systemsOf(
  { vendors, directory }: Organization,
  clocks: ReturnType<Organization['clocksOf']>,
  store: Organization['records'],
) {
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

const within = <T>(phase: Phase, { key }: ToolContext, work: () => Promise<T>): Promise<T> => {
  const place = places.getStore();
  return place === undefined ? work() : places.run({ ...place, key, phase }, work);
};

/** The journal of the systems outside says for which action each change was made. */
function attributed(tool: AnyTool): AnyTool {
  if (tool.effect !== 'write') return tool;
  const steps: Pick<WriteTool, 'execute' | 'recover'> = {
    execute: (plan, context) => within('execute', context, () => tool.execute(plan, context)),
    recover: (plan, context) => within('recover', context, () => tool.recover(plan, context)),
  };
  if (tool.reversal === 'none') return Object.assign({}, tool, steps);
  const undo: typeof tool.undo = (done, context) => within('undo', context, () => tool.undo(done, context));
  return Object.assign({}, tool, steps, { undo });
}
