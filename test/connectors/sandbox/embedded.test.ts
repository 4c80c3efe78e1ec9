// The sandbox systems on the embedded database pass the same suites as on the store in memory.
import { afterAll } from 'vitest';
import { loadSandbox } from '../../../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../../../src/connectors/sandbox/read-sandbox-file.ts';
import { openSandbox } from '../../../src/connectors/sandbox/system.ts';
import { viewSandbox } from '../../../src/connectors/sandbox/view.ts';
import { openTestStorage } from '../../support/embedded.ts';
import { createTestIds } from '../../support/ids.ts';
import { sampleSandbox } from '../../support/sample-sandbox.ts';
import { sandboxContracts } from '../../support/sandbox-contracts.ts';
import { freshTenant } from '../../support/tenants.ts';

const { storage, clock, close } = await openTestStorage();
afterAll(close);

sandboxContracts('the embedded sandbox', async () => {
  const store = storage.records(freshTenant());
  await loadSandbox(store, readSandboxFile(sampleSandbox()));
  const systems = openSandbox({ store, now: () => clock.business.now(), newId: createTestIds() });
  return { ...systems, seen: () => viewSandbox(store) };
});
