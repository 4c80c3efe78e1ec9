// A reply with an order behind it, an answer that names somebody else, and a change of mind over all that was done.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { outfitters } from '../journeys/talks/outfitters.ts';
import { openTalk } from './talk.ts';

const text = z.string().optional();
const Input = z.looseObject({
  candidate: text,
  user: text,
  stage: text,
  action: text,
  with: z.array(z.string()).optional(),
});

/** What the last message called, in short, and whether it asks. */
async function last(...messages: readonly string[]) {
  const talk = openTalk(outfitters, { as: 'u_imogen' });
  let asks = false;
  let before = 0;
  for (const said of messages) {
    before = talk.desk.calls.length;
    ({ asks } = await talk.say(said));
  }
  const calls = talk.desk.calls.slice(before).map(({ tool, input }) => {
    const { candidate, user, stage, with: takers = [], action } = Input.parse(input);
    return [tool, candidate, stage, ...takers, user, action].filter((one) => one !== undefined).join(' ');
  });
  return { asks, calls };
}

describe('a reply and an order', () => {
  test.each([
    [
      ['move Ana to workshop', "Kowalczyk, and tell Marcus she's coming"],
      ['move_stage c_kowal Workshop', 'notify_user u_marcus'],
    ],
    [
      ['book 30 minutes with Dev for Mei-Lin', 'friday 4pm and move her to workshop'],
      ['book_meeting c_mei u_dev', 'move_stage c_mei Workshop'],
    ],
    [
      ['move Hugo', "to workshop and tell Dev he's through"],
      ['move_stage c_hugo Workshop', 'notify_user u_dev'],
    ],
    [
      ['reject Omar', 'go ahead, and also reject Leo'],
      ['approve_action', 'reject_candidate c_leo'],
    ],
    [
      ['reject Omar', 'no, move him to workshop instead'],
      ['decline_action', 'move_stage c_omar Workshop'],
    ],
    [
      ['reject Omar', 'no, reject Leo'],
      ['decline_action', 'reject_candidate c_leo'],
    ],
  ])('%j', async (messages, calls) => {
    expect(await last(...messages)).toEqual({ asks: false, calls });
  });

  test('a bare “yes” approves nothing, and the order behind it is done', async () => {
    expect(await last('reject Omar', 'yes. Also reject Leo')).toEqual({
      asks: true,
      calls: ['reject_candidate c_leo'],
    });
  });

  test.each([
    ['book 30 minutes with Dev for Mei-Lin', 'friday 4pm, go ahead'],
    ['book 30 minutes with Dev for Mei-Lin', 'friday 4pm, book it'],
    ['book 30 minutes with Dev for Mei-Lin', 'friday 4pm and make it 45 minutes'],
  ])('what belongs to the reply is no order: %s – %s', async (...messages) => {
    expect(await last(...messages)).toEqual({ asks: false, calls: ['book_meeting c_mei u_dev'] });
  });
});

describe('an answer that names people', () => {
  test.each([
    [['book an interview with Hugo for 45 minutes', 'with Dev, friday 1pm'], ['book_meeting c_hugo u_dev']],
    [['book 30 minutes with Dev for Mei-Lin', 'friday 4pm with Dev'], ['book_meeting c_mei u_dev']],
    [['set up a call with Hugo', 'Dev', 'friday at 1pm'], ['book_meeting c_hugo u_dev']],
    [['set up a call with Hugo', 'Dev and me', 'friday at 1pm'], ['book_meeting c_hugo u_dev u_imogen']],
    [['book 30 minutes with Dev for Mei-Lin', 'friday 4pm with Marcus', 'Marcus'], ['book_meeting c_mei u_marcus']],
    [['book 30 minutes with Dev for Mei-Lin', 'friday 4pm for Nia', 'Nia'], ['book_meeting c_nia u_dev']],
  ])('%j', async (messages, calls) => {
    expect(await last(...messages)).toEqual({ asks: false, calls });
  });

  test('a candidate is nobody who takes part', async () => {
    expect(await last('book 30 minutes with Dev for Mei-Lin', 'Nia')).toEqual({ asks: true, calls: [] });
  });

  test('“anything after lunch?” is of the day that is talked of', async () => {
    const talk = openTalk(outfitters);
    await talk.say('book 30 minutes with Dev for Mei-Lin tomorrow at 10am');
    expect((await talk.say('anything after lunch?')).reply.text).toContain('What time tomorrow?');
  });

  test.each(['friday 4pm with Marcus', 'friday 4pm for Nia'])(
    '“%s” is asked about where somebody else was named before',
    async (answer) => {
      expect(await last('book 30 minutes with Dev for Mei-Lin', answer)).toEqual({ asks: true, calls: [] });
    },
  );
});

