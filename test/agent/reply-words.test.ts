// How looks and changed meetings are told: nothing raw, and in the words of the one who reads.
import { expect, test } from 'vitest';
import { overviewOf } from '../../src/agent/planner/reply/overview.ts';
import { wordingOf } from '../../src/agent/planner/reply/deeds-in-words.ts';
import type { Teller } from '../../src/agent/planner/reply/teller.ts';
import { CallResult } from '../../src/agent/call-result.ts';

const names: Readonly<Record<string, string>> = { u_dev: 'Devraj Pillai', u_me: 'you' };
const tell: Teller = {
  tone: 'neutral',
  candidate: () => 'Zoë Baptiste',
  people: (ids) =>
    [ids]
      .flat()
      .map((id) => names[String(id)] ?? String(id))
      .join(' and '),
  manager: (job) => (job === 'job_soft' ? 'Devraj Pillai' : undefined),
  listed: (all) => all.join(' and '),
  action: () => undefined,
  time: (at) => at.slice(11, 16),
  day: (date) => date,
  leaves: () => 'in 10 seconds',
};
const meeting = {
  title: 'Final panel',
  with: ['u_me', 'u_dev'],
  start: '2026-10-19T16:00:00Z',
  end: '2026-10-19T17:00:00Z',
};

function shown(tool: string, result: object) {
  const done = CallResult.parse({
    kind: 'action',
    action_id: 'act_00000001',
    task_id: 'task_00000001',
    status: 'executed',
    summary: 'In short.',
    preview: '',
    effect: 'read',
    result,
  });
  return done.kind === 'action' ? overviewOf({ tool, arguments: {}, result: done }, done, tell) : '';
}

test('a profile names the hiring manager and what comes up', () => {
  expect(shown('show_candidate', { job: 'job_soft', meetings: [meeting] })).toBe(
    'In short. Hiring manager: Devraj Pillai. Coming up: “Final panel” with you and Devraj Pillai, 16:00.',
  );
  expect(shown('show_candidate', { job: 'job_pay', meetings: [] })).toBe('In short.');
});

test('of what waits each is told', () => {
  const approvals = [{ preview: 'Reject Omar' }, { preview: 'Send Nia an offer' }];
  expect(shown('list_approvals', { approvals })).toBe(
    '2 requests wait for approval:\n1. Reject Omar\n2. Send Nia an offer',
  );
  expect(shown('list_approvals', { approvals: approvals.slice(1) })).toBe('In short.');
});

const moved = (start: string, end: string) =>
  wordingOf('reschedule_meeting').done?.({ arguments: {}, plan: { meeting, to: { start, end } } }, tell);

test('a meeting that only takes longer has not moved', () => {
  expect(moved(meeting.start, '2026-10-19T17:30:00Z')).toBe(
    '“Final panel” with you and Devraj Pillai, 16:00, now takes 90 minutes instead of 60.',
  );
});

test('a meeting that has moved tells its length only where that is another', () => {
  expect(moved('2026-10-19T15:00:00Z', '2026-10-19T16:00:00Z')).toBe(
    '“Final panel” with you and Devraj Pillai moved from 16:00 to 15:00.',
  );
  expect(moved('2026-10-19T15:00:00Z', '2026-10-19T15:30:00Z')).toMatch(
    /to 15:00, and takes 30 minutes instead of 60\.$/,
  );
});

test('letters to a group that are taken back are told as such', () => {
  const told = { arguments: { filters: {} }, plan: undefined };
  expect(wordingOf('send_followup').undone?.(told, tell)).toBe('None of those e-mails leaves.');
});
