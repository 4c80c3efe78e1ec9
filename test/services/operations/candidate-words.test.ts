// What candidates are told is there in each language, is in that language, and fills the same values.
import { describe, expect, test } from 'vitest';
import { assessmentWords } from '../../../src/api/assessment/words.ts';
import { bookingWords } from '../../../src/api/booking/words.ts';
import { publicWords } from '../../../src/api/public-page/words.ts';
import { answerTemplates } from '../../../src/core/law/answer-texts.ts';
import { dutyTemplates } from '../../../src/core/law/duty-texts.ts';
import { namesOf } from '../../../src/services/operations/render.ts';
import { builtInTemplates } from '../../../src/services/operations/sequences/built-in.ts';
import { withoutWayOut, withWayOut } from '../../../src/services/operations/texts/consent.ts';
import { candidateWords, languageOfText } from '../../../src/services/operations/words/candidate-words.ts';

const languages = ['en', 'es'] as const;

/** Every place where something to say stands, however deep. */
function places(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${at}.${key}`));
}

describe.each(Object.entries({ assessmentWords, bookingWords, candidateWords, publicWords }))('%s', (_name, words) => {
  test('has each language, and in each the same things to say', () => {
    expect(Object.keys(words).toSorted()).toEqual([...languages]);
    expect(places(words.es)).toEqual(places(words.en));
    expect(places(words.en).length).toBeGreaterThan(10);
  });
});

test('every built-in letter stands in each language, in its own words, with the same values', () => {
  const byId = new Map(builtInTemplates.map((template) => [String(template.id), template]));
  const english = Object.keys(candidateWords.en.letters);
  expect(english.length).toBeGreaterThan(8);
  for (const id of english) {
    const [en, es] = [byId.get(id), byId.get(`${id}-es`)];
    if (en === undefined || es === undefined) throw new Error(`${id} is missing in a language`);
    expect([id, languageOfText(en.body), languageOfText(es.body)]).toEqual([id, 'en', 'es']);
    expect(namesOf(es).toSorted()).toEqual(namesOf(en).toSorted());
  }
});

test('every letter that a law asks for stands in each language', () => {
  const ids = [...dutyTemplates, ...answerTemplates].map(({ id }) => String(id));
  const stems = new Set(ids.map((id) => id.replace(/-(en|es)$/, '')));
  expect(stems.size).toBeGreaterThan(5);
  expect(ids.toSorted()).toEqual([...stems].flatMap((stem) => [`${stem}-en`, `${stem}-es`]).toSorted());
});

test.each([
  ['Are you free on Friday?', 'Reply STOP to opt out.'],
  ['¿Le viene bien la entrevista el viernes por la mañana?', 'Responda STOP para darse de baja.'],
])('a text ends in its own language: %s', (text, way) => {
  expect(withWayOut(text)).toBe(`${text}\n${way}`);
  expect(withoutWayOut(withWayOut(text))).toBe(text);
});
