// Questions whose half was told before: who “they” are, when “he” has time, and for how long.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function callsOf(said: string) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  await talk.say(said);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

describe('whom a sentence told of', () => {
  test.each([
    ['The nurses have been waiting for a week. Who are they?', { role: 'nursing', days_since_contact: 7 }],
    ['I lost sight of the Lab Technician role. Who have we got for it?', { job: 'job_lab' }],
    ["If anyone's in Applied for two weeks without a word, who is it?", { stage: 'Applied', days_since_contact: 14 }],
    ['Phone Screen is a mess. Who is in there?', { stage: 'Phone Screen' }],
    [
      'The nurses were forgotten. Who has not heard from us in four days over there?',
      { role: 'nursing', days_since_contact: 4 },
    ],
  ])('is listed: %s', async (said, filters) => {
    expect(await callsOf(said)).toEqual([{ tool: 'find_candidates', input: filters }]);
  });

  test.each(['Priya is a nurse. Who are they?', 'Tell Dana that Applied is a mess. Who are they?'])(
    'is not listed where it is somebody, or told to somebody: %s',
    async (said) => {
      expect((await callsOf(said)).filter(({ tool }) => tool === 'find_candidates')).toEqual([]);
    },
  );
});

describe('the colleague whom a sentence told of', () => {
  test.each([
    ['Paul is back from Rome. Has he got an hour on Thursday?', { user: 'u_paul', day: '2026-06-04', minutes: 60 }],
    ["For Dana, who's on the train: when is she free on Friday?", { user: 'u_dana', day: '2026-06-05' }],
    ["I've got to squeeze somebody in with Paul tomorrow. What's open?", { user: 'u_paul', day: '2026-06-02' }],
    ["Any gaps in Paul's day tomorrow? Need 45 minutes.", { user: 'u_paul', day: '2026-06-02', minutes: 45 }],
    ['Is Dana around on Friday, I mean does she have any time', { user: 'u_dana', day: '2026-06-05' }],
  ])('is looked up: %s', async (said, wanted) => {
    const day = `${wanted.day}T00:00:00-05:00`;
    const minutes = 'minutes' in wanted ? { duration_minutes: wanted.minutes } : {};
    expect(await callsOf(said)).toMatchObject([
      { tool: 'find_free_slots', input: { with: [wanted.user], from: day, ...minutes } },
    ]);
  });

  test.each(['Tom is back from Rome. Has he got an hour on Thursday?', 'Tell Paul to rest. Has she got time?'])(
    'is asked for where nobody fits: %s',
    async (said) => {
      expect((await callsOf(said)).filter(({ tool }) => tool === 'find_free_slots')).toEqual([]);
    },
  );
});

test('a day that is asked for behind the log is the day of the log', async () => {
  expect(await callsOf("Is there an activity log? Show me yesterday's.")).toEqual([
    { tool: 'list_actions', input: { period: 'yesterday' } },
  ]);
});
