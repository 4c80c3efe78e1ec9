// Résumé sentences of the development half, judged by what was written down before: no sense changed, no personal number kept.
import { expect, test } from 'vitest';
import { judgeHalf, resumeSentences, totalsOf } from '../../../bench/veteran-resume.ts';
import { data } from './data.ts';

test('300 sentences cover every branch in both halves', () => {
  const sentences = resumeSentences();
  for (const half of ['development', 'test'] as const) {
    const part = sentences.filter((sentence) => sentence.half === half);
    expect(part).toHaveLength(150);
    expect(new Set(part.map(({ branch }) => branch)).size).toBe(6);
    expect(new Set(part.map(({ kind }) => kind)).size).toBe(13);
  }
});

test('the development half keeps its sense, loses personal numbers and says what its jargon means', () => {
  const verdicts = judgeHalf(data, 'development');
  const wrong = verdicts.flatMap(({ sentence, senseChanges, personalKept, doubled }) =>
    [...senseChanges, ...personalKept, ...doubled].map((fault) => `${sentence.id} ${fault}`),
  );
  expect(wrong).toEqual([]);
  const { expanded, jargon } = totalsOf(verdicts);
  expect(expanded / jargon).toBeGreaterThanOrEqual(0.97);
});
