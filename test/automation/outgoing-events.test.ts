// What happened with candidates as it leaves by webhook: ids, and the same id however often it is reacted to.
import { expect, test } from 'vitest';
import { outgoingOf } from '../../src/automation/outgoing-events.ts';
import { wireEvent } from '../../src/api/docs/webhooks.ts';
import { TriggerEvent, TriggerKind } from '../../src/core/trigger-event.ts';
import { snakeCased } from '../../src/core/json.ts';
import { scopeFor } from '../../src/core/outgoing-event.ts';
import { freshTenant } from '../support/tenants.ts';

const tenant = freshTenant();
const happened = (kind: TriggerKind): TriggerEvent =>
  TriggerEvent.parse({
    id: '7',
    kind,
    candidate: 'c_ann',
    job: 'job_1',
    from: 'Onsite',
    to: 'Offer',
    meeting: 'mtg_1',
    start: '2026-03-12T15:00:00.000Z',
    timeZone: null,
    undone: 'act_2',
    cause: 'act_1',
    system: null,
    eventId: null,
    occurredAt: new Date(0),
    at: new Date(0),
  });
const silent: readonly TriggerKind[] = [
  'candidate.at_risk',
  'candidate.opted_out',
  'message.received',
  'message.bounced',
];

test.each(TriggerKind.options.filter((kind) => !silent.includes(kind)))(
  '%s leaves as the document describes it',
  (kind) => {
    const event = outgoingOf(tenant, happened(kind));
    if (event === undefined) throw new Error('nothing leaves');
    const body = { type: event.type, timestamp: event.at.toISOString(), data: snakeCased(event.data) };
    expect(wireEvent(event.type).parse(body)).toEqual(body);
    expect(scopeFor(event.type)).toBe('operations:read');
  },
);

test.each(silent)('%s is nobody’s outside', (kind) => {
  expect(outgoingOf(tenant, happened(kind))).toBeUndefined();
});

test('the same event has one id, and another organization’s has another', () => {
  const id = outgoingOf(tenant, happened('candidate.moved'))?.id;
  expect(outgoingOf(tenant, happened('candidate.moved'))?.id).toBe(id);
  expect(outgoingOf(freshTenant(), happened('candidate.moved'))?.id).not.toBe(id);
});
