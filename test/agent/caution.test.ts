// What is unusual is said before it is done at somebody's word: a meeting at a weekend is asked about first, and once.
import { expect, test } from 'vitest';
import { AskInput, askTool, type ReadCall } from '../../src/agent/ask.ts';
import { agreedTo, cautionInWords, questionBefore } from '../../src/agent/caution.ts';
import { runOffline } from '../../src/agent/offline-turn.ts';
import type { ModelCall } from '../../src/agent/executor.ts';
import { ConversationId, TurnId } from '../../src/core/ids.ts';
import { JsonObject } from '../../src/core/json.ts';
import { openCompliance } from '../support/compliance.ts';
import { nora } from '../support/operations.ts';

const saturday: JsonObject = {
  candidate: 'c_ines',
  with: ['u_owen'],
  start: '2026-06-06T10:00:00-05:00',
  duration_minutes: 30,
};
const note: ReadCall = { tool: 'add_note', arguments: { candidate: 'c_ines', text: 'Prefers weekends' } };

const open = () => openCompliance({ location: 'Chicago, IL', now: '2026-06-01T14:00:00Z' });

async function asked(tool: string, input: JsonObject, earlier: readonly { calls: readonly ReadCall[] }[] = []) {
  const { gate, tools } = await open();
  const origin = { kind: 'conversation', conversation: ConversationId.parse('cnv_1') } as const;
  const call = { tool, input, by: nora, origin, idem: 'turn_1:0', provenance: 'instructed' } as const;
  return questionBefore({ gate, tools, call, rest: [note], earlier });
}

const past = (question: AskInput) => [{ calls: [{ tool: askTool.name, arguments: JsonObject.parse(question) }] }];

test('a meeting at a weekend is said to be one and asked about, with what was asked for behind it', async () => {
  const question = await asked('book_meeting', saturday);
  expect(question).toMatchObject({
    question: 'This is on a Saturday. Shall I do it all the same?',
    readings: [{ calls: [{ tool: 'book_meeting', arguments: saturday }, note] }],
    caution: true,
  });
  expect(cautionInWords(AskInput.parse(question))).toMatch(
    /^This is on a Saturday\. .+\n1\. Book “.+” with .+\(UTC\)\?\n2\. Something else$/,
  );
});

test.each([
  [
    'a night',
    { ...saturday, start: '2026-06-02T23:00:00-05:00' },
    'This is outside the working hours of Owen Achebe (04:00 in UTC).',
  ],
  ['a Sunday', { ...saturday, start: '2026-06-07T10:00:00-05:00' }, 'This is on a Sunday.'],
])('so is one at %s', async (_what, input, says) => {
  expect((await asked('book_meeting', input))?.question).toBe(`${says} Shall I do it all the same?`);
});

test.each([
  ['a working day', 'book_meeting', { ...saturday, start: '2026-06-02T10:00:00-05:00' }],
  ['what cannot be done', 'book_meeting', { ...saturday, with: ['u_nobody'] }],
  ['another tool', 'add_note', note.arguments],
])('%s is not asked about', async (_what, tool, input) => {
  expect(await asked(tool, input)).toBeUndefined();
});

test('whoever was just told is not asked again, for another day once more', async () => {
  const question = AskInput.parse(await asked('book_meeting', saturday));
  expect(await asked('book_meeting', { ...saturday, duration_minutes: 45 }, past(question))).toBeUndefined();
  expect(
    await asked('book_meeting', { ...saturday, start: '2026-06-07T10:00:00-05:00' }, past(question)),
  ).toBeDefined();
  expect(await asked('book_meeting', saturday, [...past(question), { calls: [] }])).toBeDefined();
});

test('a plain yes does it, and nothing else is one', async () => {
  const question = AskInput.parse(await asked('book_meeting', saturday));
  for (const yes of ['yes', 'Yes please.', 'ok, book it', 'go ahead', 'Sí, por favor'])
    expect(agreedTo(yes, past(question))).toEqual(question.readings?.[0]?.calls);
  for (const no of ['no', 'yes, but on Monday', 'yesterday', '']) expect(agreedTo(no, past(question))).toBeUndefined();
  expect(agreedTo('yes', past({ question: 'Which Priya?', choices: [] }))).toBeUndefined();
});

test('the turn ends with the question before anything behind it is done, and a yes does all of it', async () => {
  const question = AskInput.parse(await asked('book_meeting', saturday));
  const made: ModelCall[] = [];
  const turn = { tools: [], turnId: TurnId.parse('turn_1'), emit: undefined, signal: undefined };
  const executor = (answers: (call: ModelCall) => JsonObject) => ({
    run: async (call: ModelCall) => {
      made.push(call);
      return {
        record: { arguments: answers(call), result: { kind: 'question' as const, question: 'x' } },
        content: '',
      };
    },
  });
  const calls = [
    { id: 'a', tool: 'book_meeting', arguments: saturday },
    { id: 'b', ...note },
  ];
  const planner = { next: async () => ({ kind: 'calls' as const, calls }) };
  const asks = executor(({ tool, arguments: args }) =>
    tool === 'book_meeting' ? JsonObject.parse(question) : JsonObject.parse(args),
  );
  expect(await runOffline({ ...turn, text: 'x', earlier: [], planner, executor: asks })).toBe(cautionInWords(question));
  expect(made).toMatchObject([{ id: 'a', rest: [note] }]);

  const turnBefore = {
    id: TurnId.parse('turn_0'),
    said: 'x',
    saidBy: nora.id,
    reply: 'x',
    asks: true,
    wording: 'own',
    facts: [],
  } as const;
  const before = {
    ...turnBefore,
    facts: [],
    at: new Date(0),
    calls: [{ id: 'q', tool: askTool.name, arguments: JsonObject.parse(question), result: null }],
  };
  const done = { next: async () => ({ kind: 'reply' as const, text: 'Done.' }) };
  const plain = executor(({ arguments: args }) => JsonObject.parse(args));
  expect(await runOffline({ ...turn, text: 'yes', earlier: [before], planner: done, executor: plain })).toBe('Done.');
  expect(made.slice(1).map(({ tool }) => tool)).toEqual(['book_meeting', 'add_note']);
});
