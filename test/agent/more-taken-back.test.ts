// More of what was done is taken back, after something was: “and the last one”, “the note too”; and done again after all.
import { expect, test } from 'vitest';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

async function undone(...messages: readonly string[]) {
  const talk = openTalk(outfitters);
  let asks = false;
  for (const said of messages) ({ asks } = await talk.say(said));
  return { asks, undone: talk.desk.calls.filter(({ tool }) => tool === 'undo_action').map(({ input }) => input) };
}
const acts = (...ids: readonly number[]) => ids.map((id) => ({ action: `act_${id}` }));

const three = ['move Hugo to Workshop', 'move Nia to Offer', 'move Omar to Phone Screen', 'undo the first move'];
const two = ['move Hugo to Workshop and put a note on Nia: great', 'undo the move'];

test.each([
  [[...three, 'and the last one'], acts(1, 3)],
  [[...three, "and Nia's too"], acts(1, 2)],
  [[...two, 'the note too'], acts(1, 2)],
  [[...two, 'and the note as well, please'], acts(1, 2)],
  [['move Hugo to Workshop', 'undo that', 'redo it'], acts(1, 2)],
  [['move Hugo to Workshop', 'undo that', 'hmm, actually undo the undo'], acts(1, 2)],
])('%j', async (messages, wanted) => {
  expect(await undone(...messages)).toEqual({ asks: false, undone: wanted });
});

test.each([
  [['move Hugo to Workshop', 'redo it'], []],
  [['move Hugo to Workshop', 'undo that', 'and the note too'], acts(1)],
  [['move Hugo to Workshop', 'and the note too'], []],
  [['move Hugo to Workshop', 'undo that', 'the move was fine too'], acts(1)],
])('%j takes nothing more back', async (messages, wanted) => {
  expect((await undone(...messages)).undone).toEqual(wanted);
});