describe('an answer that is not understood', () => {
  const asked = ['move Ana to workshop', 'the later one'];

  test('is asked for again with the choices', async () => {
    const talk = openTalk(outfitters);
    for (const said of asked.slice(0, 1)) await talk.say(said);
    const { reply, asks } = await talk.say('the later one');
    expect(asks).toBe(true);
    expect(reply.text).toMatch(/“the later one”.*Which Ana[^]*Beltrán[^]*Kowalczyk/);
  });

  test('may be answered then, and an order in its place is done', async () => {
    expect((await last(...asked, 'Kowalczyk')).calls).toEqual(['move_stage c_kowal Workshop']);
    expect((await last(...asked, 'move Hugo to workshop')).calls).toEqual(['move_stage c_hugo Workshop']);
  });

  test.each([
    ['tell Dev', 'Hugo accepted. Also move him to hired'],
    ['send Hugo an email', 'make it 2'],
  ])('what may be an order is not written as a text unasked: %s – %s', async (...messages) => {
    expect(await last(...messages)).toEqual({ asks: true, calls: [] });
  });

  test('words that name one are not sent to another', async () => {
    const messages = ['send Hugo an email', 'hi Hugo, are you free on Friday?', 'and the same to Nia'];
    expect(await last(...messages)).toEqual({ asks: true, calls: [] });
    expect((await last(...messages, '1')).calls).toEqual(['send_message c_nia']);
    expect((await last('note on Hugo: likes climbing', 'same for Nia')).calls).toEqual(['add_note c_nia']);
  });
});

describe('the wrong person', () => {
  test('all that was done for one is taken back, and done for the other', async () => {
    const messages = ['move Hugo to workshop and send him the references template', 'wrong person, I meant William'];
    expect(await last(...messages)).toEqual({
      asks: false,
      calls: ['undo_action act_2', 'undo_action act_1', 'move_stage c_william Workshop', 'send_followup c_william'],
    });
  });

  test.each(['wait, I meant Leo', 'no, Leo', 'wrong person, Leo'])('what waits is asked for anew: %s', async (said) => {
    expect(await last('reject Omar', said)).toEqual({
      asks: false,
      calls: ['decline_action', 'reject_candidate c_leo'],
    });
  });

  test('of two it is asked in the place of whom, unless that is said', async () => {
    const two = 'move Hugo and Mei-Lin to workshop';
    expect(await last(two, 'wrong person, I meant William')).toEqual({ asks: true, calls: [] });
    expect(await last(two, 'sorry, William instead of Hugo')).toEqual({
      asks: false,
      calls: ['undo_action act_1', 'move_stage c_william Workshop'],
    });
  });

  test('“stop it for Priyanka” takes nothing back from another', async () => {
    const messages = ['start the candidate at risk sequence for Priyanka', 'and Hugo', 'stop it for Priyanka'];
    expect((await last(...messages)).calls.filter((call) => !call.startsWith('stop_sequence'))).toEqual([]);
  });

  test('a name behind a question that stayed open takes nothing back', async () => {
    const { calls } = await last('move Hugo to workshop', 'her as well', 'Nia I mean');
    expect(calls.filter((call) => call.startsWith('undo_action'))).toEqual([]);
  });
});

describe('taken back altogether', () => {
  const [move, note] = ['move Hugo to workshop', 'add a note to Nia: strong on React'];
  test.each([
    [
      ['move Hugo to workshop and send him the references template', 'put it all back'],
      [2, 1],
    ],
    [
      [move, note, 'undo all of it'],
      [2, 1],
    ],
    [
      [move, note, 'undo everything from this chat'],
      [2, 1],
    ],
    [
      ['move Hugo and Mei-Lin to workshop', note, 'undo everything you did'],
      [3, 2, 1],
    ],
    [
      ['move Hugo and Mei-Lin to workshop', 'put them back'],
      [2, 1],
    ],
    [
      [note, 'move Hugo and Mei-Lin to workshop', 'undo all of that'],
      [3, 2],
    ],
    [[move, note, 'undo that'], [2]],
  ])('%j', async (messages, actions) => {
    expect(await last(...messages)).toEqual({ asks: false, calls: actions.map((one) => `undo_action act_${one}`) });
  });

  test('“everything” is asked about where it may be the last message or the whole talk', async () => {
    const messages = [note, 'move Hugo and Mei-Lin to workshop', 'undo everything'];
    expect(await last(...messages)).toEqual({ asks: true, calls: [] });
    expect((await last(...messages, 'all of them')).calls).toHaveLength(3);
  });

  test.each([
    [['send Hugo the references template', 'cancel that mail'], ['undo_action act_1']],
    [['send Hugo the references template', 'cancel the mail you were about to send'], ['undo_action act_1']],
    [['reject Omar', 'never mind'], ['decline_action']],
    [['reject Omar', 'I changed my mind'], ['decline_action']],
    [
      ['book 30 minutes with Dev for Mei-Lin friday at 1pm', 'and for Nia right after', 'cancel both'],
      ['undo_action act_2', 'undo_action act_1'],
    ],
    [['book 30 minutes with Dev for Mei-Lin', 'no, with Marcus', 'friday 1pm'], ['book_meeting c_mei u_marcus']],
    [['reject Omar', 'no, keep him'], ['decline_action']],
    [['reject Omar', 'actually no, leave him'], ['decline_action']],
  ])('%j', async (messages, calls) => {
    expect(await last(...messages)).toMatchObject({ asks: false, calls });
  });

  test.each([
    ["cancel Hugo's interview", 'yes cancel it'],
    ['follow up with everyone in Applied', 'not William'],
    ['send Hugo the references template', "stop, don't send that mail"],
    ['move Hugo to workshop', "no wait don't do that"],
    ['move Hugo to workshop', 'never mind'],
  ])('what is done is not told as left alone, nor undone unasked: %s – %s', async (...messages) => {
    expect(await last(...messages)).toEqual({ asks: true, calls: [] });
  });

  test('“the references one”, where a text was asked for, is the letter and no text', async () => {
    expect((await last('send Hugo an email', 'the references one')).calls).toEqual(['send_followup c_hugo']);
  });
});
