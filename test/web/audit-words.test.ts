// The audit trail as somebody reads it who was not there.
import { expect, test } from 'vitest';
import { recordWords } from '../../web/console/audit/words.ts';
import { People } from '../../web/console/words/words.ts';

const nameOf = (id: string) => ({ u_dana: 'Dana Whitfield', c_bob: 'Bob Harlan' })[id];
const about = {
  summary: 'Reject Bob Harlan, without a message',
  action_id: 'act_1',
  tool: 'reject_candidate',
  own: true,
};

test.each([
  [{ event: 'approval.approved', subject: 'apr_1', about }, 'Approved', 'Reject Bob Harlan, without a message'],
  [{ event: 'action.executing', subject: 'act_1', about }, 'Started', 'Reject Bob Harlan, without a message'],
  [{ event: 'user.changed', subject: 'u_dana', about: null }, 'User changed', 'Dana Whitfield'],
  [{ event: 'score.shown', subject: 'c_bob' }, 'Score shown', 'Bob Harlan'],
  [{ event: 'self_identification.stored', subject: '400 records' }, 'Self identification stored', '400 records'],
  [{ event: 'audit.run', subject: 'audit_01M8HNJ65K3RGAZ2DP9C1ECA81' }, 'Audit run', undefined],
])('%o is told in words', (record, deed, object) => {
  expect(recordWords(record, nameOf)).toEqual({ deed, object });
});

test('nobody is “you” in it', () => {
  const people = new People({ id: 'u_dana' }, [{ id: 'u_dana', name: 'Dana Whitfield' }]);
  expect(people.name('u_dana')).toBe('you');
  expect(people.fullName('u_dana')).toBe('Dana Whitfield');
  expect(people.fullName('console')).toBe('Owner (without an account)');
  expect(people.fullName('system:rules')).toBe('Muster');
});
