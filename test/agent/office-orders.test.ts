// Orders about sequences, overviews, integrations and what waits, in words that nobody wrote down before; and their near twins.
import { describe, expect, test } from 'vitest';
import { plainly } from '../../src/nlp/frames.ts';
import { guessIntents } from '../../src/nlp/intents.ts';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => ({ tool, input }));
}

describe('a sequence is begun', () => {
  test.for([
    'Priya belongs in the candidate at risk sequence by now.',
    'Priya should run through the candidate at risk sequence.',
    'Let the sequence for candidates at risk begin for Priya.',
    'enrol priya in candidate at risk pls',
    'candidate at risk sequence → Priya',
    'Priya is to be entered into the candidate at risk sequence.',
    'Priya should be on “Candidate at risk”.',
    "Let's get Priya going on the at-risk sequence.",
    'Sign Priya up for the candidate at risk emails',
    'The candidate at risk sequence may begin for Priya.',
  ])('“%s”', async (said) => {
    const input = { candidate: 'c_priya', sequence: 'candidate-at-risk' };
    expect(await saying(said)).toEqual([{ tool: 'start_sequence', input }]);
  });

  test.for([
    'Priya should not run through the candidate at risk sequence.',
    'If Priya is quiet, she belongs in the candidate at risk sequence.',
    'Priya is in the candidate at risk sequence.',
    'Should Priya get the candidate at risk sequence?',
    'Priya wrote “Candidate at risk” on her mug.',
  ])('and not by “%s”', async (said) => {
    expect((await saying(said)).filter(({ tool }) => tool.endsWith('_sequence'))).toEqual([]);
  });
});

test.for([
  "Priya's sequence can end here, she has answered.",
  'Could you unenrol Priya from whatever sequence she is in?',
  'Priya has had enough of our mails; unsubscribe her from the sequence.',
  'Priya has answered, so her sequence can stop.',
])('a sequence is ended: “%s”', async (said) => {
  expect(await saying(said)).toEqual([{ tool: 'stop_sequence', input: { candidate: 'c_priya' } }]);
});

test.for([
  ["today's priorities", 'morning_brief', {}],
  ['Give me a rundown of what needs attention', 'morning_brief', {}],
  ['Does anything need my okay?', 'list_approvals', {}],
  ['Which technicians are in Applied?', 'find_candidates', { job: 'job_lab', stage: 'Applied' }],
  ['Daily rundown please', 'morning_brief', {}],
  ['Please to give the overview of the day.', 'morning_brief', {}],
  ['An overview of matters awaiting authorisation is kindly requested.', 'list_approvals', {}],
  ['See whether anything is stuck waiting for a signature.', 'list_approvals', {}],
  ['May I have an overview of everything that was undertaken yesterday?', 'list_actions', { period: 'yesterday' }],
  ['Last week, figures?', 'show_metrics', { period: 'last_week' }],
  ['Please furnish me with our recruiting figures of last week.', 'show_metrics', { period: 'last_week' }],
] as const)('an overview is shown: “%s”', async ([said, tool, input]) => {
  expect(await saying(said)).toEqual([{ tool, input }]);
});

test.for([
  'The morning brief has become really useful, by the way.',
  'My approval of the budget came too late.',
  'Our integrations were down all of Saturday.',
  'The numbers looked good to them.',
])('nothing is shown of what is only told of it: “%s”', async (said) => {
  expect(await saying(said)).toEqual([]);
});

test.for(['Denied.', 'Not approved.', 'I refuse that one', 'I do not approve it'])(
  'what waits is declined: “%s”',
  async (said) => {
    expect((await saying('Reject Mark.', said)).map(({ tool }) => tool)).toEqual([
      'reject_candidate',
      'decline_action',
    ]);
  },
);

test('the end of a sequence that is called after an offer withdraws none', async () => {
  expect(await saying('Cancel the offer extended sequence that Priya is in')).toEqual([
    { tool: 'stop_sequence', input: { candidate: 'c_priya', sequence: 'offer-extended' } },
  ]);
});

const meantBy = (text: string) => guessIntents(text, new Set())[0]?.intent;

test.for([
  'Fire off the Workday sync',
  'lever sync once more',
  'set the BambooHR sync going',
  'Zoho needs a sync',
  'launch the synchronisation of Personio',
])('an integration is run: “%s”', (said) => expect(meantBy(plainly(said))).toBe('run_sync'));

test.for(['cancel the Lever sync', 'the Lever sync ran again', "don't run the Lever sync", 'we need a sync'])(
  'no integration is run by “%s”',
  (said) => expect(meantBy(said)).not.toBe('run_sync'),
);

describe('what waits is decided', () => {
  test.for([
    ['I hereby authorise the above.', 'approve_action'],
    ['All right then, I do approve.', 'approve_action'],
    ['Give it the go-ahead.', 'approve_action'],
    ['She has agreed, so go on and approve it.', 'approve_action'],
    ['Block that.', 'decline_action'],
    ['I say no to that request of mine.', 'decline_action'],
    ['Do not let this one pass.', 'decline_action'],
  ] as const)('“%s”', async ([said, tool]) => {
    expect((await saying('reject Mark', said)).map((call) => call.tool)).toEqual(['reject_candidate', tool]);
  });

  test.for(['If she has agreed, so be it, approve it then.', 'Who has to approve it?', 'Block that hour for me.'])(
    'and not by “%s”',
    async (said) =>
      expect((await saying('reject Mark', said)).filter(({ tool }) => /^(?:approve|decline)_/.test(tool))).toEqual([]),
  );
});

test.for(['argh, recall that', 'Back to where it was before, please.'])(
  'what was done is taken back: “%s”',
  async (said) =>
    expect((await saying('move Priya to phone screen', said)).map(({ tool }) => tool)).toEqual([
      'move_stage',
      'undo_action',
    ]),
);

test.for(['Do you recall that day?', 'can we go back to the list?'])('and not by “%s”', async (said) => {
  expect((await saying('move Priya to phone screen', said)).map(({ tool }) => tool)).not.toContain('undo_action');
});
