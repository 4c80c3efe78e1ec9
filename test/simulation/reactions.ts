// The real automation of one process, over the stores and systems as that process reaches them.
import { type Automation, openAutomation } from '../../src/automation/automation.ts';
import type { Clocks } from '../../src/core/clock.ts';
import type { Log } from '../../src/core/log.ts';
import { type AnyTool, plannable } from '../../src/core/tool.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import type { Gate } from '../../src/gate/gate.ts';
import type { SequenceBook } from '../../src/services/operations/sequences/sequence-book.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import type { Organization } from './organization.ts';
import { acme } from './people.ts';
import type { Stores } from './stores.ts';
import type { ConnectedSystems } from './systems.ts';

interface Reacting {
  readonly gate: Gate;
  readonly stores: Stores;
  readonly systems: ConnectedSystems;
  readonly clocks: Clocks;
  readonly book: SequenceBook;
  readonly tools: readonly AnyTool[];
  readonly log: Log;
}

export function automationOf(organization: Organization, reacting: Reacting): Automation {
  const { gate, stores, systems, clocks, book, tools, log } = reacting;
  const { scheduler, directory, enrolments, bookingLinks, textConsents, rules, interviewerPools } = organization;
  const { texts } = openSandbox({
    store: createFakeRecordStore(),
    now: () => clocks.business.now(),
    newId: organization.newId,
  });
  return openAutomation({
    gate,
    eventLog: () => stores.events,
    ledger: () => stores.ledger,
    interviewerPools: () => interviewerPools,
    systems: () => ({ ...systems, texts }),
    sequences: () => book,
    enrolments: () => stores.enrolments,
    preferences: () => stores.preferences,
    textConsents: () => textConsents,
    bookingLinks: () => bookingLinks,
    enrolmentSweep: {
      due: (now, limit) =>
        scheduler.step({
          kind: 'store',
          name: 'enrolments.due',
          run: async () =>
            [...enrolments.rows.values()]
              .filter(({ status, dueAt }) => status === 'running' && dueAt !== null && dueAt <= now)
              .slice(0, limit)
              .map(({ id }) => ({ tenant: acme, enrolment: id })),
        }),
    },
    rules: () => rules,
    tools: () => plannable(tools),
    troubles: () => stores.troubles,
    troubleSweep: { tenants: async () => [acme] },
    webhookEndpoints: noWebhooks,
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    directory: () => directory,
    settings: () => stores.settings,
    clocks,
    log,
  });
}
