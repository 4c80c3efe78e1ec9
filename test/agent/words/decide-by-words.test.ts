// Words decide only about the one thing that this person was shown as waiting in this conversation, and only while it is that.
import { expect, test } from 'vitest';
import { ActorId, ApprovalId, TurnId, UserId } from '../../../src/core/ids.ts';
import { outfitters } from '../../journeys/talks/outfitters.ts';
import { openTalk, type Talk } from '../talk.ts';

const decisions = ({ gate, context }: Talk) =>
  gate.calls
    .filter(({ tool }) => tool === 'approve_action' || tool === 'decline_action')
    .map(({ tool, input }) => {
      const approval = context.approvals.find(({ id }) => id === Object(input).approval);
      return `${tool === 'approve_action' ? 'yes' : 'no'} ${JSON.stringify(approval?.input['candidate']).replaceAll(/"|c_/g, '')}`;
    });

async function after(...messages: readonly string[]) {
  const talk = openTalk(outfitters, { as: 'u_dev' });
  for (const said of messages) await talk.say(said);
  return decisions(talk);
}

const two = 'reject William and Leo';

test.each([
  [['reject Omar', 'approve'], ['yes omar']],
  [['reject Omar', 'yes, approve it'], ['yes omar']],
  [['reject Omar', 'go ahead'], ['yes omar']],
  [['reject Omar', 'decline it: too harsh'], ['no omar']],
  [['reject Omar', 'withdraw the request'], ['no omar']],
  [['reject Omar', 'show me Nia', 'approve the rejection of Omar'], ['yes omar']],
  [['reject Omar', 'what waits for approval?', 'approve that one'], ['yes omar']],
  [
    [two, "approve William's", "decline Leo's"],
    ['yes william', 'no leo'],
  ],
  [[two, 'approve the first'], ['yes william']],
  [
    [two, 'approve William', 'approve'],
    ['yes william', 'yes leo'],
  ],
  [['reject Omar and offer Nia 100k', 'approve the offer'], ['yes nia']],
])('%j', async (messages, wanted) => {
  expect(await after(...messages)).toEqual(wanted);
});

test.each([
  [['reject Omar', 'yes']],
  [['reject Omar', 'ok']],
  [['reject Omar', 'Good morning!']],
  [['reject Omar', 'approve it?']],
  [['reject Omar', 'approve it and reject Leo']],
  [['reject Omar', 'approve the offer to Omar']],
  [['reject Omar', 'approve Nia']],
  [['reject Omar', 'approve 2']],
  [['reject Omar', 'show me Nia', 'go ahead']],
  [['reject Omar', 'move Ana to workshop', 'go ahead']],
  [[two, 'approve']],
  [[two, 'approve it']],
  [[two, 'go ahead']],
  [[two, 'yes to both']],
  [[two, 'approve both']],
  [[two, "decline Leo's, yes to the other one"]],
  [[two, 'William yes, Leo no']],
  [[two, 'approve the first, decline the second']],
  [['approve it']],
  [['approve the last one']],
])('%j decides nothing', async (messages) => {
  expect(await after(...messages)).toEqual([]);
});

const waits = async () => {
  const talk = openTalk(outfitters, { as: 'u_dev' });
  await talk.say('reject Omar');
  return talk;
};

test('the answer names what was decided and how, set apart as a fact', async () => {
  const talk = await waits();
  const answer = await talk.say('approve it');
  expect(answer.actions).toMatchObject([{ tool: 'reject_candidate', arguments: { candidate: 'c_omar' } }]);
  expect(answer.reply.facts).toMatchObject([{ kind: 'done', actionId: answer.actions[0]?.actionId }]);
  expect(talk.gate.acts.map(({ record }) => record)).toEqual([{ act: 'words', channel: 'rest', digest: 'd' }]);
});

test('what only somebody else was shown here is not decided', async () => {
  const talk = await waits();
  talk.turns.splice(0, 1, ...talk.turns.slice(0, 1).map((turn) => ({ ...turn, saidBy: ActorId.parse('u_marcus') })));
  await talk.say('approve it');
  talk.turns.splice(0, 1, ...talk.turns.slice(0, 1).map((turn) => ({ ...turn, saidBy: null })));
  await talk.say('approve the rejection of Omar');
  expect(decisions(talk)).toEqual([]);
});

test('what has changed since it was shown is not decided', async () => {
  const talk = await waits();
  talk.context.approvals.splice(
    0,
    1,
    ...talk.context.approvals.slice(0, 1).map((one) => ({ ...one, digest: 'other' })),
  );
  await talk.say('approve it');
  expect(decisions(talk)).toEqual([]);
});

test('what waits elsewhere is not decided, however it is named', async () => {
  const talk = openTalk(outfitters, { as: 'u_dev' });
  const other = await waits();
  talk.context.approvals.push(
    ...other.context.approvals.map((one) => ({
      ...one,
      id: ApprovalId.parse('apr_elsewhere'),
      approvers: [UserId.parse('u_dev')],
    })),
  );
  for (const said of ['approve it', 'approve the rejection of Omar', 'approve the last one', 'go ahead'])
    await talk.say(said);
  expect(decisions(talk)).toEqual([]);
});

test('the same message sent again decides once', async () => {
  const talk = await waits();
  const again = { turnId: TurnId.parse('same') };
  const first = await talk.say('approve it', again);
  expect(await talk.say('approve it', again)).toEqual(first);
  expect(decisions(talk)).toEqual(['yes omar']);
});

test.each(['good. approve.', 'approve', 'go ahead'])(
  '“%s” behind readings that were offered may mean one of them, and decides nothing',
  async (said) => {
    expect(await after('reject Omar', 'move Wei, no wait, Nia to phone screen', said)).toEqual([]);
  },
);
