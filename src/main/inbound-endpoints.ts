// The HTTP server, given everything that its routes need.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ApiPorts, type Sandbox } from '../api/ports.ts';
import { readInChild } from '../channels/files/read-in-child.ts';
import { openRateLimiter } from '../api/http/rate-limit.ts';
import { consoleFiles } from '../api/routes/console-files.ts';
import { shadowReport } from '../agent/shadow/report.ts';
import { nameOfModel } from '../agent/shadow/shadow.ts';
import { openOpenId } from '../connectors/openid/open-id.ts';
import { openServer } from '../api/server.ts';
import { allows } from '../core/access.ts';
import type { Log } from '../core/log.ts';
import { dateIn } from '../services/operations/local-time.ts';
import { exportOwnTalks } from '../services/evaluation/collect-talks.ts';
import { usageFigures, usageReport } from '../services/operations/usage-figures.ts';
import { metricsOf } from '../services/operations/metrics.ts';
import { rangeOfDates } from '../services/operations/period.ts';
import { resolveArguments } from '../services/operations/resolve.ts';
import { previewTemplate } from '../services/operations/template-preview.ts';
import { automationEndpoints } from './automation.ts';
import { briefFor } from './briefs.ts';
import type { Config } from './config.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { shadowModelOf } from './models.ts';
import { dataProtectionOf } from './data-protection.ts';
import { sandboxTenant } from './organization.ts';
import { printWebFiles } from './print.ts';
import { webFiles } from './web-files.ts';
import type { Services } from './services.ts';

const root = join(import.meta.dirname, '../..');

interface DoorDependencies {
  readonly config: Config;
  readonly log: Log;
  readonly publicUrl: string;
  readonly version: string;
  readonly sandbox: Sandbox;
  readonly state: ApiPorts['state'];
  readonly stores: ApiPorts['stores'];
}

export async function openInboundEndpoints(
  services: Services,
  dependencies: DoorDependencies,
): Promise<FastifyInstance> {
  const { storage, clocks, newId, tenants, retention, veteran, gate, agent } = services;
  const { config, log, sandbox, state, stores } = dependencies;
  const web = await webFiles({ root, dataDir: resolve(config.DATA_DIR), tell: printWebFiles });
  return openServer({
    config: apiConfig(dependencies),
    gate,
    ledger: storage.ledger,
    news: storage.news,
    agent,
    conversations: storage.conversations,
    directory: storage.directory,
    templates: storage.templates,
    settings: storage.settings,
    organizations: storage.organizations,
    ...admission(services, config),
    idempotency: storage.idempotency,
    ...services.channels.api,
    ats: (tenant) => tenants.systems(tenant).ats,
    calendar: (tenant) => tenants.systems(tenant).calendar,
    bookingLinks: storage.bookingLinks,
    scores: storage.retention.journal,
    letters: storage.letters,
    tools: tenants.tools,
    catalogue: tenants.tools(sandboxTenant),
    resolve: async ({ tool, input, by }) => resolveArguments({ tool, input, world: await tenants.worldOf(by.tenant) }),
    retention: retention.service,
    ...automationEndpoints(services),
    veteran: veteran.ports,
    ...configuredBy(services),
    sandbox,
    brief: (by) => briefFor(services, by),
    metrics: metricsIn(services),
    usage: usageIn(services),
    shadow: shadowIn(services, config),
    consents: storage.evaluationConsents,
    legalHolds: storage.legalHolds,
    assessmentRequests: storage.assessmentRequests,
    ownTalks: ownTalksIn(services),
    changes: storage.changes,
    preview: previewIn(services),
    dataProtection: dataProtectionOf(services),
    ...auditIn(services),
    ...(await files()),
    consoleFiles: web === undefined ? new Map() : await consoleFiles(join(web, 'console')),
    ...(await scriptsForPages(web)),
    sealer: storage.sealer,
    clocks,
    newId,
    log,
    telemetry: services.telemetry,
    exposition: services.exposition,
    stores,
    state,
  });
}

/** What pages of others load. */
async function scriptsForPages(web: string | undefined): Promise<Pick<ApiPorts, 'widgetScript' | 'embedScript'>> {
  if (web === undefined) return { widgetScript: undefined };
  const [widget, embed] = await Promise.all([consoleFiles(join(web, 'widget')), consoleFiles(join(web, 'embed'))]);
  return { widgetScript: widget.get('widget.js'), embedScript: embed.get('builder.js') };
}

/** How people come in, by links and by their organization's identity provider. */
/** Who is let in, and how often. */
const admission = (
  { storage, clocks }: Services,
  { ALLOW_PRIVATE_NETWORK: allowPrivate }: Config,
): Pick<ApiPorts, 'credentials' | 'identityProviders' | 'provisionedPeople' | 'openId' | 'limiter'> => ({
  limiter: openRateLimiter(clocks.real, storage.requestCounts),
  credentials: storage.credentials,
  identityProviders: storage.identityProviders,
  provisionedPeople: storage.provisionedPeople,
  openId: openOpenId({ guard: { allowPrivate } }),
});

const configuredBy = ({
  integration,
  environment,
  storage,
}: Services): Pick<ApiPorts, 'integration' | 'environment' | 'personPreferences'> => ({
  personPreferences: storage.personPreferences,
  integration: integration.ports,
  environment,
});

