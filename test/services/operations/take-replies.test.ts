import { expect, test } from 'vitest';
import type { Received } from '../../../src/core/ports/inbox.ts';
import type { IncomingEvent } from '../../../src/core/trigger-event.ts';
import { CandidateId, EventId } from '../../../src/core/ids.ts';
import type { InvitationAnswer } from '../../../src/services/operations/incoming-mail/invitation-answer.ts';
import { takeReplies } from '../../../src/services/operations/take-replies.ts';
import { openOperations } from '../../support/operations.ts';

const at = new Date('2026-06-01T13:00:00Z');
const message = (part: Partial<Received>): Received => ({
  id: '1:1',
  from: null,
  answers: [],
  headers: new Map(),
  report: { types: [], fields: [] },
  at,
  ...part,
});

async function setUp(messages: readonly Received[]) {
  const { ats, letters, directory } = await openOperations();
  const letter = { to: 'ravi@private.test', subject: 'x', text: 'x', releaseAt: at, createdAt: at };
  await letters.hold({ ...letter, key: 'act_1', candidate: CandidateId.parse('c_ravi') });
  await letters.hold({ ...letter, key: 'act_2', to: 'Inside@acme.test', candidate: CandidateId.parse('c_ravi') });
  const taken: IncomingEvent[] = [];
  const answers: InvitationAnswer[] = [];
  let cursor: string | undefined = '1:1';
  const round = () =>
    takeReplies({
      ats,
      letters,
      directory,
      mailboxes: ['talent@acme.test'],
      answered: async (answer) => void answers.push(answer),
      inbox: { system: 'imap', after: async () => ({ messages, cursor: '1:9' }) },
      events: {
        async take(event) {
          const isKnown = taken.some(({ eventId }) => eventId === event.eventId);
          if (!isKnown) taken.push(event);
          return { kind: isKnown ? 'known' : 'new', id: EventId.parse(event.eventId) };
        },
      },
      cursor: { get: async () => cursor, put: async (next) => void (cursor = next) },
    });
  return { round, taken, answers, letters, cursor: () => cursor };
}

const kinds = (taken: readonly IncomingEvent[]) => taken.map(({ kind, candidate }) => [kind, candidate]);

test('an answer counts for whom the letter went to, from whatever address it comes', async () => {
  const { round, taken, cursor } = await setUp([message({ from: 'ravi@elsewhere.test', answers: ['gone', 'act_1'] })]);
  expect(await round()).toBe(1);
  expect(kinds(taken)).toEqual([['message.received', 'c_ravi']]);
  expect(cursor()).toBe('1:9');
  expect(await round()).toBe(0);
});

test('a mail that answers nothing counts for the candidate with that address, and for nobody else', async () => {
  const { round, taken } = await setUp([
    message({ id: '1:1', from: 'ines@example.test' }),
    message({ id: '1:2', from: 'stranger@example.test' }),
  ]);
  await round();
  expect(kinds(taken)).toEqual([['message.received', 'c_ines']]);
});

const failed = {
  headers: new Map([['return-path', '<>']]),
  report: {
    types: ['message/delivery-status'],
    fields: [
      ['action', 'failed'],
      ['final-recipient', 'rfc822; Ines@example.test'],
    ],
  },
} as const satisfies Partial<Received>;

test('a bounce is one, and what a machine wrote is no answer', async () => {
  const { round, taken } = await setUp([
    message({ id: '1:1', answers: ['act_1'], ...failed }),
    message({ id: '1:2', from: 'ines@example.test', headers: new Map([['auto-submitted', 'auto-replied']]) }),
  ]);
  await round();
  expect(kinds(taken)).toEqual([['message.bounced', 'c_ravi']]);
});

test('a bounce that quotes no letter counts for whose address it names', async () => {
  const { round, taken } = await setUp([message({ from: 'postmaster@example.test', ...failed })]);
  await round();
  expect(kinds(taken)).toEqual([['message.bounced', 'c_ines']]);
});

test('a spam complaint and the word “unsubscribe” are opt-outs', async () => {
  const { round, taken } = await setUp([
    message({
      id: '1:1',
      from: 'feedback@provider.test',
      answers: ['act_1'],
      report: { types: ['message/feedback-report'], fields: [['feedback-type', 'abuse']] },
    }),
    message({ id: '1:2', from: 'ines@example.test', headers: new Map([['subject', 'unsubscribe']]) }),
  ]);
  await round();
  expect(kinds(taken)).toEqual([
    ['candidate.opted_out', 'c_ravi'],
    ['candidate.opted_out', 'c_ines'],
  ]);
});

test('what Muster or a colleague writes in the thread is no answer of the candidate', async () => {
  const { round, taken } = await setUp([
    message({ id: '1:1', from: 'talent@acme.test', answers: ['act_1'] }),
    message({ id: '1:2', from: 'somebody@acme.test', answers: ['act_1'] }),
  ]);
  expect(await round()).toBe(0);
  expect(taken).toEqual([]);
});

test('a candidate who works here already answers as a candidate', async () => {
  const { round, taken } = await setUp([message({ from: 'inside@acme.test', answers: ['act_2'] })]);
  await round();
  expect(kinds(taken)).toEqual([['message.received', 'c_ravi']]);
});

const invited = (sequence: number, place = 0) => `invite.mtg_1.${sequence}.${place}`;
const declined = { uid: 'mtg_1', sequence: 0, attendee: 'owen@example.test', status: 'declined' };

test.each<[string, Partial<Received>, readonly string[]]>([
  ['a calendar', { answer: declined }, ['declined']],
  ['words', { answers: [invited(0, 1)], words: "I can't make it" }, ['declined']],
  ['unclear words', { answers: [invited(0, 1)], words: "I can't make it before 3" }, ['unclear']],
  ['an acceptance', { answer: { ...declined, status: 'accepted' } }, []],
  ['an answer to an invitation that is none of ours', { answer: { ...declined, uid: 'other' } }, []],
  ['words to no invitation', { answers: ['act_1'], words: "I can't make it" }, []],
  ['somebody else for them', { from: 'tess@example.test', answer: declined }, ['unclear']],
  ['a stranger for nobody', { answer: { ...declined, attendee: 'x@elsewhere.test' } }, []],
  [
    'an absence notice',
    { answers: [invited(0)], words: 'I am not available', headers: new Map([['auto-submitted', 'auto-replied']]) },
    [],
  ],
])('an interviewer who answers by %s', async (_what, part, says) => {
  const { round, answers, letters } = await setUp([message({ from: 'owen@example.test', ...part })]);
  const letter = { candidate: null, to: 'owen@example.test', subject: 'x', text: 'x', releaseAt: at, createdAt: at };
  for (const place of [0, 1]) await letters.hold({ ...letter, key: invited(0, place) });
  await round();
  expect(answers.map((one) => one.says)).toEqual(says);
});

test('an answer to an invitation that was changed since is about a time that is over', async () => {
  const { round, answers, letters } = await setUp([message({ from: 'owen@example.test', answer: declined })]);
  const letter = { candidate: null, to: 'owen@example.test', subject: 'x', text: 'x', releaseAt: at, createdAt: at };
  for (const sequence of [0, 1]) await letters.hold({ ...letter, key: invited(sequence) });
  await round();
  expect(answers).toEqual([]);
});
