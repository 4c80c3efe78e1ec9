// Makes of a published flow what the sync engine carries out: one integration for each write and notify step that records
// reach. Each reads the source itself and keeps its own account of its records, so that a destination that is down holds up
// nothing but its own.
import { createHash } from 'node:crypto';
import { type Flow, type FlowDocument, type FlowStepOf, type FlowVersion } from '../../../core/flow.ts';
import { ConnectionId, IntegrationId } from '../../../core/ids.ts';
import type { Integration } from '../../../core/integration.ts';
import { Problem } from '../../../core/problem.ts';
import { leadingTo, orderOf } from './graph.ts';

/** The system of notify steps: Muster's own people. No connection leads there; the gate does. */
export const peopleSystem = 'muster';
export const peopleConnection = ConnectionId.parse('muster');

type Effect = FlowStepOf<'write'> | FlowStepOf<'notify'>;

/** Throws a defect for a document that was never checked. */
export function compileFlow(
  { id: flow, tenant, enabled, createdBy }: Pick<Flow, 'id' | 'tenant' | 'enabled' | 'createdBy'>,
  { version, document, publishedAt }: Pick<FlowVersion, 'version' | 'document' | 'publishedAt'>,
): readonly Integration[] {
  const { start, steps, source, trigger } = document;
  const effects = orderOf(start, steps).steps.filter(
    (step): step is Effect => step.kind === 'write' || step.kind === 'notify',
  );
  if (start === null) return [];
  return effects.map((step): Integration => {
    const ends = { source: { ...endOf(source), filters: source.filters }, destination: destinationOf(step) };
    return {
      id: IntegrationId.parse(idOf([flow, step.id, ends.source, ends.destination])),
      tenant,
      name: `${document.name}: ${step.name ?? titleOf(step)}`.slice(0, 128),
      ...ends,
      mapping: {},
      route: { flow, version, step: step.id, start, steps: [...leadingTo(step.id, steps)] },
      mode: trigger.kind === 'schedule' ? 'batch' : isLive(trigger) ? 'real_time' : 'once',
      schedule: trigger.kind === 'schedule' ? { cron: trigger.cron, timeZone: trigger.time_zone } : null,
      retry: {
        maxRetries: document.retry_policy.max_retries,
        backoffMultiplier: document.retry_policy.backoff_multiplier,
      },
      webhookUrl: document.webhook_url,
      webhookSecret: null,
      deletes: document.carry_deletions && step.kind === 'write',
      ...(document.keep_previous === true && step.kind === 'write' ? { keepsPrevious: true } : {}),
      enabled,
      adHoc: false,
      version: 1,
      createdAt: publishedAt,
      createdBy,
    };
  });
}

const isLive = ({ kind }: FlowDocument['trigger']): boolean => kind === 'real_time' || kind === 'webhook';

function endOf({ system, connection, collection }: FlowDocument['source'] | FlowStepOf<'write'>['to']) {
  if (system === null || connection === null || collection === null)
    throw new Problem('conflict', 'The flow has an end that nothing is chosen for. Check it, then publish it again.');
  return { connection, system, collection };
}

const destinationOf = (step: Effect): Integration['destination'] =>
  step.kind === 'write'
    ? { ...endOf(step.to), action: step.action }
    : { connection: peopleConnection, system: peopleSystem, collection: 'people', action: 'create' };

const titleOf = (step: Effect): string => (step.kind === 'write' ? (step.to.system ?? step.id) : 'people');

/** The same step between the same ends goes on with what is known of its records, whatever else changes in the flow. */
const idOf = (parts: readonly unknown[]): string =>
  `int_${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}`;
