import { expect, test } from 'vitest';
import { defaultOrganization } from '../../../src/connectors/sandbox/default-organization.ts';

const now = new Date('2026-03-06T21:00:00Z');
const organization = defaultOrganization(now, 'America/Chicago');
const { users, jobs, candidates, stages, calendar, templates } = organization;

test('is the same for the same time and zone, and reads like any sandbox file', () => {
  expect(defaultOrganization(now, 'America/Chicago')).toEqual(organization);
  expect(organization.now).toBeUndefined();
});

test('has enough people and requisitions to try everything', () => {
  expect(users.length).toBeGreaterThanOrEqual(12);
  expect(new Set(users.map(({ role }) => role))).toEqual(
    new Set(['admin', 'recruiter', 'hiring_manager', 'compliance', 'integrator']),
  );
  expect(jobs).toHaveLength(8);
  expect(candidates.length).toBeGreaterThanOrEqual(40);
  expect(new Set(candidates.map(({ stage }) => stage))).toEqual(new Set(stages));
  expect(templates.map(({ id }) => id)).toContain('checking_in');
});

test('has names that are hard: shared first names and accents', () => {
  const first = candidates.map(({ name }) => name.split(' ')[0]);
  expect(first.filter((name) => name === 'Priya')).toHaveLength(2);
  expect(candidates.some(({ name }) => /[^ -~]/.test(name))).toBe(true);
});

test('nothing that has happened lies ahead, and somebody has waited five days', () => {
  const past = candidates.flatMap((one) => [
    one.applied_at,
    one.stage_since ?? one.applied_at,
    one.last_contact_at ?? one.applied_at,
  ]);
  expect(past.every((at) => Date.parse(at) <= now.getTime())).toBe(true);
  const waiting = candidates.filter(
    (one) => now.getTime() - Date.parse(one.last_contact_at ?? one.applied_at) >= 5 * 86_400_000,
  );
  expect(waiting.length).toBeGreaterThan(3);
});

test('meetings lie ahead on weekdays, and afternoons from 14:30 are free', () => {
  for (const { start, end } of calendar) {
    expect(Date.parse(start)).toBeGreaterThan(now.getTime());
    expect(end.slice(11, 16) <= '14:30').toBe(true);
    expect([0, 6]).not.toContain(new Date(`${start.slice(0, 10)}T12:00:00Z`).getUTCDay());
  }
});

test.each(['UTC', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns'])('works in %s at any hour', (zone) => {
  for (let hour = 0; hour < 24 * 7; hour += 5)
    expect(defaultOrganization(new Date(now.getTime() + hour * 3_600_000), zone).candidates.length).toBeGreaterThan(39);
});
