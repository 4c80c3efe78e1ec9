// “Tell him Nia got the job”: the pronoun is told, and nobody who is only named in the text is written to.
import { expect, test } from 'vitest';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

async function after(...messages: readonly string[]) {
  const talk = openTalk(outfitters);
  let asks = false;
  for (const said of messages) ({ asks } = await talk.say(said));
  const last = talk.desk.calls.at(-1);
  return { asks, count: talk.desk.calls.length, tool: last?.tool, input: last?.input };
}

test.each([
  ['Where is Hugo?', 'tell him Marcus is ill', { candidate: 'c_hugo', text: 'Marcus is ill' }],
  ['Where is Liz?', 'tell her Nia got the job', { candidate: 'c_liz', text: 'Nia got the job' }],
  ['Where is Hugo?', 'let him know Nia is coming too', { candidate: 'c_hugo', text: 'Nia is coming too' }],
  ['Where is Nia?', 'text her Dev is running late', { candidate: 'c_nia', text: 'Dev is running late' }],
  ['Book Liz with Dev tomorrow at 4', 'tell her Dev is late', { candidate: 'c_liz', text: 'Dev is late' }],
])('%s – “%s” is written to the one who was spoken of', async (first, said, input) => {
  expect(await after(first, said)).toMatchObject({ asks: false, tool: 'send_message', input });
});

test.each([
  ['Book Mei-Lin with Dev tomorrow at 11', 'tell him Mei-Lin is vegetarian', 'Mei-Lin is vegetarian'],
  ['Who is Liz’s hiring manager?', 'tell him Liz is ready', 'Liz is ready'],
])('%s – “%s” goes to the colleague', async (first, said, text) => {
  const { tool, input } = await after('Where is Liz?', 'move her to Offer', first, said);
  expect({ tool, input }).toEqual({ tool: 'notify_user', input: { user: 'u_dev', text } });
});

test('whoever was “her” all along is not “him”', async () => {
  const talk = ['Where is Mei-Lin?', 'move her to Workshop', 'book 45 minutes with her hiring manager on Monday at 10'];
  expect(await after(...talk, 'let him know she can only do it by phone')).toMatchObject({
    tool: 'notify_user',
    input: { user: 'u_dev', text: 'she can only do it by phone' },
  });
});

test.each([
  [['Book Hugo with Dev tomorrow at 11', 'tell him Marcus is out tomorrow']],
  [['Where is Liz?', 'tell him Liz is great']],
  [['Where is Liz?', 'who is her manager?', 'tell her we are done']],
  [['tell him Nia is in']],
])('%j asks who is meant, and nobody is written to', async (messages) => {
  const { asks, count } = await after(...messages);
  expect({ asks, count }).toEqual({ asks: true, count: messages.length - 1 });
});

test('“tell her manager Hugo is here” tells all of it', async () => {
  expect(await after('Where is Hugo?', 'tell his manager Hugo is here')).toMatchObject({
    tool: 'notify_user',
    input: { user: 'u_dev', text: 'Hugo is here' },
  });
});
