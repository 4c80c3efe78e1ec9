// The console's colours by the contrast formula of WCAG 2.2: text at 4.5 to 1, borders of controls at 3 to 1, in both themes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../web/console/styles.css'), 'utf8');
const blocks = [...css.matchAll(/color-scheme: (light|dark);([^}]+)\}/g)].map(([, scheme = '', body = '']) => ({
  scheme,
  colours: new Map(
    [...body.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  ),
}));

const channel = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'surface', 'soft'];
const text = [
  ...surfaces.flatMap((surface) => ['fg', 'muted'].map((name) => [name, surface] as const)),
  ...['bg', 'surface'].map((surface) => ['accent', surface] as const),
  ['on-accent', 'accent'] as const,
  ...['ok', 'warn', 'bad', 'info'].map((tone) => [tone, `${tone}-bg`] as const),
];
const controls = surfaces.map((surface) => ['field', surface] as const);

test('there are three themes: light, dark by the system, dark by choice, and both dark ones are the same', () => {
  expect(blocks.map(({ scheme }) => scheme)).toEqual(['light', 'dark', 'dark']);
  expect(blocks[1]?.colours).toEqual(blocks[2]?.colours);
});

test.each(
  blocks.flatMap(({ scheme, colours }, at) => text.map(([ink, paper]) => ({ at, scheme, colours, ink, paper }))),
)('text of $ink on $paper can be read in theme $at ($scheme)', ({ colours, ink, paper }) => {
  expect(contrast(colours.get(ink) ?? '', colours.get(paper) ?? '')).toBeGreaterThanOrEqual(4.5);
});

test.each(blocks.flatMap(({ colours }, at) => controls.map(([line, paper]) => ({ at, colours, line, paper }))))(
  'the border of a control is seen on $paper in theme $at',
  ({ colours, line, paper }) => {
    expect(contrast(colours.get(line) ?? '', colours.get(paper) ?? '')).toBeGreaterThanOrEqual(3);
  },
);
