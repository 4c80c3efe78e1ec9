// The search of the docs: titles before texts, words by their stems, the word that is being typed, and the hits marked.
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { searchIndex, type Found } from '../../src/api/docs/search-index.ts';
import { searchRank } from '../../src/api/docs/search-rank.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import { guideTitles } from '../../src/api/wire/guide.ts';
import { openApi } from './world.ts';

interface Ranking {
  readonly prepared: (entry: Found) => object;
  readonly rank: (entries: readonly object[], query: string) => readonly Found[];
  readonly pieces: (text: string, query: string) => readonly string[];
  readonly excerpt: (text: string, query: string, most?: number) => string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the script below defines
const { prepared, rank, pieces, excerpt } = new Script(
  `${searchRank};({ prepared, rank, pieces, excerpt })`,
).runInNewContext({}) as Ranking;

const world = await openApi();
const document = OpenApi.parse((await world.call({ path: '/openapi.json', key: null })).body);
const guides = new Map(
  [...guideTitles.keys()].map((name) => [
    name,
    readFileSync(name === 'changelog' ? 'CHANGELOG.md' : `docs/${name}.md`, 'utf8'),
  ]),
);
const entries = searchIndex(guides, document).map(prepared);
const first = (query: string, count = 3): readonly string[] =>
  rank(entries, query)
    .slice(0, count)
    .map(({ title }) => title);

test.each(['approve', 'approval', 'approvals', 'approve tas', 'Approvál'])('%s leads to what approves', (query) => {
  expect(first(query, 6).join(' | ')).toMatch(/approve what waits/i);
});

test.each([
  ['getting started', 'Getting started'],
  ['integrate', 'Integration platform'],
  ['sandboxes', 'sandbox'],
  ['api key', 'API key'],
  ['connect your ats', 'Connect your ATS'],
])('%s: a title that says so comes first', (query, title) => {
  expect(first(query).join(' | ').toLowerCase()).toContain(title.toLowerCase());
});

test('a word that is being typed hides nothing; with a space behind it, it has to be there', () => {
  expect(rank(entries, 'webhook zzq')).not.toEqual([]);
  expect(rank(entries, 'webhook zzq ')).toEqual([]);
  expect(rank(entries, '  ')).toEqual([]);
});

test('hits are marked as whole words, however they are written', () => {
  expect(pieces('Approvals wait, and one approval went.', 'approve')).toEqual([
    '',
    'Approvals',
    ' wait, and one ',
    'approval',
    ' went.',
  ]);
  expect(pieces('Nothing here', 'approve')).toEqual(['Nothing here']);
});

test('an excerpt shows the first hit', () => {
  const text = `${'word '.repeat(60)}approval at last ${'word '.repeat(60)}`;
  expect(excerpt(text, 'approve')).toContain('approval at last');
  expect(excerpt('Short approval', 'approve')).toBe('Short approval');
});

test('no entry shows marks of Markdown', () => {
  const marks = searchIndex(guides, document).filter(({ title, text }) =>
    /\*\*|\]\(|^- |^#/m.test(`${title}\n${text}`),
  );
  expect(marks.map(({ title }) => title)).toEqual([]);
});
