// The configuration of the organizations of an API world as documents, opened late: its rules are checked by what is built on it.
import { openEnvironment } from '../../src/api/environment/open-environment.ts';
import type { ApiPorts } from '../../src/api/ports.ts';

type Definitions = 'templates' | 'sequences' | 'rules' | 'interviewPlans' | 'interviewerPools';
type Late = Pick<ApiPorts, Definitions | 'settings' | 'directory' | 'integration' | 'automation' | 'clocks'>;

export const environmentOf =
  (ports: () => Late): ApiPorts['environment'] =>
  (tenant) => ({
    read: async () => await opened(ports(), tenant).read(),
    plan: async (wanted) => await opened(ports(), tenant).plan(wanted),
    planWithWarnings: async (wanted) => await opened(ports(), tenant).planWithWarnings(wanted),
    apply: async (change, by) => await opened(ports(), tenant).apply(change, by),
  });

const opened = ({ automation, clocks, ...stores }: Late, tenant: Parameters<ApiPorts['environment']>[0]) =>
  openEnvironment(
    { ...stores, checkRule: (organization, rule) => automation.checkRule(organization, rule), clock: clocks.business },
    tenant,
  );