/** Pages of the repository that the service shows. */
const page = (name: string): Promise<string> => readFile(join(root, name), 'utf8');

async function files(): Promise<Pick<ApiPorts, 'problemGuide' | 'guides' | 'readFile'>> {
  return {
    readFile: readInChild,
    problemGuide: await page('docs/problems.md'),
    guides: (name) => page(name === 'changelog' ? 'CHANGELOG.md' : `docs/${name}.md`),
  };
}

const auditIn = ({
  storage,
}: Services): Pick<ApiPorts, 'audit' | 'auditTrail' | 'auditCheckpoints' | 'auditKey' | 'recordSeal'> => ({
  audit: ({ tenant, by, event, subject }) => storage.audit(tenant).record({ actor: by, event, subject }),
  auditTrail: storage.audit,
  auditCheckpoints: storage.auditCheckpoints,
  auditKey: storage.auditKey,
  recordSeal: storage.recordSeal,
});

const apiConfig = ({ config, publicUrl, version }: DoorDependencies): ApiPorts['config'] => ({
  publicUrl,
  version,
  requestsPerMinute: config.RATE_LIMIT,
  jobsPerMinute: config.RATE_LIMIT_JOBS,
  eventsPerMinute: config.RATE_LIMIT_EVENTS,
  wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
  sessionIdleMinutes: config.SESSION_IDLE_MINUTES,
  trustProxy: config.TRUST_PROXY ?? false,
  ...(config.SECURITY_CONTACT === undefined ? {} : { securityContact: config.SECURITY_CONTACT }),
  ...(config.TLS_CERT === undefined || config.TLS_KEY === undefined
    ? {}
    : { tls: { cert: config.TLS_CERT, key: config.TLS_KEY } }),
});

const metricsIn =
  ({ storage, clocks }: Services): ApiPorts['metrics'] =>
  async (by, { recruiter, job, ...days }) => {
    const { settings } = await storage.settings(by.tenant).get();
    const range = rangeOfDates(days, clocks.business.now(), settings.timeZone);
    const about = { ...range, ...(recruiter && { recruiter }), ...(job && { job }) };
    const done = await metricsOf(storage.ledger(by.tenant), about, settings);
    if (job !== undefined || !allows(by.scopes, 'usage:read')) return done;
    const dayOf = (ms: number): string => dateIn(ms, settings.timeZone);
    const span = { from: dayOf(range.from.getTime()), to: dayOf(range.to.getTime() - 1) };
    const used = await storage.modelUsage(by.tenant).days(span);
    const own = used.filter(({ actor }) => (recruiter ?? actor) === actor);
    return { ...done, model_usage: usageFigures(own, settings.model) };
  };

const usageIn =
  ({ storage, clocks }: Services): ApiPorts['usage'] =>
  async ({ tenant }, { person, ...days }) => {
    const { settings } = await storage.settings(tenant).get();
    const now = clocks.business.now();
    const range = rangeOfDates(days, now, settings.timeZone);
    const dayOf = (ms: number): string => dateIn(ms, settings.timeZone);
    const span = { from: dayOf(range.from.getTime()), to: dayOf(range.to.getTime()) };
    const date = dayOf(now.getTime());
    const book = storage.modelUsage(tenant);
    const [used, spent] = await Promise.all([
      book.days({ from: span.from, to: dayOf(range.to.getTime() - 1) }),
      book.spent(date),
    ]);
    const asked = used.filter(({ actor }) => (person ?? actor) === actor);
    return usageReport(asked, { span, today: { date, spent }, settings: settings.model });
  };

/** More turns than these are not compared at once: a report is of a trial, not of a year. */
const mostShadowed = 2_000;

const shadowIn =
  ({ storage, clocks }: Services, config: Config): ApiPorts['shadow'] =>
  async ({ tenant }, days) => {
    const { settings } = await storage.settings(tenant).get();
    const range = rangeOfDates(days, clocks.business.now(), settings.timeZone);
    const turns = await storage.shadowTurns(tenant).list({ ...range, limit: mostShadowed });
    const candidate = shadowModelOf(config);
    return shadowReport(turns, {
      candidate: candidate === undefined ? null : nameOfModel(candidate),
      share: settings.shadowShare,
    });
  };

const ownTalksIn =
  ({ storage, tenants, clocks }: Services): ApiPorts['ownTalks'] =>
  ({ tenant }) => {
    const { ats, calendar } = tenants.systems(tenant);
    return exportOwnTalks({
      consents: storage.evaluationConsents(tenant),
      conversations: storage.conversations(tenant),
      directory: storage.directory(tenant),
      templates: storage.templates(tenant),
      settings: storage.settings(tenant),
      ledger: storage.ledger(tenant),
      ats,
      calendar,
      tools: tenants.tools(tenant),
      now: clocks.business.now(),
      vocabulary: loadVocabulary,
    });
  };

/** What a template would say to a candidate of whoever asks. */
const previewIn =
  ({ tenants, storage, clocks }: Pick<Services, 'tenants' | 'storage' | 'clocks'>): ApiPorts['preview'] =>
  ({ tenant, user: recruiter }, template, candidate) => {
    const { ats, calendar } = tenants.systems(tenant);
    const stores = { directory: storage.directory(tenant), settings: storage.settings(tenant) };
    return previewTemplate({ ats, calendar, ...stores, clock: clocks.business }, template, { candidate, recruiter });
  };
