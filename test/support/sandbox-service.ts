// One service for a file of journeys, on the sandbox of the examples, which each test finds as it was at first.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { resetSandbox } from './sandbox-state.ts';
import { removeData, type RunningService, startService } from './service.ts';

/** Starts before the first test of the file and stops after the last. */
export function sandboxService(): RunningService {
  let running: RunningService | undefined;
  const started = (): RunningService => {
    if (running === undefined) throw new Error('the service starts before the first test');
    return running;
  };
  beforeAll(async () => {
    running = await startService({ environment: { SANDBOX_FILE: 'examples/sandbox.json' } });
  });
  afterAll(async () => {
    await started().stop();
    removeData(started());
  });
  beforeEach(async () => {
    await resetSandbox(started());
  });
  return {
    get url() {
      return started().url;
    },
    get apiKey() {
      return started().apiKey;
    },
    get loginUrl() {
      return started().loginUrl;
    },
    get dataDir() {
      return started().dataDir;
    },
    get pid() {
      return started().pid;
    },
    output: () => started().output(),
    call: (...request) => started().call(...request),
    signal: (name) => started().signal(name),
    stop: () => started().stop(),
    kill: () => started().kill(),
  };
}
