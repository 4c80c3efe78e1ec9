// Ties the knot: opens the stores, the systems, the gate, the agent, the jobs and the channels, and hands each what it needs.
import { setTimeout as pause } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { openAgent } from '../agent/converse.ts';
import { Shadow } from '../agent/shadow/shadow.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Systems } from '../core/ports/systems.ts';
import { noTelemetry, type Telemetry } from '../core/telemetry.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { type Gate, openGate } from '../gate/gate.ts';
import type { Jobs } from '../jobs/open.ts';
import type { Engine } from '../storage/engine.ts';
import { type StorageDependencies, storageOn } from '../storage/open.ts';
import { auditSigner } from '../storage/checkpoints/signing.ts';
import { deriveAuditKey, loadKeys } from '../storage/sealing/keys.ts';
import { createSealer } from '../storage/sealing/sealer.ts';
import type { Storage } from '../storage/storage.ts';
import { measuredGate } from '../telemetry/measured-gate.ts';
import { measuredLedger } from '../telemetry/measured-ledger.ts';
import { measuredSystems } from '../telemetry/measured-systems.ts';
import { measuredTool } from '../telemetry/measured-tools.ts';
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts';
import { lawOf } from './law.ts';
import { openChannels } from './channels.ts';
import { automationOf } from './automation.ts';
import { openClocks } from './clocks.ts';
import { type ConnectedDependencies, withConnectedSystems } from './connected-systems.ts';
import type { Config } from './config.ts';
import { beginEngine } from './engine.ts';
import { environmentOf } from './environment.ts';
import { openExposition } from './exposition.ts';
import type { Services } from './services.ts';
import { openIntegrationServices } from './integration.ts';
import { wordingAuthorOf } from './wording-author.ts';
import { flowAuthorOf } from './flow-author.ts';
import { modelOf, shadowModelOf } from './models.ts';
import { openNewId } from './new-id.ts';
import { publicUrlOf } from './public-url.ts';
import { version } from './version.ts';
import { type LazyMessenger, withChatMessenger } from './chat-messenger.ts';
import { openRetentionService } from './retention.ts';
import { sameKeysAsBefore } from './sealing-check.ts';
import { withRealSystems } from './real-systems.ts';
import { kept, openSystems, openTenants } from './tenants.ts';
import { takeTextReport } from './texts.ts';
import { openVeteran } from './veteran.ts';
import { startJobs } from './work.ts';

const leaseMs = 60_000;

/** What may be put around the services: stores at whose calls the process ends, systems that fail, a clock that jumps. */
export interface Surroundings {
  /** The database, where it is being opened already. */
  readonly engine?: Promise<Engine>;
  readonly storage?: (storage: Storage) => Storage;
  readonly systems?: (systems: Of<Systems>) => Of<Systems>;
  readonly clock?: Clock;
  /** How the gate waits before it tries again. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Nothing is measured where it is left out. */
  readonly telemetry?: Telemetry & Pick<OpenTelemetry, 'page'>;
}

const unmeasured = { ...noTelemetry, page: () => '' };

export async function openServices(config: Config, log: Log, around: Surroundings = {}): Promise<Services> {
  // Opened last, called earlier: by promises of work, which only come once everything runs.
  let jobs: Jobs | undefined;
  const clocks = openClocks(() => opened.storage.state, around.clock);
  const newId = openNewId(() => clocks.real.now().getTime());
  const { telemetry = unmeasured, sleep, engine } = around;
  const trace = (): string | undefined => telemetry.current();
  const opened = await openSealed(config, { clocks, newId, log, promised: () => jobs?.nudge(), trace }, engine);
  const storage = around.storage?.(opened.storage) ?? opened.storage;
  const side = { config, ...opened, storage, clocks, newId, log, telemetry };
  const late: LazyMessenger = { of: undefined };
  const { systems, veteran } = openSides({ ...side, around, late }, (...named) => integration.open(...named));
  const tenants = openTenants({
    ...side,
    systems,
    veteran: veteran.ports,
    gate: () => gate,
    score: (tenant, request) => retention.service.scoring.score(tenant, request),
    integration: (tenant) => integration.toolsOf(tenant),
    environment: (tenant) => environment(tenant),
  });
  const publicUrl = publicUrlOf(config);
  const retention = await openRetentionService({ storage, systems: tenants.systems, clocks, newId, publicUrl });
  const gate = openTheGate({ ...side, tenants, sleep });
  const automation = automationOf({ storage, tenants, gate, clocks, log, publicUrl });
  const integration = openIntegrationServices({
    ...side,
    gate,
    publicUrl,
    allowPrivate: config.ALLOW_PRIVATE_NETWORK,
    reported: takeTextReport({ storage, systems: tenants.systems, clock: clocks.business }),
    author: flowAuthorOf({ ...side, model: modelOf(config) }),
    ats: (tenant) => tenants.systems(tenant).ats,
  });
  const environment = environmentOf({ storage, integration, automation, clocks });
  const agent = openTheAgent({ ...side, tenants, gate });
  const channels = await openChannels({ ...side, tenants, gate, agent, veteran });
  late.of = channels.messenger;
  return {
    storage,
    clocks,
    newId,
    tenants,
    retention,
    integration,
    gate,
    agent,
    channels,
    automation,
    environment,
    veteran,
    telemetry,
    exposition: openExposition({ telemetry, figures: storage.figures, clocks, jobs: () => jobs }),
    openJobs: async (work) => {
      const dependencies = { ...side, tenants, retention, integration, gate, channels, automation, veteran, work };
      return (jobs = await startJobs(dependencies));
    },
  };
}

