import { describe, expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import { home, openApi } from './world.ts';

const path = '/api/v1/calendar';

describe('the calendar', () => {
  test('shows meetings that are not cancelled, with who takes part, in the organization’s zone', async () => {
    const { call, ports } = await openApi();
    const { status, body } = await call({ path: `${path}?from=2026-06-01T00:00:00Z&to=2026-06-30T00:00:00Z` });
    expect(status).toBe(200);
    expect(body.meetings.length).toBeGreaterThan(0);
    for (const { with: people, start } of body.meetings) {
      expect(people.length).toBeGreaterThan(0);
      expect(start).toMatch(/T\d\d:\d\d:\d\d-05:00$/);
    }
    const { settings } = await ports.settings(home).get();
    expect(body).toMatchObject({ time_zone: settings.timeZone, working_hours: settings.workingHours, busy: [] });
  });

  test('tells when people are taken besides, without the meetings that it shows', async () => {
    const plain = await openApi();
    const asked = `${path}?from=2026-06-01T00:00:00Z&to=2026-06-30T00:00:00Z`;
    const [meeting] = (await plain.call({ path: asked })).body.meetings;
    const user = UserId.parse(meeting.with[0]);
    const later = new Date(Date.parse(meeting.end) + 3_600_000).toISOString();
    const { call } = await openApi({
      calendar: (tenant) => ({
        ...plain.ports.calendar(tenant),
        meetings: (span) => plain.ports.calendar(tenant).meetings(span),
        busy: async () => [{ user, start: meeting.start, end: later }],
      }),
    });
    const [busy, ...others] = (await call({ path: asked })).body.busy;
    expect(others).toEqual([]);
    expect(busy.user_id).toBe(user);
    expect(Date.parse(busy.start)).toBe(Date.parse(meeting.end));
    expect(Date.parse(busy.end)).toBe(Date.parse(later));
  });

  test('refuses spans that are turned round or too long, and names the field', async () => {
    const { call } = await openApi();
    for (const to of ['2026-05-01T00:00:00Z', '2026-12-01T00:00:00Z']) {
      const { status, body } = await call({ path: `${path}?from=2026-06-01T00:00:00Z&to=${to}` });
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ path: 'to' }]);
    }
  });
});
