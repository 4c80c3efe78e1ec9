// What people say who hand things over before they leave, and people who were given access yesterday: what is done of it, what is left
// out of the words that are passed on, and the near twins of which nothing is done.
import { describe, expect, test } from 'vitest';
import { JsonObject } from '../../src/core/json.ts';
import { sandboxes } from '../planner/sets/train/fresh58/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(...said: readonly string[]) {
  const talk = openTalk(sandboxes.shipyard_jun, { as: 'u_sunniva' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => [tool, input]);
}

const move = (candidate: string, stage: string) => ['move_stage', { candidate, stage }];
const tell = (user: string, text: string) => ['notify_user', { user, text }];
const note = (candidate: string, text: string) => ['add_note', { candidate, text }];
const letter = (candidate: string, message_template: string) => ['send_followup', { candidate, message_template }];
const meeting = (user: string, candidate: string, duration_minutes: number) => [
  'book_meeting',
  { with: [user], candidate, duration_minutes },
];

describe('why it is handed over is no part of it', () => {
  test.each([
    ["Tell Eskil the contract is signed, I won't manage it before I leave.", tell('u_eskil', 'the contract is signed')],
    [
      "Write to Siri that we decide on Friday, please, I won't get round to it.",
      ['send_message', { candidate: 'c_siri', text: 'we decide on Friday' }],
    ],
    [
      "Chase Rolf for me with are you still there, I'd promised Eskil I would.",
      letter('c_rolf', 'are_you_still_there'),
    ],
    ['Before I log off, move Ingeborg to Yard Visit please.', move('c_ingeb', 'Yard Visit')],
    ['Before I shut my laptop: Ingeborg ought to be in Yard Visit.', move('c_ingeb', 'Yard Visit')],
    ['If I may, please move Ingeborg to Yard Visit.', move('c_ingeb', 'Yard Visit')],
    ['Can you take over Ingeborg for me: she has had her call, so Yard Visit it is.', move('c_ingeb', 'Yard Visit')],
    ['Please take Ingeborg off my hands. She should go to Yard Visit.', move('c_ingeb', 'Yard Visit')],
    ["Could you get last week's figures up so I can forward them?", ['show_metrics', { period: 'last_week' }]],
    ['What have you got done for me today?', ['list_actions', { period: 'today' }]],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    [
      "Tell Eskil I'm sorry, I won't get round to it today.",
      tell('u_eskil', "I'm sorry, I won't get round to it today"),
    ],
    [
      "Tell Eskil that I'm in Bergen, I don't have time today.",
      tell('u_eskil', "I'm in Bergen, I don't have time today"),
    ],
  ])('what the writer says of themselves is told whole: %s', async (said, call) =>
    expect(await calledBy(said)).toMatchObject([call]),
  );
});

describe('colleagues are told', () => {
  test.each([
    ["Please leave word with Torbjørn that Øyvind can't do Mondays.", tell('u_torbjorn', "Øyvind can't do Mondays")],
    ['Let Ragnhild know from me that the drawings are signed.', tell('u_ragnhild', 'the drawings are signed')],
    ['Torbjørn would like to hear that Piotr has his papers.', tell('u_torbjorn', 'Piotr has his papers')],
    [
      'Could you perhaps pass on to Eskil, whom I have not met yet, that the keys are with me?',
      tell('u_eskil', 'the keys are with me'),
    ],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    "Don't leave word with Torbjørn that Øyvind can't do Mondays.",
    'If Torbjørn calls, let him know from me that Piotr passed.',
    'She left word with Torbjørn that Piotr cannot make it.',
  ])('nobody: %s', async (said) => expect(await calledBy(said)).toEqual([]));
});

describe('what a newcomer asks for', () => {
  test.each([
    ["May I ask you to keep with Rolf's papers that he can start at once?", note('c_rolf', 'he can start at once')],
    ['Would you please take down for Rolf that he can start at once?', note('c_rolf', 'he can start at once')],
    [
      'I would like whoever reads about Siri to know that she can only work evenings.',
      note('c_siri', 'she can only work evenings'),
    ],
    ["I'd like Rolf to have the yard directions.", letter('c_rolf', 'yard_directions')],
    ['Is there a sort of to-do list for me in here?', ['morning_brief', {}]],
    ['Are there any things lying about that nobody has signed yet?', ['list_approvals', {}]],
    ['Find out for me when Torbjørn is free on Friday.', ['find_free_slots', { with: ['u_torbjorn'] }]],
    [
      'Would it be possible to have forty minutes with Torbjørn about Piotr tomorrow at half past two?',
      meeting('u_torbjorn', 'c_piotr', 40),
    ],
    [
      "Could I ask for half an hour of Torbjørn's time tomorrow at 3pm? It would be about Piotr.",
      meeting('u_torbjorn', 'c_piotr', 30),
    ],
    [
      'Could you see to it that Torbjørn gets 25 minutes tomorrow at 2pm, about Gabriel?',
      meeting('u_torbjorn', 'c_gabe', 25),
    ],
    [
      'Please reject Dagfinn. The reason is that he took another job.',
      ['reject_candidate', { candidate: 'c_dagfinn', reason: 'he took another job' }],
    ],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));
});

