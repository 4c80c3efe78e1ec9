// The whole API on fakes: two organizations, the real gate and tools over sandbox systems in memory, and keys of every kind.
import type { FastifyInstance } from 'fastify';
import type { ApiPorts, AuditRecord } from '../../src/api/ports.ts';
import { openRateLimiter } from '../../src/api/http/rate-limit.ts';
import { namesToIds } from './names-to-ids.ts';
import { openServer } from '../../src/api/server.ts';
import type { VeteranPorts } from '../../src/api/veteran-ports.ts';
import { newWebhookSecret } from '../../src/api/http/webhook-signature.ts';
import { mintSession, sessionCookie } from '../../src/api/auth/sessions.ts';
import { readContent } from '../../src/channels/files/read-content.ts';
import { openAutomation } from '../../src/automation/automation.ts';
import { loadSandbox } from '../../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../../src/connectors/sandbox/read-sandbox-file.ts';
import { recordsOf } from '../../src/connectors/sandbox/sandbox-records.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import type { Role } from '../../src/core/access.ts';
import { CandidateId, TenantId, UserId } from '../../src/core/ids.ts';
import type { ActionGate } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import type { InterviewPlan } from '../../src/core/interview-plan.ts';
import type { InterviewerPool } from '../../src/core/interviewer-pool.ts';
import type { Rule } from '../../src/core/rule.ts';
import type { Sequence } from '../../src/core/sequence.ts';
import { Settings } from '../../src/core/settings.ts';
import { openGate } from '../../src/gate/gate.ts';
import { briefOf } from '../../src/services/operations/brief.ts';
import { collectBrief } from '../../src/services/operations/brief-material.ts';
import { eraseData, exportData } from '../../src/services/operations/data-protection.ts';
import { metricsOf } from '../../src/services/operations/metrics.ts';
import { rangeOfDates } from '../../src/services/operations/period.ts';
import { previewTemplate } from '../../src/services/operations/template-preview.ts';
import { openSequenceBook } from '../../src/services/operations/sequences/sequence-book.ts';
import { writeDocument } from '../../src/services/veteran/documents/write-document.ts';
import { toolsFor } from '../../src/tools/index.ts';
import { Newsroom } from '../../src/storage/news.ts';
import type { ToolPorts } from '../../src/tools/tool-ports.ts';
import { FakeAgent } from '../fakes/agent.ts';
import { FakeChanges } from '../fakes/changes.ts';
import { fakeCheckpoints } from '../fakes/audit-checkpoints.ts';
import { createFakeAuditTrail } from '../fakes/audit-trail.ts';
import { modelPorts } from '../fakes/model-ports.ts';
import { createFakeChannelAdmin } from '../fakes/channel-admin.ts';
import { FakeConversations } from '../fakes/conversations.ts';
import { signInPorts } from '../fakes/sign-in-ports.ts';
import { FakeCredentials } from '../fakes/credentials.ts';
import { createFakeDefinitions } from '../fakes/definitions.ts';
import { FakeBookingLinks } from '../fakes/booking-links.ts';
import { FakeContactPreferences } from '../fakes/contact-preferences.ts';
import { FakeTextConsents } from '../fakes/text-consents.ts';
import { FakeEnrolments } from '../fakes/enrolments.ts';
import { createFakePeople, createFakeTemplates } from '../fakes/directory.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeEventSources } from '../fakes/event-sources.ts';
import { FakeIdempotency } from '../fakes/idempotency.ts';
import { createFakeLedgers } from '../fakes/ledger.ts';
import { FakeIntegrationTools } from '../fakes/integration-tools.ts';
import { findWithoutNotice } from '../../src/services/compliance/without-notice.ts';
import { FakeAssessmentRequests } from '../fakes/assessment-requests.ts';
import { FakeLegalHolds } from '../fakes/legal-holds.ts';
import { FakeLetters } from '../fakes/letters.ts';
import { FakePersonPreferences } from '../fakes/person-preferences.ts';
import { FakePersonalData } from '../fakes/personal-data.ts';
import { createFakeOrganizations, createFakeSettings } from '../fakes/organizations.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { sealerForTests } from '../fakes/sealer.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { type Answer, inject, type Request } from '../support/inject.ts';
import { type KeyOptions, keyMaker } from './world-keys.ts';
import { environmentOf } from '../support/api-environment.ts';
import { createTestClock, type TestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { createKeptLog, type KeptLog } from '../support/log.ts';
import { setUpIntegration } from '../support/integration.ts';
import { setUpRetention } from '../support/retention.ts';
import { signedHeaders } from '../support/signed-events.ts';
import { sampleNow, sampleSandbox } from '../support/sample-sandbox.ts';
import { openTestVeteran } from '../support/veteran.ts';

export type { Answer, Request } from '../support/inject.ts';

export const publicUrl = 'http://muster.test';
export const [home, elsewhere] = [TenantId.parse('sandbox'), TenantId.parse('globex')];

const sandboxSecret = newWebhookSecret();
const unlimited = { requestsPerMinute: 1e9, jobsPerMinute: 1e9, wrongKeysPerMinute: 1e9 };

type ApiWorld = Awaited<ReturnType<typeof openApiWorld>>;

export interface World {
  readonly app: FastifyInstance;
  readonly ports: ApiPorts;
  readonly clock: TestClock;
  readonly log: KeptLog;
  readonly credentials: FakeCredentials;
  readonly agent: FakeAgent;
  readonly audited: AuditRecord[];
  /** The text of a new key. */
  readonly key: (options?: KeyOptions) => Promise<string>;
  /** Calls with a key of all scopes unless another is given; `null` for none. */
  readonly call: (request: Request) => Promise<Answer>;
  /** What the sandbox system signs such a body with. */
  readonly signed: (raw: string | Buffer) => Record<string, string>;
  /** The cookie of a new session of that role. */
  readonly session: (role?: Role) => Promise<string>;
}

export const onlyAtHome = 'c_ravi';

/** Everything may be replaced; `config` and the limits as well. */
export async function openApi(replaced: Partial<ApiPorts> = {}): Promise<World> {
  const clock = createTestClock(new Date(sampleNow));
  const [newId, log] = [createTestIds(), createKeptLog()];
  const credentials = new FakeCredentials();
  const audited: AuditRecord[] = [];
  const ledgers = createFakeLedgers(clock.business);
  const actionGate = (): ActionGate => gate;
  const retention = setUpRetention();
  const scored = { score: retention.scoring.score.bind(retention.scoring), scores: retention.stores.journal };
  const veteran = openTestVeteran({ ats: (tenant) => at(tenant).ats, clock: clock.business });
  const environment = environmentOf(() => ports);
  const opening = { environment, clock, ledger: ledgers.of, gate: actionGate, veteran, scored };
  const offices = new Map<TenantId, ApiWorld>([
    [home, await openApiWorld(home, opening)],
    [elsewhere, await openApiWorld(elsewhere, opening)],
  ]);
  // Both are filled from one file; one person is known to the first organization only.
  await offices.get(elsewhere)?.store.change(async (records) => await records.remove('candidate', onlyAtHome));
  const at = (tenant: TenantId): ApiWorld => {
    const context = offices.get(tenant);
    if (context === undefined) throw new Error(`no context of ${tenant}`);
    return context;
  };
  const eventSources = new FakeEventSources();
  const gate = openGate({
    ledger: ledgers.of,
    sweep: ledgers.sweep,
    tools: (tenant) => at(tenant).tools,
    settings: (tenant) => at(tenant).settings,
    people: (tenant) => at(tenant).directory,
    clocks: clock,
    newId,
    log,
    leaseMs: 60_000,
    sleep: async () => undefined,
  });
  const agent = new FakeAgent(actionGate);
  const ports: ApiPorts = {
    retention: retention.ports,
    environment,
    integration: setUpIntegration({ clock, newId }).ports,
    config: { ...unlimited, publicUrl, version: '0.1.0', trustProxy: false },
    gate,
    exposition: async () => '# TYPE muster_build_info gauge\nmuster_build_info{version="0.1.0"} 1\n',
    ledger: ledgers.of,
    news: new Newsroom('test'),
    limiter: openRateLimiter(clock.real),
    agent,
    conversations: (tenant) => at(tenant).conversations,
    eventLog: (tenant) => at(tenant).eventLog,
    takeEvent: (tenant, event) => at(tenant).eventLog.take(event),
    eventSources,
    automation: automationOn({ at, gate, ledger: ledgers.of, clock, log }),
    sequences: (tenant) => at(tenant).sequences,
    sequenceBook: (tenant) => at(tenant).book,
    enrolments: (tenant) => at(tenant).enrolments,
    preferences: (tenant) => at(tenant).preferences,
    textConsents: (tenant) => at(tenant).textConsents,
    readFile: async (extension, bytes) => readContent(extension, bytes),
    bookingLinks: (tenant) => at(tenant).bookingLinks,
    rules: (tenant) => at(tenant).rules,
    interviewPlans: (tenant) => at(tenant).interviewPlans,
    interviewerPools: (tenant) => at(tenant).interviewerPools,
    unsubscribed: (token) =>
      token === goodLink ? { tenant: home, candidate: CandidateId.parse('c_ines') } : undefined,
    directory: (tenant) => at(tenant).directory,
    templates: (tenant) => at(tenant).templates,
    settings: (tenant) => at(tenant).settings,
    organizations: createFakeOrganizations([
      { id: home, name: 'Sandbox', mode: 'sandbox', operator: true, createdAt: clock.real.now() },
      { id: elsewhere, name: 'Globex', mode: 'live', operator: false, createdAt: clock.real.now() },
    ]),
    credentials,
    ...signInPorts(at),
    idempotency: new FakeIdempotency(newId),
    ats: (tenant) => at(tenant).ats,
    scores: () => retention.stores.journal,
    calendar: (tenant) => at(tenant).calendar,
    tools: (tenant) => at(tenant).tools,
    catalogue: at(home).tools,
    resolve: async ({ input, by }) => await namesToIds(at(by.tenant), input),
    veteran,
    sandbox: {
      view: async (tenant) => {
        if (tenant === home) return await viewSandbox(at(tenant).store);
        throw new Problem('not_found', 'This organization is not a sandbox.');
      },
      reset: async (tenant) => await at(tenant).reset(),
      receiveText: async () => 'unknown',
    },
    brief: async (by) => {
      const { directory, settings, ...systems } = at(by.tenant);
      const reader = (await directory.users()).find(({ id }) => id === by.user);
      const now = { now: clock.business.now(), settings: (await settings.get()).settings };
      const ledger = ledgers.of(by.tenant);
      const withoutNotice = findWithoutNotice({ ledger, letters: systems.letters, scores: retention.stores.journal });
      return { ...briefOf(await collectBrief({ ...systems, ledger, withoutNotice }, reader, now)), for: by.id };
    },
    metrics: async (by, { recruiter, job, ...days }) => {
      const { settings } = await at(by.tenant).settings.get();
      const range = rangeOfDates(days, clock.business.now(), settings.timeZone);
      return await metricsOf(
        ledgers.of(by.tenant),
        { ...range, ...(recruiter && { recruiter }), ...(job && { job }) },
        settings,
      );
    },
    ...modelPorts({ at, clock: clock.business }),
    changes: (tenant) => at(tenant).changes,
    preview: async (by, template, candidate) =>
      await previewTemplate({ ...at(by.tenant), clock: clock.business }, template, { candidate, recruiter: by.user }),
    dataProtection: {
      export: async (by, about, page) => await exportData(at(by.tenant), about, page),
      erase: async (by, about) => await eraseData({ ...at(by.tenant), newId, clock: clock.real }, about, by.id),
      erasures: async (by, limit) => await at(by.tenant).data.erasures(limit),
      erasure: async (by, id) => await at(by.tenant).data.erasure(id),
    },
    audit: async (record) => void audited.push(record),
    ...fakeCheckpoints(() => audited.length, clock.real),
    auditTrail: (tenant) => createFakeAuditTrail(tenant, audited),
    letters: (tenant) => at(tenant).letters,
    legalHolds: (tenant) => at(tenant).legalHolds,
    personPreferences: (tenant) => at(tenant).personPreferences,
    assessmentRequests: (tenant) => at(tenant).assessmentRequests,
    channelAdmin: createFakeChannelAdmin(home, () => clock.real.now()),
    endpoints: [],
    problemGuide: '## not_found\n\n404 · There is no such thing here.\n\nLook `elsewhere` <b>.\n',
    guides: async (name) => `# ${name}\n\nWords of ${name}.\n`,
    consoleFiles: new Map(),
    widgetScript: undefined,
    sealer: sealerForTests(),
    clocks: clock,
    newId,
    log,
    stores: { known: () => undefined, look: async () => undefined },
    state: () => 'ready',
    ...replaced,
  };
  const app = openServer(ports);
  await app.ready();
  const makeKey = keyMaker(credentials, clock);
  const now = clock.real.now();
  await eventSources.rotate({ tenant: home, system: 'sandbox', secret: sandboxSecret, at: now, earlierUntil: now });
  const everything = await makeKey({});
  return {
    app,
    ports,
    clock,
    log,
    credentials,
    agent,
    audited,
    key: makeKey,
    signed: (raw) => signedHeaders(sandboxSecret, raw, clock.real.now()),
    call: async (request) => await inject(app, { key: everything, ...request }),
    session: async (role = 'admin') => {
      const user = role === 'admin' ? null : UserId.parse('u_nora');
      const { token, session } = mintSession('session', { tenant: home, user, role }, clock.real.now());
      await credentials.addSession(session);
      return sessionCookie(publicUrl, token).split(';')[0] ?? '';
    },
  };
}

/** The link by which c_ines leaves all sequences. */
export const goodLink = 'link-of-ines';

interface Automated {
  readonly at: (tenant: TenantId) => ApiWorld;
  readonly gate: ActionGate;
  readonly ledger: ApiPorts['ledger'];
  readonly clock: TestClock;
  readonly log: KeptLog;
}

const automationOn = ({ at, gate, ledger, clock, log }: Automated) =>
  openAutomation({
    webhookEndpoints: noWebhooks,
    gate,
    ledger,
    eventLog: (tenant) => at(tenant).eventLog,
    systems: at,
    interviewerPools: (tenant) => at(tenant).interviewerPools,
    sequences: (tenant) => at(tenant).book,
    enrolments: (tenant) => at(tenant).enrolments,
    preferences: (tenant) => at(tenant).preferences,
    textConsents: (tenant) => at(tenant).textConsents,
    bookingLinks: (tenant) => at(tenant).bookingLinks,
    enrolmentSweep: { due: async () => [] },
    rules: (tenant) => at(tenant).rules,
    tools: (tenant) => at(tenant).tools,
    troubles: () => new FakeTroubles(),
    troubleSweep: { tenants: async () => [] },
    unsubscribeUrl: () => `${publicUrl}/unsubscribe/${goodLink}`,
    directory: (tenant) => at(tenant).directory,
    settings: (tenant) => at(tenant).settings,
    clocks: clock,
    log,
  });

interface Opening {
  readonly environment: ApiPorts['environment'];
  readonly clock: TestClock;
  readonly ledger: ApiPorts['ledger'];
  readonly gate: () => ActionGate;
  readonly scored: Pick<ToolPorts, 'score' | 'scores'>;
  readonly veteran: VeteranPorts;
}

async function openApiWorld(tenant: TenantId, { clock, ledger, gate, veteran, scored, environment }: Opening) {
  const [read, store] = [readSandboxFile(sampleSandbox()), createFakeRecordStore()];
  await loadSandbox(store, read);
  const { users, templates } = recordsOf(read);
  const systems = openSandbox({ store, now: () => clock.business.now(), newId: createTestIds(), writeDocument });
  const [{ directory, people }, changes] = [createFakePeople(users), new FakeChanges()];
  const held = createFakeTemplates(templates, changes);
  const late = {
    approve: (...given: Parameters<ActionGate['approve']>) => gate().approve(...given),
    reject: (...given: Parameters<ActionGate['reject']>) => gate().reject(...given),
    undoAction: (...given: Parameters<ActionGate['undoAction']>) => gate().undoAction(...given),
    undoLast: (...given: Parameters<ActionGate['undoLast']>) => gate().undoLast(...given),
  };
  const [letters, integration, bookingLinks] = [new FakeLetters(), new FakeIntegrationTools(), new FakeBookingLinks()];
  const [enrolments, preferences] = [new FakeEnrolments(), new FakeContactPreferences()];
  const asked = { enrolments, preferences, textConsents: new FakeTextConsents() };
  const [sequences, rules] = [createFakeDefinitions<Sequence>(), createFakeDefinitions<Rule>()];
  const interviewing = {
    interviewPlans: createFakeDefinitions<InterviewPlan>(),
    interviewerPools: createFakeDefinitions<InterviewerPool>(),
  };
  const book = openSequenceBook({ definitions: sequences, templates: held });
  const stores = {
    letters,
    directory,
    templates: held,
    ledger: ledger(tenant),
    sequences: book,
    ...asked,
    ...interviewing,
  };
  const own = {
    personPreferences: new FakePersonPreferences(),
    legalHolds: new FakeLegalHolds(),
    assessmentRequests: new FakeAssessmentRequests(letters),
  };
  const booking = { bookingLinks, ...own, clocks: clock, environment: environment(tenant) };
  const tools = toolsFor({ ...systems, ...stores, ...booking, veteran, integration, ...scored, gate: late });
  const settings = createFakeSettings(
    Settings.parse({
      timeZone: read.timezone,
      holdSeconds: 10,
      fourEyes: false,
      applyUrl: 'https://jobs.example.test/apply/{req_id}',
    }),
    changes,
  );
  const reset = async (): Promise<void> => {
    await store.change(async (records) => await records.clear());
    await loadSandbox(store, read);
  };
  const data = new FakePersonalData();
  const eventLog = new FakeEventLog({ tenant, clocks: clock, outbox: new FakeOutbox() });
  const automated = { ...asked, ...interviewing, sequences, rules, book, eventLog };
  return {
    ...systems,
    ...automated,
    bookingLinks,
    ...own,
    letters,
    changes,
    data,
    store,
    directory,
    people,
    templates: held,
    tools,
    settings,
    conversations: new FakeConversations(),
    reset,
  };
}
