// What the headers of a letter say: who may end serial mail by one click, and which letters are one conversation.
import { expect, test } from 'vitest';
import { mailHeaders } from '../../src/automation/mail-headers.ts';
import { ActionId, CandidateId, EnrolmentId } from '../../src/core/ids.ts';
import type { SentStep } from '../../src/core/ports/enrolments.ts';
import { Problem } from '../../src/core/problem.ts';

const candidate = CandidateId.parse('c_ines');
const unsubscribe = 'https://muster.test/unsubscribe/x';
const sentStep = (step: number): SentStep => ({
  enrolment: EnrolmentId.parse('enr_1'),
  step,
  occasion: '',
  candidate,
  action: ActionId.parse(`act_${step}`),
  at: new Date(0),
});

const byHand = { tool: 'send_message', root: null, origin: { kind: 'api' }, idem: 'task_1' } as const;
const bySequence = { ...byHand, origin: { kind: 'automation', rule: 'sequence:at-risk' } } as const;
const step = (n: number, more = '') => ({ ...bySequence, idem: `sequence enr_1 step ${n}${more}` });
interface Written {
  readonly tool: string;
  readonly root: ActionId | null;
  readonly origin: { kind: 'api' } | { kind: 'automation'; rule: string };
  readonly idem: string;
}

interface Addressed {
  readonly key: string;
  readonly candidate: CandidateId | null;
}

const headersOf = (written: Written | undefined, letter: Addressed = { key: 'act_9', candidate }) =>
  mailHeaders(
    {
      unsubscribeUrl: () => unsubscribe,
      enrolments: { sent: async (id) => (id === 'enr_1' ? [0, 1, 2].map(sentStep) : []) },
      ledger: {
        async action() {
          if (written === undefined) throw new Problem('not_found', 'There is none.');
          return written;
        },
      },
    },
    letter,
  );

test('a step of a sequence can be ended by one click and follows the steps before it', async () => {
  expect(await headersOf(step(0))).toEqual({ unsubscribe, follows: [] });
  expect(await headersOf(step(2))).toEqual({ unsubscribe, follows: ['act_0', 'act_1'] });
  expect(await headersOf(step(1, ' try 3'))).toEqual({ unsubscribe, follows: ['act_0'] });
});

test('what one call sends to many and what a rule sends is serial mail, and follows nothing', async () => {
  const serial = { unsubscribe, follows: [] };
  expect(await headersOf({ ...byHand, tool: 'send_followup', root: ActionId.parse('act_1') })).toEqual(serial);
  expect(await headersOf({ ...byHand, origin: { kind: 'automation', rule: 'rule:nudge' } })).toEqual(serial);
});

test('a letter to one person is no serial mail, nor is an offer, a rejection, an invitation or a letter to colleagues', async () => {
  expect(await headersOf(byHand)).toEqual({});
  expect(await headersOf({ ...byHand, tool: 'reject_candidate', root: ActionId.parse('act_1') })).toEqual({});
  expect(await headersOf({ ...bySequence, tool: 'send_offer' })).toEqual({});
  expect(await headersOf({ ...bySequence, origin: { kind: 'automation', rule: 'status-sync' } })).toEqual({});
  expect(await headersOf(undefined)).toEqual({});
  expect(await headersOf(undefined, { key: ' ', candidate })).toEqual({});
  expect(await headersOf(bySequence, { key: 'brief', candidate: null })).toEqual({});
});
