// A word on each of the requests that wait: “decline Leo's, yes to the other one”. None of the words is lost, and none guessed.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

const OnOne = z.looseObject({ candidate: z.string() });
const Decided = z.looseObject({ approval: z.string() });

/** What was decided, by whom the request was about. */
async function decided(...messages: readonly string[]) {
  const talk = openTalk(outfitters);
  let asks = false;
  for (const said of messages) ({ asks } = await talk.say(said));
  const people = new Map(talk.office.approvals.map(({ id, input }) => [String(id), OnOne.parse(input).candidate]));
  const decisions = talk.desk.calls
    .filter(({ tool }) => tool === 'approve_action' || tool === 'decline_action')
    .map(({ tool, input }) => {
      const whose = people.get(Decided.parse(input).approval) ?? '';
      return `${tool === 'approve_action' ? 'yes' : 'no'} ${whose.replace('c_', '')}`;
    });
  return { asks, decisions };
}

const two = 'reject William and Leo';
const three = 'reject William, Leo and Omar';

test.each([
  [two, "decline Leo's, yes to the other one", ['no leo', 'yes william']],
  [two, 'William yes, Leo no', ['yes william', 'no leo']],
  [two, 'yes to William and no to Leo', ['yes william', 'no leo']],
  [two, 'ok for William, not Leo', ['yes william', 'no leo']],
  [two, 'approve the first, decline the second', ['yes william', 'no leo']],
  [two, 'the first can go, the other is off', ['yes william', 'no leo']],
  [two, 'approve the first', ['yes william']],
  [two, 'no to the second', ['no leo']],
  [two, 'yes to both', ['yes william', 'yes leo']],
  [two, "approve William's, not Leo yet", ['yes william']],
  [two, 'approve William. Leo can wait.', ['yes william']],
  [two, "no, don't", ['no william', 'no leo']],
  [three, "approve William's and decline the rest", ['yes william', 'no leo', 'no omar']],
  [three, 'yes to William and Omar, no to Leo', ['yes william', 'yes omar', 'no leo']],
  [three, 'approve all three', ['yes william', 'yes leo', 'yes omar']],
  ['reject Omar and offer Nia 100k', 'approve the offer, not the rejection', ['yes nia', 'no omar']],
  ['reject Omar and offer Nia 100k', "go ahead with Nia's, hold Omar's", ['yes nia']],
])('%s – %s', async (asked, said, decisions) => {
  expect(await decided(asked, said)).toEqual({ asks: false, decisions });
});

test.each(['yes, let it go out', 'go ahead, approve the rejection', 'yep, sign off on it'])(
  '“%s” says it once',
  async (said) => {
    expect(await decided('reject Omar', said)).toEqual({ asks: false, decisions: ['yes omar'] });
  },
);

test('“and the second” goes on with the word on the first', async () => {
  expect(await decided(two, 'approve the first', 'and the second')).toMatchObject({
    decisions: ['yes william', 'yes leo'],
  });
});

test.each([
  [two, 'go ahead', []],
  [two, 'yes', []],
  [two, 'no', []],
  [two, 'decline it', []],
  [two, 'not William, Leo', []],
  [three, "decline William's, yes to the other one", ['no william']],
  ['reject Omar', 'ok Omar', []],
  ['reject Omar', 'no', []],
])('%s – %s: what is left open is asked', async (asked, said, decisions) => {
  expect(await decided(asked, said)).toEqual({ asks: true, decisions });
});

test.each([
  ['yes', 'both', ['yes leo', 'yes william']],
  ['go ahead', "Leo's", ['yes leo']],
])('“%s”, asked which: “%s”', async (said, answer, decisions) => {
  expect(await decided(two, said, answer)).toEqual({ asks: false, decisions });
});

test('a bare “no” is asked about, and “yes” withdraws', async () => {
  expect(await decided('reject Omar', 'no', 'yes')).toEqual({ asks: false, decisions: ['no omar'] });
});

test('names of whom nothing waits decide nothing', async () => {
  expect((await decided(two, "no to Nia's")).decisions).toEqual([]);
  expect((await decided(two, 'yes to a coffee, no to the meeting')).decisions).toEqual([]);
});
