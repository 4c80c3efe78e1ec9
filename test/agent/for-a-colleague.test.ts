// What a colleague asks for through the writer, what others say is to be done and the writer asks for besides, and requests whose
// letter, stage or person stands in another sentence: what is done of them, and the near twins of which nothing is done.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sets/train/fresh33/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(...said: readonly string[]) {
  const talk = openTalk(sandboxes.science_jun, { as: 'u_rikako' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => [tool, input]);
}

const move = (candidate: string, stage: string) => ['move_stage', { candidate, stage }];
const reject = (candidate: string, more = {}) => ['reject_candidate', { candidate, ...more }];
const letter = (candidate: string, message_template: string) => ['send_followup', { candidate, message_template }];

describe('a colleague asks for it', () => {
  test.each([
    ['Ms. Ito wants Takumi in the Final Interview stage.', move('c_takumi', 'Final Interview')],
    ['Gordon would like Thuy moved to Gallery Walk', move('c_thuy', 'Gallery Walk')],
    ['Ms. Ito asks you to move Thuy to Gallery Walk.', move('c_thuy', 'Gallery Walk')],
    ['Haruto needs someone to send Paulo the document request', letter('c_paulo', 'document_request')],
    [
      'Ngozi says to reject Wendell with the polite decline',
      reject('c_wendell', { message_template: 'polite_decline' }),
    ],
    ["Gordon's been on the phone. He'd like you to move Takumi to Gallery Walk.", move('c_takumi', 'Gallery Walk')],
    ["The director isn't convinced. She wants Wendell turned down.", reject('c_wendell')],
    ['She also wants Oluf turned down, no letter.', reject('c_oluf')],
    [
      'Gordon is asking who we have for Archivist, could you pull that up for him?',
      ['find_candidates', { job: 'job_arch' }],
    ],
    ['Haruto wants to know who is in Document Check', ['find_candidates', { stage: 'Document Check' }]],
    ['Ngozi wants the candidate at risk sequence started for Bertil', ['start_sequence', { candidate: 'c_bertil' }]],
    [
      'Ms. Ito asks you to note for Takumi: recommended by Kyoto',
      ['add_note', { candidate: 'c_takumi', text: 'recommended by Kyoto' }],
    ],
    ['Ms. Ito asked me to have you move Thuy to Gallery Walk.', move('c_thuy', 'Gallery Walk')],
    ['Gordon wants me to get you to reject Wendell', reject('c_wendell')],
    ['Gordon Prescott-Hale told us to ask you to reject Wendell', reject('c_wendell')],
    ['Ngozi asked whether you could reject Wendell', reject('c_wendell')],
    ['Gordon has requested that Thuy be moved to Gallery Walk.', move('c_thuy', 'Gallery Walk')],
    ['Ms. Ito asked that Wendell be rejected', reject('c_wendell')],
    ['Gordon would like Thuy to go to Gallery Walk', move('c_thuy', 'Gallery Walk')],
    [
      'Ngozi asked that a note be made for Takumi: recommended by Kyoto',
      ['add_note', { candidate: 'c_takumi', text: 'recommended by Kyoto' }],
    ],
    ['Haruto asked me to reject Wendell. Can you do it?', reject('c_wendell')],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    'Gordon wants me to move Takumi to Final Interview',
    'Gordon thinks we should move Takumi to Final Interview',
    'Takumi would like Gordon told about it',
    'If Gordon wants Thuy moved to Gallery Walk, he should say so.',
    'Gordon no longer wants Thuy moved to Gallery Walk',
    "Gordon doesn't want Thuy rejected",
    'Gordon wants Thuy rejected if she fails the walk',
    'Gordon wants Thuy in Gallery Walk one day',
    'Gordon says not to move Thuy to Gallery Walk',
    'Gordon says to wait with Thuy',
    'Gordon wants Thuy.',
    'Gordon asked me to move Thuy to Gallery Walk',
    'Gordon never asked me to have you move Thuy to Gallery Walk',
    'Gordon told me not to have you move Thuy to Gallery Walk',
    "Gordon asked whether you'd moved Thuy to Gallery Walk",
    'Gordon asked Haruto to reject Wendell, not you.',
    'Takumi asked me to have you reject Wendell',
    'Gordon asked me to have you move Thuy to Gallery Walk if she likes it',
    'Gordon asked who was in Panel and I read him the list.',
    'They say Gordon wants Thuy rejected, but I doubt it.',
  ])('nothing is done of “%s”', async (said) =>
    expect((await calledBy(said)).filter(([tool]) => tool !== 'find_candidates')).toEqual([]),
  );
});

