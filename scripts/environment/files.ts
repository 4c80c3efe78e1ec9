// The folder of an environment: a YAML file for each document, read with the line of what is wrong, and written as people read it.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { type Environment, EnvironmentKind, environmentKinds } from '../../src/core/environment.ts';
import { JsonObject } from '../../src/core/json.ts';

/** Which kinds the folder is about; what is not named is left alone. */
const manifest = 'environment.yaml';
const Manifest = z.strictObject({ kinds: z.array(EnvironmentKind).min(1) });
/** Their names are free text and stand in the file; the others are named as their files. */
const named: ReadonlySet<EnvironmentKind> = new Set(['connections', 'integrations', 'flows']);

export class BadFile extends Error {
  override readonly name = 'BadFile';
}

export interface Folder {
  readonly environment: Environment;
  /** Where each document stands, by `kind` and name. */
  readonly places: ReadonlyMap<string, string>;
}

export const placeOf = (kind: EnvironmentKind, name: string): string => `${kind}\n${name}`;

/** Throws `BadFile` with the file and the line. */
export function readFolder(folder: string): Folder {
  const environment: Environment = {};
  const places = new Map<string, string>();
  for (const kind of kindsIn(folder)) {
    const all: [string, JsonObject][] = [];
    for (const file of filesOf(folder, kind)) {
      const { name, document } = readDocument(folder, { kind, file });
      if (places.has(placeOf(kind, name)))
        throw new BadFile(`${file}: ${places.get(placeOf(kind, name)) ?? ''} has the name “${name}” too.`);
      places.set(placeOf(kind, name), file);
      all.push([name, document]);
    }
    environment[kind] = Object.fromEntries(all);
  }
  return { environment, places };
}

function kindsIn(folder: string): readonly EnvironmentKind[] {
  const path = join(folder, manifest);
  if (!existsSync(path))
    return existsSync(folder) ? environmentKinds.filter((kind) => existsSync(join(folder, homeOf(kind)))) : [];
  const found = Manifest.safeParse(readYaml(folder, manifest));
  if (!found.success) throw new BadFile(`${manifest}: kinds: name at least one of ${environmentKinds.join(', ')}.`);
  return found.data.kinds;
}

const homeOf = (kind: EnvironmentKind): string => (kind === 'settings' ? 'settings.yaml' : kind);

function filesOf(folder: string, kind: EnvironmentKind): readonly string[] {
  const home = homeOf(kind);
  if (!existsSync(join(folder, home))) return [];
  if (kind === 'settings') return [home];
  return readdirSync(join(folder, home))
    .filter((file) => /\.ya?ml$/.test(file))
    .toSorted()
    .map((file) => `${home}/${file}`);
}

function readDocument(folder: string, { kind, file }: { kind: EnvironmentKind; file: string }) {
  const found = JsonObject.safeParse(readYaml(folder, file) ?? {});
  if (!found.success) throw new BadFile(`${file}: It has to hold a mapping of keys and values.`);
  if (!named.has(kind)) return { name: idIn(file), document: found.data };
  const { name, ...document } = found.data;
  if (typeof name !== 'string' || name === '') throw new BadFile(`${file}: name: It is missing.`);
  return { name, document };
}

/** An id may hold signs that no file name may. */
function idIn(file: string): string {
  const name = (file.split('/').at(-1) ?? file).replace(/\.ya?ml$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone % is no encoding: the name stands as it is.
    return name;
  }
}

function readYaml(folder: string, file: string): unknown {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { prettyErrors: true });
  const [error] = document.errors;
  if (error !== undefined) {
    const [start] = error.linePos ?? [];
    throw new BadFile(`${file}:${start?.line ?? 1}: ${error.message.split('\n')[0] ?? 'It is no YAML.'}`);
  }
  return document.toJS({ maxAliasCount: 100 });
}

/** Where a document is written that has no file yet. */
export function newPlace(kind: EnvironmentKind, name: string, taken: ReadonlySet<string>): string {
  if (kind === 'settings') return homeOf(kind);
  if (!named.has(kind)) return `${kind}/${encodeURIComponent(name)}.yaml`;
  const slug =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'unnamed';
  for (let count = 1; ; count += 1) {
    const place = `${kind}/${slug}${count === 1 ? '' : `-${count}`}.yaml`;
    if (!taken.has(place)) return place;
  }
}

export function writeDocument(
  folder: string,
  place: string,
  { kind, name, document }: { kind: EnvironmentKind; name: string; document: JsonObject },
): void {
  const up = kind === 'settings' ? '' : '../';
  const shown = named.has(kind) ? { name, ...document } : document;
  write(
    folder,
    place,
    `# yaml-language-server: $schema=${up}.schemas/${kind}.json\n${stringify(shown, { lineWidth: 0 })}`,
  );
}

export const writeManifest = (folder: string): void => {
  if (!existsSync(join(folder, manifest)))
    write(
      folder,
      manifest,
      `# What of the organization these files are about. What is not named is left alone.\n${stringify({ kinds: [...environmentKinds] })}`,
    );
};

/** For editors; a name is added where the file holds one. */
export function writeSchema(folder: string, kind: string, schema: JsonObject): void {
  const hasName = EnvironmentKind.safeParse(kind).success && named.has(EnvironmentKind.parse(kind));
  const properties = JsonObject.safeParse(schema['properties']).data ?? {};
  const shown = hasName ? { ...schema, properties: { name: { type: 'string' }, ...properties } } : schema;
  write(folder, `.schemas/${kind}.json`, `${JSON.stringify(shown, null, 2)}\n`);
}

export const removeFile = (folder: string, place: string): void => rmSync(join(folder, place), { force: true });

function write(folder: string, place: string, text: string): void {
  const path = join(folder, place);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
