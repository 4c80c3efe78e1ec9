// The console in a real browser on the real service: sign in by the printed link, instruct, undo, approve.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulator } from '../../src/connectors/emulator/emulate.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freePort } from '../support/programs.ts';
import { removeData, type RunningService, startService } from '../support/service.ts';
import { screens } from '../../web/console/screens/index.ts';
import {
  changeTheMapping,
  chooseOnCanvas,
  connectSystem,
  emulator,
  publishFromTemplate,
  saveIntegration,
} from '../web/integration-engineer.ts';
import { clientAt, enableForClient, offerIntegration, takeAddOn } from '../web/offering-client.ts';
import { overBudget, Presses, tableOf, type Task } from '../web/click-budgets.ts';
import { walkTour } from '../web/tour-walk.ts';
import { buildListByKeyboard, connectByKeyboard } from '../web/without-mouse.ts';
import {
  accessFaults,
  addPerson,
  alert,
  browserPath,
  cards,
  launch,
  log,
  open,
  orderAt,
  say,
  screenFaults,
} from '../web/console-page.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the console with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the console';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

describe.skipIf(isMissing)('a recruiter at the console', () => {
  const faults: string[] = [];
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let presses: Presses;
  let hr: Emulator;
  let crm: Emulator;
  let payroll: Emulator;
  /** Places in the addresses of screens. */
  const places: Record<string, string> = { candidate: 'c_priya', family: 'sales', system: 'bamboohr' };
  beforeAll(async () => {
    service = await startService({
      // Links that Muster makes name its port.
      environment: {
        SANDBOX_FILE: 'examples/sandbox.json',
        ALLOW_PRIVATE_NETWORK: '1',
        PORT: String(await freePort()),
      },
    });
    [hr, crm, payroll] = await Promise.all([emulator('bamboohr', 12), emulator('hubspot', 0), emulator('gusto', 0)]);
    browser = await launch(browserPath ?? '');
    page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all([hr, crm, payroll].map((system) => system.close()));
    await service.stop();
    removeData(service);
  });
  /** Counts the presses of a task that begins where the day begins. */
  const within = async (task: Task, play: () => Promise<void>): Promise<void> => {
    await open(page, 'Today');
    await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
    await presses.count(task, play);
  };
  const stageOf = async (id: string) => candidateOf(await sandboxState(service), id).stage;

  test('signs in by the printed link', async () => {
    await page.goto(service.loginUrl);
    await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
    expect(page.url()).not.toContain('login=');
    presses = await Presses.on(page);
  });

  test('gives the main instruction, sees both cards, and takes one back', async () => {
    await within('say', async () => {
      await orderAt(page, 'Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm');
    });
    const move = cards(page).filter({ hasText: 'Move stage' });
    const meeting = cards(page).filter({ hasText: 'Book meeting' });
    await move.getByText('Done').first().waitFor();
    await meeting.getByText('Done').first().waitFor();
    await log(page).getByText('Priya Raman').first().waitFor();
    expect(await stageOf('c_priya')).toBe('Phone Screen');

    await move.getByRole('button', { name: 'Undo' }).click();
    await move.getByText('Undone').waitFor();
    expect(await stageOf('c_priya')).toBe('Applied');
    const { calendar } = await sandboxState(service);
    expect(calendar.filter((m) => m.candidate_id === 'c_priya').map(({ status }) => status)).toEqual(['confirmed']);
  });

  test('a hiring manager moves an interview in plain words', async () => {
    await within('reschedule', async () => {
      await orderAt(page, 'Move the meeting with Priya to tomorrow at 4pm');
      await cards(page).filter({ hasText: 'Reschedule meeting' }).getByText('Done').first().waitFor();
    });
    const { calendar } = await sandboxState(service);
    const [meeting] = calendar.filter(({ candidate_id: id }) => id === 'c_priya');
    expect(meeting?.start).toMatch(/T16:00/);
  });

  test('asks for a rejection, and approves it where the approvals are', async () => {
    await say(page, 'reject Bob Harlan');
    await cards(page).getByRole('button', { name: 'Approve' }).waitFor();
    expect(await stageOf('c_bob')).toBe('Phone Screen');
    await within('decide', async () => {
      await open(page, 'Approvals');
      const waiting = cards(page).filter({ hasText: 'Bob Harlan' });
      await waiting.getByRole('button', { name: 'Approve' }).click();
      await waiting.getByText('Done', { exact: true }).waitFor();
    });
    expect(await stageOf('c_bob')).toBe('Rejected');
  });

  test('a compliance officer finds out who approved it, and why it had to be approved', async () => {
    await within('whoApproved', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('Bob Harlan');
      await page
        .getByRole('option', { name: /^Bob Harlan/ })
        .and(page.locator('[data-focused]'))
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Details: Reject' }).click();
    });
    const shown = page.getByRole('dialog');
    await shown.getByText('Approved by').waitFor();
    expect(await shown.innerText()).toMatch(/Approved by\s+you, .+Had to be approved\s+\S/s);
    await page.keyboard.press('Escape');
  });

  test('finds it in the action log, takes it back, and sees the pipeline as it was', async () => {
    await within('takeBack', async () => {
      await open(page, 'Action log');
      const rejection = cards(page).filter({ hasText: 'Reject candidate' }).filter({ hasText: 'Bob Harlan' });
      await rejection.getByRole('button', { name: 'Undo' }).click();
      await rejection.getByText('Undone').waitFor();
    });
    await open(page, 'Pipeline');
    await page.getByRole('region', { name: 'Phone Screen' }).getByText('Bob Harlan').waitFor();
    expect(await stageOf('c_bob')).toBe('Phone Screen');
  });

  test('acts on the top of the brief with one press, and is offered the way back', async () => {
    await within('brief', async () => {
      const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move stage:/ }) });
      await item.first().getByRole('button').click();
    });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Undone:' }).waitFor()).resolves.toBeUndefined();
  });

  test('finds a candidate with history and score, and the address leads back to them', async () => {
    await open(page, 'Pipeline');
    await page.getByRole('link', { name: 'Priya Raman' }).click();
    await page.getByRole('heading', { name: 'Priya Raman', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Score' }).click();
    await page.getByRole('img', { name: /Share still there/ }).waitFor();
    await page.reload();
    await expect(cards(page).filter({ hasText: 'Move stage' }).first().waitFor()).resolves.toBeUndefined();
  });

  test('a compliance officer runs an audit, and has its report as a file after two presses', async () => {
    await open(page, 'Fairness');
    await page.getByRole('button', { name: 'Run an audit' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run the audit' }).click();
    await page.getByRole('heading', { name: 'Findings' }).waitFor();

    await within('audit', async () => {
      await open(page, 'Fairness');
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV', exact: true }).click();
      expect((await file).suggestedFilename()).toMatch(/^audit_.+\.csv$/);
    });
  });

  test('a rare code is corrected, and the yearly counts are a file after three presses', async () => {
    const description = 'I treated casualties and trained new medics.';
    await service.call('POST', '/v1/veteran/describe', { description, mos_code: '68W', branch: 'Army' });
    await open(page, 'Veterans');
    await page.getByRole('button', { name: 'Correct 68W, Army' }).click();
    await page.getByLabel('Find an occupation').fill('paramedics');
    await page.getByRole('checkbox', { name: /^Paramedics/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
    await page.getByText('Nothing waits for a look').waitFor();

    await within('vevraa', async () => {
      await open(page, 'Veterans');
      await page.getByRole('link', { name: 'VEVRAA counts' }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect((await file).suggestedFilename()).toMatch(/^vevraa-\d{4}\.csv$/);
    });
  });

  test('connects two systems, each tried out at once, one of them without a mouse', async () => {
    await connectSystem(page, hr);
    await connectByKeyboard(page, crm);
    await open(page, 'Connections');
    await expect(page.getByText('Works').nth(1).waitFor()).resolves.toBeUndefined();
  });

  test('builds a flow as a list without a mouse, from nothing to its first version', async () => {
    const ends = { from: [hr, 'Employees', 'workEmail'], to: [crm, 'Contacts', 'email'] } as const;
    await buildListByKeyboard(page, ends);
    const { body } = await service.call('GET', '/api/v2/flows');
    expect(body.data).toMatchObject([{ name: 'Employees to Contacts', published_version: 1 }]);
  });

  test('finds a connection that is let in no more, and enters its key anew', async () => {
    const [{ connection_id: id }] = (await service.call('GET', '/api/v2/connections')).body.data.filter(
      ({ system }: { system: string }) => system === 'bamboohr',
    );
    hr.next({ kind: 'answer', status: 401 });
    await service.call('POST', `/api/v2/connections/${id}/test`);
    await page.reload();
    await within('mend', async () => {
      await page
        .getByRole('list', { name: 'Alerts' })
        .getByRole('button', { name: /^Reconnect BambooHR/ })
        .click();
      await page.getByLabel('API key').fill(String(hr.credentials['api_key']));
      await page.getByRole('button', { name: 'Save and test' }).click();
      await page.getByRole('status').filter({ hasText: 'is connected and answers' }).first().waitFor();
    });
    await expect(page.getByRole('list', { name: 'Alerts' }).waitFor({ state: 'detached' })).resolves.toBeUndefined();
  });

  test('previews an integration, runs it, and retries the record that failed with one press', async () => {
    await saveIntegration(page, {
      name: 'Employees to contacts',
      from: { connection: 'BambooHR (bamboohr)', collection: 'Employees' },
      to: { connection: 'HubSpot (hubspot)', collection: 'Contacts' },
      fields: { workEmail: 'properties.email' },
    });
    places['integration'] = /int_[^/?]+/.exec(page.url())?.[0] ?? '';
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('12 would be created, 0 updated, 0 deleted.').waitFor();
    expect(crm.collection('contacts').all()).toHaveLength(0);

    crm.next({ kind: 'answer', status: 400 });
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('Partly succeeded').waitFor();
    places['sync'] = page.url().split('/').at(-1) ?? '';
    await within('rerun', async () => {
      await page.getByRole('list', { name: 'Alerts' }).getByRole('button', { name: 'Retry 1' }).click();
    });
    await page.getByText('Succeeded', { exact: true }).waitFor();
    expect(crm.collection('contacts').all()).toHaveLength(12);
  });

  test('offers an integration, which a client’s own user takes on accounts of its own, sees run, and switches off', async () => {
    const ends = { from: hr, to: crm };
    places['offering'] = await offerIntegration(page, 'Employees to contacts', ends);
    const client = await clientAt(service, browser, 'Northwind');
    await page.reload();
    await enableForClient(page, 'Northwind');
    await takeAddOn(client, ends);
    faults.push(...(await accessFaults(client, 'add-on of a client')));
    const { body: ours } = await service.call('GET', '/api/v2/connections');
    expect(ours.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(['BambooHR', 'HubSpot']);
    await client.goto(`${service.url}/console/offerings`);
    await client.getByText('This is not open to you').waitFor();

    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Its runs end at once at one client: Northwind.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Usage', exact: true }).click();
    await page.getByRole('row', { name: /Northwind.*\b12\b/ }).waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^usage-\d{4}-\d{2}-01-to-.+\.csv$/);

    await client.goto(`${service.url}/console/add-ons/${places['offering']}`);
    await client.getByRole('button', { name: 'Switch it off' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
    await client.getByText('Off', { exact: true }).waitFor();
    await client.context().close();
  });

  test('builds a flow from a template, tries a step on real records, undoes a change, and publishes it', async () => {
    const { system } = payroll.connector;
    const config = { ...payroll.config, origin: payroll.origin };
    const account = { system, name: 'Payroll', config, credentials: payroll.credentials };
    expect(await service.call('POST', '/api/v2/connections', account)).toMatchObject({ status: 201 });
    await within('template', async () => await publishFromTemplate(page, 'Employees stand in payroll'));
    await chooseOnCanvas(page);
    places['flow'] = page.url().split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Show as list' }).click();
    await page.getByRole('button', { name: 'Edit Only active ones' }).click();
    await page.getByRole('button', { name: 'Test this step' }).click();
    await page.getByRole('region', { name: 'Record' }).first().waitFor();
    await page.getByRole('button', { name: 'Remove Only active ones' }).click();
    await page.getByText('with changes that are not published').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('button', { name: 'Edit Only active ones' }).waitFor();
    const { body } = await service.call('GET', `/api/v2/flows/${places['flow']}`);
    expect(body).toMatchObject({ published_version: 1, findings: expect.not.arrayContaining([{ severity: 'error' }]) });
  });

  test('drags one field onto another, changes a second by a typed step, and the run writes both so', async () => {
    await changeTheMapping(page, { drag: 'workEmail', onto: 'email', row: 'Field 2' });
    const written = payroll.collection('employees');
    await expect.poll(async () => (await service.call('POST', `/api/v2/flows/${places['flow']}/run`)).status).toBe(202);
    const active = hr
      .collection('employees')
      .all()
      .filter(({ body }) => body['status'] === 'Active');
    await expect.poll(() => written.all().length, { timeout: 20_000 }).toBe(active.length);
    expect(active.length).toBeGreaterThan(5);
    for (const { body } of written.all()) {
      expect(body['email']).toMatch(/^person\d+@/);
      expect(body['last_name']).toMatch(/^[^a-z]+$/);
    }
  });

  test('walks the tour: an instruction, an approval, an undo, a translation and a sync, a press or two for each', async () => {
    await page.goto(`${service.url}/console/tour`);
    await walkTour(page);
    await expect(page.getByText('That is Muster').waitFor()).resolves.toBeUndefined();
  });

  test('a template is put back to its first version, with what changed in sight', async () => {
    const { body } = await service.call('GET', '/api/v1/templates');
    const [{ template_id: id, subject }] = body.data;
    await service.call('PATCH', `/api/v1/templates/${id}`, { subject: 'Quite another subject' });
    await open(page, 'Templates');
    await page.getByText(id, { exact: true }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.locator('ins').filter({ hasText: 'Quite another' }).waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByText('Version 3', { exact: true }).waitFor();
    const { body: now } = await service.call('GET', `/api/v1/templates/${id}`);
    expect(now).toMatchObject({ subject });
    await page.keyboard.press('Escape');
  });

  test('an admin adds a person', async () => {
    await within('addPerson', async () => await addPerson(page, 'Ines Duarte', 'ines@harbor.test'));
    await expect(page.getByLabel('Role of Ines Duarte').waitFor()).resolves.toBeUndefined();
  });

  test('no task took more presses than it may', () => {
    process.stdout.write(`${tableOf(presses.taken)}\n`);
    expect(overBudget(presses.taken)).toEqual([]);
    expect(presses.taken.size).toBeGreaterThan(8);
  });

  test('an admin adds an approval rule, and puts a connected system in the place of the built-in one', async () => {
    await open(page, 'Settings');
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const rule = page.getByRole('group', { name: 'Rule 1' });
    await rule.getByLabel('To the stage').selectOption('Offer');
    await rule.getByLabel('Messages to more people than').fill('3');
    await page.getByLabel('Applicant tracking system').selectOption({ label: 'Greenhouse (sandbox)' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').filter({ hasText: 'Settings saved.' }).waitFor();
    const { body } = await service.call('GET', '/api/v1/settings');
    expect(body).toMatchObject({
      approval_rules: [{ tool: 'move_stage', stage: 'Offer', over: { messages: 3 } }],
      systems: { ats: expect.stringMatching(/^con_/) },
    });
    await open(page, 'Pipeline');
    await expect(page.getByRole('link', { name: 'Sofia Lindgren' }).first().waitFor()).resolves.toBeUndefined();
    const back = { systems: { ats: null }, approval_rules: [] };
    expect(await service.call('PATCH', '/api/v1/settings', back)).toMatchObject({ status: 200 });
  });

  test('every screen can be used by everybody: small, dark, from right to left', { timeout: 600_000 }, async () => {
    const found = await screenFaults(page, screens, ({ path }) => {
      const place = path.replace(/\$(\w+)/, (_, name: string) => places[name] ?? name);
      return `${service.url}/console${place}`;
    });
    expect(screens.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test('cannot use the link twice, and the browser had nothing to complain about', async () => {
    expect(faults).toEqual([]);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(service.loginUrl);
    await expect(alert(stranger, 'used before or has expired').waitFor()).resolves.toBeUndefined();
  });
});
