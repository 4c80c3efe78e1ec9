// A rejection's letter named in a clause of its own, and roundabout ways of having something told, noted or sent: what is done of
// it, and what is not.
import { describe, expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { openTalk } from './talk.ts';

const clinic = {
  ...sandboxes.clinic,
  templates: [...sandboxes.clinic.templates, { id: 'kind_no', subject: 'kind no' }],
};

async function calledBy(said: string) {
  const talk = openTalk(clinic, { as: 'u_rita' });
  await talk.say(said);
  return talk.desk.calls.map(({ tool, input }) => [tool, input]);
}

const rejectsMark = [['reject_candidate', { candidate: 'c_mark', message_template: 'kind_no' }]];

describe('a letter of rejection goes with the rejection beside it', () => {
  for (const said of [
    'Reject Mark and let the kind no letter go out with it.',
    'Reject Mark. The kind no, please.',
    "We'll have to disappoint Mark. Kind no, please.",
    'Mark has to be turned away, use kind no for it',
    'Reject Mark, and he gets the “kind no” template.',
    'Can somebody see to it that Mark gets his rejection? With the kind no letter.',
  ])
    test(`“${said}”`, async () => expect(await calledBy(said)).toMatchObject(rejectsMark));

  test('two who are turned down get it both', async () =>
    expect(await calledBy('Mark and Tom both get a no, and the kind no goes to each of them.')).toMatchObject([
      ['reject_candidate', { candidate: 'c_mark', message_template: 'kind_no' }],
      ['reject_candidate', { candidate: 'c_tom', message_template: 'kind_no' }],
    ]));

  for (const said of [
    'Not Mark. Kind no, please.',
    'Reject Mark without a letter. The kind no is for the others.',
    'I had to disappoint Mark. Is the kind no any good?',
  ])
    test(`not with “${said}”`, async () => expect(JSON.stringify(await calledBy(said))).not.toContain('kind_no'));
});

describe('told, noted or sent in roundabout words', () => {
  for (const [said, tool, whom, text] of [
    ['Have Dana informed that the van is booked', 'notify_user', 'u_dana', 'the van is booked'],
    ['Heads-up to Dana, the lunch is on me', 'notify_user', 'u_dana', 'the lunch is on me'],
    ['Message for Dana – the auditors come on Tuesday', 'notify_user', 'u_dana', 'the auditors come on Tuesday'],
    ['Give Dana the following: the scales are ordered', 'notify_user', 'u_dana', 'the scales are ordered'],
    ['Dana, she should know: the form has changed', 'notify_user', 'u_dana', 'the form has changed'],
    ["Tom's file should say that he cannot work Saturdays.", 'add_note', 'c_tom', 'he cannot work Saturdays'],
    ['Please enter the following remark in the file of Tom: speaks French', 'add_note', 'c_tom', 'speaks French'],
    ['I want it written somewhere on Tom that he broke a wrist', 'add_note', 'c_tom', 'he broke a wrist'],
    ['Put a note with Tom that he has a clean record', 'add_note', 'c_tom', 'he has a clean record'],
  ] as const)
    test(`“${said}”`, async () => {
      const key = tool === 'notify_user' ? 'user' : 'candidate';
      expect(await calledBy(said)).toMatchObject([[tool, { [key]: whom, text }]]);
    });

  test('“let Tom receive our interview prep” sends it', async () =>
    expect(await calledBy('Please let Tom receive our interview prep')).toMatchObject([
      ['send_followup', { candidate: 'c_tom', message_template: 'interview_prep' }],
    ]));

  for (const said of [
    "Don't have Dana informed that the van is booked",
    'Dana had Tom told that the van is booked',
    "Tom's file says that he cannot work Saturdays.",
    'If Dana agrees, put a note with Tom that he has a clean record',
    'Tom never got our interview prep',
  ])
    test(`nothing is done of “${said}”`, async () => expect(await calledBy(said)).toEqual([]));
});
