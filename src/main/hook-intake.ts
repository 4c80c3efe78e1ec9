// Reports of connected systems, given the stores and the catalogue of the service.
import type { Clocks } from '../core/clock.ts';
import type { Catalogue } from '../core/ports/remote-system.ts';
import { openHookIntake, type Reported } from '../services/integration/hooks/receive.ts';
import type { Storage } from '../storage/storage.ts';

interface HookIntakeDependencies {
  readonly storage: Storage;
  readonly catalogue: Catalogue;
  readonly clocks: Clocks;
  /** Where connected systems report to. */
  readonly publicUrl: string;
  readonly reported: (report: Reported) => Promise<void>;
}

export const hookIntakeOf = ({
  storage: { integration },
  catalogue,
  publicUrl,
  reported,
  clocks,
}: HookIntakeDependencies) =>
  openHookIntake({
    sources: integration.hookSources,
    hooks: integration.hooks,
    catalogue,
    parse: (text) => JSON.parse(text),
    publicUrl,
    reported,
    clock: clocks.real,
  });
