// What hinders people in the widget, wide and narrow, light and dark: axe's findings and what axe does not look for.
import type { Page } from 'playwright-core';
import { breaches } from './console-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA, sideways scrolling, targets below 24 pixels, field borders that are hard to see. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: [...rules] };
  const found = await breaches(page, { runOnly });
  const layout = await page.evaluate(() => {
    const root = document.querySelector('muster-chat')?.shadowRoot ?? document;
    const shown = [...root.querySelectorAll('button, a, input, select, textarea, summary')].filter((node) =>
      node.checkVisibility(),
    );
    const panel = root.querySelector('.panel');
    return [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
      ...[...(panel?.querySelectorAll('.log, .form') ?? [])]
        .filter((node) => node.scrollWidth > node.clientWidth)
        .map((node) => `scrolls sideways: ${node.className}`),
      ...shown
        .filter((node) => node.getBoundingClientRect().height < 43.9 && node.closest('.demo') === null)
        .map((node) => `lower than 44 pixels: ${node.outerHTML.slice(0, 120)}`),
    ];
  });
  return [...found, ...layout];
}

/** Contrast of a field's border with what lies behind it (WCAG 1.4.11), which axe does not measure. */
export async function fieldContrast(page: Page): Promise<number> {
  const colours = await page.evaluate(() => {
    const field = document.querySelector('muster-chat')?.shadowRoot?.querySelector('input');
    if (field === null || field === undefined) return [];
    const { borderTopColor, backgroundColor } = getComputedStyle(field);
    return [borderTopColor, backgroundColor];
  });
  const [dark = 0, light = 0] = colours.map(luminance).toSorted((a, b) => a - b);
  return light / dark;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}
