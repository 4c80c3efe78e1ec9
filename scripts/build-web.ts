// Builds the web files where `npm start` looks for them, for images and read-only places: npm run build:web
import { join } from 'node:path';
import { webFiles } from '../src/main/web-files.ts';

const root = join(import.meta.dirname, '..');
let failure = '';
const folder = await webFiles({
  root,
  dataDir: join(root, 'data'),
  tell: (told) => {
    if (told.kind === 'failed') failure = told.because;
  },
});
if (folder === undefined) throw new Error(failure);
console.log(folder);
