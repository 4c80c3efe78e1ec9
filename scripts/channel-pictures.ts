// npm run docs:pictures — draws what Muster sends to Slack and Teams, from the very cards and payloads that leave, into
// docs/pictures. Needs Chromium (CHROMIUM_PATH, or where Debian puts it).
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Card } from '../src/channels/card.ts';
import { messagesOf as slackMessages } from '../src/channels/slack/blocks.ts';
import { messagesOf as teamsMessages } from '../src/channels/teams/adaptive-cards.ts';
import { marked } from './pictures/marks.ts';
import { sampleCards } from './pictures/sample-cards.ts';
import { slackPage } from './pictures/slack-page.ts';
import { teamsPage } from './pictures/teams-page.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const places = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
const bundle = createRequire(import.meta.url).resolve('adaptivecards/dist/adaptivecards.min.js');

const browser = await chromium.launch({
  executablePath: places.find((place) => place !== undefined && place !== '') ?? '',
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const page = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 1 });
mkdirSync(folder, { recursive: true });

async function draw(name: string, html: string, script?: string): Promise<void> {
  await page.setContent(html);
  if (script !== undefined) {
    await page.addScriptTag({ path: bundle });
    await page.evaluate(script);
  }
  const message = page.locator('#message');
  const drawn = await message.evaluate((element) => element.innerHTML);
  await message.evaluate((element, inner) => {
    element.innerHTML = inner;
  }, marked(drawn));
  await message.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

for (const [name, card] of Object.entries<Card>(sampleCards)) {
  await draw(`slack-${name}`, slackPage(slackMessages(card)));
  const { html, script } = teamsPage(teamsMessages(card));
  await draw(`teams-${name}`, html, script);
}
await browser.close();
