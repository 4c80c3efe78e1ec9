// Opens the storage on an engine: the schema, and every store over it.
import { sql } from 'kysely';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import { definitionStores } from './automation/definition-stores.ts';
import { createTextConsents, phoneHash } from './automation/text-consents.ts';
import { createContactPreferences, type SubjectHashes, subjectHashes } from './automation/contact-preferences.ts';
import { createEnrolmentSweep, createEnrolments } from './automation/enrolments.ts';
import { createAssessmentRequests } from './assessment-requests.ts';
import { createPersonPreferences } from './person-preferences.ts';
import { createLegalHolds } from './legal-holds.ts';
import { createRecordSeal } from './checkpoints/record-seal.ts';
import { type AuditTrail, auditOf, createAudit } from './audit.ts';
import { createBriefBook } from './brief-book.ts';
import { createAuditCheckpoints } from './checkpoints/checkpoints.ts';
import type { AuditSigner } from './checkpoints/signing.ts';
import { createChanges } from './changes.ts';
import { servingPools } from './check-roles.ts';
import { createCompact } from './compact.ts';
import { createChannelStores } from './channels/channels.ts';
import { createInstallations } from './channels/installations.ts';
import { createPostSweep } from './channels/posts.ts';
import { createConversations } from './conversations.ts';
import { createEvaluationConsents } from './evaluation-consents.ts';
import { createShadowTurns } from './shadow-turns.ts';
import { createUsageBook } from './usage-book.ts';
import { createIdentityProviders } from './credentials/identity-providers.ts';
import { createProvisionedPeople } from './provisioned-people.ts';
import { createCredentials } from './credentials/credentials.ts';
import { type Database, createDatabase } from './database.ts';
import { createDirectory } from './directory.ts';
import { openDatabases } from './databases.ts';
import type { Engine } from './engine.ts';
import { createEventLog } from './event-log.ts';
import { createEventSources } from './event-sources.ts';
import { startExpiry } from './expiry.ts';
import { createFigures } from './figures.ts';
import { createFreeLeases } from './free-leases.ts';
import { createIdempotency } from './idempotency.ts';
import { createIntegrationStores } from './integration/stores.ts';
import { createLedger } from './ledger/ledger.ts';
import { createLedgerSweep } from './ledger/sweep.ts';
import { createLetterSweep, createLetters } from './letters.ts';
import { migrate } from './migrate.ts';
import { openReplicas } from './replicas.ts';
import { createOrganizations } from './organizations.ts';
import { createOrigins } from './origins.ts';
import { createOutbox } from './outbox.ts';
import { createPersonalData } from './personal/personal-data.ts';
import { createRecordStore } from './sandbox-records.ts';
import { createBookingLinks } from './scheduling/booking-links.ts';
import { openServiceProcesses, type ServiceProcesses, singleProcess } from './service-processes.ts';
import { createSettings } from './settings.ts';
import { createState } from './state.ts';
import type { ProtectedDatabase } from './protected/schema.ts';
import { createRetention } from './retention/retention.ts';
import type { Storage } from './storage.ts';
import { publishChanges } from './publish-changes.ts';
import { createTemplates } from './templates.ts';
import { createTroubles, createTroubleSweep } from './troubles.ts';
import { createVeteranStores } from './veteran/stores.ts';
import { createWipe } from './wipe.ts';

export interface StorageDependencies {
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly newId: NewId;
  /** That runs here, as package.json names it. */
  readonly release: string;
  /** Keys the audit trail; see `deriveAuditKey`. */
  readonly auditKey: Buffer;
  /** Signs where audit trails stand. */
  readonly auditSigner: AuditSigner;
  readonly log: Log;
  /** Called once a promise of work is committed, so that nobody has to wait for the next look. */
  readonly promised?: () => void;
  /** The W3C traceparent of what is current; what is written keeps it. */
  readonly trace?: () => string | undefined;
}

