// Automation, given the stores and systems of the service.
import { type Automation, openAutomation } from '../automation/automation.ts';
import { openEventIntake } from '../automation/event-intake.ts';
import { readUnsubscribeToken, unsubscribeToken } from '../automation/unsubscribe.ts';
import type { ApiPorts } from '../api/ports.ts';
import type { Clocks } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Gate } from '../gate/gate.ts';
import type { Storage } from '../storage/storage.ts';
import { lawOf } from './law.ts';
import type { Channels } from './channels.ts';
import type { Tenants } from './tenants.ts';

interface AutomationServices {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly gate: Gate;
  readonly clocks: Clocks;
  readonly log: Log;
  readonly publicUrl: string;
}

export const automationOf = ({ storage, tenants, gate, clocks, log, publicUrl }: AutomationServices): Automation =>
  openAutomation({
    gate,
    eventLog: storage.eventLog,
    ledger: storage.ledger,
    systems: tenants.systems,
    sequences: tenants.sequences,
    interviewerPools: storage.interviewerPools,
    enrolments: storage.enrolments,
    preferences: storage.contactPreferences,
    textConsents: storage.textConsents,
    bookingLinks: storage.bookingLinks,
    enrolmentSweep: storage.enrolmentSweep,
    rules: storage.rules,
    tools: tenants.tools,
    troubles: storage.troubles,
    troubleSweep: storage.troubleSweep,
    webhookEndpoints: storage.integration.webhookEndpoints,
    unsubscribeUrl: (tenant, candidate) =>
      `${publicUrl}/unsubscribe/${unsubscribeToken(storage.sealer, { tenant, candidate })}`,
    directory: storage.directory,
    obligations: lawOf({ storage, tenants }),
    settings: storage.settings,
    clocks,
    log,
  });

type EndpointPorts = Pick<
  ApiPorts,
  | 'eventSources'
  | 'eventLog'
  | 'takeEvent'
  | 'automation'
  | 'sequences'
  | 'sequenceBook'
  | 'enrolments'
  | 'interviewPlans'
  | 'interviewerPools'
  | 'preferences'
  | 'textConsents'
  | 'rules'
  | 'unsubscribed'
>;

/** What the HTTP server needs of automation. */
export const automationEndpoints = ({
  storage,
  tenants,
  automation,
  channels: { priority },
}: Pick<AutomationServices, 'storage' | 'tenants'> & {
  readonly automation: Automation;
  readonly channels: Pick<Channels, 'priority'>;
}): EndpointPorts => ({
  eventSources: storage.eventSources,
  eventLog: storage.eventLog,
  takeEvent: openEventIntake({ eventLog: storage.eventLog, priority }),
  automation,
  sequences: storage.sequences,
  sequenceBook: tenants.sequences,
  enrolments: storage.enrolments,
  interviewPlans: storage.interviewPlans,
  interviewerPools: storage.interviewerPools,
  preferences: storage.contactPreferences,
  textConsents: storage.textConsents,
  rules: storage.rules,
  unsubscribed: (token) => readUnsubscribeToken(storage.sealer, token, (text) => JSON.parse(text)),
});
