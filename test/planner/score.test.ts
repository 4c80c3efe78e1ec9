// Counting over played messages: figures by the labels as they are, and by those of the first annotator.
import { expect, test } from 'vitest';
import { byFirstLabels, countOf, type Judged } from '../../evals/harness/score.ts';

const tells = (text: string) => ['notify_user', { user: 'u_ann', text }] as const;
const played = (exchange: Judged['exchange']): Judged => ({
  exchange,
  style: 'any',
  sandbox: 'any',
  timeZone: 'UTC',
  calls: [tells('Bo is ready')],
  asks: false,
  reply: '',
  answer: {},
  cpuMs: 0,
  readings: [],
  waiting: new Set(),
  isExact: true,
  isWrong: false,
});

test('an answer that only a changed label takes is none by the first labels, and unchanged labels judge as before', () => {
  const kept = played({ say: 'tell Ann that Bo is ready', calls: [tells('Bo is ready')] });
  const changed = played({
    say: 'tell Ann that he is ready',
    calls: [tells('he is ready|Bo is ready')],
    first: { calls: [tells('he is ready')] },
  });

  expect(countOf([kept, changed])).toMatchObject({ total: 2, exact: 2, wrong: [] });
  expect(countOf(byFirstLabels([kept, changed]))).toMatchObject({
    total: 2,
    exact: 1,
    wrong: [{ say: changed.exchange.say }],
  });
});
