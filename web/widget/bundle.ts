// How the widget is bundled: one classic script, so that a tag with `async` is all a page needs.
import { join } from 'node:path';
import type { InlineConfig } from 'vite';

export const widgetBundle: InlineConfig = {
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    copyPublicDir: false,
    lib: {
      entry: join(import.meta.dirname, 'main.ts'),
      formats: ['iife'],
      name: 'MusterWidget',
      fileName: () => 'widget.js',
    },
  },
};

/** Bytes after gzip: what is wanted, and what no build may go beyond. */
export const widgetBudget = { wanted: 12 * 1024, most: 15 * 1024 } as const;
