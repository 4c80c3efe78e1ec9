// What is written to somebody or noted keeps its words, whatever stands in them; and what only sounds like words to be sent.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

async function saying(...said: readonly string[]) {
  const talk = openTalk(sandboxes.clinic, { as: 'u_rita' });
  const answers = [];
  for (const one of said) answers.push(await talk.say(one));
  return { calls: talk.desk.calls.map(({ tool, input }) => [tool, input]), last: answers.at(-1) };
}

const written = (text: string) => [['send_message', { candidate: 'c_tom', text }]];
const told = (text: string) => [['notify_user', { user: 'u_dana', text }]];
const noted = (text: string) => [['add_note', { candidate: 'c_tom', text }]];

describe('words to a candidate', () => {
  test.for([
    ['message tom: test moved, sorry. can u do saturday instead?', 'test moved, sorry. can u do saturday instead?'],
    ['Tell Tom we loved meeting him and that an offer is coming', 'we loved meeting him and that an offer is coming'],
    ['tell Tom his interview will be with Dana instead of Owen', 'his interview will be with Dana instead of Owen'],
    ['answer tom that remote is ok', 'remote is ok'],
    ['Thank Tom for his time', 'Thank you for your time'],
    ['Email Tom asking whether he still wants the job', 'I would like to know whether you still want the job'],
    ['Drop Tom a note thanking him for the references', 'Thank you for the references'],
  ])('“%s”', async ([said, text]) => {
    expect((await saying(said ?? '')).calls).toEqual(written(text ?? ''));
  });
});

describe('words to a colleague', () => {
  test.for([
    ["Ping Dana: is Tom's test still on?", "is Tom's test still on?"],
    ['Tell Dana to reject Tom', 'reject Tom'],
    ['chase Dana for her feedback on Tom', 'I would like to ask you for your feedback on Tom'],
    ['Loop Dana in on Tom: he wants nights only', 'he wants nights only'],
    ["Can you message Dana on Slack to say that Tom's panel is confirmed?", "Tom's panel is confirmed"],
    ['Post to Dana: swap our calls tomorrow?', 'swap our calls tomorrow?'],
    ['Dana needs a heads up that the trial moved to 10', 'the trial moved to 10'],
    ['tell Dana thanks for her help with Tom', 'thanks for her help with Tom'],
  ])('“%s”', async ([said, text]) => {
    expect((await saying(said ?? '')).calls).toEqual(told(text ?? ''));
  });
});

describe('notes', () => {
  test.for([
    ['Add a note to Tom. He has his own van.', 'He has his own van.'],
    ['Save a note against Tom. Portuguese native, fluent French.', 'Portuguese native, fluent French.'],
    ["Can you jot something on Tom's profile? He's allergic to dust.", "He's allergic to dust."],
    ['tom note - allergic to nuts', 'allergic to nuts'],
    ['Tom: note that he wants nights', 'he wants nights'],
    ["Under Tom's profile put that he manages 6 people", 'he manages 6 people'],
    ["can u save this to Tom's file: portfolio is out of date", 'portfolio is out of date'],
  ])('“%s”', async ([said, text]) => {
    expect((await saying(said ?? '')).calls).toEqual(noted(text ?? ''));
  });

  test('an order behind a bare note is no note', async () => {
    const { calls, last } = await saying('Add a note to Tom. Move Priya to Offer.');
    expect(calls.map(([tool]) => tool)).toEqual(['move_stage']);
    expect(last?.asks).toBe(true);
  });

  test('who stands in a note only is “her” in the next sentence', async () => {
    const { calls } = await saying('Note: spoke to Tom, he can start soon. Also send him the interview prep.');
    expect(calls.at(-1)).toEqual(['send_followup', { candidate: 'c_tom', message_template: 'interview_prep' }]);
  });
});

describe('nothing is sent', () => {
  test.for([
    'Message everyone in Applied: we will get back to you by Friday',
    "tell everyone in Applied we're deciding on Friday",
    'Notify Dana when Tom accepts',
    'let Dana know once Tom replies',
    'congratulate Tom on the offer from all of us',
    'pause all follow-ups to Tom until Monday',
    'Thank Tom',
  ])('“%s” is asked about', async (said) => {
    const { calls, last } = await saying(said);
    expect(calls).toEqual([]);
    expect(last?.asks).toBe(true);
  });
});
