// A gate whose calls and decisions can be followed: what is decided, sent or taken up again later goes on in the trace in which it was
// asked for, with a link to the request that led on to it.
import type { Principal } from '../core/access.ts';
import type { Clock } from '../core/clock.ts';
import type { ActionId, TenantId } from '../core/ids.ts';
import type { ActionGate, Receipt } from '../core/ports/action-gate.ts';
import type { Origin, Origins } from '../core/ports/origins.ts';
import { type Attributes, errorType, type NewSpan, type Telemetry } from '../core/telemetry.ts';

interface Resuming {
  resume(tenant: TenantId, action: ActionId): Promise<void>;
}

interface MeasuredGateDependencies {
  readonly telemetry: Telemetry;
  readonly origins: Origins;
  /** Business time, as approvals have it. */
  readonly clock: Clock;
}

type Operation = keyof ActionGate | 'resume';
type Of = Parameters<Origins['of']>[1];

/**
 * Changes nothing of what the gate answers or throws. Decisions cost one look into the store, for the trace in which the
 * action was asked for.
 */
export function measuredGate<Gate extends ActionGate & Resuming>(
  gate: Gate,
  dependencies: MeasuredGateDependencies,
): Gate {
  const measured = measuring(dependencies);
  const decided = decisions(dependencies, measured);
  return {
    ...gate,
    call: (call) => {
      const span = {
        name: `gate.call ${call.tool}`,
        attributes: { ...principalOf(call.by), 'gen_ai.tool.name': call.tool },
      };
      return measured('call', span, () => gate.call(call));
    },
    decide: (call, act) => {
      const span = {
        name: `gate.decide ${call.tool}`,
        attributes: { ...principalOf(act.by), 'gen_ai.tool.name': call.tool },
      };
      return measured('decide', span, () => gate.decide(call, act));
    },
    approve: (approval, act) => decided('approve', { by: act.by, of: { approval } }, () => gate.approve(approval, act)),
    reject: (approval, act, reason) =>
      decided('reject', { by: act.by, of: { approval } }, () => gate.reject(approval, act, reason)),
    edit: (approval, act, input) =>
      decided('edit', { by: act.by, of: { approval } }, () => gate.edit(approval, act, input)),
    withdraw: (approval, by, reason) =>
      decided('withdraw', { by, of: { approval } }, () => gate.withdraw(approval, by, reason)),
    sendDraft: (action, act) => decided('sendDraft', { by: act.by, of: { action } }, () => gate.sendDraft(action, act)),
    editDraft: (action, act, changed) =>
      decided('editDraft', { by: act.by, of: { action } }, () => gate.editDraft(action, act, changed)),
    discardDraft: (action, act) =>
      decided('discardDraft', { by: act.by, of: { action } }, () => gate.discardDraft(action, act)),
    undoAction: (action, by) =>
      measured('undoAction', { name: 'gate.undo', attributes: { ...principalOf(by), 'muster.action': action } }, () =>
        gate.undoAction(action, by),
      ),
    undoTask: (task, by) =>
      measured('undoTask', { name: 'gate.undo', attributes: { ...principalOf(by), 'muster.task': task } }, () =>
        gate.undoTask(task, by),
      ),
    undoLast: (by) => measured('undoLast', { name: 'gate.undo', attributes: principalOf(by) }, () => gate.undoLast(by)),
    async resume(tenant, action) {
      const continued = await continuing(dependencies, tenant, { action });
      const span = {
        name: 'gate.resume',
        attributes: { 'muster.tenant': tenant, 'muster.action': action },
        ...continued,
      };
      await measured('resume', span, () => gate.resume(tenant, action));
    },
  };
}

const principalOf = ({ tenant, id }: Principal): Attributes => ({ 'muster.tenant': tenant, 'muster.actor': id });

type Measured = <T extends Receipt | void>(operation: Operation, span: NewSpan, work: () => Promise<T>) => Promise<T>;

const measuring =
  ({ telemetry }: MeasuredGateDependencies): Measured =>
  async (operation, span, work) => {
    const from = telemetry.now();
    let outcome = 'ok';
    try {
      return await telemetry.span(span, async (open) => {
        const done = await work();
        if (done !== undefined) open.set(attributesOf(done));
        return done;
      });
    } catch (error) {
      outcome = errorType(error);
      throw error;
    } finally {
      telemetry.observe('muster_gate_duration_seconds', { operation, outcome }, telemetry.now() - from);
    }
  };

const attributesOf = ({ root, approval }: Receipt): Attributes => ({
  'muster.action': root.id,
  'muster.task': root.task,
  'muster.status': root.status,
  'muster.approval': approval?.id,
  'gen_ai.tool.name': root.tool,
});

interface Decided {
  readonly by: Principal;
  readonly of: Of;
}

/** How long it waited is told once it is decided, as a span of its own where it was asked for. */
function decisions(dependencies: MeasuredGateDependencies, measured: Measured) {
  const { telemetry, origins, clock } = dependencies;
  return async (operation: Operation, { by, of }: Decided, work: () => Promise<Receipt>): Promise<Receipt> => {
    const origin = await origins.of(by.tenant, of);
    const continued = continuedFrom(telemetry, origin);
    const attributes: Attributes = {
      'muster.tenant': by.tenant,
      'muster.actor': by.id,
      ...('approval' in of ? { 'muster.approval': of.approval } : {}),
    };
    const receipt = await measured(operation, { name: `gate.${operation}`, attributes, ...continued }, work);
    if (origin === undefined || operation === 'editDraft') return receipt;
    const durationMs = Math.max(0, clock.now().getTime() - origin.since.getTime());
    telemetry.observe('muster_approval_wait_seconds', { decision: operation }, durationMs / 1000);
    if (origin.trace !== null) telemetry.past({ name: 'approval.wait', durationMs, attributes, parent: origin.trace });
    return receipt;
  };
}

async function continuing({ telemetry, origins }: MeasuredGateDependencies, tenant: TenantId, of: Of) {
  // Without spans nothing is looked up.
  if (telemetry.current() === undefined) return {};
  return continuedFrom(telemetry, await origins.of(tenant, of));
}

function continuedFrom(telemetry: Telemetry, origin: Origin | undefined): Pick<NewSpan, 'parent' | 'links'> {
  const trace = origin?.trace ?? null;
  const current = telemetry.current();
  if (trace === null || current === undefined || traceIdOf(trace) === traceIdOf(current)) return {};
  return { parent: trace, links: [current] };
}

const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
