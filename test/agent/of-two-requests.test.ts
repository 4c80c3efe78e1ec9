// What is said of several requests that wait: “drop the other one”, “both”, “1 and 3”.
import { expect, test } from 'vitest';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

/** What was decided, by whom the request was about. */
async function decided(...messages: readonly string[]) {
  const talk = openTalk(outfitters);
  let asks = false;
  for (const said of messages) ({ asks } = await talk.say(said));
  const people = new Map(
    talk.office.approvals.map(({ id, input }) => [
      String(id),
      JSON.stringify(input['candidate']).replaceAll(/"|c_/g, ''),
    ]),
  );
  const decisions = talk.desk.calls
    .filter(({ tool }) => tool === 'approve_action' || tool === 'decline_action')
    .map(({ tool, input }) => `${tool === 'approve_action' ? 'yes' : 'no'} ${people.get(approvalIn(input)) ?? ''}`);
  return { asks, decisions };
}
const approvalIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'approval' in input ? String(input.approval) : '';

const two = 'reject William and Leo';

test.each([
  [
    [two, "approve William's", 'drop the other one'],
    ['yes william', 'no leo'],
  ],
  [
    [two, "approve William's", 'ok, and decline the other one too'],
    ['yes william', 'no leo'],
  ],
  [
    [two, "decline Leo's", 'approve the other one please'],
    ['no leo', 'yes william'],
  ],
  [
    [two, "approve William's", 'and the other one too'],
    ['yes william', 'yes leo'],
  ],
  [
    ['reject Omar', 'offer Nia 100k', 'approve the offer, drop the other one'],
    ['yes nia', 'no omar'],
  ],
  [
    ['reject Omar', 'offer Nia 100k', 'decline the rejection and approve the other one'],
    ['no omar', 'yes nia'],
  ],
  [
    [two, 'approve', 'both'],
    ['yes leo', 'yes william'],
  ],
  [
    [two, 'approve', 'all of them please'],
    ['yes leo', 'yes william'],
  ],
  [
    ['reject William, Leo and Omar', 'approve', '1 and 3'],
    ['yes omar', 'yes william'],
  ],
  [
    ['reject William, Leo and Omar', 'approve', 'the first two'],
    ['yes omar', 'yes leo'],
  ],
  [['reject Omar', 'hmm, better not'], ['no omar']],
  [['reject Omar', "let's not"], ['no omar']],
])('%j', async (messages, decisions) => {
  expect(await decided(...messages)).toEqual({ asks: false, decisions });
});

test.each([
  [[two, 'drop the other one'], []],
  [['reject William, Leo and Omar', "approve William's", 'drop the other one'], ['yes william']],
  [[two, 'approve', '1 and 4'], []],
])('%j leaves open which, and is asked about', async (messages, decisions) => {
  expect(await decided(...messages)).toEqual({ asks: true, decisions });
});

test('“both” of two people between whom it was asked is no “all of them”', async () => {
  const talk = openTalk(outfitters);
  await talk.say('move Ana to phone screen');
  const { asks } = await talk.say('all of them');
  expect({ asks, calls: talk.desk.calls }).toEqual({ asks: true, calls: [] });
});

test('“the other one”, where nothing waits, decides nothing', async () => {
  expect((await decided('move Hugo and Nia to Offer', 'drop the other one')).decisions).toEqual([]);
});