test('who has a meeting booked through the writer is in it, and both orders are done', async () => {
  const friday = { candidate: 'c_thuy', with: ['u_gordon'], duration_minutes: 60 };
  expect(await calledBy('Gordon asked me to have you book an hour for him with Thuy on Friday at 11.')).toMatchObject([
    ['book_meeting', friday],
  ]);
  expect(await calledBy('Gordon wants an hour with Thuy on Friday at 11')).toMatchObject([['book_meeting', friday]]);
  expect(await calledBy('Ms. Ito says to move Thuy to Gallery Walk and to reject Wendell.')).toMatchObject([
    move('c_thuy', 'Gallery Walk'),
    reject('c_wendell'),
  ]);
});

describe('others say so, and it is asked for besides', () => {
  test.each([
    ['My manager said Thuy should be moved to Gallery Walk. Could you start that?', move('c_thuy', 'Gallery Walk')],
    [
      "I was told Thuy ought to be in Gallery Walk by now, but she's still under First Talk, so would you change it?",
      move('c_thuy', 'Gallery Walk'),
    ],
    [
      'She wishes to offer Anjali 5,750,000 yen from 1 October; kindly prepare it.',
      ['send_offer', { candidate: 'c_anjali', salary: 5_750_000 }],
    ],
    ['Thuy has earned the Document Check stage, somebody please put her there.', move('c_thuy', 'Document Check')],
    ['A document request would be kind to Paulo now. Please send him one.', letter('c_paulo', 'document_request')],
    [
      "The one I'm looking for is called document_request, it's in the list. Paulo should get it.",
      letter('c_paulo', 'document_request'),
    ],
    [
      "Don't let me forget about Sun-hee: she knows the Daesung people. Put that in her notes.",
      ['add_note', { candidate: 'c_sunhee', text: 'she knows the Daesung people' }],
    ],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    'My manager said Thuy should be moved to Gallery Walk. Could you check that?',
    'My manager said Thuy might be moved to Gallery Walk. Could you start that?',
    'I was told Thuy should not be moved to Gallery Walk. Please see to it.',
    'Thuy and Takumi did well, the next step is Gallery Walk. Put her there.',
    'Paulo asked for the document request. Send him one?',
    'Paulo has got the document request. Oluf should get it if he asks.',
    'With Takumi we are resigning, please write him off slowly.',
  ])('nothing is done of “%s”', async (said) => expect(await calledBy(said)).toEqual([]));
});

test('a role is a requisition where only one is called so by its last word', async () => {
  expect(await calledBy('Show me the preparators')).toMatchObject([['find_candidates', { job: 'job_prep' }]]);
  expect(await calledBy('Who are our conservators?')).toEqual([]);
});

test('a look that is asked for twice in one breath is one', async () => {
  expect(await calledBy('Who is in Document Check? Show me.')).toMatchObject([
    ['find_candidates', { stage: 'Document Check' }],
  ]);
});

describe('what is named beside an order only to be clear', () => {
  test.each([
    ['Oluf: the stage should read Document Check, not New', move('c_oluf', 'Document Check')],
    ['Move Thuy to Final Interview, not Offer', move('c_thuy', 'Final Interview')],
    ['Paulo gets the document request, not the gallery walk invitation', letter('c_paulo', 'document_request')],
    ['Reject Wendell; no mail necessary.', reject('c_wendell')],
    ['wendell never came to his talk so hes out reject him', reject('c_wendell')],
  ])('%s', async (said, call) => expect(await calledBy(said)).toEqual([call]));

  test.each([
    'Not Final Interview, and not Offer for Thuy either',
    'Move Thuy to Final Interview, not Takumi',
    'Move Thuy to Final Interview, not yet',
    'Move Thuy, not to Final Interview',
  ])('nothing is done of “%s”', async (said) => expect(await calledBy(said)).toEqual([]));
});
