// Several meetings that wait for a decision: Slack and Teams list them one by one, in the zone of whoever reads the card, and REST
// gives them as data.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import type { Surface } from '../contracts/surface.ts';
import { type ChannelSetup, openChannelSetup, until } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() =>
  setup.reset({
    approvals: { schedule_interviews: 'ask', reschedule_interviews: 'ask' },
    approvers: { schedule_interviews: [UserId.parse('u_dana')] },
  }),
);

const places = { slack: slackOf, teams: teamsOf } as const;
const interviews = { candidate: 'c_bob', with: ['u_dana', 'u_kofi'], duration_minutes: 30 };

/** The next Wednesday of the organization's clock, at two in New York. */
function start(): string {
  const now = setup.clocks.business.now();
  const offset = now.toLocaleString('en', { timeZone: 'America/New_York', timeZoneName: 'longOffset' }).slice(-6);
  const days = ((3 - now.getUTCDay() + 7) % 7) + 7;
  return `${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T14:00:00${offset}`;
}

describe.each(['slack', 'teams'] as const)('in %s', (place) => {
  test('the card lists them, each time in the zone that it names', async () => {
    const surface: Surface = places[place](setup);
    await surface.enter();
    const asked = await setup.call('POST', '/api/v1/tasks', {
      action: 'schedule_interviews',
      ...interviews,
      start: start(),
    });
    expect(asked.body).toMatchObject({ status: 'pending_approval' });
    const card = await until(async () =>
      (await surface.sees('dana')).findLast(({ text }) => /Approval needed/.test(text)),
    );
    expect(card.text).toMatch(/Book 2 interviews for Bob Harlan \([^)]*\), times in America\/New_York:/);
    expect(card.text).toMatch(
      /• Wed .*, 14:00–14:30: Interview, with Dana Whitfield\n+• Wed .*, 14:30–15:00: Interview/,
    );
  });
});

test('REST gives them as data, in the list and alone, and none where there is one', async () => {
  await setup.call('POST', '/api/v1/tasks', {
    action: 'schedule_interviews',
    ...interviews,
    start: start(),
  });
  const [listed] = (await setup.call('GET', '/api/v1/approvals')).body.data;
  expect(listed.meetings).toMatchObject([
    { title: 'Interview', people: ['Dana Whitfield'] },
    { title: 'Interview', people: ['Kofi Mensah'] },
  ]);
  const alone = await setup.call('GET', `/api/v1/approvals/${listed.approval_id}`);
  expect(alone.body.meetings).toEqual(listed.meetings);
});