describe('what a colleague wishes or the writer agrees to', () => {
  test.each([
    ['Torbjørn wants the launch rehearsal out of his calendar.', ['cancel_meeting', { meeting: 'm_launch' }]],
    ["Torbjørn has seen Ingeborg's work and wants her in Yard Visit.", move('c_ingeb', 'Yard Visit')],
    ["It's fine with me that Dagfinn is turned down, so go ahead.", ['reject_candidate', { candidate: 'c_dagfinn' }]],
    [
      "Gabriel's offer is agreed at 591,000. Please see to it.",
      ['send_offer', { candidate: 'c_gabe', salary: 591_000 }],
    ],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    "It's not fine with me that Dagfinn is turned down.",
    'Is it fine with you that Dagfinn is turned down?',
    'It would be fine with me that Dagfinn is turned down if Torbjørn agrees.',
    'Torbjørn has met Dagfinn and wants to think about him.',
    "I'd like Rolf to have the yard directions, but not yet.",
  ])('nothing yet: %s', async (said) => expect(await calledBy(said)).toEqual([]));
});

describe('what the assistant can do is no condition', () => {
  test.each([
    ['Is this something you do? If so, please move Ingeborg to Yard Visit.', move('c_ingeb', 'Yard Visit')],
    [
      'Is it you who writes to people? If so, would you let Siri know by e-mail that her badge is ready?',
      ['send_message', { candidate: 'c_siri', text: 'her badge is ready' }],
    ],
    [
      'Is there a place to write down that Rolf needs parking? If so please add it for him.',
      note('c_rolf', 'Rolf needs parking'),
    ],
    ['Make sure Torbjørn knows the crane is off.', tell('u_torbjorn', 'the crane is off.')],
    ['Find out when Torbjørn has an hour on Thursday.', ['find_free_slots', { duration_minutes: 60 }]],
    ["Put something on Siri's file for me: prefers Bergen.", note('c_siri', 'prefers Bergen.')],
    ['Chase Rolf with are you still there, I keep forgetting about him.', letter('c_rolf', 'are_you_still_there')],
  ])('%s', async (said, call) => expect(await calledBy(said)).toMatchObject([call]));

  test.each([
    'Is this approved by Torbjørn? If so, please move Ingeborg to Yard Visit.',
    'Is it you who rejected Dagfinn? If so, move him back to Registered.',
    'Make sure Torbjørn knows what to do.',
  ])('nothing yet: %s', async (said) => expect(await calledBy(said)).toEqual([]));
});

describe('over two messages', () => {
  const wish = "I'd like half an hour with Torbjørn about Piotr.";

  test('a colleague who wants to talk about somebody is asked for the time', async () =>
    expect(await calledBy('Torbjørn wants half an hour about Piotr.', 'Thursday at 2pm.')).toMatchObject([
      meeting('u_torbjorn', 'c_piotr', 30),
    ]));

  test('so is the writer', async () =>
    expect(await calledBy(wish, 'Thursday at 2pm.')).toMatchObject([meeting('u_torbjorn', 'c_piotr', 30)]));

  test('who is named only in what a colleague is told is asked about', async () =>
    expect(
      await calledBy("Would you let Torbjørn know that Ingeborg's papers are here, and put her in Yard Visit?"),
    ).toMatchObject([tell('u_torbjorn', "Ingeborg's papers are here")]));
});

test('a note that is asked for behind what somebody is told is no part of it', async () =>
  expect(
    await calledBy(
      "Please remind Eskil that Siri's test is on Friday, and could you add a note for Siri that she has a boat?",
    ),
  ).toMatchObject([tell('u_eskil', "Siri's test is on Friday"), ['add_note', { candidate: 'c_siri' }]]));

describe('which of two is told by what they would do', () => {
  const asked = 'Please send Marte the yard directions.';
  const which = async (said: string) => {
    const talk = openTalk(sandboxes.shipyard_oct, { as: 'u_sunniva' });
    await talk.say(asked);
    await talk.say(said);
    return talk.desk.calls.map(({ input }) => JsonObject.parse(input)['candidate']);
  };

  test.each([
    ['Oh, there are two of them? The one who would like to buy things for us, I think.', 'c_marte1'],
    ['The one for the design office, not the buyer.', 'c_marte2'],
    ['Not Fjell.', 'c_marte2'],
    ['Fjell, not Solbakken.', 'c_marte1'],
    ['Ragnhild means Solbakken.', 'c_marte2'],
  ])('%s', async (said, candidate) => expect(await which(said)).toEqual([candidate]));

  test.each(['Not sure.', 'Fjell, not sure though.', 'The one who sings.'])('nobody: %s', async (said) =>
    expect(await which(said)).toEqual([]),
  );
});
