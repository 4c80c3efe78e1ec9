// Everything that runs behind the HTTP server: what routes, inbound endpoints and background jobs are given.
import type { Agent } from '../agent/agent.ts';
import type { Automation } from '../automation/automation.ts';
import type { NewId } from '../core/ids.ts';
import type { EnvironmentStore } from '../core/ports/environment.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Telemetry } from '../core/telemetry.ts';
import type { Gate } from '../gate/gate.ts';
import type { Jobs } from '../jobs/open.ts';
import type { Storage } from '../storage/storage.ts';
import type { Channels } from './channels.ts';
import type { MovableClocks } from './clocks.ts';
import type { IntegrationServices } from './integration.ts';
import type { Retention } from './retention.ts';
import type { Tenants } from './tenants.ts';
import type { Veteran } from './veteran.ts';

export interface Services {
  readonly storage: Storage;
  readonly clocks: MovableClocks;
  readonly newId: NewId;
  readonly tenants: Tenants;
  readonly retention: Retention;
  readonly integration: IntegrationServices;
  readonly environment: Of<EnvironmentStore>;
  readonly gate: Gate;
  readonly agent: Agent;
  readonly channels: Channels;
  readonly automation: Automation;
  readonly veteran: Veteran;
  readonly telemetry: Telemetry;
  /** The page of /metrics. */
  readonly exposition: () => Promise<string>;
  readonly openJobs: (work: boolean) => Promise<Jobs>;
}
