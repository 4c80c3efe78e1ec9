// Offers whose terms stand in another sentence, are no yearly sum, or are said in words for taking somebody on; and near twins.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const answers = [];
  for (const one of said) answers.push(await talk.say(one));
  return { calls: talk.desk.calls.map(({ tool, input }) => [tool, input]), last: answers.at(-1) };
}
const offered = (terms: object) => [['send_offer', { candidate: 'c_priya', ...terms }]];

describe('an offer with its terms', () => {
  test.for([
    'Priya is great. Offer 140k',
    "Let's move forward with Priya, offer 140k",
    "Right, let's go with Priya. 140k.",
    "We'd like to bring Priya on at 140k",
    'hire Priya at 140k',
    'put a 140k offer in front of Priya',
    'offer Priya one hundred forty k',
    'Offers: Priya 140k',
    'Please proceed with an offer to Priya in the amount of 140,000 per annum.',
    'Move Priya to Offer at 140k',
  ])('“%s”', async (said) => {
    expect((await saying(said)).calls).toEqual(offered({ salary: 140_000 }));
  });

  test('every line of a list of offers is one', async () => {
    const { calls } = await saying('Offers: Priya 140k, Tom 82k');
    expect(calls).toEqual([...offered({ salary: 140_000 }), ['send_offer', { candidate: 'c_tom', salary: 82_000 }]]);
  });

  test('“4.2m yen” is a sum and no time', async () => {
    expect((await saying('offer Priya 4.2m yen')).calls).toEqual(offered({ salary: 4_200_000, currency: 'JPY' }));
  });

  test.for(["take Priya's offer back", "Offer's off for Priya", "pull the plug on Priya's offer"])(
    '“%s”, of an offer that nobody made in this talk, takes back the one that stands',
    async (said) => {
      expect((await saying(said)).calls).toEqual([['withdraw_offer', { candidate: 'c_priya' }]]);
    },
  );
});

describe('what is no yearly sum, or no start, is asked about', () => {
  test.for([
    ['increase the offer to Priya by 5k', 'difference'],
    ['Get Priya an offer at 140', '140'],
    ['offer Priya 65', '65'],
    ['offer Priya one forty', 'one forty'],
    ['Offer Priya 52 an hour', '52 an hour'],
    ['Offer Priya $31/hr', '$31'],
    ['offer Priya thirty dollars an hour', 'thirty dollars an hour'],
    ['offer Priya 140k, 25 days holiday', '140,000'],
  ])('“%s”', async ([said, names]) => {
    const { calls, last } = await saying(said ?? '');
    expect(calls).toEqual([]);
    expect(last?.asks).toBe(true);
    expect(last?.reply.text).toContain(names);
  });

  test('the day until which it stands is not the day on which the work begins', async () => {
    const { calls, last } = await saying('draft an offer for Priya at 140k base, expires Friday');
    expect(calls).toEqual([]);
    expect(last?.reply.text).not.toContain('starting');
  });
});

describe('near twins', () => {
  test.for([
    'Offer of 140k for Priya went out',
    'Offer accepted at 140k',
    "let's not go with Priya, 140k is too much",
    'should I go with Priya at 140k?',
    'we could go with Priya at 140k or Tom at 120k',
    'Dana offered Priya 140k',
    'Priya wants 140k',
  ])('“%s” offers nothing', async (said) => {
    expect((await saying(said)).calls.filter(([tool]) => tool === 'send_offer')).toEqual([]);
  });
});