interface GateWiring extends Pick<Services, 'storage' | 'tenants' | 'clocks' | 'newId' | 'telemetry'> {
  readonly log: Log;
  readonly sleep: Surroundings['sleep'];
}

const openTheGate = ({ storage, tenants, clocks, newId, log, telemetry, sleep = pause }: GateWiring): Gate => {
  const gate = openGate({
    ledger: (tenant) => measuredLedger(storage.ledger(tenant), telemetry),
    sweep: storage.ledgerSweep,
    tools: (tenant) => tenants.gateTools(tenant).map((tool) => measuredTool(tool, telemetry)),
    settings: storage.settings,
    people: storage.directory,
    absences: (tenant) => storage.channels(tenant).absences,
    obligations: lawOf({ storage, tenants }),
    troubles: storage.troubles,
    presence: storage.presence,
    clocks,
    newId,
    log,
    leaseMs,
    sleep,
    inBackground: (tenant, action) =>
      storage.outbox.promise({ tenant, name: 'resume-action', data: { action }, due: clocks.real.now() }),
  });
  return measuredGate(gate, { telemetry, origins: storage.origins, clock: clocks.business });
};

const openTheAgent = (
  parts: Pick<Services, 'storage' | 'tenants' | 'gate' | 'clocks' | 'newId' | 'telemetry'> & {
    config: Config;
    log: Log;
  },
): Agent => {
  const { config, storage, tenants, gate, clocks, newId, log, telemetry } = parts;
  const candidate = shadowModelOf(config);
  const shadow =
    candidate === undefined
      ? undefined
      : new Shadow({
          model: candidate,
          store: storage.shadowTurns,
          usage: storage.modelUsage,
          tools: tenants.tools,
          clocks,
          newId,
          log,
        });
  return openAgent({
    gate,
    conversations: storage.conversations,
    usage: storage.modelUsage,
    worldOf: (tenant) => tenants.worldOf(tenant),
    tools: tenants.tools,
    model: modelOf(config),
    shadow,
    clocks,
    newId,
    log,
    telemetry,
  });
};

type Sealed = Awaited<ReturnType<typeof openSealed>>;

/** Each organization's systems, and what translates military codes into their requisitions. */
function openSides(
  {
    config,
    sealer,
    around,
    late,
    telemetry,
    ...dependencies
  }: Sealed &
    Pick<StorageDependencies, 'clocks' | 'newId' | 'log'> & {
      config: Config;
      around: Surroundings;
      late: LazyMessenger;
      telemetry: Telemetry;
    },
  open: ConnectedDependencies['open'],
) {
  const { storage } = dependencies;
  const real = withRealSystems(openSystems(dependencies), config, dependencies);
  const connected = withConnectedSystems(real, {
    ...storage,
    ...dependencies,
    connections: storage.integration.connections,
    publicUrl: publicUrlOf(config),
    open,
  });
  const reaching = withChatMessenger(connected, late);
  const given = around.systems?.(reaching) ?? reaching;
  const systems = kept((tenant) => measuredSystems(given(tenant), telemetry));
  const wording = wordingAuthorOf({ ...dependencies, telemetry, model: modelOf(config) });
  return { systems, veteran: openVeteran({ ...dependencies, ats: (tenant) => systems(tenant).ats, sealer, wording }) };
}

/** The storage under the keys of this installation, and what seals with them. */
async function openSealed(
  config: Config,
  dependencies: Pick<StorageDependencies, 'clocks' | 'newId' | 'log' | 'promised' | 'trace'>,
  engine?: Promise<Engine>,
) {
  const keys = await loadKeys(config.DATA_DIR, config.ENCRYPTION_KEYS);
  const sealer = createSealer(keys);
  const audited = { auditKey: deriveAuditKey(keys), auditSigner: auditSigner(keys) };
  const storage = await storageOn(await (engine ?? beginEngine(config, dependencies.log)), {
    sealer,
    ...audited,
    release: version,
    ...dependencies,
  });
  await sameKeysAsBefore(storage, sealer);
  return { storage, sealer };
}
