// What a coordinator asks for all week: facts about somebody, a whole stage, a whole day of meetings, another interviewer, a letter by what
// it is about. Beside each what is said in nearly the same words and must not be done.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sets/train/fresh42/sandboxes.ts';
import { openTalk } from './talk.ts';

async function calledBy(...said: readonly string[]) {
  const talk = openTalk(sandboxes.sunroof_mar, { as: 'u_renata' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}
const written = async (...said: readonly string[]) =>
  (await calledBy(...said)).map(({ tool, input }) => `${tool} ${Object.values(Object(input)).join(' ')}`);

const looks = new Set(['show_candidate', 'find_candidates', 'find_free_slots', 'morning_brief', 'list_actions']);
const changes = async (said: string) => (await calledBy(said)).filter(({ tool }) => !looks.has(tool));

test.for([
  "When is Keanu's interview?",
  "what time is Keanu's interview on Wednesday",
  'How long has Keanu been in Manager Interview?',
  'what did Hollis say about Keanu',
  "what's next for Keanu",
  'Brief me on Keanu before I call him.',
  'quick briefing on keanu pls',
])('a matter of fact is looked up: “%s”', async (said) => {
  expect(await calledBy(said)).toEqual([{ tool: 'show_candidate', input: { candidate: 'c_keanu' } }]);
});

test.for([
  ['did anything go out today', 'list_actions', { period: 'today' }],
  ['What have we sent this week?', 'list_actions', { period: 'this_week' }],
  ['were any emails sent yesterday', 'list_actions', { period: 'yesterday' }],
  ['brief me', 'morning_brief', {}],
] as const)('and so is this: “%s”', async ([said, tool, input]) => {
  expect(await calledBy(said)).toEqual([{ tool, input }]);
});

test.for(['did you send it already?', 'should Keanu go to Site Day?'])(
  'what is weighed is not looked up: “%s”',
  async (said) => {
    expect(await calledBy(said)).toEqual([]);
  },
);

describe('a whole stage is moved by the names of those who stand there', () => {
  test.for([
    'Advance everyone in References to Offer.',
    'all of References moves on to Offer please',
    'push the whole References stage to Offer',
    'Everybody at References can go to Offer now.',
    'Advance everyone in References.',
  ])('“%s”', async (said) => {
    expect(await written(said)).toEqual(['move_stage c_prakash Offer', 'move_stage c_fatou Offer']);
  });

  test('but for some of them, whatever the stage is called', async () => {
    expect(await written('Everyone in Site Day goes on to References, apart from Odalys.')).toEqual([
      'move_stage c_wendell References',
    ]);
  });

  test.for([
    "Don't move everyone in References to Offer yet.",
    'If everyone in References goes on to Offer we are full.',
    'Should everyone in References go to Offer?',
    'Hollis says everyone in References goes to Offer.',
    'Everyone in References went to Offer.',
    'Move everyone in References to Rejected.',
    'Move everyone who has been in References for 5 days to Offer.',
  ])('and not by “%s”', async (said) => {
    expect(await changes(said)).toEqual([]);
  });
});

describe('all meetings of a day are put off or called off together', () => {
  test.for([
    'Push everything I have on Thursday back by half an hour.',
    'shift both my calls on Thursday by 30 minutes',
  ])('“%s”', async (said) => {
    expect(await written(said)).toEqual([
      'reschedule_meeting m_hux 2027-03-04T17:00:00.000Z',
      'reschedule_meeting m_jep 2027-03-04T22:30:00.000Z',
    ]);
  });

  test('to another day, at their hours', async () => {
    expect(await written('move all my Thursday screens to Friday')).toEqual([
      'reschedule_meeting m_hux 2027-03-05T09:30:00-07:00',
      'reschedule_meeting m_jep 2027-03-05T15:00:00-07:00',
    ]);
  });

  test('off', async () => {
    expect(await written('cancel all my screens on Thursday')).toEqual([
      'cancel_meeting m_hux',
      'cancel_meeting m_jep',
    ]);
  });

  test.for([
    'push everything on Thursday by half an hour',
    'push everything I have back by half an hour',
    "Don't push everything I have on Thursday back by half an hour.",
    'push everything I have on Thursday but the screens by half an hour',
    'push everything I have on Thursday to 3pm',
    'if it snows, cancel all my screens on Thursday',
    'cancel everything',
  ])('and not by “%s”', async (said) => {
    expect(await changes(said)).toEqual([]);
  });
});

describe('a meeting is given to another colleague', () => {
  test.for([
    "Please swap Hollis for Mirela on Keanu's interview tomorrow, same time.",
    "replace Hollis with Mirela in Keanu's interview",
    "have Mirela take Keanu's interview instead of Hollis",
    "Put Mirela on Keanu's interview instead of Hollis.",
  ])('“%s”', async (said) => {
    expect(await calledBy(said)).toMatchObject([
      { tool: 'cancel_meeting', input: { meeting: 'm_kea' } },
      {
        tool: 'book_meeting',
        input: { candidate: 'c_keanu', with: ['u_mirela'], start: '2027-03-03T10:00:00-07:00', duration_minutes: 45 },
      },
    ]);
  });

  test.for([
    "don't swap Hollis for Mirela on Keanu's interview",
    "should we swap Hollis for Mirela on Keanu's interview?",
    "if Hollis is ill, swap Hollis for Mirela on Keanu's interview",
    "Hollis wants to swap with Mirela on Keanu's interview",
    "swap Imogen for Mirela on Keanu's interview",
    "Mirela took Keanu's interview instead of Hollis",
    "swap Mirela for Imogen on Noor's interview and move it to Monday at 10",
  ])('and not by “%s”', async (said) => {
    expect(await changes(said)).toEqual([]);
  });

  test('who is busy then is not booked, and nothing is called off', async () => {
    expect(await changes("swap Dashiell for Imogen on Bryn Mostyn's interview")).toEqual([]);
  });
});

describe('a letter is known by what it is about', () => {
  test.for([
    ['Send Marisol the letter about the site day.', 'c_marisol', 'site_day_info'],
    ['follow up with Marisol about her availability', 'c_marisol', 'availability_request'],
    ['Ask Marisol for her availability with the usual letter.', 'c_marisol', 'availability_request'],
    ['Marisol still owes us her references, send her the form again.', 'c_marisol', 'reference_form'],
    ['chase marisol for her references', 'c_marisol', 'reference_form'],
  ] as const)('“%s”', async ([said, candidate, message_template]) => {
    expect(await calledBy(said)).toEqual([{ tool: 'send_followup', input: { candidate, message_template } }]);
  });

  test('and of a group, where the message ends with it', async () => {
    expect(await calledBy('Follow up with everyone in sales, the still keen letter is fine.')).toEqual([
      { tool: 'send_followup', input: { filters: { role: 'sales' }, message_template: 'still_keen' } },
    ]);
  });

  test.for([
    'send marisol a message about the site day being moved',
    'Ask Marisol for her certificates with the usual letter.',
    'Should I send Marisol the letter about the site day?',
    "Don't send Marisol the letter about the site day.",
  ])('and not sent by “%s”', async (said) => {
    expect(await changes(said)).toEqual([]);
  });
});

describe('a meeting begins where another one gives its time', () => {
  test.for([
    ['Book Marisol with Hollis straight after her phone screen.', 'c_marisol u_hollis 2027-03-02T21:30:00.000Z 30'],
    ['book keanu with dashiell right before his interview', 'c_keanu u_dashiell 2027-03-03T16:30:00.000Z 30'],
    [
      "Book Tobin with Hollis right after Keanu's interview tomorrow for 45 minutes.",
      'c_tobin u_hollis 2027-03-03T17:45:00.000Z 45',
    ],
  ] as const)('“%s”', async ([said, call]) => {
    expect(await written(said)).toEqual([`book_meeting ${call}`]);
  });

  test.for([
    'book Tobin with Imogen right after his interview',
    'book Marisol with Hollis after her phone screen',
    'Should we book Marisol with Hollis straight after her phone screen?',
    "don't book Marisol with Hollis straight after her phone screen",
  ])('and not by “%s”', async (said) => {
    expect(await changes(said)).toEqual([]);
  });
});

test.for([
  [
    'give Wendell a call with Hollis tomorrow at 3pm Eastern',
    ['book_meeting c_wendell u_hollis 2027-03-03T13:00:00-07:00 30'],
  ],
  [
    "make noor's interview with mirela an hour long instead of forty five minutes",
    ['reschedule_meeting m_noo 2027-03-05T11:00:00-07:00 60'],
  ],
  [
    'tell hollis the interview with keanu tomorrow is off and cancel it',
    ['notify_user u_hollis the interview with keanu tomorrow is off', 'cancel_meeting m_kea'],
  ],
  [
    "let hollis know keanu's interview is off and cancel it",
    ["notify_user u_hollis keanu's interview is off", 'cancel_meeting m_kea'],
  ],
  [
    'write to odalys and say we will come back to her by thursday',
    ['send_message c_odalys we will come back to her by thursday'],
  ],
] as const)('all of it is done, and nothing else: “%s”', async ([said, calls]) => {
  expect(await written(said)).toEqual(calls);
});

describe('an answer or a word behind an order keeps all that it says', () => {
  test.for([
    ['Mostyn, and make it 45 minutes', 'u_dashiell 2027-03-03T14:00:00-07:00 45 c_bryn1'],
    ['Mostyn, but at 3', 'u_dashiell 2027-03-03T15:00:00-07:00 30 c_bryn1'],
  ] as const)('“%s”', async ([said, call]) => {
    expect(await written('Book Bryn with Dashiell tomorrow at 2', said)).toEqual([`book_meeting ${call}`]);
  });

  test.for(['wait, not Noor, she stays where she was', 'Noor stays where she was'])('“%s”', async (said) => {
    expect((await calledBy('Move Keanu, Sunniva and Noor to Site Day', said)).slice(3)).toEqual([
      { tool: 'undo_action', input: { action: 'act_3' } },
    ]);
  });

  test.for([
    ['Can we do the same for Jessica right after?', '2027-03-05T09:30:00-07:00'],
    ['could you do the same for Jessica at 10?', '2027-03-05T10:00:00-07:00'],
  ] as const)('“%s”', async ([said, start]) => {
    const [, booked, ...others] = await calledBy('Book Odalys with Dashiell Friday at 9 for half an hour.', said);
    expect(booked).toMatchObject({
      tool: 'book_meeting',
      input: { candidate: 'c_jess2', with: ['u_dashiell'], start },
    });
    expect(others).toEqual([]);
  });

  test.for(['should we do the same for Jessica at 10?', "don't do the same for Jessica at 10"])(
    'and nothing is done by “%s”',
    async (said) => {
      expect(await calledBy('Book Odalys with Dashiell Friday at 9 for half an hour.', said)).toHaveLength(1);
    },
  );

  test('the terms of an offer are no letter, and a letter is no offer', async () => {
    const moved = 'Advance Sunniva to Offer.';
    expect((await written(moved, 'Then send her one: 88k, first of September.'))[1]).toBe(
      'send_offer c_sunniva 88000 2027-09-01',
    );
    expect((await written(moved, 'Send her a note: 88k is what we had in mind'))[1]).toBe(
      'send_message c_sunniva 88k is what we had in mind',
    );
  });
});
