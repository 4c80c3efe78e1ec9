// A press that comes after the decision, in Slack as in Teams: whoever presses hears who decided and when, wherever and however that
// was, and nothing more is done.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import type { Seen, Surface } from '../contracts/surface.ts';
import { type ChannelSetup, openChannelSetup, type Staff, until } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const places = { slack: slackOf, teams: teamsOf } as const;
const state = () => viewSandbox(setup.storage.records(setup.tenant));
const bob = async () => (await state()).candidates.find(({ id }) => id === 'c_bob');
const firstApproval = async (): Promise<{ approval_id: string; digest: string }> =>
  (await setup.call('GET', '/api/v1/approvals')).body.data[0];

/** Every rejection that was asked for, with how it stands. */
const proposals = async (): Promise<readonly string[]> =>
  (await setup.call('GET', '/api/v1/actions?tool=reject_candidate')).body.data.map(
    (one: { action_id: string; status: string }) => `${one.action_id} ${one.status}`,
  );

const setUp = async (place: keyof typeof places) => {
  const surface: Surface = places[place](setup);
  await surface.enter();
  const cardTo = (name: Staff, text: RegExp) =>
    until(async () => (await surface.sees(name)).findLast((one) => text.test(one.text)));
  await surface.say('mara', 'reject Bob Harlan');
  const [dana, lea, mara] = [
    await cardTo('dana', /Approval needed/),
    await cardTo('lea', /Approval needed/),
    await cardTo('mara', /Approval needed/),
  ];
  return { surface, cardTo, cards: { dana, lea, mara } };
};

type Cards = Readonly<Record<'dana' | 'lea' | 'mara', Seen>>;

/** How it was decided, what the others hear, and what has become of Bob. */
const decisions: readonly (readonly [string, (cards: Cards) => Promise<unknown>, RegExp, string])[] = [
  ['approved by a press', ({ dana }) => dana.press('Approve'), /approved already by Dana Whitfield/, 'Rejected'],
  [
    'rejected by a press',
    ({ dana }) => dana.press('Reject', { reason: 'Let us talk' }),
    /rejected already by Dana Whitfield/,
    'Phone Screen',
  ],
  [
    'withdrawn by whoever asked',
    ({ mara }) => mara.press('Withdraw', { reason: '' }),
    /rejected already by Mara Ellison/,
    'Phone Screen',
  ],
  [
    'edited by a press',
    ({ dana }) => dana.press('Edit', { candidate: 'c_bob', reason: 'Other skills' }),
    /replaced by an edited proposal already by Dana Whitfield/,
    'Phone Screen',
  ],
  [
    'approved by a service over REST',
    async () => {
      const { approval_id: id, digest } = await firstApproval();
      return setup.call('POST', `/api/v1/approvals/${id}/approve`, { digest });
    },
    /approved already by key:/,
    'Rejected',
  ],
];

const presses: readonly (readonly [string, (card: Seen) => Promise<void>])[] = [
  ['Approve', (card) => card.press('Approve')],
  ['Reject', (card) => card.press('Reject', { reason: 'Too late' })],
  ['Edit', (card) => card.press('Edit', { candidate: 'c_bob', reason: 'Too late' })],
];

describe.each(['slack', 'teams'] as const)('in %s', (place) => {
  test.each(decisions)('a press after it was %s says so', async (...[, decide, told, stage]) => {
    const { cardTo, surface, cards } = await setUp(place);
    await decide(cards);
    await until(async () => (await firstApproval()) === undefined || (await surface.sees('lea')).length > 1);
    await until(async () => (await bob())?.stage === stage);
    const before = await proposals();
    for (const [, press] of presses) {
      const heard = (await surface.sees('lea')).filter(({ text }) => told.test(text)).length;
      await press(cards.lea);
      await until(async () => (await surface.sees('lea')).filter(({ text }) => told.test(text)).length > heard);
    }
    expect((await cardTo('lea', told)).text).toMatch(/\d{4}, \d\d:\d\d \(America\/New_York\)/);
    expect((await bob())?.stage).toBe(stage);
    expect(await proposals()).toEqual(before);
  });

  test('whoever decided hears that it was them', async () => {
    const { cardTo, cards } = await setUp(place);
    await cards.dana.press('Approve');
    await cardTo('dana', /Approved by Dana Whitfield/);
    await cards.dana.press('Approve');
    await cardTo('dana', /approved already by you/);
    expect((await bob())?.stage).toBe('Rejected');
  });

  test('what nobody decided in time is said so', async () => {
    const { cardTo, cards } = await setUp(place);
    await setup.later(25 * 3_600_000);
    await setup.gate.expire();
    await cardTo('lea', /Expired: nobody decided/);
    await cards.lea.press('Approve');
    await cardTo('lea', /time to decide on this has run out/);
    expect((await bob())?.stage).toBe('Phone Screen');
  });

  test('a second Undo says who took it back', async () => {
    const { cardTo, cards } = await setUp(place);
    await cards.dana.press('Approve');
    const undone = await cardTo('mara', /Approved by Dana Whitfield[^]*Done/);
    const admin = await cardTo('lea', /Approved by Dana Whitfield[^]*Done/);
    await undone.press('Undo');
    await cardTo('mara', /Taken back by Mara Ellison/);
    await admin.press('Undo');
    await cardTo('lea', /taken back already by Mara Ellison/);
    expect((await bob())?.stage).toBe('Phone Screen');
  });
});
