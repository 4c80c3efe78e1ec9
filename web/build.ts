// Builds what the browser is sent: node web/build.ts <folder>. Bundled, named by content, compressed once and for all.
// A first load that has grown past its budget fails here, before anybody has to wait for it.
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { embedBundle } from './embed/bundle.ts';
import { widgetBudget, widgetBundle } from './widget/bundle.ts';

const here = import.meta.dirname;

// Whoever starts this, a test run too, gets what people are served.
process.env['NODE_ENV'] = 'production';

/** Bytes of script after gzip that the first page may need, charts aside: these come when everything else stands there. */
const firstLoadBytes = 130_000;
/** Beside what the page itself names: the screen that people arrive at, and the worker that it starts. */
const firstScreen = 'screens/today.tsx';
const firstWorker = /^assets\/first-formatter-[^.]+\.js$/;

const own = (paths: string): RegExp => new RegExp(`/web/console/(?:${paths})\\.tsx?$`);

/** One line for each part of the web: a folder of the same name below the output. */
const bundles: Readonly<Record<string, InlineConfig>> = {
  console: {
    root: join(here, 'console'),
    base: '/console/',
    plugins: [react(), tailwind()],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: 'manifest.json',
      // What many screens share is a few files instead of thirty: fewer requests, and they compress better.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              { name: 'acting', test: own('api/actions|cards/use-tool|integrations/(?:alerts|troubles)') },
              { name: 'acting', test: /\/(?:useMutation|mutationObserver)\.js$/ },
              {
                name: 'lists',
                test: own(
                  'app/filters|kit/(?:list|list-parts|rows|table|export|csv|filter-sheet|field|dialog|progress|confirm)',
                ),
              },
              { name: 'systems', test: own('integrations/(?:chips|words|run-button|titles|run-progress)') },
            ],
          },
        },
      },
    },
  },
  widget: widgetBundle,
  embed: embedBundle,
};

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const compressible = /\.(?:js|css|html|svg)$/;
const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

async function buildAll(target: string): Promise<void> {
  const making = `${target}.${String(process.pid)}`;
  try {
    await buildInto(making);
    await take(making, target);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function buildInto(making: string): Promise<void> {
  for (const [name, config] of Object.entries(bundles)) {
    const outDir = join(making, name);
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      build: { ...config.build, outDir, emptyOutDir: true },
    });
  }
  await compressAll(making);
  await keepToBudget(join(making, 'console'));
  const { length: bytes } = await readFile(join(making, 'widget/widget.js.gz'));
  if (bytes > widgetBudget.most)
    throw new Error(`the widget is ${String(bytes)} bytes after gzip; ${String(widgetBudget.most)} are allowed`);
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
      await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }),
  );
}

/** Adds up what the page names, and the screen that people arrive at with everything that it imports at once: `first-load.json` names it all. */
async function keepToBudget(folder: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build a moment ago
  const chunks = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const wanted = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (chunk === undefined || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const named = new Set([...page.matchAll(/\/console\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
  const first = Object.entries(chunks).filter(([key, { file }]) => named.has(file) || key === firstScreen);
  if (first.length <= named.size)
    throw new Error(`the build has no ${firstScreen}: what does the first load consist of?`);
  for (const [key] of first) visit(key);
  const assets = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`);
  for (const file of assets.filter((name) => firstWorker.test(name))) wanted.add(file);
  const sizes = await Promise.all([...wanted].map(async (file) => (await readFile(join(folder, `${file}.gz`))).length));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  await writeFile(
    join(folder, 'first-load.json'),
    `${JSON.stringify({ bytes, allowed: firstLoadBytes, files: [...wanted] })}\n`,
  );
  if (bytes > firstLoadBytes)
    throw new Error(
      `the console's first load is ${String(bytes)} bytes of script; ${String(firstLoadBytes)} are allowed`,
    );
}

/** Whoever is first wins: another start may have built the same at the same time. */
async function take(making: string, target: string): Promise<void> {
  try {
    await rename(making, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'EPERM') throw error;
  }
}

const target = process.argv[2];
if (target === undefined) throw new Error('usage: node web/build.ts <folder>');
await buildAll(target);
