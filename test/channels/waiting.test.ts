// What waits does not wait unseen, in Slack as in Teams: reminders, admins when time runs out, whoever stands in for somebody who is
// away, and one decision that stands on every copy, wherever it is made.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
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
beforeEach(() => setup.reset());

const hours = (count: number) => count * 3_600_000;
const state = () => viewSandbox(setup.storage.records(setup.tenant));
const stageOfBob = async () => (await state()).candidates.find(({ id }) => id === 'c_bob')?.stage;
const places = { slack: slackOf, teams: teamsOf } as const;
type Place = keyof typeof places;
const readsIn = (surface: Surface) => ({
  reads: async (name: Staff, text: RegExp) => (await surface.sees(name)).filter((one) => text.test(one.text)),
  cardTo: (name: Staff, text: RegExp) =>
    until(async () => (await surface.sees(name)).findLast((one) => text.test(one.text))),
});
const setUp = async (place: Place) => {
  const surface = places[place](setup);
  await surface.enter();
  return { surface, ...readsIn(surface) };
};

describe.each(['slack', 'teams'] as const)('in %s', (place) => {
  test('whoever may decide is reminded once in the last quarter, and admins who had no card get one', async () => {
    await setup.reset({ approvers: { reject_candidate: [UserId.parse('u_kofi')] } });
    const { surface, reads, cardTo } = await setUp(place);
    await surface.say('mara', 'reject Bob Harlan');
    await cardTo('kofi', /Approval needed/);
    expect([await surface.sees('lea'), await surface.sees('dana')]).toEqual([[], []]);
    await setup.later(hours(12));
    await setup.channels.jobs.remindApprovers();
    expect(await reads('kofi', /Still waiting/)).toEqual([]);
    await setup.later(hours(7));
    await setup.channels.jobs.remindApprovers();
    await setup.channels.jobs.remindApprovers();
    expect(await reads('kofi', /Still waiting for a decision until[^]*Bob Harlan/)).toHaveLength(1);
    const cards = await reads('lea', /Approval needed/);
    expect(cards.map(({ labels }) => labels)).toEqual([['Approve', 'Edit', 'Reject']]);
    await cards[0]?.press('Approve');
    await cardTo('kofi', /Approved by Léa Fontaine/);
    // The card says who approved it as soon as that is decided.
    await vi.waitFor(async () => expect(await stageOfBob()).toBe('Rejected'), { timeout: 30_000 });
  });

  test('the plan under the asker’s answer says what waits, and follows the decision', async () => {
    const { surface, cardTo } = await setUp(place);
    await surface.say('mara', 'reject Bob Harlan');
    await cardTo('mara', /(?:⏳|\[pending\]) Reject Bob Harlan.*Waits for approval/);
    await (await cardTo('dana', /Approval needed/)).press('Approve');
    const card = await cardTo('mara', /(?:✓|\[complete\]) Reject Bob Harlan/);
    const cards = JSON.stringify([setup.slack.messages(), setup.teams.messages()]);
    expect(cards).toMatch(/https:\/\/muster\.test\/console\/approvals#apr_/);
    expect(cards).not.toContain('/console/#/');
    expect(card.text).toMatch(/\nDone\n/);
    expect(card.text).not.toMatch(/Waits for approval/);
  });

  test('while somebody is away, another person gets the card and decides in their place', async () => {
    const { surface, cardTo } = await setUp(place);
    const now = setup.clocks.business.now().getTime();
    await setup.storage.channels(setup.tenant).absences.put({
      user: UserId.parse('u_dana'),
      delegate: UserId.parse('u_kofi'),
      from: new Date(now - hours(1)),
      to: new Date(now + hours(48)),
    });
    await surface.say('mara', 'reject Bob Harlan');
    const card = await cardTo('kofi', /Approval needed/);
    await card.press('Approve');
    await cardTo('mara', /Approved by Kofi Mensah/);
    // The card tells the decision, which comes before what was decided.
    await vi.waitFor(async () => expect(await stageOfBob()).toBe('Rejected'), { timeout: 30_000 });
  });
});

/** The link of the mail, on this very house, and what its page holds. */
const openMail = async () => {
  const mail = await until(async () =>
    (await state()).mailbox.find(({ to, subject }) => to === 'dana@harbor.test' && /Approval needed/.test(subject)),
  );
  const link = /https:\S+/.exec(mail.body)?.[0] ?? '';
  const html = await (await fetch(link.replace('https://muster.test', setup.url))).text();
  const digest = /name="digest" value="([^"]*)"/.exec(html)?.[1] ?? '';
  return { html, fields: { link: new URL(link).searchParams.get('link') ?? '', digest } };
};
/** How Dana rejects it there. */
const decisions: Readonly<Record<Place | 'an e-mail' | 'the console', (approval: string) => Promise<void>>> = {
  slack: async () =>
    (await readsIn(slackOf(setup)).cardTo('dana', /Approval needed/)).press('Reject', { reason: 'Let us talk' }),
  teams: async () =>
    (await readsIn(teamsOf(setup)).cardTo('dana', /Approval needed/)).press('Reject', { reason: 'Let us talk' }),
  'an e-mail': async () => {
    const { fields } = await openMail();
    const body = new URLSearchParams({ ...fields, decision: 'reject', reason: 'Let us talk' });
    expect((await fetch(`${setup.url}/approve`, { method: 'POST', body })).status).toBe(200);
  },
  'the console': async (approval) => {
    const { status } = await setup.call('POST', `/api/v1/approvals/${approval}/reject`, {
      reason: 'Let us talk',
    });
    expect(status).toBe(200);
  },
};

test.each(['slack', 'teams', 'an e-mail', 'the console'] as const)(
  'a decision in %s stands on the copies in Slack, in Teams, in the mail and in the console',
  async (where) => {
    await setup.reset({ approvalMail: 'always' });
    const teams = await setUp('teams');
    const slack = await setUp('slack');
    await slack.surface.say('mara', 'reject Bob Harlan');
    for (const name of ['dana', 'lea', 'mara'] as const)
      for (const { cardTo } of [slack, teams]) await cardTo(name, /Approval needed/);
    expect((await openMail()).html).toMatch(/<form/);
    const approval = (await setup.call('GET', '/api/v1/approvals')).body.data[0].approval_id;
    await decisions[where](approval);
    for (const name of ['dana', 'lea', 'mara'] as const)
      for (const { cardTo } of [slack, teams]) {
        const card = await cardTo(name, /Rejected by [^]*Let us talk/);
        expect(card.labels).not.toContain('Approve');
      }
    const { html } = await openMail();
    expect(html).toMatch(/Nothing waits here any more/);
    expect(html).not.toMatch(/<form/);
    expect((await setup.call('GET', `/api/v1/approvals/${approval}`)).body).toMatchObject({
      status: 'rejected',
      reason: 'Let us talk',
    });
    expect(await stageOfBob()).toBe('Phone Screen');
  },
);
