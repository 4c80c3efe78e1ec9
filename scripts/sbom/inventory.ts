// The packages that are installed where the service runs, their licences and their hashes, read from the lock file.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Entry = z.looseObject({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
});
const Lock = z.looseObject({ version: z.string(), packages: z.record(z.string(), Entry) });

export interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly sha512: string | undefined;
}

export interface Inventory {
  readonly version: string;
  readonly parts: readonly Part[];
}

/** Packages whose package.json names none in today's form: as their own licence files say. */
const asTheyTell: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
  sylvester: 'MIT',
};

/** Builds of another package for one platform, which the lock file holds without a licence of their own. */
const builds: readonly (readonly [prefix: string, licence: string])[] = [
  ['@msgpackr-extract/', 'MIT'],
  ['@tailwindcss/oxide-', 'MIT'],
];

export function inventoryOf(lockFile: string): Inventory {
  const { version, packages } = Lock.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  const parts = new Map<string, Part>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev === true || entry.link === true || entry.version === undefined) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    parts.set(`${name}@${entry.version}`, {
      name,
      version: entry.version,
      licence: entry.license ?? licenceOf(name),
      sha512: sha512Of(entry.integrity),
    });
  }
  return { version, parts: [...parts.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

const keyOf = ({ name, version }: Part): string => `${name}@${version}`;

function licenceOf(name: string): string {
  const [, licence = asTheyTell[name]] = builds.find(([prefix]) => name.startsWith(prefix)) ?? [];
  if (licence === undefined) throw new Error(`${name} names no licence: look at its files, and add it to the list`);
  return licence;
}

function sha512Of(integrity = ''): string | undefined {
  const [, base64] = /\bsha512-([A-Za-z0-9+/=]+)/.exec(integrity) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
}

const purlOf = ({ name, version }: Part): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Without a serial number and a time: what is the same is the same to the byte. */
export const sbomOf = ({ version, parts }: Inventory) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      'bom-ref': `muster@${version}`,
      type: 'application',
      name: 'muster',
      version,
      licenses: [{ license: { id: 'Apache-2.0' } }],
    },
  },
  components: parts.map((part) => ({
    'bom-ref': purlOf(part),
    type: 'library',
    name: part.name,
    version: part.version,
    purl: purlOf(part),
    licenses: part.licence.startsWith('(') ? [{ expression: part.licence }] : [{ license: { id: part.licence } }],
    ...(part.sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: part.sha512 }] }),
  })),
});

export function licenceTable({ parts }: Inventory): string {
  const by = Map.groupBy(parts, ({ licence }) => licence);
  const lines = [...by]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([licence, of]) => `| ${licence} | ${of.length} |`);
  return ['| Licence | Packages |', '|---|---|', ...lines].join('\n');
}
