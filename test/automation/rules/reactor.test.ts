// What an organization's rules make of an event: an action with its arguments filled in, or a line that says why not.
import { expect, test } from 'vitest';
import { ruleReactor } from '../../../src/automation/rules/reactor.ts';
import { ActorId, CandidateId, EventId, TenantId } from '../../../src/core/ids.ts';
import { Problem } from '../../../src/core/problem.ts';
import { Rule } from '../../../src/core/rule.ts';
import { Settings } from '../../../src/core/settings.ts';
import { noDetails, type TriggerEvent } from '../../../src/core/trigger-event.ts';
import { createFakeDefinitions } from '../../fakes/definitions.ts';
import { FakeEventLog } from '../../fakes/event-log.ts';
import { createFakeSettings } from '../../fakes/organizations.ts';
import { FakeOutbox } from '../../fakes/outbox.ts';
import { openOperations } from '../../support/operations.ts';

const tenant = TenantId.parse('sandbox');
const tellWhence = {
  name: 'Tell whence',
  when: { event: 'candidate.moved' },
  do: { tool: 'notify_user', arguments: { user: '{{job.hiring_manager}}', text: 'From {{event.from}}' } },
};

async function madeOf(rule: object, part: Partial<TriggerEvent>) {
  const world = await openOperations();
  const now = world.clocks.business.now();
  const rules = createFakeDefinitions<Rule>();
  await rules.put({
    id: 'r1',
    body: Rule.parse(rule),
    active: true,
    removed: false,
    by: ActorId.parse('u_nora'),
    at: now,
  });
  const calls: { tool: string; input: unknown }[] = [];
  const reactor = ruleReactor({
    ...world,
    tenant,
    rules,
    gate: {
      call: async ({ tool, input }) => {
        calls.push({ tool, input });
        throw new Problem('conflict', 'Nothing is carried out here.');
      },
      undoAction: () => Promise.reject(new Problem('conflict', 'Nothing is undone here.')),
    },
    eventLog: new FakeEventLog({ tenant, clocks: world.clocks, outbox: new FakeOutbox() }),
    systems: { ats: world.ats, calendar: world.calendar, texts: world.texts },
    settings: createFakeSettings(Settings.parse({ timeZone: 'UTC' })),
  });
  const candidate = CandidateId.parse('c_ines');
  const of = { id: EventId.parse('1'), candidate, undone: null, cause: null, system: 'greenhouse', eventId: 'e1' };
  const event = { ...noDetails, ...of, kind: 'candidate.moved', occurredAt: now, at: now, ...part } as const;
  const intentions = await reactor.intend(event);
  return { calls, results: await Promise.all(intentions.map(({ act }) => act())) };
}

test('the arguments are filled in from the event and the requisition', async () => {
  const { calls } = await madeOf(tellWhence, { from: 'Applied', to: 'Phone Screen' });
  expect(calls).toEqual([{ tool: 'notify_user', input: { user: 'u_owen', text: 'From Applied' } }]);
});

test('what the event does not say is named, and nothing is done', async () => {
  expect(await madeOf(tellWhence, { to: 'Phone Screen' })).toEqual({
    calls: [],
    results: [{ result: 'failed', detail: 'nothing known for event.from', action: null }],
  });
});

test('another event, or a condition that does not hold, makes nothing of it', async () => {
  expect(await madeOf(tellWhence, { kind: 'candidate.withdrawn' })).toEqual({ calls: [], results: [] });
  const conditions = [{ fact: 'event.to', is: 'Offer' }];
  const narrow = { ...tellWhence, when: { ...tellWhence.when, conditions } };
  expect(await madeOf(narrow, { from: 'Applied', to: 'Phone Screen' })).toEqual({ calls: [], results: [] });
});
