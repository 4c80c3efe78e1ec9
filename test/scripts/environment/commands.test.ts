// pull, plan, apply and rollback against a running organization, in a folder of its own.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { apply, plan, pull, rollback, type CommandContext } from '../../../scripts/environment/commands.ts';
import { openApi, type World } from '../../api/world.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function setUp() {
  const world = await openApi();
  const key = await world.key({ scopes: ['environment:*'] });
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  folders.push(folder);
  const lines: string[] = [];
  const context: CommandContext = {
    api: {
      get: (path) => world.call({ path, key }),
      post: (path, body) => world.call({ method: 'POST', path, body, key }),
    },
    folder,
    print: (line) => void lines.push(line),
  };
  const file = (place: string) => join(folder, place);
  const write = (place: string, text: string) => writeFileSync(file(place), text);
  const told = () => lines.splice(0).join('\n');
  return { world, context, file, write, told, text: (place: string) => readFileSync(file(place), 'utf8') };
}

/** Approves what waits while the command does. */
const approving = (world: World) => ({
  seconds: 20,
  sleep: async () => {
    const { body } = await world.call({ path: '/api/v1/approvals?status=pending' });
    for (const { approval_id: id } of body.data)
      await world.call({ method: 'POST', path: `/api/v1/approvals/${id}/approve`, body: {} });
  },
});
const nobody = { seconds: 10, sleep: async () => undefined };

const rule = `# Why: finalists are few.
name: Tell Owen about finalists
when: { event: candidate.moved, conditions: [{ fact: event.to, is: Onsite Interview }] }
do:
  tool: notify_user
  arguments: { user: u_owen, text: A finalist. }
`;

test('after a pull nothing differs, and another pull writes nothing', async () => {
  const { context, file, told } = await setUp();
  expect(await pull(context)).toBeGreaterThan(1);
  expect(readdirSync(file('.schemas')).toSorted()).toContain('rules.json');
  expect((await plan(context)).changes).toEqual([]);
  told();
  expect(await pull(context)).toBe(0);
  expect(told()).toBe('The files are as the organization is.');
});

test('a rule of a file is planned, applied once somebody approved, and pulled as it was written', async () => {
  const { world, context, write, text, told, file } = await setUp();
  await pull(context);
  await apply(context, nobody);

  mkdirSync(file('rules'), { recursive: true });
  write('rules/finalists.yaml', rule);
  told();
  expect((await plan(context)).changes).toMatchObject([{ kind: 'rules', name: 'finalists', change: 'create' }]);
  expect(told()).toBe('+ rules finalists\n1 changes.');
  expect(await apply(context, nobody)).toBe('waits');
  expect(await apply(context, approving(world))).toBe('applied');
  expect(await apply(context, nobody)).toBe('unchanged');
  expect(await pull(context)).toBe(0);
  expect(text('rules/finalists.yaml')).toBe(rule);
  await rollback(context);
  expect((await plan(context)).changes).toMatchObject([{ change: 'create' }]);
});

test('drift is found by plan, and pull brings it into the file', async () => {
  const { world, context, text, told } = await setUp();
  await pull(context);
  await world.call({ method: 'PATCH', path: '/api/v1/settings', body: { tone: 'warm' } });
  told();
  await plan(context);
  expect(told()).toBe('~ settings settings (tone)\n1 changes.');
  await pull(context);
  expect(text('settings.yaml')).toContain('tone: warm');
  expect((await plan(context)).changes).toEqual([]);
});

test('what was removed in the organization goes from the folder', async () => {
  const { world, context, file } = await setUp();
  await world.call({
    method: 'PUT',
    path: '/api/v1/templates/odd%2Fname',
    body: { subject: 'Hello', body: 'Hello there' },
  });
  await pull(context);
  expect(readdirSync(file('templates'))).toContain('odd%2Fname.yaml');
  expect((await plan(context)).changes).toEqual([]);
  await world.call({ method: 'DELETE', path: '/api/v1/templates/odd%2Fname' });
  await pull(context);
  expect(readdirSync(file('templates'))).not.toContain('odd%2Fname.yaml');
});

test.each([
  ['rules/finalists.yaml', 'name: [', 'rules/finalists.yaml:1: '],
  ['rules/finalists.yaml', 'a: 1\na: 2\n', 'rules/finalists.yaml:2: '],
  ['rules/finalists.yaml', '- 1', 'rules/finalists.yaml: It has to hold a mapping'],
  ['rules/finalists.yaml', 'name: x\n', 'rules/finalists.yaml: when: '],
  ['flows/a.yaml', 'published: false\n', 'flows/a.yaml: name: It is missing.'],
  ['settings.yaml', 'tone: loud\n', 'settings.yaml: tone: '],
  ['environment.yaml', 'kinds: [secrets]\n', 'environment.yaml: kinds: '],
])('%s with %j is refused with its file', async (place, text, message) => {
  const { context, write, file } = await setUp();

  await pull(context);
  mkdirSync(file(place.includes('/') ? (place.split('/')[0] ?? '') : '.'), { recursive: true });
  write(place, text);
  await expect(plan(context)).rejects.toThrow(message);
});
