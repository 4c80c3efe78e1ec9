// What the software is made of: every package has a licence that may be shipped with it, and the list is the same each time.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inventoryOf, sbomOf } from '../../scripts/sbom/inventory.ts';

const inventory = inventoryOf('package-lock.json');

/** Nothing here asks that our own code be under it; MPL-2.0 asks that changed files of that package be. */
const allowed = new Set([
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'Unlicense',
]);

test('every package that is installed where the service runs has a licence that may be shipped with it', () => {
  expect(inventory.parts.length).toBeGreaterThan(300);
  expect(inventory.parts.filter(({ licence }) => !allowed.has(licence))).toEqual([]);
});

test('the direct dependencies are among them, at their exact versions, and development tools are not', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const there = new Set(inventory.parts.map(({ name, version }) => `${name}@${version}`));
  const direct = Object.entries(dependencies).map(([name, version]) => `${name}@${String(version)}`);
  expect(direct.filter((one) => !there.has(one))).toEqual([]);
  expect([there.has(`vitest@${devDependencies.vitest}`), there.has(`knip@${devDependencies.knip}`)]).toEqual([
    false,
    false,
  ]);
});

test('the bill of materials names each package once, with its hash, and is the same each time', () => {
  const { components } = sbomOf(inventory);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.filter(({ hashes }) => hashes === undefined).length).toBeLessThan(30);
  expect(JSON.stringify(sbomOf(inventoryOf('package-lock.json')))).toBe(JSON.stringify(sbomOf(inventory)));
});

test('docs/security/licences.md lists the licences that are allowed, and no other', () => {
  const rows = readFileSync('docs/security/licences.md', 'utf8').match(/^\| `.+$/gm) ?? [];
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(new Set(allowed));
});
