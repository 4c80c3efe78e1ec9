// By which ways, and when, somebody hears of something.
import { describe, expect, test } from 'vitest';
import { NotificationPreferences, type Topic, topics, usualPreferences } from '../../../src/core/notification.ts';
import { digestOf } from '../../../src/services/operations/notifications/digest.ts';
import { topicOf } from '../../../src/services/operations/notifications/topic-of.ts';
import { lastDigest, nextDigest, waysTo } from '../../../src/services/operations/notifications/ways-to.ts';
import { ActionId, ActorId, UserId } from '../../../src/core/ids.ts';
import { createFakeLedgers } from '../../fakes/ledger.ts';
import { createTestClock } from '../../support/clock.ts';
import { makeAction } from '../../support/ledger-records.ts';
import { freshTenant } from '../../support/tenants.ts';

const zone = 'America/Chicago';
const monday = new Date('2026-06-01T13:30:00Z'); // 08:30 in Chicago
const night = new Date('2026-06-02T03:00:00Z'); // 22:00 on Monday
const chosen = (given: object) => NotificationPreferences.parse(given);
const quiet = { quietHours: { from: '19:00', to: '07:30' } };

test('who has chosen nothing hears at once, by chat, and by mail where no chat reaches them', () => {
  for (const topic of topics)
    expect(waysTo(usualPreferences, { topic, now: night, zone })).toEqual({
      bell: true,
      chat: night,
      mail: 'unreached',
      mailAt: night,
      isDigest: false,
      isChatDigest: false,
    });
});

test('of approvals the organization says whether mail comes, until the person does', () => {
  const about = { topic: 'approvals', now: monday, zone, mail: 'always' } as const;
  expect(waysTo(usualPreferences, about).mail).toBe('always');
  const own = chosen({ topics: { approvals: { bell: false, chat: true, mail: 'never' } } });
  expect(waysTo(own, about)).toMatchObject({ mail: 'never', bell: true });
});

test.each(['approvals', 'messages'] as const)('%s are not lost where chat and mail are off', (topic) => {
  const nothing = chosen({ topics: { [topic]: { bell: false, chat: false, mail: 'never' } } });
  expect(waysTo(nothing, { topic, now: monday, zone })).toMatchObject({ chat: null, mail: 'always' });
});

test('what is off for another topic is off', () => {
  const nothing = chosen({ topics: { syncs: { bell: false, chat: false, mail: 'never' } } });
  expect(waysTo(nothing, { topic: 'syncs', now: monday, zone })).toMatchObject({
    bell: false,
    chat: null,
    mail: 'never',
  });
});

test('quiet hours hold chat and mail back until they end, but not what is urgent', () => {
  const morning = new Date('2026-06-02T12:30:00Z');
  const about = { topic: 'replies', now: night, zone } as const;
  expect(waysTo(chosen(quiet), about)).toMatchObject({ chat: morning, mailAt: morning });
  expect(waysTo(chosen(quiet), { ...about, isUrgent: true })).toMatchObject({ chat: night, mailAt: night });
  expect(waysTo(chosen(quiet), { ...about, now: monday })).toMatchObject({ chat: monday });
});

interface Told {
  readonly by: string;
  readonly status?: 'executed' | 'undone';
}

