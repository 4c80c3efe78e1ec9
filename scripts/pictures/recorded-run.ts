// A short run of the real console as a moving picture: an instruction, an approval, an undo.
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { animatedWebp, type Still } from './animated-webp.ts';

const size = { width: 1080, height: 680 };
const quality = 70;
const mostBytes = 1_000_000;

/** Shows the page as it stands for so long. */
type Show = (durationMs: number) => Promise<void>;

/** On a fresh sandbox, signed in. Throws when the file would be too large for a README. */
export async function recordRun(page: Page, path: string): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  const stills: Still[] = [];
  const show: Show = async (durationMs) => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    stills.push({ bytes: Buffer.from(data, 'base64'), durationMs });
  };
  await play(page, show);
  await session.detach();
  const file = animatedWebp(stills, size);
  if (file.length > mostBytes)
    throw new Error(`the run is ${String(file.length)} bytes; ${String(mostBytes)} are allowed`);
  writeFileSync(path, file);
  await expectFrames(page, file, stills.length);
}

async function play(page: Page, show: Show): Promise<void> {
  const cards = page.getByRole('article');
  await page.getByRole('link', { name: 'Assistant' }).click();
  await type(
    page,
    show,
    'Move Grace Lindholm to onsite interview and book 45 minutes with the hiring manager tomorrow at 2pm',
  );
  await cards.getByText('Done', { exact: true }).nth(1).waitFor();
  await rest(page);
  await show(3_000);

  await type(page, show, 'Reject Tomás Aguilar');
  await cards.getByRole('button', { name: 'Approve' }).waitFor();
  await rest(page);
  await show(2_200);

  await page.getByRole('link', { name: 'Approvals' }).click();
  const approve = cards.first().getByRole('button', { name: 'Approve' });
  await approve.waitFor();
  await rest(page);
  await pointAt(page, approve);
  await show(2_600);
  await approve.click();
  await cards.first().getByText('Done', { exact: true }).waitFor();
  await rest(page);
  await show(1_800);

  await page.getByRole('link', { name: 'Action log' }).click();
  const undo = cards.filter({ hasText: 'Reject Tomás Aguilar' }).getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await rest(page);
  await pointAt(page, undo);
  await show(2_200);
  await undo.click();
  const undone = cards.filter({ hasText: 'Reject Tomás Aguilar' }).getByText('Undone');
  await undone.waitFor();
  await rest(page);
  await centre(undone);
  await rest(page);
  await show(3_200);
}

async function type(page: Page, show: Show, text: string): Promise<void> {
  const field = page.getByLabel('Instruction');
  await field.click();
  const words = text.split(' ');
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await field.fill(words.slice(0, Math.ceil(words.length * share)).join(' '));
    await show(share === 1 ? 900 : 350);
  }
  await page.keyboard.press('Enter');
}

/** What was asked for has come, and the list has been scrolled to its end. The console's live line never ends by itself. */
const rest = async (page: Page): Promise<void> => await page.waitForTimeout(1_200);

/** Away from what is told at the lower edge. */
const centre = async (target: Locator): Promise<void> =>
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Pictures of a page hold no pointer: a ring stands for it. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await centre(target);
  await target.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}

async function expectFrames(page: Page, file: Buffer, count: number): Promise<void> {
  const frames = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/webp' });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    return decoder.tracks[0]?.frameCount ?? 0;
  }, file.toString('base64'));
  if (frames !== count) throw new Error(`the browser sees ${String(frames)} of ${String(count)} frames`);
}
