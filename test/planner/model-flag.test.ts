// The sets can be played against a language model over the wire, and its calls are judged like the planner's own.
import { expect, test } from 'vitest';
import { openFakeOpenAi } from '../fakes/openai.ts';
import { judge } from '../../evals/harness/score.ts';
import { splits } from '../../evals/harness/sets.ts';

test('a model behind an address is asked, and what it calls is judged', async () => {
  const fake = await openFakeOpenAi();
  try {
    fake.script.push({ calls: [{ name: 'morning_brief', arguments: {} }] }, { text: 'Here it is.' });
    const { sandboxes } = splits.train;
    const [sandbox = ''] = Object.keys(sandboxes);
    const [judged] = await judge([{ sandbox, talk: [{ say: 'my day?', calls: [['morning_brief', {}]] }] }], sandboxes, {
      model: { kind: 'openai', apiKey: 'test', baseUrl: fake.baseUrl, model: 'any' },
    });
    expect(judged).toMatchObject({ isExact: true, isWrong: false });
    expect(fake.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions']);
  } finally {
    await fake.close();
  }
});
