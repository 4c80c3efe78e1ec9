// What is logged in the CRM rather than noted in the ATS: by its many ways of being said, and its near twins.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => [tool, input]);
}

const logged = (text: string, kind?: string) => [
  'log_crm',
  { candidate: 'c_priya', text, ...(kind === undefined ? {} : { kind }) },
];

describe('what the CRM is to hold is logged there, in its own words', () => {
  test.for([
    ['log in the CRM that I talked to Priya', 'I talked to Priya'],
    ['record in CRM: Priya wants 70k minimum', 'Priya wants 70k minimum'],
    ['crm note for Priya: prefers nights', 'prefers nights'],
    ["Add to CRM - spoke with Priya, she's got another offer", "spoke with Priya, she's got another offer"],
    ['Please log a CRM entry for Priya: she asked about leave.', 'she asked about leave.'],
    ['update salesforce: Priya accepted verbally', 'Priya accepted verbally'],
    ['can you put in the crm that Priya no-showed', 'Priya no-showed'],
    ['CRM: spoke to Priya, trial went well', 'spoke to Priya, trial went well'],
    ["write up my chat with Priya in the crm, she's keen", "she's keen"],
    ['in HubSpot, note that Priya asked about relocation', 'Priya asked about relocation'],
    ['log that Priya accepted in the CRM', 'Priya accepted'],
    ["Priya's references were great, log that in the CRM", "Priya's references were great"],
    ["Log today's trial with Priya in hubspot: quick, a bit quiet", 'quick, a bit quiet'],
    ["Could you add to Priya's CRM record that she has a non-compete?", 'she has a non-compete'],
    ['make sure the CRM says that Priya prefers email', 'Priya prefers email'],
    ["log priya's acceptance in the crm", "priya's acceptance"],
    ["update Priya's CRM record: reject her if she calls again", 'reject her if she calls again'],
  ])('“%s”', async ([said, text]) => {
    expect(await saying(said ?? '')).toEqual([logged(text ?? '')]);
  });

  test.for([
    ['log a call with Priya in HubSpot: she can relocate', 'she can relocate', 'call'],
    ['Log my call with Priya in the CRM', 'call with Priya', 'call'],
    ['Log an email to Priya in the CRM', 'email to Priya', 'email'],
    ['record a meeting with Priya in Pipedrive - went well', 'went well', 'meeting'],
    ['add call notes to CRM for Priya: good energy', 'good energy', 'call'],
  ])('“%s” says what kind of entry it is', async ([said, text, kind]) => {
    expect(await saying(said ?? '')).toEqual([logged(text ?? '', kind)]);
  });

  test('what stands behind it is an order of its own, and the same is logged for somebody else', async () => {
    expect(await saying("Log my call with Priya in the CRM. She's keen. Show me Tom.")).toEqual([
      logged("She's keen.", 'call'),
      ['show_candidate', { candidate: 'c_tom' }],
    ]);
    expect(await saying('log in the crm for Priya that nights suit best', 'same for Tom')).toEqual([
      logged('nights suit best'),
      ['log_crm', { candidate: 'c_tom', text: 'nights suit best' }],
    ]);
  });

  test('it is taken back by name', async () => {
    const calls = await saying('crm note for Priya: prefers nights', 'undo that CRM entry');
    expect(calls.map(([tool]) => tool)).toEqual(['log_crm', 'undo_action']);
  });
});

describe('near twins', () => {
  test.for([
    ['note on Priya: used HubSpot at her last job', 'add_note'],
    ['note that Priya works in Salesforce', 'add_note'],
    ['log call with Priya: left a voicemail', 'add_note'],
    ['email Priya: do you know Salesforce?', 'send_message'],
    ['ask Dana to log her call with Priya in the CRM', 'notify_user'],
  ])('“%s” is %s', async ([said, tool]) => {
    const calls = await saying(said ?? '');
    expect(calls.map(([called]) => called)).toEqual([tool]);
  });

  test.for([
    'check the CRM for Priya',
    'What does the CRM say about Priya?',
    'log into HubSpot',
    'sync the CRM',
    "don't log anything in the CRM for Priya",
    'should we log it in the CRM that Priya signed?',
    'I already logged the call with Priya in the CRM',
    'Did you log my call with Priya in the CRM?',
    'If Priya accepts, log it in the CRM',
    'Add Priya to the CRM',
    'the CRM is down: who can fix it?',
  ])('“%s” logs nothing', async (said) => {
    expect((await saying(said)).filter(([tool]) => tool !== 'show_candidate')).toEqual([]);
  });
});
