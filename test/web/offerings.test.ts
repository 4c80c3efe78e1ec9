import { expect, test } from 'vitest';
import type { Offering, OfferingClient, Usage } from '../../web/console/api/offerings.ts';
import { bodyOf, draftOf, newDraft } from '../../web/console/offerings/draft.ts';
import { beginningWords, endingWords } from '../../web/console/offerings/mark-words.ts';
import { dayAfter, isDay, monthOf, summed } from '../../web/console/offerings/usage.ts';

const used = (client: string, day: string, written: number): Usage => ({
  client_id: client,
  offering_id: 'off_1',
  day,
  runs: 1,
  records_written: written,
  records_deleted: 0,
});

test('usage is summed by client and month or day, newest first', () => {
  const usage = [used('acme', '2026-05-31', 1), used('acme', '2026-06-01', 2), used('acme', '2026-06-02', 3)];
  expect(summed([...usage, used('globex', '2026-06-02', 5)], 'month')).toMatchObject([
    { client: 'acme', period: '2026-06', runs: 2, written: 5 },
    { client: 'globex', period: '2026-06', runs: 1, written: 5 },
    { client: 'acme', period: '2026-05', runs: 1, written: 1 },
  ]);
  expect(summed(usage, 'day').map(({ period }) => period)).toEqual(['2026-06-02', '2026-06-01', '2026-05-31']);
});

test('the month of a bill begins on its first day and ends on its last', () => {
  expect(monthOf('2026-02-11T23:00:00Z')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-12-31T12:00:00Z')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(['2026-12-31', '2026-12', 'x', '2026-13-41'].map(isDay)).toEqual([true, false, false, false]);
});

const offering: Offering = {
  offering_id: 'off_1',
  name: 'People to payroll',
  summary: 'The same day.',
  description: 'More of it.',
  price: { amount: 4_950, currency: 'USD', per: 'month' },
  status: 'published',
  open_to: 'everyone',
  brand: { name: 'Acme', accent: '#0a7f5a' },
  source: {
    system: 'bamboohr',
    endpoint: 'employees',
    filters: { status: 'active', level: 3, place: ['a', 'b'] },
    account: { config: { subdomain: 'acme' }, scope_reasons: {} },
  },
  destination: {
    system: 'hubspot',
    endpoint: null,
    action: 'upsert',
    field_mapping: { first: { to: 'name', transform: '$uppercase(first)' }, mail: 'mail' },
    account: { config: {}, scope_reasons: { read: 'to look' } },
  },
  sync_mode: 'batch',
  schedule: { cron: '0 6 * * *', time_zone: 'America/Chicago' },
  retry_policy: { max_retries: 4, backoff_multiplier: 1.5 },
  carry_deletions: true,
  keep_previous: true,
  revision: 2,
  created_at: '2026-06-01T00:00:00Z',
};

test('an offering that is opened and saved untouched says the same as before, and leaves kept secrets alone', () => {
  const { offering_id: _, status, revision, created_at: __, ...said } = offering;
  const body = bodyOf(draftOf(offering, 'UTC'));
  expect(body).toEqual({ ...said, destination: { ...said.destination, endpoint: undefined } });
  expect([status, revision]).toEqual(['published', 2]);
  expect(body.source.account).not.toHaveProperty('credentials');
});

test('an application is sent when it is typed, and forgotten when that is asked for', () => {
  const empty = newDraft({ name: 'Acme', timeZone: 'UTC' });
  const typed = { id: 'app', secret: 'hush', isForgotten: false };
  const sent = bodyOf({ ...empty, source: { ...empty.source, application: typed } });
  expect(sent.source.account?.credentials).toEqual({ client_id: 'app', client_secret: 'hush' });
  const forgotten = { ...empty.source, application: { ...typed, isForgotten: true } };
  expect(bodyOf({ ...empty, source: forgotten }).source.account?.credentials).toEqual({});
});

const client = (id: string, more: Partial<OfferingClient> = {}): OfferingClient => ({
  client_id: id,
  granted_at: null,
  wanted: true,
  runs: true,
  because: null,
  changed_at: null,
  ...more,
});
const nameOf = (id: string): string => id.toUpperCase();

test('a withdrawal tells at whom runs end, publishing again at whom they begin', () => {
  const clients = [client('a'), client('b', { runs: false }), client('c', { wanted: false, runs: false })];
  expect(endingWords({ offering, clients, nameOf })).toContain('at one client: A.');
  expect(endingWords({ offering, clients: [], nameOf })).toContain('It runs at no client.');
  expect(beginningWords({ offering, clients, nameOf })).toContain('at 2 clients that had it switched on: A, B.');
  const many = Array.from({ length: 7 }, (_, index) => client(String(index)));
  expect(endingWords({ offering, clients: many, nameOf })).toContain('at 7 clients: 0, 1, 2, 3, 4 and 2 more.');
});
