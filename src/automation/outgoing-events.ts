// Webhooks: what happened with candidates, meetings and offers is told to the endpoints that subscribed to it, once for each event.
import { createHash } from 'node:crypto';
import type { Happening } from '../core/happening.ts';
import type { TenantId } from '../core/ids.ts';
import type { OutgoingEvent } from '../core/outgoing-event.ts';
import type { Office } from './office.ts';
import type { Reactor } from './react.ts';

export const outgoingEventReactor = ({ tenant, webhookEndpoints }: Office): Reactor => ({
  name: 'webhooks',
  async intend(happening) {
    const event = outgoingOf(tenant, happening);
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
export function outgoingOf(tenant: TenantId, happening: Happening): OutgoingEvent | undefined {
  const { kind: type, candidate, meeting, start, cause, system, undone } = happening;
  const named = { id: idOf(tenant, happening), at: happening.occurredAt };
  const origin = { actionId: cause, system };
  if (isOneOf(meetingKinds, type))
    return { ...named, type, data: { candidateId: candidate, meetingId: meeting, start, ...origin } };
  if (type === 'action.undone') return undone === null ? undefined : { ...named, type, data: { actionId: undone } };
  if (candidate === null) return undefined;
  if (type === 'candidate.contacted') return { ...named, type, data: { candidateId: candidate, ...origin } };
  const data = { candidateId: candidate, jobId: happening.job, ...origin };
  if (isOneOf(stageKinds, type)) return { ...named, type, data: { ...data, from: happening.from, to: happening.to } };
  return isOneOf(applicationKinds, type) ? { ...named, type, data } : undefined;
}

const isOneOf = <const Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

const idOf = (tenant: TenantId, { id }: Happening): string =>
  `evt_${createHash('sha256').update(`${tenant}:event:${id}`).digest('base64url').slice(0, 22)}`;
