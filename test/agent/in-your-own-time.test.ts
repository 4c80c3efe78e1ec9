// What a recruiter adds out of courtesy, leaves out for speed, or calls by another verb: each with its near twins.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sets/train/fresh36/sandboxes.ts';
import { openTalk } from './talk.ts';

async function after(said: string) {
  const talk = openTalk(sandboxes.museum_dec, { as: 'u_vesna' });
  const { asks } = await talk.say(said);
  return { asks, calls: talk.desk.calls.map(({ tool, input }) => [tool, input]) };
}
const moved = { asks: false, calls: [['move_stage', { candidate: 'c_may', stage: 'Interview' }]] };

describe('when there is time for it', () => {
  test.each([
    'Move May to Interview when you get a chance',
    'Move May to Interview when you have a moment.',
    'Move May to Interview when you have time, thanks',
    'move May to Interview when you get a sec please',
    'Could you move May to Interview whenever you get a minute?',
    'Move May to Interview once you have a spare minute',
    'Move May to Interview, when you get a chance',
    'Move May to Interview, if you get a chance',
    'Move May to Interview, when you get time',
    'Move May to Interview, whenever you find a minute today.',
  ])('%s', async (said) => expect(await after(said)).toEqual(moved));

  test('another order may follow', async () => {
    const { calls } = await after('Reject Boris when you have a second, and move May to Interview');
    expect(calls).toEqual([['reject_candidate', { candidate: 'c_boris' }], ...moved.calls]);
  });

  test.each([
    'Move May to Interview when you get the signed form',
    'Move May to Interview when you have her answer',
    'Move May to Interview when she gets a chance',
    'Move May to Interview, if she gets a chance',
    'Move May to Interview, when you get a chance to ask Grant',
    'Move May to Interview when you have a moment from Grant',
    'Move May to Interview, when you get a second reference',
    'Move May to Interview when you get time with her',
    'Move May to Interview when you get a chance and Boris agrees',
    'Move May to Interview, unless you get a chance',
  ])('bound to something else: %s', async (said) => expect(await after(said)).toMatchObject({ asks: true, calls: [] }));
});

describe('an offer that is taken back', () => {
  test.each([
    'call off the offer to Quincy',
    "please call off Quincy's offer",
    "kill Quincy's offer",
    "Nix Quincy's offer",
    'remove the offer to Quincy',
    "scrap Quincy Abelard's offer",
    'axe the offer for Quincy please',
  ])('%s', async (said) =>
    expect(await after(said)).toEqual({ asks: false, calls: [['withdraw_offer', { candidate: 'c_quincy' }]] }),
  );

  test('where it may be the stage alone that is meant, it is asked', async () =>
    expect(await after('remove Quincy from the offer stage')).toEqual({ asks: true, calls: [] }));

  test.each(['remove Quincy', 'scrap Quincy, we made an offer to somebody else'])('none: %s', async (said) =>
    expect((await after(said)).calls).toEqual([['reject_candidate', { candidate: 'c_quincy' }]]),
  );

  test.each(["don't kill Quincy's offer", 'kill the offer meeting with Quincy', 'call off the offering to Quincy'])(
    'nothing: %s',
    async (said) => expect((await after(said)).calls).toEqual([]),
  );

  test('a meeting is still called off', async () => {
    expect((await after('call the budget review off')).calls).toEqual([['cancel_meeting', { meeting: 'm_bud' }]]);
  });
});

describe('a need that names nobody who has it', () => {
  test.each(['need May moved to Interview', 'Need May moved to Interview please', 'need May to be moved to Interview'])(
    '%s',
    async (said) => expect(await after(said)).toEqual(moved),
  );

  test.each([
    'needs May to decide',
    'no need to move May',
    'needed May moved to Interview',
    'need to know why May moved to Interview',
    'need whoever moved May to Interview',
    'need May moved to Interview?',
    'need May moved to Interview if she agrees',
    "don't need May moved to Interview",
  ])('none of its own: %s', async (said) => expect((await after(said)).calls).toEqual([]));
});
