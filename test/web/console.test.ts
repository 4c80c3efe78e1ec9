// The console in a real browser against a fake service: what people do there, and that everybody can.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidate } from '../fakes/console-sandbox.ts';
import { firstLoad } from '../support/built-web.ts';
import {
  accessFaults,
  alert,
  browserPath,
  cards,
  headerStands,
  isFocused,
  launch,
  log,
  open,
  say,
  signedIn as signedInWith,
  visit as visitWith,
} from './console-page.ts';
import { patience } from './slowed-browser.ts';

const isMissing = browserPath === undefined;
test.runIf(isMissing)('a browser is there to test the console with', ({ skip }) => {
  const missing = 'Chromium is not installed: set CHROMIUM_PATH to test the console';
  skip(process.env['REQUIRE_SERVICES'] !== '1', missing);
  expect(missing).toBe('');
});

let browser: Browser;
beforeAll(async () => {
  if (browserPath !== undefined) browser = await launch(browserPath);
});
afterAll(async () => {
  if (browserPath !== undefined) await browser.close();
});

const visit = () => visitWith(browser);
const signedIn = () => signedInWith(browser);

test.skipIf(isMissing)(
  'the first load asks for no script that the build does not hold against its budget',
  async () => {
    const { server, page } = await visit();
    // Idle time never comes: what waits for it is no part of the first load.
    await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.addLink('first').replace('/assistant', '/'));
    await page.getByRole('heading', { name: 'What Muster did' }).waitFor();
    const scripts = asked.filter((path) => path.endsWith('.js')).map((path) => path.replace('/console/', ''));
    const { bytes, allowed, files } = await firstLoad();
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((path) => !files.includes(path))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(allowed);
  },
);

