// What language models cost, as it travels.
import { ShadowReport } from '../../agent/shadow/report.ts';
import { UsageReport } from '../../services/operations/usage-figures.ts';
import { component } from '../docs/components.ts';

export const WireModelUsage = component('ModelUsage', UsageReport);

export const WireShadowReport = component('ShadowReport', ShadowReport);
