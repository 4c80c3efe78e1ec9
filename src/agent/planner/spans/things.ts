// Things of the organization by the words of their names: stages, templates, requisitions, sequences, meetings, systems.
import { isNearlySame } from '../../../nlp/names/likeness.ts';
import { findRoles } from '../../../nlp/roles.ts';
import { spellingsOf } from '../../../nlp/stages-in-words.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ThingKind, ThingSpan } from '../span.ts';
import { stemsOf, type Token } from '../tokens.ts';

interface CatalogueEntry {
  readonly kind: ThingKind;
  readonly id: string;
  readonly words: ReadonlySet<string>;
}

const articles = new Set(['the', 'a', 'an', 'of', 'and']);
/** Words that a name may hold and that alone name nothing. */
const filler = new Set(
  'the a an of for to and in on at with our my your is by or new one it i we you please s as be no not all up out'.split(
    ' ',
  ),
);

function entry(kind: ThingKind, id: string, name: string): CatalogueEntry {
  return { kind, id, words: new Set(stemsOf(name).filter((word) => !articles.has(word))) };
}

const entriesOf = ({ stages, templates, jobs, sequences, meetings }: Catalogue): readonly CatalogueEntry[] => [
  ...stages.flatMap((stage) => [stage, ...spellingsOf(stage)].map((name) => entry('stage', stage, name))),
  ...templates.map(({ id }) => entry('template', id, id.replaceAll(/[_-]/g, ' '))),
  ...jobs.map(({ id, title }) => entry('job', id, title)),
  ...sequences.map(({ id, name }) => entry('sequence', id, name)),
  ...sequences.map(({ id }) => entry('sequence', id, id.replaceAll('-', ' '))),
  ...meetings.map(({ id, title }) => entry('meeting', id, title)),
];

export function thingsIn(
  tokens: readonly Token[],
  catalogue: Catalogue,
  isPerson: (at: number) => boolean,
): ThingSpan[] {
  const entries = entriesOf(catalogue);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return [
    ...kinds.flatMap((kind) =>
      ofKind(
        kind,
        entries.filter((one) => one.kind === kind),
        { tokens, isPerson },
      ),
    ),
    ...rolesIn(tokens, catalogue),
  ];
}

interface Message {
  readonly tokens: readonly Token[];
  readonly isPerson: (at: number) => boolean;
}

function ofKind(kind: ThingKind, entries: readonly CatalogueEntry[], { tokens, isPerson }: Message): ThingSpan[] {
  const byWord = new Map<string, Set<number>>();
  for (const [place, { words }] of entries.entries())
    for (const word of words) byWord.set(word, (byWord.get(word) ?? new Set()).add(place));
  const holders = tokens.map((token, at) =>
    isPerson(at) && kind !== 'meeting' ? undefined : holdersOf(token, byWord),
  );
  const found: ThingSpan[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const span = runAt(from, { kind, entries, holders, tokens });
    if (span === undefined) continue;
    found.push(span);
    from = span.to - 1;
  }
  return found;
}

/** Slips of the keyboard only in long words that are no other word. */
function holdersOf(
  { stem, word, isWord }: Token,
  byWord: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<number> | undefined {
  const exact = byWord.get(stem);
  if (exact !== undefined || !isWord || word.length < 6) return exact;
  for (const [other, places] of byWord)
    if (other.length > 4 && Math.abs(other.length - stem.length) < 3 && isNearlySame(stem, other)) return places;
  return undefined;
}

interface Run {
  readonly kind: ThingKind;
  readonly entries: readonly CatalogueEntry[];
  readonly holders: readonly (ReadonlySet<number> | undefined)[];
  readonly tokens: readonly Token[];
}

function runAt(from: number, run: Run): ThingSpan | undefined {
  const found = longestRun(from, run);
  if (found === undefined) return undefined;
  const { fits, said, to } = found;
  const { kind, entries, tokens } = run;
  const scored = [...fits].map((place) => {
    const { id = '', words = new Set() } = entries[place] ?? {};
    return { id, coverage: said.size / Math.max(1, words.size) };
  });
  const coverage = Math.max(...scored.map((one) => one.coverage));
  const words = tokens.slice(from, to);
  const namesSomething = words.some(({ stem, word }) => said.has(stem) && !filler.has(word));
  if (!namesSomething && (coverage < 1 || (words.length === 1 && words[0]?.isCapital === false))) return undefined;
  const ids = [...new Set(scored.filter((one) => one.coverage === coverage).map(({ id }) => id))];
  return { kind, from, to, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, ids, coverage };
}

const mostWords = 7;

/** As many words as go on naming at least one and the same thing. */
function longestRun(from: number, { holders, tokens }: Run) {
  const all = holders[from];
  const first = tokens[from];
  if (all === undefined || first === undefined) return undefined;
  let fits: ReadonlySet<number> = all;
  const said = new Set([first.stem]);
  let to = from + 1;
  for (const [beside, token] of tokens.slice(from + 1, from + mostWords).entries()) {
    const here = holders[from + 1 + beside];
    const both: ReadonlySet<number> | undefined = here === undefined ? undefined : intersection(fits, here);
    if (both !== undefined && both.size > 0 && !said.has(token.stem)) {
      fits = both;
      said.add(token.stem);
      to = from + 2 + beside;
    } else if (!/^[-_/&]$/.test(token.raw) && !filler.has(token.word)) break;
  }
  return { fits, said, to };
}

const intersection = (a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...a].filter((one) => b.has(one)));

/** “Nurses”, “the devs”: families that the organization hires for. */
function rolesIn(tokens: readonly Token[], { jobs }: Catalogue): ThingSpan[] {
  const known = [...new Set(jobs.map(({ role }) => role))];
  return tokens.flatMap(({ word, isWord, start, end }, at): ThingSpan[] => {
    const next = tokens[at + 1];
    const two = isWord && next?.isWord === true ? findRoles(`${word} ${next.word}`, known) : [];
    if (two.length > 0 && next !== undefined && findRoles(word, known).length === 0)
      return [{ kind: 'role', from: at, to: at + 2, start, end: next.end, ids: two, coverage: 1 }];
    if (!isWord || word.length < 3 || filler.has(word)) return [];
    const ids = findRoles(word, known);
    return ids.length === 0 ? [] : [{ kind: 'role', from: at, to: at + 1, start, end, ids, coverage: 1 }];
  });
}
