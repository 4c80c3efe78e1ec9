import { describe, expect, test } from 'vitest';
import { general, stagesOf, suggestionsFrom } from '../../web/console/chat/suggestions.ts';
import { sandbox } from '../fakes/console-sandbox.ts';

const texts = (...from: Parameters<typeof suggestionsFrom>): string[] =>
  suggestionsFrom(...from).map(({ text }) => text);

describe('suggestions', () => {
  test('name people, stages and managers who are there', () => {
    expect(texts(sandbox())).toEqual([
      'Move Inés Duarte to Phone Screen and book 30 minutes with Owen Achebe tomorrow at 3pm',
      'Send a follow-up to all engineering candidates we have not contacted for 5 days',
      'Reject Joseph Bright',
      'Who have we not contacted for 5 days?',
    ]);
  });

  test('do without jobs, people and stages that are not told', () => {
    const { candidates } = sandbox();
    expect(texts({ candidates })[0]).toBe(
      'Move Inés Duarte to Phone Screen and book 30 minutes with the hiring manager tomorrow at 3pm',
    );
  });

  test('leave out those whose candidacy has ended', () => {
    const { candidates } = sandbox();
    const ended = candidates.map((candidate) => ({ ...candidate, stage: 'Rejected' }));
    expect(suggestionsFrom({ ...sandbox(), candidates: ended })).toBe(general);
  });
});

test('stages stand in the pipeline’s order, and unknown ones behind it', () => {
  const [first] = sandbox().candidates;
  const candidates = first === undefined ? [] : [{ ...first, stage: 'Reference check' }];
  expect(stagesOf({ ...sandbox(), stages: ['Applied', 'Offer'], candidates })).toEqual([
    'Applied',
    'Offer',
    'Reference check',
  ]);
});
