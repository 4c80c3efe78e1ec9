// Which model is in use and which were before it: `data/veteran/manifest.json`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModelManifest } from '../../src/services/veteran/model-manifest.ts';

const fileIn = (home: string): string => join(home, 'manifest.json');

export function readManifest(home: string): ModelManifest | undefined {
  const file = fileIn(home);
  return existsSync(file) ? ModelManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export const writeManifest = (home: string, manifest: ModelManifest): void =>
  writeFileSync(fileIn(home), `${JSON.stringify(manifest, undefined, 2)}\n`);
