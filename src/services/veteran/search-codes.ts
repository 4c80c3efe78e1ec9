// Finds codes by code or by words of the title, page by page in the order of the table.
import type { Branch } from '../../nlp/military/branch.ts';
import type { CodeReference } from '../../nlp/military/code-index.ts';
import type { CodeDatabase } from './code-database.ts';

export interface CodePage {
  readonly found: readonly CodeReference[];
  /** Where the next page begins; undefined on the last. */
  readonly next: CodeReference | undefined;
}

export function searchCodes(
  query: { branch: Branch | undefined; text: string; limit: number; after: CodeReference | undefined },
  codes: CodeDatabase,
): CodePage {
  const { branch, text, limit, after } = query;
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: CodeReference[] = [];
  let isPast = after === undefined;
  for (const reference of codes.references(branch)) {
    if (isPast && fits(reference, words, codes)) found.push(reference);
    if (found.length > limit) break;
    isPast ||= reference.branch === after?.branch && reference.code === after.code;
  }
  return { found: found.slice(0, limit), next: found.length > limit ? found[limit - 1] : undefined };
}

function fits({ branch, code }: CodeReference, words: readonly string[], codes: CodeDatabase): boolean {
  if (words.length === 0) return true;
  const [first = ''] = words;
  if (words.length === 1 && code.toLowerCase().startsWith(first)) return true;
  const title = codes.titleOf(branch, code).toLowerCase();
  return words.every((word) => title.includes(word));
}
