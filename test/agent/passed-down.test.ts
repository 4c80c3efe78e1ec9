// Work that is handed over: that somebody hears of something, is seen by somebody, gets a letter; and what is corrected in the same
// breath. Beside each what is said in nearly the same words and is not to be done.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sandboxes } from '../planner/sets/train/fresh56/sandboxes.ts';
import { openTalk } from './talk.ts';

const Input = z.object({
  candidate: z.string().optional(),
  user: z.string().optional(),
  with: z.array(z.string()).optional(),
  text: z.string().optional(),
  salary: z.number().optional(),
  message_template: z.string().optional(),
  filters: z.record(z.string(), z.unknown()).optional(),
});

const Start = z.object({ start: z.string() });

async function after(...said: readonly string[]) {
  const talk = openTalk(sandboxes.vina_sep, { as: 'u_paz' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => {
    const { with: takers = [], filters, ...rest } = Input.parse(input);
    return [tool, ...Object.values(rest), ...takers, ...Object.entries(filters ?? {}).flat()].join(' ');
  });
}

describe('a colleague is told what somebody makes sure that they know', () => {
  test.for([
    ['Make sure Colette hears that Greg has a second offer.', 'notify_user u_col Greg has a second offer'],
    ['See to it that Rodrigo knows the lab is closed on Friday.', 'notify_user u_rod the lab is closed on Friday.'],
    ['Please ensure Ignacio is informed that Luis signed.', 'notify_user u_ign Luis signed'],
    ['Somebody drop Greg a line that the harvest starts in March.', 'send_message c_greg the harvest starts in March'],
  ])('%s', async ([said, call]) => {
    expect(await after(said ?? '')).toEqual([call]);
  });
  test.for([
    'Make sure Colette does not hear that Greg has a second offer.',
    'Make sure Colette is happy before we tell her about Greg.',
    'Somebody wrote to Greg that the harvest starts in March.',
  ])('%s: nothing', async (said) => {
    expect(await after(said)).toEqual([]);
  });
});

describe('whoever is to be seen by somebody has a meeting with them', () => {
  test.for([
    'Have Greg seen by Colette on Thursday at 2, half an hour.',
    'I want Greg interviewed by Colette at 2 on Thursday, thirty minutes.',
    'Greg is to be seen by Colette on Thursday at 2 pm for half an hour.',
  ])('%s', async (said) => {
    expect(await after(said)).toEqual(['book_meeting c_greg u_col']);
  });
  test('who was seen has no meeting', async () => {
    expect(await after('Greg was seen by Colette on Thursday at 2 for half an hour.')).toEqual([]);
  });
});

describe('a group gets the letter that is to go to it', () => {
  test.for([
    ['Make sure the tour guides get the harvest hello.', 'send_followup harvest_hello job job_tour'],
    ['Everybody in Received: see that they get the harvest hello.', 'send_followup harvest_hello stage Received'],
    ['The harvest hello goes to everybody in Received.', 'send_followup harvest_hello stage Received'],
    [
      'Everyone on the cellar side whom we have left alone for a week should get the harvest hello.',
      'send_followup harvest_hello role cellar days_since_contact 7',
    ],
  ])('%s', async ([said, call]) => {
    expect(await after(said ?? '')).toEqual([call]);
  });
  test.for([
    'Make sure nobody in Received gets the harvest hello.',
    'Did the harvest hello go to everybody in Received?',
  ])('%s: nothing is sent', async (said) => {
    expect((await after(said)).filter((call) => !call.startsWith('find_candidates'))).toEqual([]);
  });
});

describe('what is corrected in one breath counts as corrected', () => {
  test.for([
    ['reject luis no actually leave luis alone and reject benjamin', 'reject_candidate c_ben'],
    ['reject luis uh no keep luis reject benjamin', 'reject_candidate c_ben'],
    ['offer magdalena thirty no thirty one million pesos', 'send_offer c_mag 31000000'],
    ['offer magdalena 110 no 120k', 'send_offer c_mag 120000'],
    ['book colette tomorrow uh no thursday at two for half an hour about greg', 'book_meeting c_greg u_col'],
  ])('%s', async ([said, call]) => {
    expect(await after(said ?? '')).toEqual([call]);
  });
  test('whoever is kept is not rejected instead of somebody else', async () => {
    expect(await after('reject luis no keep benjamin and reject agustin')).toEqual([]);
  });
});

describe('speech leaves out its stops', () => {
  test.for([
    ['ximena is coming along nicely cellar visit please', 'move_stage c_ximena'],
    ['ximena had a good call with us cellar visit for her', 'move_stage c_ximena'],
    ['so benjamin to phone chat his papers came', 'move_stage c_ben'],
  ])('%s', async ([said, call]) => {
    expect(await after(said ?? '')).toEqual([call]);
  });
  test.for(['ximena was not ready cellar visit please', 'ximena finished the cellar visit please'])(
    '%s: nothing',
    async (said) => {
      expect(await after(said)).toEqual([]);
    },
  );
  test.for(['hm no hang on she is abroad until october take that back', 'ah sorry that was wrong undo it'])(
    '%s',
    async (said) => {
      expect(await after('Move Ximena to Cellar Visit.', said)).toEqual(['move_stage c_ximena', 'undo_action']);
    },
  );
  test.for(['she was not going to take that back', 'greta said we should undo that'])('%s: nothing', async (said) => {
    expect(await after('Move Ximena to Cellar Visit.', said)).toEqual(['move_stage c_ximena']);
  });
});

describe('another day than the one that was asked for', () => {
  const busy = 'Book Ignacio for half an hour on Monday at 10 about Teodoro.';
  test.for([
    ['the day after', '2026-09-08T13:00:00.000Z'],
    ['oh right the budget then the day after at the same time', '2026-09-08T13:00:00.000Z'],
    ['The following day at three.', '2026-09-08T18:00:00.000Z'],
  ])('%s', async ([said = '', start]) => {
    const talk = openTalk(sandboxes.vina_sep, { as: 'u_paz' });
    for (const one of [busy, said]) await talk.say(one);
    const starts = talk.desk.calls.map(({ input }) => new Date(Start.parse(input).start).toISOString());
    expect(starts).toEqual([start]);
  });
});
