// Words that no name of a type, function or file uses any more: decision 134 says what each of them became.
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, textOf } from './support/source-map.ts';

const sources = readSources('src');

const wholeNames =
  'Around Asked Desk Door Given Happening House Kept Known Office Parts Said Shown Standing Telling Told Wanted Way Ways';
/** As a whole or as the last word of a longer name. */
const endings = ['Desk', 'Door', 'House', 'Office', 'Rush'];

const declaration = /\b(?:interface|type|class|enum|function|const) ([A-Za-z]\w*)/g;
const privateTypes = new Set(wholeNames.split(' '));
const privateFiles =
  /^(?:desk|door|doors|office|house|happening|gather|rush|remembered|late-\w+|tell|telling|instead|take-back|later|line|cuts)\.ts$/;

const namesOf = (text: string): string[] => [...text.matchAll(declaration)].map(([, name = '']) => name);
const isPrivate = (name: string): boolean =>
  privateTypes.has(name) || endings.some((ending) => name.endsWith(ending) && /^[A-Z]/.test(name));

test('types and functions are named by words of the field', () => {
  const found = sources.files.flatMap((file) =>
    namesOf(textOf(sources, file))
      .filter(isPrivate)
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('files are named by words of the field', () => {
  expect(sources.files.filter((file) => privateFiles.test(basename(file)))).toEqual([]);
});

/** Of places, not of ways in: those are channels, routes and endpoints. */
const isMetaphor = (line: string): boolean => /\bdoors?\b/i.test(line.replaceAll('next door', ''));

test('comments speak of channels, routes and endpoints, of no doors', () => {
  const found = sources.files.flatMap((file) =>
    textOf(sources, file)
      .split('\n')
      .filter(isMetaphor)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the list sees what it is for', () => {
  expect(['Parts', 'NewsDesk', 'Office'].filter((name) => !isPrivate(name))).toEqual([]);
  expect(['officeHours', 'SentOffer', 'Known2'].filter(isPrivate)).toEqual([]);
});
