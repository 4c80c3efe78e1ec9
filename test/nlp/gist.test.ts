// What a clause most likely asks for, where no pattern knows its words.
import { describe, expect, test } from 'vitest';
import { featuresOf, tokensOf } from '../../src/nlp/gist/features.ts';
import { likelyMeanings } from '../../src/nlp/gist/scorer.ts';

test('what was recognised in a text stands in it by its kind, verbs by their base, plurals by their singular', () => {
  expect(
    tokensOf('Moved Ann’s calls to Friday?', [
      { start: 6, end: 11, kind: 'candidate' },
      { start: 21, end: 27, kind: 'day' },
    ]),
  ).toEqual(['move', '<candidate>', 'call', 'to', '<day>', '?']);
});

test('kin share their root, and kinds are seen together', () => {
  const features = featuresOf(['prepone', '<meeting>', '<time>']);
  expect(features).toEqual(expect.arrayContaining(['=shift', '=shift <meeting>', '<meeting><time>', 'prepone']));
});

describe('the likeliest meaning', () => {
  for (const [tokens, meant] of [
    ['<candidate> onward to <stage>', 'move_stage'],
    ['dismiss <candidate>', 'reject_candidate'],
    ['<colleague> and <candidate> <time> <length>', 'book_meeting'],
    ['<meeting> with <candidate> to <time> instead', 'reschedule_meeting'],
    ['slide <candidate> the <template>', 'send_followup'],
    ['when does <colleague> have a gap <day> ?', 'find_free_slots'],
    ['whisper to <colleague> <payload>', 'notify_user'],
  ] as const)
    test(`“${tokens}” is ${meant}`, () => {
      expect(likelyMeanings(tokens.split(' '))[0]).toMatchObject({ meant });
    });

  test('the chances of all meanings make one', () => {
    const total = likelyMeanings(['<candidate>']).reduce((sum, { probability }) => sum + probability, 0);
    expect(total).toBeCloseTo(1);
  });
});
