// Adding a connector: what the scaffold writes is one file and its place in the list, and the suite's own emulator plays it at once.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';
import { Connector } from '../../src/core/connector/connector.ts';
import { emulated, readAll } from '../support/emulated.ts';

const person = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const answer = { type: 'object', properties: { data: { type: 'array', items: person } } };
const description = {
  openapi: '3.0.0',
  info: { title: 'Acme HR' },
  servers: [{ url: 'https://api.acme.example/v2' }],
  paths: { '/people': { get: { responses: { 200: { content: { 'application/json': { schema: answer } } } } } } },
};

/** A place like the repository, as far as the scaffold looks at it. */
function openPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'new-connector-'));
  mkdirSync(join(folder, 'src/connectors'), { recursive: true });
  symlinkSync(resolve('src/core'), join(folder, 'src/core'));
  const list = readFileSync('src/connectors/index.ts', 'utf8');
  writeFileSync(join(folder, 'src/connectors/index.ts'), list);
  writeFileSync(join(folder, 'acme.json'), JSON.stringify(description));
  return { folder, list, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

test('a whole connector is written out of a description, with its guesses and open points, and is played at once', async () => {
  using place = openPlace();
  const { folder } = place;
  const harbor = resolve('test/fixtures/openapi/hiring-cursor.yaml');
  const script = resolve('scripts/connector-new.ts');
  const said = execFileSync(execPath, [script, '--openapi', harbor], { cwd: folder, encoding: 'utf8' });
  expect(readdirSync(join(folder, 'src/connectors'))).toEqual(['harbor-hiring.ts', 'index.ts']);
  expect(said).toContain('src/connectors/harbor-hiring.ts is there with 2 collections and');
  expect(said).toContain('open: lists left out since no field of their records looks like an id: /report_lines');
  const written = `import { harborHiring } from './src/connectors/harbor-hiring.ts'; console.log(JSON.stringify(harborHiring));`;
  const text = execFileSync(execPath, ['--input-type=module', '-e', written], { cwd: folder, encoding: 'utf8' });
  await using system = await emulated(Connector.parse(JSON.parse(text)), { count: 7 });
  expect((await readAll(system.remote, 'candidates')).records).toHaveLength(7);
  const again = spawnSync(execPath, [script, '--openapi', harbor], { cwd: folder, encoding: 'utf8' });
  expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('must not be there yet') });
});

test('a new connector is one file and its name in the list, and its emulator answers all of its records', async () => {
  using place = openPlace();
  const { folder } = place;
  const script = resolve('scripts/connector-new.ts');
  execFileSync(execPath, [script, 'acme-hr', 'acme.json', '/people', 'data'], { cwd: folder, stdio: 'pipe' });
  expect(readdirSync(join(folder, 'src/connectors'))).toEqual(['acme-hr.ts', 'index.ts']);
  const after = readFileSync(join(folder, 'src/connectors/index.ts'), 'utf8').split('\n');
  const before = new Set(place.list.split('\n'));
  expect(after.filter((line) => !before.has(line))).toEqual(["import { acmeHr } from './acme-hr.ts';", '  acmeHr,']);
  const written = `import { acmeHr } from './src/connectors/acme-hr.ts'; console.log(JSON.stringify(acmeHr));`;
  const text = execFileSync(execPath, ['--input-type=module', '-e', written], { cwd: folder, encoding: 'utf8' });
  await using system = await emulated(Connector.parse(JSON.parse(text)), { count: 7 });
  expect((await readAll(system.remote, 'people')).records).toHaveLength(7);
});
