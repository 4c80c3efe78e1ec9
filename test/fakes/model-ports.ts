// What routes are told of language models where none is connected: no usage, no candidate in shadow, no talks to export.
import type { ApiPorts } from '../../src/api/ports.ts';
import { shadowReport } from '../../src/agent/shadow/report.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { SettingsStore } from '../../src/core/ports/directory.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { dateIn } from '../../src/services/operations/local-time.ts';
import { usageReport } from '../../src/services/operations/usage-figures.ts';
import { createFakeConsents } from './evaluation-consents.ts';

interface ModelPortsDependencies {
  readonly at: Of<{ readonly settings: Pick<SettingsStore, 'get'> }>;
  readonly clock: Clock;
}

export function modelPorts({
  at,
  clock,
}: ModelPortsDependencies): Pick<ApiPorts, 'usage' | 'shadow' | 'consents' | 'ownTalks'> {
  const consents = createFakeConsents();
  return {
    consents: () => consents,
    ownTalks: async () => ({ version: 1, consents: 0, scenarios: [], worlds: [], left_out: {} }),
    shadow: async () => shadowReport([], { candidate: null, share: 0 }),
    usage: async (by) => {
      const { model, timeZone } = (await at(by.tenant).settings.get()).settings;
      const date = dateIn(clock.now().getTime(), timeZone);
      const spent = { tokens: 0, cost: 0 };
      return usageReport([], { span: { from: date, to: date }, today: { date, spent }, settings: model });
    },
  };
}
