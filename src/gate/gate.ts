// The gate: the one road by which a tool changes another system. Assembles its parts; no rule is written here.
import type { Principal } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { ActionId, NewId, TenantId } from '../core/ids.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { Absences } from '../core/ports/channels.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Directory, SettingsStore } from '../core/ports/directory.ts';
import type { Ledger, LedgerSweep } from '../core/ports/ledger.ts';
import type { Obligations } from '../core/ports/obligations.ts';
import { alone, type Presence } from '../core/ports/presence.ts';
import type { Troubles } from '../core/ports/troubles.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { AnyTool } from '../core/tool.ts';
import { approve, edit, reject, withdraw } from './approvals.ts';
import { discardDraft, editDraft, expireDraft, sendDraft } from './drafts.ts';
import { answerCall, decideByCall, previewCall } from './call.ts';
import { expiring, type GateContext } from './context.ts';
import { roleOf } from './principal.ts';
import { resume, sweptBy } from './recover.ts';
import { undoAction, undoLast, undoTask } from './undo.ts';

/**
 * Leases and `sleep` go by the real clock, everything that people see by the business clock. Optional members switch a
 * feature off where they are missing; none of them weakens policy.
 */
export interface GateDependencies {
  readonly ledger: Of<Ledger>;
  readonly sweep: LedgerSweep;
  /** Asked anew for every call, so that tools may themselves be built on the gate. */
  readonly tools: (tenant: TenantId) => readonly AnyTool[] | Promise<readonly AnyTool[]>;
  readonly settings: Of<SettingsStore>;
  /** For approval rules that go by role. */
  readonly people?: Of<Pick<Directory, 'users'>>;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
  /** How long one process may work on an action before another takes it over; longer than any call of a system. */
  readonly leaseMs: number;
  /** Tells when others may take over before the lease has ended; without it nobody ever does. */
  readonly presence?: Pick<Presence, 'lost'>;
  /** Larger groups are carried out by a job that calls `resume`; 25 unless given. */
  readonly inlineLimit?: number;
  /** Promises that job. Without it everything is carried out at once. */
  readonly inBackground?: (tenant: TenantId, action: ActionId) => Promise<void>;
  /** Who is away: whoever stands in decides like them. */
  readonly absences?: Of<Pick<Absences, 'at'>>;
  /** What the law asks for before somebody is rejected. */
  readonly obligations?: Of<Obligations>;
  /** For what waits, until people were told of it; what is given up the ledger notes itself. */
  readonly troubles?: Of<Pick<Troubles, 'waits'>>;
  /** Waits between tries; real time. */
  readonly sleep: (ms: number) => Promise<void>;
}

/** The gate for all tenants: the principal says which. */
export interface Gate extends ActionGate {
  /** Carries a root on from where it stands; what its background job calls. Does nothing where another process is at it. */
  resume(tenant: TenantId, action: ActionId): Promise<void>;
  /** Carries on all that a crash cut off, in all tenants, where no lease holds it any more; answers how many. */
  recover(): Promise<number>;
  /** Ends what nobody decided on in time; answers how many. */
  expire(): Promise<number>;
}

/**
 * Holds no state of its own: every decision is a transaction of the ledger, so any number of processes may open a gate over
 * one store.
 */
export function openGate(dependencies: GateDependencies): Gate {
  const contextOf = contexts(dependencies);
  const at = (by: Principal): GateContext => contextOf(by.tenant);
  return {
    call: (call) => answerCall(at(call.by), call),
    preview: (call) => previewCall(at(call.by), call),
    decide: (call, act) => decideByCall(at(act.by), call, act),
    approve: (approval, act) => approve(at(act.by), approval, act),
    reject: (approval, act, reason) => reject(at(act.by), approval, { act, reason }),
    edit: (approval, act, input) => edit(at(act.by), approval, { act, input }),
    withdraw: (approval, by, reason) => withdraw(at(by), approval, { by, reason }),
    sendDraft: (draft, act) => sendDraft(at(act.by), draft, act),
    editDraft: (draft, act, changed) => editDraft(at(act.by), draft, { act, changed }),
    discardDraft: (draft, act) => discardDraft(at(act.by), draft, act),
    undoAction: (action, by) => undoAction(at(by), action, by),
    undoTask: (task, by) => undoTask(at(by), task, by),
    undoLast: (by) => undoLast(at(by), by),
    async resume(tenant, action) {
      await resume(contextOf(tenant), action, sweptBy(dependencies.clocks.real.now()));
    },
    recover: () => recoverAll(dependencies, contextOf),
    expire: () => expireAll(dependencies, contextOf),
  };
}

function contexts(dependencies: GateDependencies): (tenant: TenantId) => GateContext {
  const { clocks, newId, log, leaseMs, inlineLimit = 25, inBackground, sleep, presence = alone } = dependencies;
  const shared = { clocks, newId, log, leaseMs, inlineLimit, sleep, presence };
  return (tenant) => ({
    ...shared,
    tenant,
    ledger: dependencies.ledger(tenant),
    tools: async () => dependencies.tools(tenant),
    settings: dependencies.settings(tenant),
    absences: dependencies.absences?.(tenant),
    obligations: dependencies.obligations?.(tenant),
    troubles: dependencies.troubles?.(tenant),
    roleOf: (actor, settings) => roleOf({ people: dependencies.people?.(tenant), tenant }, actor, settings),
    inBackground: inBackground === undefined ? undefined : (action) => inBackground(tenant, action),
  });
}

/** One that waits for a system that does not answer must not keep all others waiting. */
const recoveredAtOnce = 8;

async function recoverAll(
  dependencies: GateDependencies,
  contextOf: (tenant: TenantId) => GateContext,
): Promise<number> {
  const leaseEndedBy = dependencies.clocks.real.now();
  const unfinished = await dependencies.sweep.unfinished(leaseEndedBy);
  const left = unfinished.values();
  const work = async (): Promise<void> => {
    for (const { tenant, action } of left)
      try {
        await resume(contextOf(tenant), action, sweptBy(leaseEndedBy));
      } catch (error) {
        // One action that cannot be carried on must not keep the others from it; the next sweep meets it again.
        dependencies.log.error('recovery failed', { tenant, action, defect: defectOf(error) });
      }
  };
  await Promise.all(Array.from({ length: recoveredAtOnce }, work));
  return unfinished.length;
}

async function expireAll(
  dependencies: GateDependencies,
  contextOf: (tenant: TenantId) => GateContext,
): Promise<number> {
  const at = dependencies.clocks.business.now();
  let expired = 0;
  for (const { tenant, approval } of await dependencies.sweep.overdue(at)) {
    const decision = {
      approval,
      digest: undefined,
      status: 'expired' as const,
      by: expiring,
      reason: null,
      act: null,
      at,
    };
    const { kind } = await contextOf(tenant).ledger.decide(decision);
    if (kind === 'decided') expired += 1;
  }
  for (const { tenant, action } of await dependencies.sweep.overdueDrafts(at))
    if (await expireDraft(contextOf(tenant), action)) expired += 1;
  return expired;
}
