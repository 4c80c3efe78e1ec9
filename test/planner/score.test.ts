// Counting over played messages: figures by the labels as they are, and by those of the first annotator.
import { expect, test } from 'vitest';
import { tell } from './calls.ts';
import { calling, does, relabelled } from './says.ts';
import { byFirstLabels, countOf, type Judged } from './score.ts';

const played = (exchange: Judged['exchange']): Judged => ({
  exchange,
  style: 'any',
  sandbox: 'any',
  timeZone: 'UTC',
  calls: [tell('ann', 'Bo is ready')],
  asks: false,
  reply: '',
  answer: {},
  cpuMs: 0,
  isExact: true,
  isWrong: false,
});

test('an answer that only a changed label takes is none by the first labels, and unchanged labels judge as before', () => {
  const kept = played(does('tell Ann that Bo is ready', tell('ann', 'Bo is ready')));
  const changed = played(
    relabelled(
      does('tell Ann that he is ready', tell('ann', 'he is ready|Bo is ready')),
      calling(tell('ann', 'he is ready')),
    ),
  );

  expect(countOf([kept, changed])).toMatchObject({ total: 2, exact: 2, wrong: [] });
  expect(countOf(byFirstLabels([kept, changed]))).toMatchObject({
    total: 2,
    exact: 1,
    wrong: [{ say: changed.exchange.say }],
  });
});
