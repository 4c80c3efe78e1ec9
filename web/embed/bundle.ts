// How the script of the embedded builder is bundled: one classic script, so that a tag is all a page needs.
import { join } from 'node:path';
import type { InlineConfig } from 'vite';

export const embedBundle: InlineConfig = {
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    copyPublicDir: false,
    lib: {
      entry: join(import.meta.dirname, 'muster-flow-builder.ts'),
      formats: ['iife'],
      name: 'MusterFlowBuilder',
      fileName: () => 'builder.js',
    },
  },
};
