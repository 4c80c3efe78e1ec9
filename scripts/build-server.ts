// Builds the service into dist/server, as the image runs it: npm run build:server
import { join } from 'node:path';
import { bundleServer } from './server-bundle.ts';

await bundleServer({ outDir: join(import.meta.dirname, '../dist/server') });
