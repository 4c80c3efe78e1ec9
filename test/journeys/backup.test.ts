// A backup of a running service, put back into a fresh folder: what was done can be undone there, what waited is decided there.
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, runMuster, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const environment = { SANDBOX_FILE: 'examples/sandbox.json' };
const folder = freshFolder();
const file = join(folder, 'muster.backup');

let service: RunningService;
let moved: string;
let made: { key: string };
beforeAll(async () => {
  service = await startService({ environment });
  const talk = await startTalk(service);
  const { actions } = await talk.say('Move Priya to phone screen');
  moved = actions[0]?.action_id ?? '';
  await talk.say('reject Bob Harlan');
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 600 });
  const letter = {
    action: 'send_message',
    candidate: 'c_grace_o',
    subject: 'Hello',
    text: 'Schöne Grüße, "Grace"\n\\ 👋',
  };
  await service.call('POST', '/api/v1/tasks', letter);
  made = (await service.call('POST', '/api/v1/keys', { name: 'kept', kind: 'live', scopes: ['operations:*'] })).body;
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

/** A folder with nothing but the keys. */
function folderWithKeys(): string {
  const dataDir = freshFolder();
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(join(service.dataDir, 'keys.json'), join(dataDir, 'keys.json'));
  return dataDir;
}

describe('a backup', { shuffle: false }, () => {
  test('a running service writes a backup that only its keys open, and names nobody in it', async () => {
    const { code, output } = await runMuster(['backup', file], { DATA_DIR: service.dataDir });
    expect([code, output]).toEqual([0, expect.stringContaining('keys.json')]);
    expect((await service.call('GET', '/health/ready')).status).toBe(200);
    expect(statSync(file).mode & 0o077).toBe(0);
    const bytes = readFileSync(file);
    for (const text of ['Priya', 'Harlan', 'Grüße', 'c_priya', 'move_stage']) expect(bytes.includes(text)).toBe(false);
    const again = await runMuster(['backup', file], { DATA_DIR: service.dataDir });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('there is such a file already')]);
  });

  test('put back into a fresh folder it is the same service: records, log, approvals, keys, letters', async () => {
    const before = await sandboxState(service);
    const dataDir = folderWithKeys();
    const { code, output } = await runMuster(['restore', file], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([0, expect.stringContaining('rows were put back')]);
    const restored = await startService({ dataDir, environment });
    const after = await sandboxState(restored);
    expect(after.candidates).toEqual(before.candidates);
    expect(after.mailbox).toEqual(before.mailbox);
    const withKept = { authorization: `Bearer ${made.key}` };
    expect((await restored.call('GET', '/api/v1/actions', undefined, withKept)).status).toBe(200);
    expect((await restored.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });

    const { body: waiting } = await restored.call('GET', '/api/v1/approvals');
    const [{ approval_id: approval, digest }] = waiting.data;
    expect(await restored.call('POST', `/api/v1/approvals/${approval}/approve`, { digest })).toMatchObject({
      status: 200,
      body: { status: 'executed' },
    });
    expect(await restored.call('POST', `/api/v1/actions/${moved}/undo`)).toMatchObject({ body: { status: 'undone' } });
    expect(candidateOf(await sandboxState(restored), 'c_priya').stage).toBe('Applied');
    const { actions } = await (await startTalk(restored)).say('Move Priya to phone screen');
    expect(actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
    // The first service knows nothing of that.
    expect(candidateOf(await sandboxState(service), 'c_bob').stage).not.toBe('Rejected');

    const onto = await runMuster(['restore', file], { DATA_DIR: dataDir });
    expect(onto.code).toBe(1);
    await restored.stop();
    const full = await runMuster(['restore', file], { DATA_DIR: dataDir });
    expect([full.code, full.output]).toEqual([1, expect.stringContaining('not empty')]);
    removeData(restored);
  });

  test.each([
    { given: 'no keys', where: freshFolder, words: 'opens with the keys it was made under' },
    { given: 'other keys', where: folderWithOtherKeys, words: 'sealed under another key' },
    { given: 'a file that was cut off', which: () => changed((path) => truncateSync(path, 3_000)), words: 'damaged' },
    {
      given: 'a file with more at its end',
      which: () => changed((path) => appendFileSync(path, 'x')),
      words: 'damaged',
    },
    { given: 'another file', which: () => 'package.json', words: 'no backup of Muster' },
  ])('$given: refused with what to do, and nothing is put back', async (refused) => {
    const { where = folderWithKeys, which = () => file, words } = refused;
    const { code, output } = await runMuster(['restore', which()], { DATA_DIR: where() });
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });
});

function folderWithOtherKeys(): string {
  const dataDir = freshFolder();
  writeFileSync(join(dataDir, 'keys.json'), JSON.stringify({ keys: [{ id: 'k1', key: 'A'.repeat(43) }] }));
  return dataDir;
}

function changed(change: (path: string) => void): string {
  const path = join(freshFolder(), 'changed.backup');
  copyFileSync(file, path);
  change(path);
  return path;
}
