// What happened for one person, and what a browser keeps of how they want to hear of it.
import { expect, test } from 'vitest';
import { itemsOf, unseen } from '../../web/console/inbox/items.ts';
import { keepSeen, laterOf, seenUntil } from '../../web/console/inbox/kept.ts';
import { session } from '../fakes/console-sandbox.ts';

const approval = (id: string, more: object = {}) => ({
  approval_id: id,
  action_id: `act_${id}`,
  preview: `Offer ${id}`,
  created_at: '2026-06-01T08:00:00Z',
  requested_by: 'u_nora',
  yours: false,
  status: 'approved' as const,
  decided_by: 'u_owen',
  decided_at: '2026-06-01T10:00:00Z',
  expires_at: '2026-06-02T08:00:00Z',
  reason: null,
  ...more,
});
const action = (id: string, more: object = {}) => ({
  action_id: id,
  summary: `Move ${id}`,
  status: 'executed' as const,
  at: '2026-06-01T09:00:00Z',
  requested_by: 'u_nora',
  ...more,
});
const message = (id: string, more: object = {}) => ({
  action_id: id,
  topic: 'replies' as const,
  text: `Told ${id}`,
  candidate: null,
  from: 'system:events',
  at: '2026-06-01T09:30:00Z',
  ...more,
});
const nothing = { me: 'u_nora', waiting: [], decided: [], actions: [], told: [] };

test('what waits for me is told, what waits for others is not', () => {
  const items = itemsOf({ ...nothing, waiting: [approval('a', { yours: true }), approval('b')] });
  expect(items.map(({ topic, title }) => [topic, title])).toEqual([['approvals', 'Offer a']]);
});

test('decisions of others on what I asked for are told with their reason, the newest first', () => {
  const declined = { status: 'rejected', reason: 'Too high', decided_at: '2026-06-01T11:00:00Z' };
  const expired = { status: 'expired', decided_by: null, decided_at: null };
  const decided = [
    approval('a'),
    approval('b', declined),
    approval('c', expired),
    approval('mine', { decided_by: 'u_nora' }),
    approval('theirs', { requested_by: 'u_tess' }),
  ];
  expect(itemsOf({ ...nothing, decided }).map(({ title, detail }) => [title, detail])).toEqual([
    ['Nobody decided in time: Offer c', null],
    ['Declined: Offer b', 'Too high'],
    ['Approved: Offer a', null],
  ]);
});

test('of my actions only those are told that went wrong', () => {
  const actions = [
    action('a', { status: 'failed' }),
    action('b', { uncertain: true }),
    action('c', { status: 'partially_executed' }),
    action('d'),
    action('e', { status: 'failed', requested_by: 'u_tess' }),
  ];
  expect(itemsOf({ ...nothing, actions }).map(({ title }) => title)).toEqual([
    'Failed: Move a',
    'Please check: Move b',
    'Partly done: Move c',
  ]);
});

test('replies and bookings of candidates are told with whom they are about, and colleagues by name', () => {
  const told = [
    message('a', { candidate: 'c_ines' }),
    message('b', { topic: 'messages', from: 'u_tess', at: '2026-06-01T09:31:00Z' }),
    message('mine', { from: 'u_nora' }),
  ];
  expect(itemsOf({ ...nothing, told }).map(({ topic, title, by, candidate }) => [topic, title, by, candidate])).toEqual(
    [
      ['messages', 'Told b', 'u_tess', null],
      ['replies', 'Told a', null, 'c_ines'],
    ],
  );
});

test('what came after the last look is new', () => {
  const items = itemsOf({
    ...nothing,
    decided: [approval('a'), approval('b', { decided_at: '2026-06-01T12:00:00Z' })],
  });
  expect(unseen(items, '')).toBe(2);
  expect(unseen(items, '2026-06-01T10:00:00Z')).toBe(1);
});

function storeOf(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('the browser keeps until when I have looked, for me alone', () => {
  const store = storeOf();
  const other = { ...session, user: { id: 'u_tess', name: 'Tess', role: 'recruiter' as const } };
  keepSeen(store, session, '2026-06-01T10:00:00Z');
  expect(seenUntil(store, session)).toBe('2026-06-01T10:00:00Z');
  expect(seenUntil(store, other)).toBe('');
});

test('what something else wrote there counts for nothing', () => {
  const broken = new Map([['muster.seen.sandbox.u_nora', 'yesterday']]);
  expect(seenUntil(storeOf(broken), session)).toBe('');
});

test.each([
  ['', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z'],
  ['2026-06-01T10:00:00Z', '', '2026-06-01T10:00:00Z'],
  ['2026-06-01T09:00:00Z', '2026-06-01T06:00:00-04:00', '2026-06-01T06:00:00-04:00'],
  ['', '', ''],
])('of what this browser and the service remember the later counts: %s, %s', (here, kept, seen) => {
  expect(laterOf(here, kept)).toBe(seen);
});
