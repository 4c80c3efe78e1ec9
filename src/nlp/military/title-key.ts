// One number for a job title, whatever its case, order and endings: `Drivers, CDL` and `CDL driver` are the same.
import type { Word } from './words.ts';

/** FNV-1a over the sorted stems; undefined when nothing is left to name a job by. */
export function titleKey(words: readonly Word[]): number | undefined {
  const stems = [...new Set(words.filter((word) => word.counts).map((word) => word.stem))].toSorted();
  if (stems.length === 0) return undefined;
  let hash = 0x81_1c_9d_c5;
  for (const mark of stems.join(' ')) hash = Math.imul(hash ^ (mark.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}

/** Which occupations employers are known to use that title for. */
export function classesOfTitle(
  known: { readonly hashes: Uint32Array; readonly classes: Uint16Array },
  words: readonly Word[],
): readonly number[] {
  const key = titleKey(words);
  if (key === undefined) return [];
  let [low, high] = [0, known.hashes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((known.hashes[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  const classes: number[] = [];
  for (let at = low; known.hashes[at] === key; at += 1) classes.push(known.classes[at] ?? 0);
  return classes;
}
