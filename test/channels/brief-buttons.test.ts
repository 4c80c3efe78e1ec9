// The morning brief in Slack and Teams: each item with the one click that does it, delivered or asked for; a second press does
// nothing more.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import type { Surface } from '../contracts/surface.ts';
import { type ChannelSetup, openChannelSetup, type Staff, until } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());

const places = { slack: slackOf, teams: teamsOf } as const;
type Place = keyof typeof places;

const setUp = async (place: Place) => {
  await setup.reset({ briefChannels: [place], holdSeconds: 600 });
  const surface: Surface = places[place](setup);
  await surface.enter();
  const cardTo = (name: Staff, text: RegExp) =>
    until(async () => (await surface.sees(name)).findLast((one) => text.test(one.text)));
  const deliver = async (name: Staff, day = '2026-03-09') => {
    const user = UserId.parse(`u_${name}`);
    await setup.storage.briefBook(setup.tenant).claim({ user, day, at: setup.clocks.business.now() });
    return cardTo(name, /Good morning/);
  };
  return { surface, cardTo, deliver };
};
const followUps = async (): Promise<readonly { action_id: string }[]> =>
  (await setup.call('GET', '/api/v1/actions?tool=send_followup')).body.data;

describe.each(['slack', 'teams'] as const)('in %s', (place) => {
  test.each(['delivered', 'asked for'] as const)('a brief that is %s has a button for each item', async (how) => {
    const { surface, cardTo, deliver } = await setUp(place);
    if (how === 'asked for') await surface.say('mara', 'show me my morning brief');
    const card = how === 'delivered' ? await deliver('mara') : await cardTo('mara', /[🔴🟠⚪]/u);
    const shown = card.text.split('\n').filter((line) => /^[🔴🟠⚪]/u.test(line));
    expect(shown.length).toBeGreaterThan(2);
    expect(card.labels.filter((label) => !label.startsWith('Snooze'))).toHaveLength(shown.length);
  });

  test.each(['delivered', 'asked for'] as const)('a button of a brief that is %s acts once', async (how) => {
    const { surface, cardTo, deliver } = await setUp(place);
    if (how === 'asked for') await surface.say('mara', 'show me my morning brief');
    const card = how === 'delivered' ? await deliver('mara') : await cardTo('mara', /[🔴🟠⚪]/u);
    await card.press('Send a follow-up');
    await cardTo('mara', /Done: Email|Scheduled: Email/);
    const heard = (await surface.sees('mara')).length;
    await card.press('Send a follow-up');
    await until(async () => (await surface.sees('mara')).length > heard);
    expect(await followUps()).toHaveLength(1);
    await cardTo('mara', /Done: Email|Scheduled: Email/);
    const [{ action_id: id } = { action_id: '' }] = await followUps();
    expect((await setup.call('POST', `/api/v1/actions/${id}/undo`)).status).toBe(200);
    await card.press('Send a follow-up');
    await until(async () => (await followUps()).length === 2);
  });

  test('what waits is approved in the brief of whoever may, and a second press is told who did', async () => {
    const { surface, cardTo, deliver } = await setUp(place);
    await surface.say('mara', 'reject Bob Harlan');
    await cardTo('lea', /Approval needed/);
    const brief = await deliver('lea');
    expect(brief.labels).toContain('Approve');
    await brief.press('Approve');
    await cardTo('mara', /Approved by Léa Fontaine/);
    await brief.press('Approve');
    await cardTo('lea', /approved already by you/);
  });
});
