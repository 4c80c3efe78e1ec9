// Webhooks: what happened with candidates, meetings and offers is told to the endpoints that subscribed to it, once for each event.
import { createHash } from 'node:crypto';
import type { TriggerEvent } from '../core/trigger-event.ts';
import type { TenantId } from '../core/ids.ts';
import type { OutgoingEvent } from '../core/outgoing-event.ts';
import type { AutomationContext } from './context.ts';
import type { Reactor } from './react.ts';

/**
 * The id of an outgoing event is derived from organization and event, so that a repeat publishes it once. Does nothing
 * where no endpoint wants its type.
 */
export const outgoingEventReactor = ({ tenant, webhookEndpoints }: AutomationContext): Reactor => ({
  name: 'webhooks',
  async intend(trigger) {
    const event = outgoingOf(tenant, trigger);
    if (event === undefined || !(await webhookEndpoints.isWanted(event.type))) return [];
    const act = async () => {
      await webhookEndpoints.publish(event);
      return { result: 'done' as const, detail: null, action: null };
    };
    return [{ name: 'webhooks', act }];
  },
});

const stageKinds = ['candidate.moved', 'candidate.rejected'] as const;
const applicationKinds = [
  'application.received',
  'candidate.withdrawn',
  'offer.extended',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
] as const;
const meetingKinds = [
  'interview.scheduled',
  'interview.finished',
  'meeting.booked',
  'meeting.moved',
  'meeting.cancelled',
] as const;

/** Undefined: nobody outside is told of that. */
export function outgoingOf(tenant: TenantId, event: TriggerEvent): OutgoingEvent | undefined {
  const { kind: type, candidate, meeting, start, cause, system, undone } = event;
  const named = { id: idOf(tenant, event), at: event.occurredAt };
  const origin = { actionId: cause, system };
  if (isOneOf(meetingKinds, type))
    return { ...named, type, data: { candidateId: candidate, meetingId: meeting, start, ...origin } };
  if (type === 'action.undone') return undone === null ? undefined : { ...named, type, data: { actionId: undone } };
  if (type === 'requisition.added')
    return event.job === null ? undefined : { ...named, type, data: { jobId: event.job, ...origin } };
  if (candidate === null) return undefined;
  if (type === 'candidate.contacted') return { ...named, type, data: { candidateId: candidate, ...origin } };
  const data = { candidateId: candidate, jobId: event.job, ...origin };
  if (type === 'candidate.added') return { ...named, type, data: { ...data, stage: event.to } };
  if (isOneOf(stageKinds, type)) return { ...named, type, data: { ...data, from: event.from, to: event.to } };
  return isOneOf(applicationKinds, type) ? { ...named, type, data } : undefined;
}

const isOneOf = <const Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

const idOf = (tenant: TenantId, { id }: TriggerEvent): string =>
  `evt_${createHash('sha256').update(`${tenant}:event:${id}`).digest('base64url').slice(0, 22)}`;
