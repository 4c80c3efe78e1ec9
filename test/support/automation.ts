// Automation over the sandbox systems of a test, at a gate that carries nothing out unless the test says what it does.
import type { AutomationContext } from '../../src/automation/context.ts';
import { TenantId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Rule } from '../../src/core/rule.ts';
import { Sequence } from '../../src/core/sequence.ts';
import { Settings } from '../../src/core/settings.ts';
import { openSequenceBook } from '../../src/services/operations/sequences/sequence-book.ts';
import { createFakeDefinitions } from '../fakes/definitions.ts';
import { createFakeTemplates } from '../fakes/directory.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { createFakeSettings } from '../fakes/organizations.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { createKeptLog } from './log.ts';
import { nora, type Operations } from './operations.ts';

const nothing = async () => {
  throw new Problem('conflict', 'Nothing is carried out here.');
};

/** `sequences` are written as version 1 of each. */
export async function automationOver(
  world: Operations,
  given: { gate?: Partial<AutomationContext['gate']>; sequences?: Readonly<Record<string, object>> } = {},
) {
  const tenant = TenantId.parse('sandbox');
  const definitions = createFakeDefinitions<Sequence>();
  const at = world.clocks.business.now();
  for (const [id, body] of Object.entries(given.sequences ?? {}))
    await definitions.put({ id, active: true, removed: false, body: Sequence.parse(body), by: nora.id, at });
  const eventLog = new FakeEventLog({ tenant, clocks: world.clocks, outbox: new FakeOutbox() });
  const troubles = new FakeTroubles();
  const log = createKeptLog();
  const context: AutomationContext = {
    ...world,
    tenant,
    gate: { call: nothing, undoAction: nothing, ...given.gate },
    eventLog,
    systems: { ats: world.ats, calendar: world.calendar, texts: world.texts },
    sequences: openSequenceBook({ definitions, templates: createFakeTemplates([]) }),
    rules: createFakeDefinitions<Rule>(),
    tools: () => world.tools,
    troubles,
    webhookEndpoints: noWebhooks(),
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    obligations: undefined,
    settings: createFakeSettings(Settings.parse({ timeZone: 'UTC' })),
    log,
  };
  return { context, eventLog, troubles, log };
}
