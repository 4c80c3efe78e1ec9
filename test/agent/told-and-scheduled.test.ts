// What a coordinator, a go-between and somebody who dictates say around an order: what it is for, where it is to be, who is to hear of it,
// who asked for it. Beside each what is said in nearly the same words and must not be done, or not be lost.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sandboxes } from '../planner/sets/train/fresh51/sandboxes.ts';
import { openTalk } from './talk.ts';

const Named = z.object({
  candidate: z.string().optional(),
  user: z.string().optional(),
  meeting: z.string().optional(),
  stage: z.string().optional(),
  location: z.string().optional(),
  text: z.string().optional(),
  with: z.array(z.string()).optional(),
});

async function after(said: string) {
  const talk = openTalk(sandboxes.transit_oct, { as: 'u_marguerite' });
  const { asks } = await talk.say(said);
  const calls = talk.desk.calls.map(({ tool, input }) => {
    const { candidate, user, meeting, stage, location, text, with: takers = [] } = Named.parse(input);
    return [tool, candidate, user, meeting, ...takers, stage, location, ownWords(tool, text)]
      .filter((part) => part !== undefined)
      .join(' ');
  });
  return { asks, calls };
}
/** News of an order is worded by the planner. */
const ownWords = (tool: string, text: string | undefined) =>
  tool !== 'add_note' && /\b(?:is cancelled|take place)\b/.test(text ?? '') ? undefined : text;
const done = (...calls: readonly string[]) => ({ asks: false, calls });
const asked = (...calls: readonly string[]) => ({ asks: true, calls });

describe('what an order is for is no part of it', () => {
  test.for([
    ['Send Clint the still interested email so that he doesn’t think we forgot him.', done('send_followup c_clint')],
    [
      'Could you send Clint the still interested email so that he knows we are interested?',
      done('send_followup c_clint'),
    ],
    ['book half an hour with odell on friday at one it’s about the night shift', done('book_meeting u_odell')],
    ['Book Lamar with Odell on Thursday at 2 so they can talk about nights.', done('book_meeting c_lamar u_odell')],
    [
      'Send Clint the still interested email so he knows where he stands, and cancel Lamar’s call.',
      done('send_followup c_clint', 'cancel_meeting m_lam'),
    ],
    [
      'Tell Denny the call is off so he can leave early.',
      done('notify_user u_denny the call is off so he can leave early'),
    ],
    ['Tell Odell it’s about the night shift.', done("notify_user u_odell it's about the night shift")],
    [
      'Note on Lamar that he works nights so that he can study.',
      done('add_note c_lamar he works nights so that he can study'),
    ],
    ['Email Clint so he knows we haven’t forgotten him.', asked()],
    ['book half an hour with odell on friday at one its about lamar', done('book_meeting c_lamar u_odell')],
  ] as const)('“%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });
});

describe('where a meeting is to be goes into it, and is lost nowhere else', () => {
  test.for([
    [
      'Juanita with Bashir on Wednesday 8:30-9:15 at the Eastside depot.',
      done('book_meeting c_juanita u_bashir the Eastside depot'),
    ],
    [
      'Book Juanita with Bashir at our north garage on Wednesday at 8:30.',
      done('book_meeting c_juanita u_bashir our north garage'),
    ],
    ['Check-in for Juanita with Bashir on Thursday at 8am, 15 minutes.', done('book_meeting c_juanita u_bashir')],
    ["Move Anahit's panel to 2pm on Wednesday at the depot.", asked()],
    ['Book Juanita with the depot manager on Wednesday at 8:30.', asked()],
    ['check in with Lamar', done('send_followup c_lamar')],
  ] as const)('“%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });
});

describe('a colleague and a candidate are both told', () => {
  test.for([
    [
      "Cancel Lamar's call and let Denny and Lamar know.",
      done('cancel_meeting m_lam', 'notify_user u_denny', 'send_message c_lamar'),
    ],
    [
      "Cancel Lamar's call and tell Lamar and Denny.",
      done('cancel_meeting m_lam', 'send_message c_lamar', 'notify_user u_denny'),
    ],
    [
      'Tell Denny and Lamar that it is at 2.',
      done('notify_user u_denny it is at 2', 'send_message c_lamar it is at 2'),
    ],
    ['Tell Denny that Lamar and Odell are late.', done('notify_user u_denny Lamar and Odell are late')],
    ['Tell Terrence and Denny that it is off.', asked()],
    ['Inform Denny, Lamar comes with his own car.', done('notify_user u_denny Lamar comes with his own car')],
  ] as const)('“%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });

  test('who is written to, right after an order about somebody who applied, is that one', async () => {
    expect(
      await after("Lorena lost her instructor, so please cancel Rubén's road test and write to him that we are sorry."),
    ).toEqual(done('cancel_meeting m_rt', 'send_message c_ruben we are sorry'));
  });
});

describe('what somebody asked the writer to have done is passed on', () => {
  test.for([
    ["Odell asked me to get Fatou's panel moved to Friday at 10.", done('reschedule_meeting m_fat')],
    ['Odell asked me to have Lamar moved to Panel Interview.', done('move_stage c_lamar Panel Interview')],
    ['Ingrid asked me to find out who is at Panel Interview.', done('find_candidates Panel Interview')],
    ['Wenling asked for a list of everybody at Panel Interview.', done('find_candidates Panel Interview')],
    ['Odell asked me to move Lamar to Panel Interview.', done()],
    ['Odell asked me to get Lamar a coffee.', done()],
    ["Odell asked me to get Fatou's panel moved, but not to Friday.", done()],
  ] as const)('“%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });
});

describe('a fact and a word on what to do with it', () => {
  test.for([
    ["Lamar's call on Wednesday is now at 3:30pm, please update it.", done('reschedule_meeting m_lam')],
    [
      'Everett called to say he likes nights, so put that in his notes please.',
      done('add_note c_everett Everett called to say he likes nights'),
    ],
    [
      "Three things from this morning's meeting: DeMarcus goes to Road Test, Pavlo goes to Phone Interview.",
      done('move_stage c_demarcus Road Test', 'move_stage c_pavlo Phone Interview'),
    ],
    ["Lamar's call on Wednesday was at 3:30pm, please update it.", asked()],
  ] as const)('“%s”', async ([said, outcome]) => {
    expect(await after(said)).toEqual(outcome);
  });

  test.for([
    'Book with Odell on Thursday: Lamar at 1 and Yolanda Cisneros at 2, 45 minutes each.',
    'Odell on Thursday: Lamar at 1, Yolanda Cisneros at 2, 45 min each.',
  ])('two meetings at their times: “%s”', async (said) => {
    expect(await after(said)).toEqual(done('book_meeting c_lamar u_odell', 'book_meeting c_yolanda2 u_odell'));
  });
});

test.for([
  ['Book Lamar with Odell on Thursday at 9 about the night shifts.', '2026-10-08T09:00:00-04:00'],
  ['Book Lamar with Odell on Thursday at 9, he has questions about the evening classes.', '2026-10-08T09:00:00-04:00'],
  ['Book Lamar with Odell on Thursday night at 9.', '2026-10-08T21:00:00-04:00'],
] as const)('what somebody works is no time: “%s”', async ([said, start]) => {
  const talk = openTalk(sandboxes.transit_oct, { as: 'u_marguerite' });
  await talk.say(said);
  expect(talk.desk.calls.map(({ input }) => Object(input)['start'])).toEqual([start]);
});
