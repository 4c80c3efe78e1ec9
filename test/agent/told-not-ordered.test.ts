// What adds to something, reports it, is copied to a colleague or is for after an event: nothing is taken back, done again or done now.
import { describe, expect, test } from 'vitest';
import { sandboxes as museum } from '../planner/sets/train/fresh36/sandboxes.ts';
import { sandboxes as brewery } from '../planner/sets/train/fresh38/sandboxes.ts';
import { openTalk } from './talk.ts';

async function lastCalls(sandbox: Parameters<typeof openTalk>[0], said: readonly string[]) {
  const talk = openTalk(sandbox);
  for (const one of said.slice(0, -1)) await talk.say(one);
  const before = talk.desk.calls.length;
  await talk.say(said.at(-1) ?? '');
  return talk.desk.calls.slice(before).map(({ tool }) => tool);
}

describe('an addition takes nothing back', () => {
  test.each([
    'oh and boris',
    'oh, and Boris',
    'ah and also Boris',
    'sorry, and also Boris',
    'oh also boris',
    'oops, and Boris',
    'wait, and boris',
    'hm, and Boris too',
    'thanks! and boris',
    'oh plus Boris',
    'sorry and Boris',
    'no and also Boris',
  ])('%s', async (said) => {
    expect(await lastCalls(museum.museum_dec, ['move Quincy to Floor Tour', said])).not.toContain('undo_action');
  });

  test.each(['oh, I meant Hope', 'sorry, Hope', 'no, Hope', 'oops, wrong one, Hope', 'undo that', 'no and undo that'])(
    '%s does',
    async (said) => {
      expect(await lastCalls(museum.museum_dec, ['move Quincy to Floor Tour', said])).toContain('undo_action');
    },
  );
});

describe('what is settled already is not done once more', () => {
  test.each([
    'rescheduled Linnea to Monday, everybody has been told',
    'rescheduled Linnea to Monday, everyone knows',
    'moved Linnea to Brew Day, all done',
    'moved Linnea to Brew Day. It’s done',
    'cancelled the production meeting, they all know',
    'Cancelled the production meeting, all informed',
    'booked Linnea with Shanti on Monday at 3pm, invites are out',
    'booked Linnea with Shanti on Monday at 3pm, so that’s done',
    'rejected Sipho, he has been informed',
    'rejected Sipho, nothing more to do',
    'moved Linnea to Brew Day, fyi',
    'pushed Linnea to Monday, the team is aware',
  ])('%s', async (said) => {
    expect(await lastCalls(brewery.brewhouse_may, [said])).toEqual([]);
  });

  test.each([
    ['reschedule Linnea to Monday, everybody has been told', ['reschedule_meeting']],
    ['move Linnea to Brew Day, everyone knows', ['move_stage']],
    ['cancel the production meeting, they all know', ['cancel_meeting']],
    ['reject Sipho, he has been informed', ['reject_candidate']],
    ['move Linnea to Brew Day', ['move_stage']],
    ['Everybody has been told. Move Linnea to Brew Day.', ['move_stage']],
  ])('%s is done', async (said, tools) => {
    expect(await lastCalls(brewery.brewhouse_may, [said])).toEqual(tools);
  });
});

test.each([
  'cc Amina: Amina, cancel the booth training please',
  'CC Amina - Amina please cancel the booth training',
  '@Amina: Amina, cancel the booth training',
  'To Amina: Amina, please cancel the booth training',
])('what is copied to a colleague is hers: %s', async (said) => {
  expect(await lastCalls(brewery.lingua_feb, [said])).toEqual([]);
});

describe('an order for after an event that is to come', () => {
  test.each([
    'After the panel tomorrow, send Quincy the floor tour map',
    'After the interview on Thursday, send Quincy the floor tour map',
    'right after the interview tomorrow, move Will to References',
    "Following tomorrow's interview, move Will to References",
    'At the end of the interview tomorrow, move Will to References',
    'On the morning of the interview on Thursday, send Quincy the floor tour map',
  ])('%s is asked about', async (said) => {
    expect(await lastCalls(museum.museum_dec, [said])).toEqual([]);
  });

  test.each([
    'After the panel yesterday, send Quincy the floor tour map',
    'Send Quincy the floor tour map',
    'Before the interview tomorrow, send Quincy the floor tour map',
  ])('%s is done', async (said) => {
    expect(await lastCalls(museum.museum_dec, [said])).toEqual(['send_followup']);
  });
});
