// What the stories of the console share: the whole service, three emulated systems, and one page in a real browser.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Emulator } from '../../../src/connectors/emulator/emulate.ts';
import { freePort } from '../../support/programs.ts';
import { candidateOf, sandboxState } from '../../support/sandbox-state.ts';
import { removeData, type RunningService, startService } from '../../support/service.ts';
import { Presses, type Task } from '../../web/click-budgets.ts';
import { launch, open } from '../../web/console-page.ts';
import { emulator } from '../../web/integration-engineer.ts';
import { patience } from '../../web/slowed-browser.ts';

interface WorldOptions {
  readonly service: RunningService;
  readonly browser: Browser;
  readonly page: Page;
  readonly presses: Presses;
  readonly hr: Emulator;
  readonly crm: Emulator;
  readonly payroll: Emulator;
}

class ConsoleWorld {
  readonly service: RunningService;
  readonly browser: Browser;
  readonly page: Page;
  readonly presses: Presses;
  readonly hr: Emulator;
  readonly crm: Emulator;
  readonly payroll: Emulator;
  /** What the browser complained about. */
  readonly faults: string[] = [];
  /** Places in the addresses of screens; stories add what they make. */
  readonly places: Record<string, string> = {
    candidate: 'c_priya',
    job: 'job_be',
    family: 'sales',
    system: 'bamboohr',
  };

  private constructor({ service, browser, page, presses, hr, crm, payroll }: WorldOptions) {
    this.service = service;
    this.browser = browser;
    this.page = page;
    this.presses = presses;
    this.hr = hr;
    this.crm = crm;
    this.payroll = payroll;
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
  }

  static async start(executablePath: string): Promise<ConsoleWorld> {
    const service = await startService({
      timeoutMs: 150_000,
      // Links that Muster makes name its port.
      environment: {
        SANDBOX_FILE: 'examples/sandbox.json',
        ALLOW_PRIVATE_NETWORK: '1',
        PORT: String(await freePort()),
        // A fast machine looks at every screen at every size within a minute, which no person does.
        RATE_LIMIT: '6000',
      },
    });
    const [hr, crm, payroll] = await Promise.all([
      emulator('bamboohr', 12),
      emulator('hubspot', 0),
      emulator('gusto', 0),
    ]);
    const browser = await launch(executablePath);
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    page.setDefaultTimeout(patience(20_000));
    return new ConsoleWorld({ service, browser, page, presses: await Presses.on(page), hr, crm, payroll });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await Promise.all([this.hr, this.crm, this.payroll].map((system) => system.close()));
    await this.service.stop();
    removeData(this.service);
  }

  /** Counts the presses of a task that begins where the day begins. */
  within = async (task: Task, play: () => Promise<void>): Promise<void> => {
    await open(this.page, 'Today');
    await this.page.getByRole('heading', { name: 'Morning brief' }).waitFor();
    await this.presses.count(task, play);
  };

  stageOf = async (id: string) => candidateOf(await sandboxState(this.service), id).stage;
}

export type World = () => ConsoleWorld;

/** Stands from the first test of the suite around to its last. */
export function consoleWorld(executablePath: string | undefined): World {
  let world: ConsoleWorld | undefined;
  beforeAll(async () => {
    world = await ConsoleWorld.start(executablePath ?? '');
  }, 180_000);
  afterAll(async () => await world?.close());
  return () => {
    if (world === undefined) throw new Error('the world of the console has not been started');
    return world;
  };
}
