// The build takes the publishers' tables whatever their files and columns are called, and says what it took.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { build } from '../../../scripts/veteran/build.ts';
import { findTables } from '../../../scripts/veteran/find-tables.ts';
import { readDelimited } from '../../../scripts/veteran/delimited-text.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const occupation = (code: string, name: string): string[] => [
  code,
  name,
  `${name}s do the work of a ${name.toLowerCase()}.`,
];
const list = [
  occupation('29-2043.00', 'Paramedic'),
  occupation('53-3032.00', 'Truck Driver'),
  occupation('33-9032.00', 'Security Guard'),
];
const tab = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join('\t')).join('\r\n');

/** Today's releases as they are published: the crosswalk wide, the conversion with semicolons, one table compressed. */
const published: Readonly<Record<string, string | Uint8Array>> = {
  'a/milx2607.csv':
    'SVC,MPC,MOC,MOC_TITLE,STATUS,EDATE,ONET1,ONET2,ONET3,ONET4\n' +
    'A,E,68W,"Combat Medic, ""Doc""",A,20060101,29-2043.00,,,\nA,E,11B,Infantryman,A,,55-3016.00,,,\nA,E,95B,Military Police,O,,33-9032.00,,,\n',
  'b/service-wide.csv':
    'Service,Personnel Category,Service Occupation Code,Service Occupation Title,Code Type,Code Status,O*Net1,O*Net2,Service Code Description\n' +
    'Army,Enlisted,95B,Military Police,MOS,Obsolete,33-9032.00,,Guards posts and patrols roads with trucks.\n' +
    'Army,Enlisted,68W,Health Care Specialist,MOS,Active,29-2041.00,,Treats patients in the field as paramedics do.\n',
  'c.csv':
    '\uFEFFsoc2010_code;soc2010_title;soc2019_code;soc2019_title\n33-9032.00;Security Guards;33-9032.00;Security Guards\n',
  'onet31.0/Occupations.txt': tab([['O*NET-SOC Code', 'Title', 'Description'], ...list]),
  'onet31.0/titles.csv.gz': gzipSync(
    'O*NET-SOC Code,Title,Job Title,Short Title,Source(s)\n29-2043.00,Paramedic,Flight Paramedic,,08\n53-3032.00,Truck Driver,CDL Driver,,08\n',
  ),
  'onet29.0/Alternate Titles.txt': tab([
    ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
    ['29-2043.00', 'Medic', '', ''],
  ]),
  'onet31.0/tasks.txt': tab([
    ['O*NET-SOC Code', 'Task ID', 'Task'],
    ['29-2043.00', '1', 'Treat patients.'],
    ['53-3032.00', '2', 'Drive trucks.'],
  ]),
  'onet31.0/zones.txt': tab([
    ['O*NET-SOC Code', 'Job Zone'],
    ['29-2043.00', '3'],
  ]),
  'onet31.0/related.txt': tab([
    ['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index'],
    ['29-2043.00', '33-9032.00', 'Primary-Short', '1'],
  ]),
};

function folderOf(files: typeof published): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

test('renamed files and columns are found, the newer of two releases is taken, and all of it is said', () => {
  const { tables, report } = findTables(folderOf(published));
  expect(tables.get('titles')?.file).toBe('onet31.0/titles.csv.gz');
  expect(tables.get('crosswalk')?.rows[0]).toMatchObject({ code: '68W', title: 'Combat Medic, "Doc"' });
  expect(report.join('\n')).toContain('column renamed: svc is SVC');
  expect(report.join('\n')).toContain('O*NET reported titles: not found');
});

test('a folder without a needed table is refused by that table’s name', () => {
  const { 'c.csv': _conversion, ...others } = published;
  expect(() => findTables(folderOf(others))).toThrow('O*NET-SOC 2010 to 2019');
});

test('from the published form to shipped rows, with successors, reasons and years', () => {
  const curatedFolder = join(import.meta.dirname, '..', '..', '..', 'data', 'veteran', 'curated');
  const { rows } = build({ sourceFolder: folderOf(published), curatedFolder, version: 'v0.0.1-test' });
  const byCode = new Map(rows.map((row) => [row.code, row]));
  expect(byCode.get('68W')).toMatchObject({ since: 2006, status: 'current', kind: 'enlisted' });
  expect(byCode.get('95B')?.occupations.get('33-9032.00')).toBe('converted');
  expect(byCode.get('95B')).toMatchObject({ status: 'legacy', until: 2016, next: new Set(['31B']) });
  expect(byCode.get('11B')?.reason).toContain('leadership');
});

test('quotes, separators inside them and blank lines are read as CSV says', () => {
  expect(readDelimited('a,b\n"x, ""y""",1\r\n\n"two\nlines",\n').rows).toEqual([
    ['x, "y"', '1'],
    ['two\nlines', ''],
  ]);
});