/** Brings the schema up to date and opens the stores; closes the engine when that fails. */
export async function storageOn(engine: Engine, dependencies: StorageDependencies): Promise<Storage> {
  try {
    await migrate(engine.pool('owner'), dependencies);
    const pools = await servingPools(engine);
    return storesOn({ engine, pools, processes: await processesOn(engine, dependencies.log) }, dependencies);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

interface Reached {
  readonly database: Database;
  readonly answers: ProtectedDatabase;
  readonly behind: Database;
  readonly audit: AuditTrail;
  readonly hashes: SubjectHashes;
}

const storesThatTell = (
  { database, answers, behind, audit, hashes }: Reached,
  dependencies: StorageDependencies,
): Parameters<typeof publishChanges>[1] => {
  const { clocks, newId, sealer } = dependencies;
  const clock = clocks.real;
  return {
    ledger: (tenant) => createLedger({ database, audit, tenant, clock: clocks.business, newId, realClock: clock }),
    personalData: (tenant) => createPersonalData({ database, audit, sealer, hashes, newId, clock, tenant }),
    veteran: createVeteranStores(database, answers),
    retention: createRetention({ database, answers, clock, newId }),
    integration: createIntegrationStores({ database, behind, audit, sealer, clock, newId }),
  };
};

interface Opened {
  readonly engine: Engine;
  readonly pools: Awaited<ReturnType<typeof servingPools>>;
  readonly processes: ServiceProcesses;
}

/** What candidates said about being written to. */
function preferenceStores(database: Database, key: Buffer): Pick<Storage, 'contactPreferences' | 'textConsents'> {
  const [hashes, hash] = [subjectHashes(key), phoneHash(key)];
  return {
    contactPreferences: (tenant) => createContactPreferences({ database, tenant, hashes }),
    textConsents: (tenant) => createTextConsents({ database, tenant, hash }),
  };
}

async function processesOn(engine: Engine, log: Log): Promise<ServiceProcesses> {
  const { holder } = engine;
  if (holder === undefined) return singleProcess;
  const pool = engine.pool('intake');
  return await openServiceProcesses({ holder, pool, database: createDatabase(pool), log });
}

function storesOn({ engine, pools, processes }: Opened, dependencies: StorageDependencies): Storage {
  const { sealer, clocks, newId, auditKey, log } = dependencies;
  const { database, behind, answers, intake } = openDatabases(engine, pools, dependencies);
  const audit = createAudit({ database, key: auditKey, clock: clocks.real });
  const hashes = subjectHashes(auditKey);
  const stopExpiry = startExpiry({ database, clock: clocks.real, log });
  let jobsPool: ReturnType<Engine['pool']> | undefined;
  const { broadcast, news, ...counts } = openReplicas(engine, { newId, log });
  return {
    news,
    ...counts,
    presence: processes,
    ...publishChanges(news, storesThatTell({ database, answers, behind, audit, hashes }, dependencies)),
    audit: (tenant: TenantId) => auditOf({ database, trail: audit, tenant }),
    eventLog: (tenant) => createEventLog({ database, intake, tenant, clocks }),
    eventSources: createEventSources(database, sealer),
    ...definitionStores(database),
    enrolments: (tenant) => createEnrolments({ database, tenant, clocks, newId }),
    ...preferenceStores(database, auditKey),
    bookingLinks: (tenant) => createBookingLinks({ database, tenant, newId, clock: clocks.real }),
    sealer,
    letters: (tenant) => createLetters({ database, clocks, newId, tenant }),
    directory: (tenant) => createDirectory(database, tenant),
    templates: (tenant) => createTemplates({ database, clock: clocks.real, tenant }),
    settings: (tenant) => createSettings({ database, clock: clocks.real, tenant }),
    organizations: createOrganizations(database),
    credentials: createCredentials(database, sealer),
    identityProviders: (tenant) => createIdentityProviders(database, sealer, tenant),
    provisionedPeople: (tenant) => createProvisionedPeople(database, tenant),
    idempotency: createIdempotency({ database, sealer, newId }),
    freeLeases: createFreeLeases({ database, clock: clocks.real }),
    ...turnStores(database, dependencies),
    ...watchedStores(database, dependencies),
    ...sweepsOver(database),
    records: (tenant) => createRecordStore(database, tenant),
    channels: (tenant) => createChannelStores({ database, intake, sealer, clocks, newId, tenant }),
    installations: createInstallations(database, sealer),
    outbox: createOutbox({ database, newId, clock: clocks.real }),
    changes: (tenant) => createChanges(database, tenant),
    troubles: (tenant) => createTroubles({ database, tenant }),
    briefBook: (tenant) => createBriefBook({ database, clock: clocks.real, newId, tenant }),
    state: createState(database),
    get jobsPool() {
      return (jobsPool ??= engine.pool('jobs'));
    },
    wipe: createWipe({ database, answers, audit }),
    compact: createCompact(engine),
    ready: async () => {
      await sql`select 1`.execute(database.service);
    },
    close: async () => {
      await stopExpiry();
      await broadcast.close();
      await processes.close();
      await engine.close();
    },
  };
}

/** What waits, over all organizations. */
const sweepsOver = (
  database: Database,
): Pick<Storage, 'enrolmentSweep' | 'ledgerSweep' | 'letterSweep' | 'postSweep' | 'troubleSweep'> => ({
  enrolmentSweep: createEnrolmentSweep(database),
  ledgerSweep: createLedgerSweep(database),
  letterSweep: createLetterSweep(database),
  postSweep: createPostSweep(database),
  troubleSweep: createTroubleSweep(database),
});

/** For whoever watches the service. */
const watchedStores = (
  database: Database,
  { auditSigner: signer, clocks, newId }: StorageDependencies,
): Pick<Storage, 'origins' | 'figures' | 'auditCheckpoints' | 'auditKey' | 'recordSeal'> => ({
  auditCheckpoints: (tenant) => createAuditCheckpoints({ database, signer, clock: clocks.real, newId, tenant }),
  auditKey: signer.key,
  recordSeal: (tenant) => createRecordSeal({ signer, clock: clocks.real }, tenant),
  origins: createOrigins(database),
  figures: createFigures(database),
});

const turnStores = (
  database: Database,
  { clocks, newId }: StorageDependencies,
): Pick<
  Storage,
  | 'modelUsage'
  | 'conversations'
  | 'shadowTurns'
  | 'evaluationConsents'
  | 'legalHolds'
  | 'assessmentRequests'
  | 'personPreferences'
> => ({
  modelUsage: (tenant) => createUsageBook(database, tenant),
  conversations: (tenant) => createConversations(database, tenant),
  legalHolds: (tenant) => createLegalHolds(database, tenant),
  personPreferences: (tenant) => createPersonPreferences(database, tenant),
  assessmentRequests: (tenant) => createAssessmentRequests({ database, clocks, newId, tenant }),
  evaluationConsents: (tenant) => createEvaluationConsents(database, tenant),
  shadowTurns: (tenant) => createShadowTurns(database, tenant),
});
