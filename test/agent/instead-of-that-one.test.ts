// Another colleague, another namesake, another meeting, a place in a list: who or what is meant in place of the last one.
import { expect, test } from 'vitest';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

async function calls(...messages: readonly string[]) {
  const talk = openTalk(outfitters);
  let asks = false;
  for (const said of messages) ({ asks } = await talk.say(said));
  return { asks, last: talk.desk.calls.slice(-2).map(({ tool, input }) => [tool, input]), all: talk.desk.calls.length };
}

const booked = 'Book Samuel with Marcus on Monday at 2pm, 30 min';

test.each(['no, with Dev', 'I meant Dev', 'actually with Dev', 'sorry, it should be with Dev'])(
  'a meeting with Marcus, “%s”',
  async (said) => {
    expect((await calls(booked, said)).last).toMatchObject([
      ['undo_action', {}],
      ['book_meeting', { candidate: 'c_samuel', with: ['u_dev'], start: '2026-10-19T14:00:00+10:30' }],
    ]);
  },
);

test.each(['Dev is nice', 'no, Dev and Ruth', 'tell Dev', 'no, with Marcus'])(
  '“%s” puts nobody in his place',
  async (said) => {
    const { last } = await calls(booked, said);
    expect(last.filter(([tool]) => tool === 'undo_action')).toEqual([]);
  },
);

test('a colleague who is busy then is asked about, and the meeting stands', async () => {
  const { asks, all } = await calls('Book Samuel with Ruth tomorrow at 2pm', 'no, with Marcus');
  expect({ asks, all }).toEqual({ asks: true, all: 1 });
});

test.each([
  [['reject Sam', 'the one for the store', 'sorry, I meant the backend one'], 'reject_candidate', 'c_samuel'],
  [['move Ana to phone screen', 'the first', 'no, the one from the warehouse'], 'move_stage', 'c_kowal'],
])('%j', async (messages, tool, candidate) => {
  expect((await calls(...messages)).last[1]).toMatchObject([tool, { candidate }]);
});

test.each([
  [['reject Hugo', 'sorry, I meant the backend one']],
  [['reject Sam', 'the one for the store', 'sorry, I meant the payroll one']],
])('%j names nobody else of that name', async (messages) => {
  const { asks, all } = await calls(...messages);
  expect({ asks, all }).toEqual({ asks: true, all: 1 });
});

const pair = ['Book Elizabeth with Dev for half an hour tomorrow at 11', 'and Nia right after'];

test('“cancel the other one” is not the meeting that was moved last', async () => {
  const { last } = await calls(...pair, "push Nia's to 1pm", 'cancel the other one');
  expect(last[1]).toEqual(['cancel_meeting', { meeting: 'm_1' }]);
});

test.each([[[pair[0], 'cancel the other one']], [[...pair, 'and Omar right after', 'cancel the other one']]])(
  '%j leaves open which, and is asked about',
  async (messages) => {
    const { asks, last } = await calls(...messages.map(String));
    expect({ asks, tool: last.at(-1)?.[0] }).toEqual({ asks: true, tool: 'book_meeting' });
  },
);

test.each([
  ['reject number 2', 'reject_candidate', 'c_samuel'],
  ['move #3 to Offer', 'move_stage', 'c_samantha'],
  ['move the sixth one to Offer', 'move_stage', 'c_zoe'],
])('of a list, “%s”', async (said, tool, candidate) => {
  expect((await calls('who is there?', 'show me everyone', said)).last.at(-1)).toMatchObject([tool, { candidate }]);
});

test('a number in what is written stays a number', async () => {
  const { last } = await calls('show me everyone', 'put a note on #2: call the number 4 office');
  expect(last.at(-1)).toEqual(['add_note', { candidate: 'c_samuel', text: 'call the number 4 office' }]);
});

test('the end of a list that was cut short is nobody', async () => {
  const { asks, all } = await calls('show me everyone', 'reject the last one');
  expect({ asks, all }).toEqual({ asks: true, all: 1 });
});

const busy = 'book 30 minutes with Marcus for William tomorrow at 2';

test.each([
  ['4:30', '2026-10-16T16:30:00+10:30'],
  ["the 4 o'clock", '2026-10-16T16:00:00+10:30'],
])('of 4:00 and 4:30, “%s”', async (said, start) => {
  expect((await calls(busy, said)).last).toMatchObject([['book_meeting', { start }]]);
});

test('of 4:00 and 4:30, “3:30” is neither', async () => {
  expect(await calls(busy, '3:30')).toMatchObject({ asks: true, all: 0 });
});

test('an order behind a word on the question is no answer to it', async () => {
  expect(await calls('move Ana to workshop', 'fair enough. Move Hugo to Workshop')).toMatchObject({
    asks: false,
    last: [['move_stage', { candidate: 'c_hugo' }]],
  });
});

test('what is no work of Muster’s is declined beside an open question, too', async () => {
  const talk = openTalk(outfitters);
  await talk.say('move Ana to workshop');
  const { reply } = await talk.say('write me a LinkedIn post about our tents');
  expect(reply.text).toMatch(/^That is not something I can do here/);
});
