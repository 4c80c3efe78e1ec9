// The service as some dozen files of JavaScript, as an image starts it: a start reads them instead of two thousand, and no types
// have to be stripped. The sources stay beside the bundle: data, workers and children are found where they lie.
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

interface ServerBundle {
  readonly outDir: string;
  /** Files below the root, by the name of what is made of them. */
  readonly entries?: Readonly<Record<string, string>>;
}

/** The process, and the thread of its database. */
const serviceEntries = {
  main: 'src/main.ts',
  'database-thread': 'src/storage/embedded/database-thread.ts',
} as const;

/** Packages of plain modules that every start needs. Whatever reads files of its own, or is loaded when used, stays outside. */
const bundled = ['ical.js', 'kysely', 'temporal-polyfill', 'zod'];

export async function bundleServer({ outDir, entries = {} }: ServerBundle): Promise<void> {
  const input = Object.entries({ ...serviceEntries, ...entries }).map(([name, file]) => [name, join(root, file)]);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [inItsPlace(outDir), inOneByte],
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: {
          format: 'es',
          minify: { mangle: false, compress: false },
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
        },
      },
    },
  });
}

const ownPlace = /new URL\('database-thread\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname)/g;

/** A module finds files from where its source lies, not from where the bundle does. Only the thread's entry is bundled as well. */
function inItsPlace(outDir: string): Plugin {
  return {
    name: 'in-its-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts')) return undefined;
      return code.replaceAll(ownPlace, (found) => {
        if (found.startsWith('new')) return `new URL('./database-thread.mjs', import.meta.url)`;
        if (found.endsWith('url')) return `new URL(${pathBetween(outDir, id)}, import.meta.url).href`;
        return `process.getBuiltinModule('node:path').join(import.meta.dirname, ${pathBetween(outDir, dirname(id))})`;
      });
    },
  };
}

const pathBetween = (from: string, to: string): string => JSON.stringify(relative(from, to).replaceAll('\\', '/'));

/**
 * V8 keeps the source of what it runs, and two bytes for every letter of a file that holds one letter beyond Latin-1. Such letters
 * are written as escapes, which mean the same in strings, templates, patterns and names.
 */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withEscapes(chunk.code);
  },
};

const withEscapes = (code: string): string =>
  code.replaceAll(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
