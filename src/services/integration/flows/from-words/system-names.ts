// Which systems of the catalogue a text names, and where: by their titles, by the unique beginnings of them and by their ids.
import type { Connector } from '../../../../core/connector/connector.ts';
import type { Token } from './tokens.ts';
import { alsoWords } from './words.ts';

export interface Mention {
  readonly system: string;
  /** The first and the last of its words. */
  readonly from: number;
  readonly to: number;
}

export function systemsIn(tokens: readonly Token[], catalogue: readonly Connector[]): readonly Mention[] {
  const aliases = aliasesOf(catalogue);
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const longest = [4, 3, 2, 1].find((length) => isNamed(aliases, tokens.slice(from, from + length), length));
    if (longest === undefined) continue;
    const system = aliases.get(spelled(tokens.slice(from, from + longest))) ?? '';
    found.push({ system, from, to: from + longest - 1 });
    from += longest - 1;
  }
  return found;
}

const spelled = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

function isNamed(aliases: ReadonlyMap<string, string>, tokens: readonly Token[], length: number): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length < length || !aliases.has(spelled(tokens))) return false;
  return length > 1 || !alsoWords.has(first.word) || /^[A-Z]/.test(first.text);
}

function aliasesOf(catalogue: readonly Connector[]): ReadonlyMap<string, string> {
  const titles = catalogue.map(({ system, title }) => ({ system, words: wordsOf(title) }));
  const aliases = new Map<string, string>();
  for (const { system, words } of titles)
    for (let length = 1; length <= words.length; length += 1) {
      const beginning = words.slice(0, length).join(' ');
      const sharing = titles.filter((other) => other.words.slice(0, length).join(' ') === beginning);
      if (sharing.length === 1 && beginning.length > 2) aliases.set(beginning, system);
    }
  for (const { system, words } of titles) aliases.set(words.join(' '), system);
  for (const { system } of titles) aliases.set(system.replaceAll('-', ' '), system);
  return aliases;
}

const wordsOf = (title: string): readonly string[] =>
  title
    .replaceAll(/\([^)]*\)/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
