// Looks for a text in every file below a folder, byte by byte: what a query no longer finds may still lie in a page.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function filesHolding(folder: string, texts: readonly string[]): string[] {
  return filesBelow(folder).filter((path) => {
    const bytes = readIfThere(path);
    return texts.some((text) => bytes.includes(text));
  });
}

/** Those of the texts that any file below the folder holds; each file is read once. */
export function textsHeld(folder: string, texts: readonly string[]): string[] {
  const held = new Set<string>();
  for (const path of filesBelow(folder)) {
    const bytes = readIfThere(path);
    for (const text of texts) if (!held.has(text) && bytes.includes(text)) held.add(text);
  }
  return [...held];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.isSocket()) return [];
    return found.isDirectory() ? filesBelow(path) : [path];
  });

/** A running server removes files while they are listed. */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
