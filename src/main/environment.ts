// Each organization's configuration as documents, over the stores and what checks them. Parts of it are built after the tools.
import { openEnvironment } from '../api/environment/open-environment.ts';
import type { EnvironmentStore } from '../core/ports/environment.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Services } from './services.ts';

type Late = Pick<Services, 'storage' | 'integration' | 'automation' | 'clocks'>;

export const environmentOf = ({ storage, integration, automation, clocks }: Late): Of<EnvironmentStore> => {
  const { settings, templates, sequences, rules, interviewPlans, interviewerPools, directory } = storage;
  const checkRule: Services['automation']['checkRule'] = (tenant, rule) => automation.checkRule(tenant, rule);
  const interviews = { interviewPlans, interviewerPools, directory };
  const stores = { settings, templates, sequences, rules, ...interviews, integration: integration.ports };
  return (tenant) => openEnvironment({ ...stores, checkRule, clock: clocks.business }, tenant);
};
