// The browser of benchmarks and pictures: CHROMIUM_PATH, or where Debian puts it.
import { type Browser, chromium } from 'playwright-core';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
