// Reads the imports of a folder of TypeScript files, types counted, so that tests can hold them against the house's floors.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export interface SourceMap {
  readonly root: string;
  readonly files: readonly string[];
  /** Relative path → relative paths it imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Lowest first. A folder may import from floors below its own, never sideways. */
const floors = [
  ['core'],
  ['nlp', 'storage', 'connectors', 'telemetry'],
  [
    'services/retention',
    'services/operations',
    'services/veteran',
    'services/integration',
    'services/scheduling',
    'services/evaluation',
    'services/compliance',
  ],
  ['tools', 'gate'],
  ['agent', 'automation'],
  ['channels', 'api', 'jobs'],
  ['main'],
] as const;
/** Adapters are handed in by main; the floors between see only the ports in core. Likewise the list of tools. */
const onlyMainImports: readonly string[] = ['storage', 'connectors', 'telemetry', 'tools'];

const importPattern =
  /^\s*(?:import|export)\b[^'"]*?\bfrom\s*['"](\.[^'"]+)['"]|^\s*import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

export function readSources(folder: string): SourceMap {
  const root = resolve(folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const imports = new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const targets = [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
      return [file, targets.map((target) => relative(root, resolve(dirname(join(root, file)), target)))];
    }),
  );
  return { root, files, imports };
}

export const textOf = (map: SourceMap, file: string): string => readFileSync(join(map.root, file), 'utf8');

/** Every folder that has a floor. */
export const folders: readonly string[] = floors.flat();

const folderOf = (file: string): string | undefined =>
  folders.find((folder) => file === `${folder}.ts` || file.startsWith(`${folder}/`));

const floorOf = (folder: string): number => floors.findIndex((floor) => floor.some((name) => name === folder));

export const strays = (map: SourceMap): string[] => [
  ...map.files.filter((file) => folderOf(file) === undefined),
  ...[...map.imports].flatMap(([file, targets]) =>
    targets.filter((target) => !map.files.includes(target)).map((target) => `${file} -> ${target}`),
  ),
];

/** Imports that go up, sideways, or past `main` into an adapter. */
export function wrongImports(map: SourceMap): string[] {
  const wrong: string[] = [];
  for (const [file, targets] of map.imports)
    for (const target of targets) {
      const from = folderOf(file);
      const to = folderOf(target);
      if (from === undefined || to === undefined || from === to) continue;
      const sideways = floorOf(to) >= floorOf(from);
      if (sideways || (onlyMainImports.includes(to) && from !== 'main')) wrong.push(`${file} -> ${target}`);
    }
  return wrong;
}

export function circles(map: SourceMap): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const next of map.imports.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of map.files) walk(file, []);
  return found;
}
