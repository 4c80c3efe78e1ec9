// What language models cost, as it travels.
import { UsageReport } from '../../services/operations/usage-figures.ts';
import { component } from '../docs/components.ts';

export const WireModelUsage = component('ModelUsage', UsageReport);
