// The policy table: which calls wait for a person, and that nothing but settings and figures can change it.
import { expect, test } from 'vitest';
import { Settings } from '../../src/core/settings.ts';
import { judge, type Request } from '../../src/gate/policy.ts';

const routine: Request = {
  tool: 'move',
  stakes: 'routine',
  provenance: 'instructed',
  messages: 0,
  sentToday: 0,
  replaces: undefined,
};
const settingsOf = (part: Partial<Settings> = {}): Settings => ({ ...Settings.parse({}), ...part });
const verdict = (request: Partial<Request>, settings: Partial<Settings> = {}) =>
  judge({ ...routine, ...request }, settingsOf(settings)).kind;

const table: readonly [string, 'auto' | 'ask', Partial<Request>, Partial<Settings>?][] = [
  ['a routine action', 'auto', {}],
  ['a high-stakes action', 'ask', { stakes: 'high' }],
  ['a high-stakes action of a tool set to auto', 'auto', { stakes: 'high' }, { approvals: { move: 'auto' } }],
  ['a routine action of a tool set to ask', 'ask', {}, { approvals: { move: 'ask' } }],
  ['a tool where another is set to ask', 'auto', {}, { approvals: { write: 'ask' } }],
  ['a tool called like a property of every object', 'auto', { tool: 'constructor' }],
  ['an action that outside text may have led to', 'ask', { provenance: 'influenced' }],
  ['the same, of a tool set to auto', 'ask', { provenance: 'influenced' }, { approvals: { move: 'auto' } }],
  ['as many messages as the bulk threshold', 'auto', { messages: 5 }],
  ['one message more than the bulk threshold', 'ask', { messages: 6 }],
  ['the same, of a tool set to auto', 'ask', { messages: 6 }, { approvals: { move: 'auto' } }],
  ['as many people as the bulk threshold, without a message', 'auto', { people: 5 }],
  ['one person more than the bulk threshold', 'ask', { people: 6 }],
  ['the same, of a tool set to auto', 'ask', { people: 6 }, { approvals: { move: 'auto' } }],
  ['more people, where the threshold is higher', 'auto', { people: 6 }, { bulkThreshold: 25 }],
  ['one person, where several always wait', 'auto', { people: 1 }, { bulkThreshold: 0 }],
  ['two people, where several always wait', 'ask', { people: 2 }, { bulkThreshold: 0 }],
  [
    'a stage that a rule names, however it is written',
    'ask',
    { stages: ['Offer'] },
    { approvalRules: [{ stage: 'offer' }] },
  ],
  ['another stage', 'auto', { stages: ['Onsite'] }, { approvalRules: [{ stage: 'offer' }] }],
  ['an amount over a rule’s', 'ask', { amount: 150_001 }, { approvalRules: [{ over: { amount: 150_000 } }] }],
  ['an amount as high as a rule’s', 'auto', { amount: 150_000 }, { approvalRules: [{ over: { amount: 150_000 } }] }],
  ['no amount where a rule limits it', 'auto', {}, { approvalRules: [{ over: { amount: 0 } }] }],
  ['more messages than a rule allows', 'ask', { messages: 6 }, { approvalRules: [{ over: { messages: 5 } }] }],
  ['a role that a rule names', 'ask', { role: 'viewer' }, { approvalRules: [{ role: 'viewer' }] }],
  ['a person nobody knows, under a rule for a role', 'auto', {}, { approvalRules: [{ role: 'viewer' }] }],
  ['a rule that fits in part only', 'auto', { role: 'key' }, { approvalRules: [{ role: 'key', tool: 'write' }] }],
  [
    'a high-stakes tool set to auto, over a rule’s amount',
    'ask',
    { stakes: 'high', amount: 9 },
    { approvals: { move: 'auto' }, approvalRules: [{ tool: 'move', over: { amount: 8 } }] },
  ],
  ['messages up to the daily cap', 'auto', { messages: 5, sentToday: 195 }],
  ['one message more than the daily cap', 'ask', { messages: 10, sentToday: 191 }],
  ['the same, of a tool set to auto', 'ask', { messages: 10, sentToday: 191 }, { approvals: { move: 'auto' } }],
  ['an action without messages above the daily cap', 'auto', { sentToday: 500 }],
  ['what replaces a proposal that waited', 'ask', { replaces: 'It matters.' }, { approvals: { move: 'auto' } }],
];

test.each(table)('%s: %s', (_name, expected, ...given) => {
  expect(verdict(...given)).toBe(expected);
});

test('the card names every reason, in words', () => {
  const answer = judge({ ...routine, stakes: 'high', messages: 30, provenance: 'influenced' }, settingsOf());
  expect(answer).toMatchObject({ kind: 'ask' });
  const because = answer.kind === 'ask' ? answer.because : '';
  expect(because).toContain('Text from outside');
  expect(because).toContain('A decision like this');
  expect(because).toContain('30 people');
});