describe.skipIf(isMissing)('signing in', () => {
  test('trades the link for a cookie and takes the token out of the address', async () => {
    const { server, page } = await signedIn();
    expect(page.url()).toBe(`${server.origin}/console/assistant`);
    const login = server.heard.find(({ method }) => method === 'POST');
    expect(login?.body).toBe('{"token":"first"}');
    expect(server.heard.filter(({ path }) => path.includes('first'))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('says in words that a link was used, and how to get another', async () => {
    const { server, page } = await visit();
    await page.goto(`${server.origin}/console/#login=used`);
    await alert(page, 'used before or has expired').waitFor();
    await page.getByText('ask whoever runs Muster for a new one').waitFor();
    expect(page.url()).not.toContain('used');
  });

  test('is not undone by a used link', async () => {
    const { server, page } = await signedIn();
    await page.goto(`${server.origin}/console/assistant#login=first`);
    const told = page.getByRole('status').filter({ hasText: 'You are still signed in.' });
    await expect(told.waitFor()).resolves.toBeUndefined();
  });

  test('works with a new link pasted into the same tab', async () => {
    const { server, page } = await visit();
    await page.goto(`${server.origin}/console/`);
    await page.getByRole('heading', { name: 'Sign in to Muster' }).waitFor();
    await page.goto(server.addLink('second'));
    await expect(page.getByText('Hello Nora').waitFor()).resolves.toBeUndefined();
  });

  test('ends when asked, and tells when the session ended by itself', async () => {
    const { page } = await signedIn();
    await page.context().clearCookies();
    // The live line may find out before the next press does.
    const ended = page.getByRole('heading', { name: 'Your session has ended' });
    await page.getByRole('link', { name: 'Approvals' }).or(ended).first().click();
    await ended.waitFor();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign in to Muster' }).waitFor()).resolves.toBeUndefined();
  });

  test('ends with the sign-out button', async () => {
    const { server, page } = await signedIn();
    await headerStands(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(server.heard.at(-1)).toMatchObject({ method: 'DELETE', path: '/console/session' });
  });
});

describe.skipIf(isMissing)('the assistant', () => {
  test('suggests instructions about people who are in the pipeline, and sends the chosen one', async () => {
    const { page } = await signedIn();
    await page
      .getByRole('button', { name: /Move Inés Duarte to Phone Screen and book 30 minutes with Owen Achebe/ })
      .click();
    await expect(cards(page).filter({ hasText: 'Moved Inés Duarte' }).waitFor()).resolves.toBeUndefined();
  });

  test('streams the answer, shows the action once, and takes it back', async () => {
    const { server, page } = await signedIn();
    await say(page, 'Move Inés Duarte to Phone Screen');
    await page.getByRole('log').getByText('Moved Inés Duarte to Phone Screen.', { exact: true }).waitFor();
    const card = cards(page).filter({ hasText: 'Moved Inés' });
    expect(await card.count()).toBe(1);
    await card.getByText('Applied').waitFor();
    expect(await card.innerText()).toMatch(/Applied.*→.*Phone Screen/s);
    await card.getByRole('button', { name: 'Undo' }).click();
    await card.getByText('Undone').waitFor();
    expect(await card.innerText()).not.toContain('Applied');
    await page.getByRole('status').filter({ hasText: 'Undone: Moved Inés Duarte' }).waitFor();
    expect(server.heard.some(({ path }) => path === '/api/v1/actions/act_move/undo')).toBe(true);
  });

  test('offers the choices of a question as buttons that answer it once', async () => {
    const { server, page } = await signedIn();
    await say(page, 'Book 30 minutes with Joseph');
    await page.getByRole('button', { name: 'Joseph Okafor' }).click();
    await log(page).getByText('You said: Joseph Okafor').waitFor();
    await page.getByRole('button', { name: 'Joseph Bright' }).click({ force: true });
    const said = server.heard.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
    expect(said.map(({ body }) => body)).toEqual([
      '{"text":"Book 30 minutes with Joseph"}',
      '{"text":"Joseph Okafor"}',
    ]);
  });

  test('lets an action be approved where it was asked for', async () => {
    const { page } = await signedIn();
    await say(page, 'Reject Joseph Bright');
    await cards(page).getByRole('button', { name: 'Approve' }).click();
    await cards(page).getByText('Done', { exact: true }).waitFor();
    await expect(page.getByRole('link', { name: 'Approvals 1 waiting' }).waitFor()).resolves.toBeUndefined();
  });

  test('repeats a message under the same key when the line broke', async () => {
    const { server, page } = await signedIn();
    server.breaksNextStream = true;
    await say(page, 'Hello');
    await page.getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText('You said: Hello').waitFor();
    const keys = server.heard
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('shows a refusal in the words of the service', async () => {
    const { page } = await signedIn();
    await say(page, 'fail');
    await expect(alert(page, 'The ATS is resting. Try again in a minute.').waitFor()).resolves.toBeUndefined();
  });

  test('keeps the conversation while another screen is looked at', async () => {
    const { page } = await signedIn();
    await say(page, 'Hello');
    await log(page).getByText('You said: Hello').waitFor();
    await open(page, 'Pipeline');
    await open(page, 'Assistant');
    await expect(log(page).getByText('You said: Hello').waitFor()).resolves.toBeUndefined();
  });

  test('shows what candidates wrote as text and never as markup', async () => {
    const { page } = await signedIn();
    await say(page, '<img src=x onerror=alert(1)>');
    await log(page).getByText('You said: <img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('img').count()).toBe(0);
  });
});

describe.skipIf(isMissing)('approvals', () => {
  test('tell what, who, why and until when, and are approved with one press', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    const offer = cards(page).filter({ hasText: 'Offer Inés Duarte' });
    const text = await offer.innerText();
    expect(text).toContain('API key k_12');
    expect(text).toContain('Offers always need a second look.');
    expect(text).toContain('Jun 2, 8:00 AM');
    await offer.getByRole('button', { name: 'Approve' }).click();
    await cards(page).filter({ hasText: 'Offer Inés Duarte' }).getByText('Done', { exact: true }).waitFor();
    expect(server.heard.find(({ path }) => path.endsWith('/approve'))?.body).toBe('{"digest":"digest-2"}');
    expect(server.approvals.map(({ approval_id: id }) => id)).toEqual(['apr_1']);
  });

  test('are declined with a reason, by keyboard alone', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    await cards(page).first().getByRole('button', { name: 'Decline' }).press('Enter');
    await page.getByRole('dialog', { name: 'Decline this request?' }).waitFor();
    await page.keyboard.type('The role is open again');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cards(page).first().getByText('Declined').waitFor();
    expect(server.heard.find(({ path }) => path.endsWith('/reject'))?.body).toBe(
      '{"reason":"The role is open again","digest":"digest-1"}',
    );
  });

  test('stay as they are when the dialog is left, which gives the focus back', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Approvals');
    const button = cards(page).first().getByRole('button', { name: 'Decline' });
    await button.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
    expect(server.approvals).toHaveLength(2);
  });

  test('say who was faster when somebody else has decided', async () => {
    const { server, page } = await signedIn();
    server.decidedElsewhere.add('apr_1');
    await open(page, 'Approvals');
    await cards(page).first().getByRole('button', { name: 'Approve' }).click();
    await alert(page, 'Owen Achebe approved this a minute ago').waitFor();
    expect(await cards(page).first().getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });

  test('tell how they ended although the list was read anew before the answer came', async () => {
    const { page } = await signedIn();
    await page.route('**/approve', async (route) => {
      const response = await route.fetch();
      const list = page.waitForResponse((one) => one.url().includes('/api/v1/approvals?'));
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await list;
      await cards(page).filter({ hasText: 'Offer Inés Duarte' }).waitFor({ state: 'detached' });
      await route.fulfill({ response });
    });
    await open(page, 'Approvals');
    const offer = cards(page).filter({ hasText: 'Offer Inés Duarte' });
    await offer.getByRole('button', { name: 'Approve' }).click();
    await offer.getByText('Done', { exact: true }).waitFor();
    expect(await offer.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });

  test('say that nothing waits', async () => {
    const { server, page } = await signedIn();
    server.approvals = [];
    await open(page, 'Approvals');
    await expect(page.getByText('Nothing is waiting').waitFor()).resolves.toBeUndefined();
  });
});

describe.skipIf(isMissing)('the pipeline', () => {
  test('shows candidates by stage, meetings in the organization’s own time, and what became of each mail', async () => {
    const { page } = await signedIn();
    await open(page, 'Pipeline');
    const applied = page.getByRole('region', { name: 'Applied' });
    await applied.getByText('Inés Duarte').waitFor();
    expect(await applied.innerText()).toContain('No contact for 7 days');
    expect(await page.getByRole('region', { name: 'Calendar' }).innerText()).toMatch(
      /Tue, Jun 2\s+10:00 – 11:00 AM CDT\s+Team planning/,
    );
    const mailbox = await page.getByRole('region', { name: 'Mailbox' }).innerText();
    for (const state of ['Held', 'Sent', 'Cancelled']) expect(mailbox).toContain(state);
  });

  test('shows who came last on top of a stage, and many only on request', async () => {
    const { server, page } = await signedIn();
    const crowd = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      ...candidate(`c_${String(day)}`, `Candidate ${String(day)}`, {
        stage: 'Offer',
        contact: '2026-06-01T08:00:00-05:00',
      }),
      stage_since: `2026-05-0${String(day)}T10:00:00-05:00`,
    }));
    server.sandbox = { ...server.sandbox, candidates: [...server.sandbox.candidates, ...crowd] };
    await open(page, 'Pipeline');
    const offer = page.getByRole('region', { name: 'Offer' });
    const shown = offer.getByText(/^Candidate \d$/).filter({ visible: true });
    await shown.first().waitFor();
    expect(await shown.allInnerTexts()).toEqual([7, 6, 5, 4, 3].map((day) => `Candidate ${String(day)}`));
    await offer.getByText('2 more in Offer').click();
    expect(await shown.count()).toBe(7);
  });

  test('shows a change when refreshed and leaves open what was opened', async () => {
    const { server, page } = await signedIn();
    await open(page, 'Pipeline');
    await page.getByText('Read Still interested, Inés?').click();
    const [ines, ...others] = server.sandbox.candidates;
    server.sandbox = {
      ...server.sandbox,
      candidates: [...(ines === undefined ? [] : [{ ...ines, stage: 'Offer' }]), ...others],
    };
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('region', { name: 'Offer' }).getByText('Inés Duarte').waitFor();
    await expect(
      page.getByText('are you still interested in the Frontend Engineer role?').waitFor(),
    ).resolves.toBeUndefined();
  });
});

describe.skipIf(isMissing)('everybody can use it', () => {
  test(
    'on every screen, narrow and wide, in light and dark, from right to left',
    { timeout: patience(300_000) },
    async () => {
      const { server, page } = await visit();
      await page.goto(`${server.origin}/console/#login=used`);
      await alert(page, 'used before').waitFor();
      const found = await accessFaults(page, 'sign-in');
      await page.goto(server.addLink('first'));
      await page.getByRole('button', { name: /Look up/ }).waitFor();
      found.push(...(await accessFaults(page, 'assistant before the first word')));
      await say(page, 'Move Inés');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await say(page, 'Book with Joseph');
      await page.getByRole('button', { name: 'Joseph Okafor' }).waitFor();
      await say(page, 'Reject Joseph');
      await cards(page).getByRole('button', { name: 'Approve' }).waitFor();
      await say(page, 'fail');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      found.push(...(await accessFaults(page, 'assistant')));
      await open(page, 'Approvals');
      await page.locator('summary').first().click();
      found.push(...(await accessFaults(page, 'approvals')));
      await cards(page).first().getByRole('button', { name: 'Decline' }).click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await accessFaults(page, 'decline dialog')));
      await page.keyboard.press('Escape');
      await open(page, 'Action log');
      await page.getByText(/^All \d+ shown$/).waitFor();
      found.push(...(await accessFaults(page, 'action log')));
      await open(page, 'Pipeline');
      await page.getByText('Read Still interested, Inés?').click();
      found.push(...(await accessFaults(page, 'pipeline')));
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Approvals' }).waitFor();
      found.push(...(await accessFaults(page, 'command box')));
      expect(found).toEqual([]);
    },
  );

  test('nothing is on its way from one theme to the other where less motion is asked for', async () => {
    const { page } = await signedIn();
    await page.evaluate(() => document.addEventListener('transitionrun', () => (document.body.dataset['ran'] = 'yes')));
    await page.emulateMedia({ colorScheme: 'dark' });
    // Told with the second frame at the latest.
    for (let frames = 0; frames < 3; frames += 1)
      await page.evaluate(async () => await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
  });

  test('the skip link leads past the navigation', async () => {
    const { page } = await signedIn();
    await page.locator('body').evaluate((body) => body.focus());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('changing the screen moves the focus to its heading and names the tab after it', async () => {
    const { page } = await signedIn();
    await page.getByRole('link', { name: 'Pipeline' }).press('Enter');
    await page.getByRole('heading', { name: 'Pipeline', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pipeline');
    expect(await page.title()).toBe('Pipeline · Muster');
  });
});
