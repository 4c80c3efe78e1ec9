// The real tools at the real gate, on the sandbox systems: what a story needs that neither could tell alone.
import type { Settings } from '../../src/core/settings.ts';
import { openGate } from '../../src/gate/gate.ts';
import { FakeSettings } from '../gate/world.ts';
import { createTestIds } from './ids.ts';
import { createKeptLog } from './log.ts';
import { nora, openOperations } from './operations.ts';

export const admin = { ...nora, scopes: new Set(['admin'] as const) };

/** `call` is Nora's: each one counts as a request of its own. Four eyes are off unless `change` says so. */
export async function openGatedOperations(
  options: Parameters<typeof openOperations>[0] = {},
  change: Partial<Settings> = {},
) {
  const world = await openOperations(options);
  const settings = new FakeSettings();
  settings.set({ ...world.settings, fourEyes: false, ...change });
  const gate = openGate({
    ledger: () => world.ledger,
    sweep: { unfinished: async () => [], overdue: async () => [], overdueDrafts: async () => [] },
    tools: () => world.tools,
    settings: () => settings,
    clocks: world.clock,
    newId: createTestIds(),
    log: createKeptLog(),
    leaseMs: 60_000,
    sleep: async (ms) => world.clock.advance(ms),
  });
  let calls = 0;
  const call = (tool: string, input: object) => {
    calls += 1;
    const origin = { kind: 'api' } as const;
    return gate.call({ tool, input, by: nora, origin, idem: `call ${calls}`, provenance: 'instructed' });
  };
  return { ...world, settings, gate, call };
}
