// What is said is used, neutral, or named as not taken up.
import { expect, test } from 'vitest';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const said = async (message: string) => {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const { reply } = await talk.say(message);
  return { text: reply.text, calls: talk.gate.calls };
};

test.each([
  ['move Priya to offer and order pizza for the team', 'order pizza for the team'],
  ['send a follow-up to Tom and print his badge', 'print his badge'],
  ['reject Tom but keep his laptop', 'keep his laptop'],
  ['book Dana with Tom on Thursday at 10 and reserve a parking spot', 'reserve a parking spot'],
  // Behind a comma or a full stop, words that no training message had tell an order that nothing here can do.
  ['move Priya Raman to phone screen, paint the fence', 'paint the fence'],
  ['move Priya Raman to phone screen. Buy flowers for the reception.', 'Buy flowers for the reception'],
  ['note on Priya Raman: speaks Hindi. Fax it to the ministry.', 'Fax it to the ministry'],
  // So they do within the clause of the order.
  ['book Dana with Tom on Thursday at 10 with the blue folder', 'with the blue folder'],
  ['book Dana with the blue folder with Tom on Thursday at 10', 'with the blue folder'],
  ['book Dana with Tom on Thursday at 10 via hologram for 45 minutes', 'via hologram'],
  ['move Thomas Bell to onsite interview under a pseudonym', 'under a pseudonym'],
])('%s: what nothing is done about is named', async (message, left) => {
  const { text, calls } = await said(message);
  expect(calls).toHaveLength(1);
  expect(text).toContain(`I did nothing about “${left}”.`);
});

test.each([
  'move Priya to offer and thanks for your help',
  'move Priya to offer, she did great and everybody loved her',
  'book Dana with Tom on Thursday at 10 for 45 minutes, please',
  'note on Priya Raman that she speaks Hindi with a Bengali accent',
  'reject Tom with the kind no letter',
])('%s: nothing is left', async (message) => expect((await said(message)).text).not.toContain('nothing about'));
