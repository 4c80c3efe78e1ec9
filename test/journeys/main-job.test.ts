// The main job in plain words: one instruction moves and books, a rejection waits, is approved over REST, and all is taken back.
import { expect, test } from 'vitest';
import { sandboxService } from '../support/sandbox-service.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { startTalk } from '../support/talk.ts';

const instruction = 'Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm';
const booked = { candidate_id: 'c_priya', user_id: 'u_kofi', status: 'confirmed' };
// Tomorrow at 3pm in New York, two days after the clocks changed there.
const [start, end] = ['2026-03-10T19:00:00.000Z', '2026-03-10T19:30:00.000Z'];

const service = sandboxService();

const aboutPriya = async () => {
  const state = await sandboxState(service);
  return { ...candidateOf(state, 'c_priya'), meetings: state.calendar.filter((m) => m.candidate_id === 'c_priya') };
};

test('one instruction moves the candidate and books the meeting, and both are taken back over REST', async () => {
  const before = await sandboxState(service);
  const talk = await startTalk(service);
  const { actions, asks } = await talk.say(instruction);
  expect(asks).toBe(false);
  expect(actions.map(({ tool, status, arguments: given }) => ({ tool, status, given }))).toEqual([
    { tool: 'move_stage', status: 'executed', given: { candidate: 'c_priya', stage: 'Phone Screen' } },
    {
      tool: 'book_meeting',
      status: 'executed',
      given: expect.objectContaining({ candidate: 'c_priya', with: ['u_kofi'], duration_minutes: 30 }),
    },
  ]);
  const priya = await aboutPriya();
  expect(priya.stage).toBe('Phone Screen');
  expect(priya.meetings).toMatchObject([booked]);
  expect(priya.meetings.map((m) => [new Date(m.start).toISOString(), new Date(m.end).toISOString()])).toEqual([
    [start, end],
  ]);

  for (const { action_id: id } of actions.toReversed())
    expect(await service.call('POST', `/api/v1/actions/${id}/undo`)).toMatchObject({
      status: 200,
      body: { status: 'undone' },
    });
  const after = await sandboxState(service);
  expect(after.candidates).toEqual(before.candidates);
  expect((await aboutPriya()).meetings.map(({ status }) => status)).toEqual(['cancelled']);
});

test('a rejection waits with nothing changed, is approved over REST, and is taken back in words', async () => {
  const before = await sandboxState(service);
  const talk = await startTalk(service);
  const { actions } = await talk.say('reject Bob Harlan');
  expect(actions).toMatchObject([{ tool: 'reject_candidate', status: 'pending_approval' }]);
  expect((await sandboxState(service)).candidates).toEqual(before.candidates);

  const { body: waiting } = await service.call('GET', '/api/v1/approvals');
  expect(waiting.data).toMatchObject([{ action_id: actions[0]?.action_id, tool: 'reject_candidate' }]);
  const [{ approval_id: approval, digest, preview }] = waiting.data;
  expect(preview).toContain('Bob Harlan');
  expect(await service.call('POST', `/api/v1/approvals/${approval}/approve`, { digest })).toMatchObject({
    status: 200,
    body: { status: 'executed', ats_updated: true, candidates_contacted: 0 },
  });
  expect(candidateOf(await sandboxState(service), 'c_bob').stage).toBe('Rejected');

  const undone = await talk.say('undo that');
  expect(undone.actions).toMatchObject([{ tool: 'undo_action', status: 'executed' }]);
  expect((await sandboxState(service)).candidates).toEqual(before.candidates);
});

test('the same comes as events, in their order, with the JSON answer at the end', async () => {
  const talk = await startTalk(service);
  const { events, said } = await talk.stream(instruction);
  const kinds = events.map(({ event }) => event);
  expect(kinds.filter((kind) => kind === 'action').length).toBeGreaterThanOrEqual(2);
  expect(kinds).toContain('token');
  expect(kinds.at(-1)).toBe('done');
  expect(said.actions.map(({ tool }) => tool)).toEqual(['move_stage', 'book_meeting']);
  expect((await aboutPriya()).meetings).toMatchObject([booked]);

  const rejection = await talk.stream('reject Bob Harlan');
  expect(rejection.events.find(({ event }) => event === 'approval')?.data).toMatchObject({
    tool: 'reject_candidate',
    status: 'pending',
    digest: expect.any(String),
  });
});

test('a correction changes the meeting that was just booked, and its undo puts it back', async () => {
  const talk = await startTalk(service);
  await talk.say(instruction);
  const { actions } = await talk.say('make it 3:30pm');
  expect(actions).toMatchObject([{ tool: 'reschedule_meeting', status: 'executed' }]);
  expect((await aboutPriya()).meetings.map((m) => new Date(m.start).toISOString())).toEqual([end]);
  await talk.say('undo that');
  expect((await aboutPriya()).meetings.map((m) => new Date(m.start).toISOString())).toEqual([start]);
});

test('what is unknown, past or in conflict is asked about, and nothing is done', async () => {
  const before = await sandboxState(service);
  const talk = await startTalk(service);
  for (const text of [
    'move Grace to onsite',
    'move Zebulon to offer',
    'book half an hour with Kofi and Tomás yesterday at noon',
    'book 30 minutes with Kofi and Tomás tomorrow at 1pm',
  ])
    expect(await talk.say(text), `“${text}”`).toMatchObject({ asks: true, actions: [] });
  const { candidates, calendar } = await sandboxState(service);
  expect({ candidates, calendar }).toEqual({ candidates: before.candidates, calendar: before.calendar });
});

test('a person speaks with their own rights, and the conversation is theirs', async () => {
  const talk = await startTalk(service, { as_user: 'u_mara' });
  const { actions } = await talk.say('move Grace Okafor to phone screen');
  const { body } = await service.call('GET', `/api/v1/actions/${actions[0]?.action_id}`);
  expect(body).toMatchObject({ requested_by: 'u_mara', via: 'conversation', before: 'Applied', after: 'Phone Screen' });
  const { body: conversation } = await service.call('GET', `/api/v1/conversations/${talk.id}`);
  expect(conversation.turns).toMatchObject([{ said: 'move Grace Okafor to phone screen' }]);
});
