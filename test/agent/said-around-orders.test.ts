// What stands around an order and is none of it: asides, links between orders, who agreed, orders that run on without a mark. Beside
// each a near twin of which something else, or nothing, is done.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function after(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const { asks } = await talk.say(said);
  return { asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}

const tomMoved = ['move_stage', { candidate: 'c_tom', stage: 'Offer' }];
const markOut = ['reject_candidate', { candidate: 'c_mark' }];
const done = (...calls: readonly unknown[]) => ({ asks: false, calls });

describe('what asks for nothing', () => {
  test.each([
    'Move Tom to Offer. Let me know when it is done.',
    'Move Tom to Offer. That is all for today.',
    'Move Tom to Offer. I have a meeting in five minutes.',
    'Move Tom to Offer. FYI, Dana knows about it.',
    'Move Tom to Offer. Dana and I talked about it yesterday.',
    'Move Tom to Offer, as discussed with Dana',
    'As agreed with Dana, move Tom to Offer',
    'Following up on our call, move Tom to Offer',
    'Thanks for your help yesterday. Move Tom to Offer',
    'He was nice but not perfect. Move Tom to Offer',
  ])('%s', async (said) => {
    expect(await after(said)).toEqual(done(tomMoved));
  });

  test('is no reason, unless it says why', async () => {
    expect(await after('Reject Mark. Dana is fine with it.')).toEqual(done(markOut));
    expect(await after('Reject Mark, not a match, thanks!')).toEqual(
      done(['reject_candidate', { candidate: 'c_mark', reason: 'not a match' }]),
    );
  });

  test.each([
    ['Let me know when Tom replies', 'a watch over somebody'],
    ['Everyone in Applied is nice but not Tom', 'an exception'],
    ['Reject Mark, not Tom', 'somebody who is not meant'],
    ['Once Tom has his papers, move him to Offer', 'a condition'],
  ])('%s is %s', async (said) => {
    expect((await after(said)).calls).toEqual([]);
  });

  test('what a colleague is to be told is told', async () => {
    expect(await after('FYI Dana: the printer is here')).toEqual(
      done(['notify_user', { user: 'u_dana', text: 'the printer is here' }]),
    );
  });
});

describe('one order after another', () => {
  test.each([
    'Move Tom to Offer. Next, reject Mark',
    'Move Tom to Offer. After that reject Mark',
    'Move Tom to Offer. On another note, reject Mark',
    'move tom to offer reject mark',
  ])('%s', async (said) => {
    expect(await after(said)).toEqual(done(tomMoved, markOut));
  });

  test.each([
    'so Tom did really well last night move him to Offer',
    'Tom was a treat now bump him to Offer',
    'Tom never sent his form back but hes fine move him to Offer',
    'so Tom never complained move him to Offer',
    'Tom has passed everything can you move him to Offer',
  ])('%s: what is told runs on into what is to be done', async (said) => {
    expect(await after(said)).toEqual(done(tomMoved));
  });

  test.each([
    'Dana wants to move him to Offer',
    'Tom said Dana would move him to Offer',
    'Tom did really well but never move him to Offer',
    'Tom did well and we never ever move him to Offer',
    'As soon as Tom signs move him to Offer',
    'Tom has let us down, please write him off',
  ])('%s: no order begins there', async (said) => {
    expect((await after(said)).calls).toEqual([]);
  });

  test('without a mark, what somebody is told goes on', async () => {
    expect(await after('tell Dana Tom moves to Offer reject Mark')).toMatchObject({
      calls: [['notify_user', { user: 'u_dana' }]],
    });
    expect(await after('ask Dana to move Tom reject Mark')).toMatchObject({
      calls: [['notify_user', { user: 'u_dana' }]],
    });
  });

  test('whom an agreement names is whom “him” means', async () => {
    expect((await after('As per my call with Tom, move him to Offer')).calls).toEqual([tomMoved]);
  });
});
