// The floors of this code base, and the proof that it keeps to them and that planted faults are seen.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { circles, readSources, strays, textOf, wrongImports } from './support/source-map.ts';

const sources = readSources('src');

test('the map sees the code (a map of nothing would find no fault)', () => {
  expect(sources.files.length).toBeGreaterThan(60);
  expect([...sources.imports.values()].flat().length).toBeGreaterThan(200);
});

test('every file stands in a folder that has a floor, and every import leads to a file', () => {
  expect(strays(sources)).toEqual([]);
});

test('imports go down, never up and never sideways, types counted', () => {
  expect(wrongImports(sources)).toEqual([]);
});

test('there are no circles, not even of types', () => {
  expect(circles(sources)).toEqual([]);
});

test('the steps of the planner build on one another, from what is named to what is done', () => {
  const home = 'agent/planner/';
  const steps = [
    /^(?:tokens|span|model|dialogue|catalogue)\.ts$/,
    /^(?:spans\/|clauses\.ts$)/,
    /^(?:spans|features)\.ts$/,
    /^(?:message|orders|focus|talk-signs|load-nets)\.ts$/,
    /^(?:slots\/|text-features\.ts$|span-features\.ts$)/,
    /^quoted-text\.ts$/,
    /^readings\.ts$/,
    /^(?:answers\.ts$|doubts\/)/,
    /^confidence\.ts$/,
    /^decide\.ts$/,
    /^understand\.ts$/,
    /^(?:questions|reply)\//,
    /^step\.ts$/,
    /^offline-planner\.ts$/,
  ];
  const stepOf = (file: string): number => {
    const [, place = ''] = file.split(home);
    return steps.findIndex((step) => step.test(place));
  };
  const upwards = [...sources.imports].flatMap(([from, targets]) =>
    targets.flatMap((to) => (stepOf(from) >= 0 && stepOf(to) > stepOf(from) ? [`${from} → ${to}`] : [])),
  );
  expect(steps.filter((_, at) => !sources.files.some((file) => stepOf(file) === at))).toEqual([]);
  expect(sources.files.filter((file) => stepOf(file) >= 0).length).toBeGreaterThan(50);
  expect(upwards).toEqual([]);
});

/** Files in which a rule does not hold, apart from the places made for it. */
const breaking = (pattern: RegExp, ...made: RegExp[]) =>
  sources.files.filter((file) => pattern.test(textOf(sources, file)) && !made.some((place) => place.test(file)));

test('the environment is read in one place', () => {
  expect(breaking(/\bprocess\.env\b/, /^main\/config\.ts$/)).toEqual([]);
});

test('time and chance are handed in: only main reads the wall clock', () => {
  expect(breaking(/\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)/, /^main\//)).toEqual([]);
});

test('acts of people are made only where people press, call, or write whole messages', () => {
  const places = [
    /^core\/human-act\.ts$/,
    /^api\/deciding\.ts$/,
    /^channels\/act\.ts$/,
    /^channels\/mail\/(?:approval|brief)-endpoints\.ts$/,
    /^agent\/words\/decide-by-words\.ts$/,
  ];
  const makes = /\bHumanAct\.(?:press|request|words)\b|^import \{(?:[^}]*,)? ?HumanAct\b/m;
  expect(breaking(makes, ...places)).toEqual([]);
  expect(places.every((place) => sources.files.some((file) => place.test(file)))).toBe(true);
});

test('JSON is read at the borders only', () => {
  const borders = [/^storage\//, /^api\//, /^jobs\//, /^main\//, /^connectors\//, /^agent\//, /^channels\//];
  expect(breaking(/\bJSON\.parse\(/, ...borders)).toEqual([]);
});

test('nothing prints but main', () => {
  expect(breaking(/(?<!\/)\bconsole\.|process\.std(out|err)/, /^main\//)).toEqual([]);
});

const planted = [
  { fault: 'an import upwards', at: 'core/bad.ts', code: `import { run } from '../gate/run.ts';`, seen: wrongImports },
  {
    fault: 'an import sideways',
    at: 'gate/bad.ts',
    code: `import { list } from '../tools/list.ts';`,
    seen: wrongImports,
  },
  {
    fault: 'an adapter below main',
    at: 'api/bad.ts',
    code: `import { open } from '../storage/open.ts';`,
    seen: wrongImports,
  },
  { fault: 'a type circle', at: 'core/id.ts', code: `import type { Run } from './word.ts';`, seen: circles },
  { fault: 'a file on no floor', at: 'helpers/bad.ts', code: `export const x = 1;`, seen: strays },
];

test.each(planted)('a planted fault is seen: $fault', ({ at, code, seen }) => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const setup: Record<string, string> = {
    'core/id.ts': 'export type Id = string;',
    'core/word.ts': `import type { Id } from './id.ts'; export type Run = Id;`,
    'storage/open.ts': `import type { Id } from '../core/id.ts'; export const open = (id: Id) => id;`,
    'tools/list.ts': 'export const list = [];',
    'gate/run.ts': 'export const run = 1;',
  };
  try {
    for (const [file, text] of [...Object.entries(setup), [at, code] as const]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    expect(seen(readSources(folder))).not.toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
