// The sandbox systems, filled from the sample, with every store that tools need: what tests of tools and services start from.
import { plannedFaults } from '../../src/connectors/sandbox/faults.ts';
import { loadSandbox } from '../../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../../src/connectors/sandbox/read-sandbox-file.ts';
import { recordsOf } from '../../src/connectors/sandbox/sandbox-records.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import type { Principal } from '../../src/core/access.ts';
import { ActorId, TenantId, UserId } from '../../src/core/ids.ts';
import type { ActionGate } from '../../src/core/ports/action-gate.ts';
import type { InterviewPlan } from '../../src/core/interview-plan.ts';
import type { InterviewerPool } from '../../src/core/interviewer-pool.ts';
import { Settings } from '../../src/core/settings.ts';
import type { ToolContext } from '../../src/core/tool.ts';
import type { Sequence } from '../../src/core/sequence.ts';
import { withBuiltIn } from '../../src/services/operations/sequences/with-built-in.ts';
import { openSequenceBook } from '../../src/services/operations/sequences/sequence-book.ts';
import { automaticToolsFor, toolsFor } from '../../src/tools/index.ts';
import { createFakeDefinitions } from '../fakes/definitions.ts';
import { findWithoutNotice } from '../../src/services/compliance/without-notice.ts';
import { FakeAssessmentRequests } from '../fakes/assessment-requests.ts';
import { FakeBookingLinks } from '../fakes/booking-links.ts';
import { FakeContactPreferences } from '../fakes/contact-preferences.ts';
import { FakeTextConsents } from '../fakes/text-consents.ts';
import { FakeEnvironment } from '../fakes/environment.ts';
import { FakeEnrolments } from '../fakes/enrolments.ts';
import { createFakeDirectory, createFakeTemplates } from '../fakes/directory.ts';
import { FakeLedger } from '../fakes/ledger.ts';
import { FakeIntegrationTools } from '../fakes/integration-tools.ts';
import { FakeLetters } from '../fakes/letters.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { createTestClock } from './clock.ts';
import { createTestIds } from './ids.ts';
import { setUpRetention } from './retention.ts';
import { sampleNow, sampleSandbox } from './sample-sandbox.ts';
import { openTestVeteran } from './veteran.ts';

const tenant = TenantId.parse('sandbox');

export const nora: Principal = {
  tenant,
  kind: 'user',
  id: ActorId.parse('u_nora'),
  user: UserId.parse('u_nora'),
  scopes: new Set(['operations:*', 'veteran:*']),
};
export const aKey: Principal = { ...nora, kind: 'key', id: ActorId.parse('key:k1'), user: undefined };

const notWired = async () => {
  throw new Error('this test has no gate');
};
const noGate: Pick<ActionGate, 'undoAction'> = {
  undoAction: notWired,
};

export type Operations = Awaited<ReturnType<typeof openOperations>>;

export async function openOperations({
  gate = noGate,
  file = sampleSandbox(),
}: { gate?: typeof noGate; file?: object } = {}) {
  const clock = createTestClock(new Date(sampleNow));
  const store = createFakeRecordStore();
  const faults = plannedFaults();
  const read = readSandboxFile(file);
  await loadSandbox(store, read);
  const { users, templates } = recordsOf(read);
  const systems = openSandbox({ store, now: () => clock.business.now(), newId: createTestIds(), faults });
  const letters = new FakeLetters();
  const ledger = new FakeLedger(clock.business);
  const settings = Settings.parse({ timeZone: read.timezone, holdSeconds: 10 });
  const { scoring, stores } = setUpRetention();
  const enrolments = new FakeEnrolments();
  const preferences = new FakeContactPreferences();
  const textConsents = new FakeTextConsents();
  const bookingLinks = new FakeBookingLinks();
  const held = createFakeTemplates(templates);
  const sequences = openSequenceBook({ definitions: createFakeDefinitions<Sequence>(), templates: held });
  const interviewPlans = createFakeDefinitions<InterviewPlan>();
  const interviewerPools = createFakeDefinitions<InterviewerPool>();
  const ports = {
    ...systems,
    interviewPlans,
    interviewerPools,
    sequences,
    enrolments,
    preferences,
    textConsents,
    bookingLinks,
    assessmentRequests: new FakeAssessmentRequests(letters),
    withoutNotice: findWithoutNotice({ ledger, letters, scores: stores.journal }),
    clocks: clock,
    score: scoring.score.bind(scoring),
    scores: stores.journal,
    letters,
    ledger,
    directory: createFakeDirectory(users),
    templates: { ...held, get: withBuiltIn(held).get },
    gate,
    environment: new FakeEnvironment(),
    integration: new FakeIntegrationTools(),
    veteran: openTestVeteran({ ats: () => systems.ats, clock: clock.business }),
  };
  const context = (key: string, actor: Principal = nora): ToolContext => ({
    tenant,
    actor,
    key,
    now: clock.business.now(),
    settings,
    signal: AbortSignal.timeout(60_000),
  });
  /** What a person would see: the systems' state, without what was taken back. */
  const seen = async () => {
    const { calendar, ...view } = await viewSandbox(store);
    return {
      ...view,
      jobs: await systems.ats.jobs(),
      environment: ports.environment.running,
      calendar: calendar.filter(({ status }) => status === 'confirmed'),
      letters: [...letters.rows.values()].filter(({ status }) => status !== 'cancelled'),
      syncs: [...ports.integration.begun.values()],
      settled: ports.integration.settled,
      drafts: [...ports.integration.drafts.values()].map(({ document }) => document.name),
      preferences: Object.fromEntries(preferences.rows),
      textConsents: Object.fromEntries(textConsents.rows),
      bookingLinks: [...bookingLinks.rows.values()].filter(({ withdrawnBy }) => withdrawnBy === null),
      sequences: [...enrolments.rows.values()].filter(({ status }) => status === 'running'),
    };
  };
  return {
    ...ports,
    clock,
    store,
    faults,
    settings,
    context,
    seen,
    tools: toolsFor(ports),
    automatic: automaticToolsFor(ports),
  };
}
