// The typeface of résumés: Open Sans (SIL Open Font License 1.1), read from its package when the first PDF is made.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { coverageOf, type Coverage } from './font-coverage.ts';

export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly has: Coverage;
}

let known: Fonts | undefined;

export function fonts(): Fonts {
  if (known !== undefined) return known;
  const require = createRequire(import.meta.url);
  const regular = readFileSync(require.resolve('@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf'));
  const bold = readFileSync(require.resolve('@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf'));
  known = { regular, bold, has: coverageOf(regular) };
  return known;
}
