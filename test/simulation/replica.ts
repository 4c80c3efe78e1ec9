// One process of the service: the real gate and the real tools on the real connector runtime, over the stores of the organization.
import { openEventIntake, type TakeEvent } from '../../src/automation/event-intake.ts';
import type { Automation } from '../../src/automation/automation.ts';
import type { Log } from '../../src/core/log.ts';
import type { Clocks } from '../../src/core/clock.ts';
import type { ActionGate } from '../../src/core/ports/action-gate.ts';
import type { AnyTool, ToolContext, WriteTool } from '../../src/core/tool.ts';
import { type Gate, type GateDependencies, openGate } from '../../src/gate/gate.ts';
import { openSequenceBook, type SequenceBook } from '../../src/services/operations/sequences/sequence-book.ts';
import { withBuiltIn } from '../../src/services/operations/sequences/with-built-in.ts';
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
import { startSequence } from '../../src/tools/start-sequence.ts';
import { stopSequence } from '../../src/tools/stop-sequence.ts';
import { undoAction } from '../../src/tools/undo-action.ts';
import { withdrawOffer } from '../../src/tools/withdraw-offer.ts';
import { automationOf } from './reactions.ts';
import type { Organization } from './organization.ts';
import { type Life, type Phase, type Place, places } from './place.ts';
import { type Bend, type Stores, storesOf } from './stores.ts';
import { type ConnectedSystems, systemsOf } from './systems.ts';

export const leaseMs = 60_000;
/** Larger groups are carried out by a job. */
const inlineLimit = 2;

export interface Replica {
  readonly life: Life;
  readonly gate: Gate;
  readonly stores: Stores;
  readonly systems: ConnectedSystems;
  readonly clocks: Clocks;
  readonly automation: Automation;
  readonly takeEvent: TakeEvent;
  /** Runs as this process. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
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
    const systems = systemsOf(organization, { clocks, store: stores.records });
    const book = openSequenceBook({ definitions: organization.sequences, templates: organization.templates });
    const tools = toolsOf(
      organization,
      { ...stores, ...systems, sequences: book },
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
      inlineLimit,
      inBackground: (tenant, action) =>
        stores.outbox.promise({ tenant, name: 'resume-action', data: { action }, due: clocks.real.now() }),
    };
    const gate = openGate(dependencies);
    late.gate = gate;
    const automation = automationOf(organization, { gate, stores, systems, clocks, book, tools: bent, log });
    const takeEvent = openEventIntake({ eventLog: () => stores.events, priority: { owe: () => () => undefined } });
    return { life, gate, stores, systems, clocks, automation, takeEvent, run: (work) => places.run(place, work) };
  });
}

function toolsOf(
  { directory, templates: own }: Organization,
  reached: Stores & ConnectedSystems & { readonly sequences: SequenceBook },
  gate: Pick<ActionGate, 'undoAction'>,
): readonly AnyTool[] {
  const scores = { scoresOf: async () => [], recentScores: async () => [] };
  // As `main` does: named ones may come with a built-in sequence.
  const templates = { list: () => own.list(), get: withBuiltIn(own).get };
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
    startSequence(ports),
    stopSequence(ports),
    undoAction(ports),
  ];
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