describe('one mail for the day or the week', () => {
  test('comes at its time, and never holds an approval back', () => {
    const daily = chosen({ mail: 'daily', digestTime: '09:00' });
    expect(waysTo(daily, { topic: 'candidates', now: monday, zone })).toMatchObject({
      isDigest: true,
      mailAt: new Date('2026-06-01T14:00:00Z'),
    });
    expect(waysTo(daily, { topic: 'approvals', now: monday, zone })).toMatchObject({ isDigest: false, mailAt: monday });
  });

  test('chat has one message of its own, which holds no approval back', () => {
    const daily = chosen({ chat: 'daily', digestTime: '09:00' });
    expect(waysTo(daily, { topic: 'replies', now: monday, zone })).toMatchObject({
      chat: new Date('2026-06-01T14:00:00Z'),
      isChatDigest: true,
      isDigest: false,
      mailAt: monday,
    });
    expect(waysTo(daily, { topic: 'feedback', now: monday, zone })).toMatchObject({ chat: monday });
  });

  test('the weekly one comes on Mondays, over a change of the clocks too', () => {
    const weekly = { every: 'weekly', digestTime: '08:00' } as const;
    expect(nextDigest(weekly, monday, zone)).toEqual(new Date('2026-06-08T13:00:00Z'));
    expect(nextDigest(weekly, new Date('2026-10-26T14:00:00Z'), zone)).toEqual(new Date('2026-11-02T14:00:00Z'));
  });

  test('each span begins where the one before it ended', () => {
    const daily = { every: 'daily', digestTime: '08:00' } as const;
    const one = lastDigest(daily, monday, zone);
    const other = lastDigest(daily, new Date(monday.getTime() + 86_400_000), zone);
    expect(one).toMatchObject({ day: '2026-06-01', to: new Date('2026-06-01T13:00:00Z') });
    expect(other?.from).toEqual(one?.to);
    expect(lastDigest({ every: 'at_once', digestTime: '08:00' }, monday, zone)).toBeUndefined();
  });

  test('holds what was said in its span and not taken back, by topic, and nothing that went by chat', async () => {
    const ledgers = createFakeLedgers(createTestClock().real);
    const ledger = ledgers.of(freshTenant());
    const user = UserId.parse('u_owen');
    const told = async (id: string, text: string, { by, status = 'executed' }: Told) => {
      const base = makeAction({ id: ActionId.parse(id), idem: id });
      const createdAt = new Date('2026-06-01T10:00:00Z');
      const action = {
        ...base,
        tool: 'notify_user',
        plan: { user, text },
        requestedBy: ActorId.parse(by),
        status,
        createdAt,
      };
      await ledger.open({ root: action, members: [], approval: undefined });
    };
    await told('act_1', 'Priya moved.', { by: 'system:status-sync' });
    await told('act_2', 'Never mind.', { by: 'system:status-sync', status: 'undone' });
    await told('act_3', 'Lunch at noon?', { by: 'u_nora' });
    const span = {
      user,
      from: new Date('2026-05-31T13:00:00Z'),
      to: new Date('2026-06-01T13:00:00Z'),
      zone,
      way: 'mail' as const,
    };
    const daily = chosen({ mail: 'daily' });
    const digest = await digestOf(ledger, daily, { ...span, isReached: false });
    expect(digest?.subject).toBe('2 notifications from Muster');
    expect(digest?.text).toMatch(/Candidates\n• .*Priya moved\.\n\nMessages\n• .*Lunch at noon\?/);
    expect(digest?.text).not.toContain('Never mind');
    expect(await digestOf(ledger, daily, { ...span, isReached: true })).toBeUndefined();
    const inChat = { ...span, way: 'chat', isReached: true } as const;
    expect(await digestOf(ledger, daily, inChat)).toBeUndefined();
    expect(await digestOf(ledger, chosen({ chat: 'daily' }), inChat)).toMatchObject({
      subject: '2 notifications from Muster',
    });
    const mailed = chosen({ chat: 'daily', topics: { messages: { bell: true, chat: true, mail: 'always' } } });
    const unreached = await digestOf(ledger, mailed, { ...span, way: 'chat_by_mail', isReached: false });
    expect(unreached?.subject).toBe('1 notification from Muster');
  });
});

test.each([
  ['notify_user', 'system:trouble', 'problems'],
  ['notify_user', 'system:status-sync', 'candidates'],
  ['notify_user', 'system:declines', 'replies'],
  ['notify_user', 'system:sync', 'syncs'],
  ['notify_user', 'u_nora', 'messages'],
  ['notify_user', 'system:rule:finalists', 'messages'],
  ['request_feedback', 'u_nora', 'feedback'],
] as const satisfies readonly (readonly [string, string, Topic])[])('%s of %s is about %s', (tool, by, topic) => {
  expect(topicOf({ tool, requestedBy: ActorId.parse(by) })).toBe(topic);
});
