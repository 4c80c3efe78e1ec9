import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { consoleFiles, consolePolicy } from '../../src/api/routes/console-files.ts';
import { builtWeb } from '../support/built-web.ts';

const folder = join(await builtWeb(), 'console');

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
    const types = new Set([...files].filter(([path]) => path.startsWith('assets/')).map(([, { type }]) => type));
    expect(types).toEqual(new Set(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'image/svg+xml']));
  });

  test('include every file that the page asks for', async () => {
    const files = await consoleFiles(folder);
    const html = files.get('index.html')?.body.toString() ?? '';
    const wanted = [...html.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(wanted.length).toBeGreaterThan(2);
    expect(wanted.filter((path) => !files.has(path))).toEqual([]);
  });

  test('are there in both compressed forms, which say the same (the largest script)', async () => {
    const scripts = [...(await consoleFiles(folder))].filter(([path]) => path.endsWith('.js'));
    const [script] = scripts.map(([, file]) => file).toSorted((a, b) => b.body.length - a.body.length);
    if (script?.br === undefined || script.gzip === undefined) throw new Error('the script is not compressed');
    expect(brotliDecompressSync(script.br).equals(script.body)).toBe(true);
    expect(gunzipSync(script.gzip).equals(script.body)).toBe(true);
    expect(script.gzip.length).toBeLessThan(script.body.length / 2);
  });

  test('leave out what the page does not need', async () => {
    const files = await consoleFiles(await copyWith('notes.md', 'not for the public'));
    expect(files.has('notes.md')).toBe(false);
    expect(files.has('manifest.json')).toBe(false);
  });

  test('change their tag when, and only when, they change', async () => {
    const before = await consoleFiles(folder);
    const after = await consoleFiles(await copyWith('index.html', '<p>Hi'));
    const [[script] = ['']] = [...before].filter(([path]) => path.endsWith('.js'));
    expect(after.get(script)?.etag).toBe(before.get(script)?.etag);
    expect(after.get('index.html')?.etag).not.toBe(before.get('index.html')?.etag);
    expect(before.get('index.html')?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test('hold no style or script inside the page', async () => {
    const html = (await consoleFiles(folder)).get('index.html')?.body.toString() ?? '';
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/);
  });
});

test('the policy of the console allows nothing inline', () => {
  expect(consolePolicy).not.toContain('unsafe');
  expect(consolePolicy).toContain("require-trusted-types-for 'script'");
});
