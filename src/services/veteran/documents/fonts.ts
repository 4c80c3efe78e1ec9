// The typeface of résumés: Open Sans (SIL Open Font License 1.1), read when the first PDF is made.
import { readFileSync } from 'node:fs';
import { coverageOf, type Coverage } from './font-coverage.ts';

export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly has: Coverage;
}

const folder = new URL('../../../../data/fonts/', import.meta.url);
let known: Fonts | undefined;

export function fonts(): Fonts {
  if (known !== undefined) return known;
  const regular = readFileSync(new URL('OpenSans-Regular.ttf', folder));
  const bold = readFileSync(new URL('OpenSans-Bold.ttf', folder));
  known = { regular, bold, has: coverageOf(regular) };
  return known;
}
