import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { consoleFiles, consolePolicy } from '../../src/api/routes/console-files.ts';

const folder = fileURLToPath(new URL('../../web/console', import.meta.url));

async function copyWith(name: string, text: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'console-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  await writeFile(join(copy, name), text);
  return copy;
}

describe('the files of the console', () => {
  test('are found in the folder and below it, each with its media type', async () => {
    const files = await consoleFiles(folder);
    expect(files.get('index.html')?.type).toBe('text/html; charset=utf-8');
    expect(files.get('main.ts')?.type).toBe('text/javascript; charset=utf-8');
    expect(files.get('chat/turn.ts')?.type).toBe('text/javascript; charset=utf-8');
    expect(files.get('icon.svg')?.type).toBe('image/svg+xml');
  });

  test('hold no types any more', async () => {
    const copy = await copyWith(
      'typed.ts',
      'export const answer: number = 42;\ninterface Gone { readonly now: true }\n',
    );
    const body = (await consoleFiles(copy)).get('typed.ts')?.body.toString() ?? '';
    expect(body).toMatch(/export const answer\s+= 42;/);
    expect(body).not.toContain('interface');
  });

  test('include every file that one of them asks for', async () => {
    const files = await consoleFiles(folder);
    const html = files.get('index.html')?.body.toString() ?? '';
    const wanted = [...html.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path]) => path);
    expect(wanted).toContain('main.ts');
    expect(wanted.filter((path) => !files.has(path ?? ''))).toEqual([]);
  });

  test('leave out what the page does not need', async () => {
    const copy = await copyWith('notes.md', 'not for the public');
    expect((await consoleFiles(copy)).has('notes.md')).toBe(false);
  });

  test('change their tag when, and only when, they change', async () => {
    const before = await consoleFiles(folder);
    const after = await consoleFiles(await copyWith('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(after.get('main.ts')?.etag).toBe(before.get('main.ts')?.etag);
    expect(after.get('icon.svg')?.etag).not.toBe(before.get('icon.svg')?.etag);
    expect(before.get('icon.svg')?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test('never turn text into markup or code', async () => {
    const files = await consoleFiles(folder);
    const sources = [...files].filter(([path]) => path.endsWith('.ts')).map(([, { body }]) => body.toString());
    expect(sources.length).toBeGreaterThan(10);
    expect(
      sources.filter((source) => /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval)\b/.test(source)),
    ).toEqual([]);
  });
});

test('the policy of the console allows nothing inline', () => {
  expect(consolePolicy).not.toContain('unsafe');
  expect(consolePolicy).toContain("require-trusted-types-for 'script'");
});
