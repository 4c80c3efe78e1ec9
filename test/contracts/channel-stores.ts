// What every store of the channels does: an event is kept once with its promise, a post is drawn by one process at a time, a code works once.
import { describe, expect, test } from 'vitest';
import { ActionId, ApprovalId, ConversationId, type TenantId, TurnId, UserId } from '../../src/core/ids.ts';
import type { ChannelStores, Installations, PostAbout, PostSweep } from '../../src/core/ports/channels.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';

export interface ChannelStoresUnderTest {
  readonly stores: Of<ChannelStores>;
  readonly installations: Installations;
  readonly sweep: PostSweep;
  readonly tenants: readonly [TenantId, TenantId];
  readonly promises: (tenant: TenantId) => Promise<readonly unknown[]>;
}

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2) + seconds * 1000);
const event = (id: string, body = '{"a":1}') => ({ platform: 'slack' as const, id, body });
const key = (id: string) => ({ platform: 'slack' as const, id });
const dana = UserId.parse('u_dana');
const approval = ApprovalId.parse('apr_1');

const post = (id: string, about: PostAbout = { kind: 'approval', approval }) => ({
  id,
  platform: 'slack' as const,
  team: 'T1',
  reader: dana,
  spot: null,
  about,
  createdAt: at(0),
});
const lease = (id: string, now = at(1)) => ({ id, now, until: new Date(now.getTime() + 60_000) });

const installation = (tenant: TenantId, team: string) => ({
  tenant,
  platform: 'slack' as const,
  team,
  name: 'Harbor',
  credentials: '{"token":"xoxb-secret"}',
  installedBy: 'U1',
  installedAt: at(0),
});

const sent = (address: string) => [{ extension: 'docx', bytes: 12, address }];

export function channelStoresContract(name: string, open: () => Promise<ChannelStoresUnderTest>): void {
  const setUp = async () => {
    const opened = await open();
    const [tenant, other] = opened.tenants;
    return { ...opened, tenant, other, mine: opened.stores(tenant), theirs: opened.stores(other) };
  };
  describe(`${name}: channel events`, () => {
    test('an event is kept once with one promise, whatever its body, and alone or in a batch', async () => {
      const { mine, tenant, promises } = await setUp();
      expect(await mine.events.accept([event('e1'), event('e2'), event('e1', '{"b":2}')])).toEqual([true, true, false]);
      expect(await mine.events.accept([event('e1', '{"c":3}')])).toEqual([false]);
      expect(await promises(tenant)).toHaveLength(2);
      expect(await mine.events.body(key('e1'))).toBe('{"a":1}');
    });

    test('of twenty deliveries at once one is new', async () => {
      const { mine } = await setUp();
      const fresh = await Promise.all(Array.from({ length: 20 }, () => mine.events.accept([event('e1')])));
      expect(fresh.flat().filter(Boolean)).toHaveLength(1);
    });

    test('a handled event has no body and is still known; a swept one is forgotten', async () => {
      const { mine } = await setUp();
      await mine.events.accept([event('e1')]);
      await mine.events.finish(key('e1'));
      expect(await mine.events.body(key('e1'))).toBeUndefined();
      expect(await mine.events.accept([event('e1')])).toEqual([false]);
      await mine.events.sweep(new Date(8_640_000_000_000_000));
      expect(await mine.events.accept([event('e1')])).toEqual([true]);
    });

    test('organizations do not see each other’s events', async () => {
      const { mine, theirs } = await setUp();
      await mine.events.accept([event('e1')]);
      expect(await theirs.events.body(key('e1'))).toBeUndefined();
      expect(await theirs.events.accept([event('e1')])).toEqual([true]);
    });
  });

  describe(`${name}: installations`, () => {
    test('a workspace is found without its organization, replaced, listed and removed', async () => {
      const { installations, tenant, other } = await setUp();
      const mine = installation(tenant, `T ${tenant}`);
      await installations.put(mine);
      await installations.put({ ...mine, name: 'Harbor Health' });
      expect(await installations.find(mine)).toEqual({ ...mine, name: 'Harbor Health' });
      expect(await installations.list(tenant)).toHaveLength(1);
      expect(await installations.list(other)).toEqual([]);
      await installations.remove(mine);
      expect(await installations.find(mine)).toBeUndefined();
    });

    test('a workspace that belongs to one organization is refused to another until it is removed there', async () => {
      const { installations, tenant, other } = await setUp();
      await installations.put(installation(tenant, `T ${tenant}`));
      const stolen = installation(other, `T ${tenant}`);
      await expect(installations.put(stolen)).rejects.toMatchObject({ code: 'conflict' });
      await installations.remove(stolen);
      await installations.put(stolen);
      expect((await installations.find(stolen))?.tenant).toBe(other);
    });
  });

  describe(`${name}: identities`, () => {
    const identity = {
      platform: 'slack' as const,
      team: 'T1',
      person: 'U1',
      user: dana,
      how: 'email' as const,
      checkedAt: at(0),
    };

    test('a person is linked, linked anew and unlinked, in one organization only', async () => {
      const { mine, theirs } = await setUp();
      await mine.identities.put(identity);
      await mine.identities.put({ ...identity, how: 'code' });
      expect(await mine.identities.find(identity)).toEqual({ ...identity, how: 'code' });
      expect(await mine.identities.ofUser(dana)).toHaveLength(1);
      expect(await theirs.identities.find(identity)).toBeUndefined();
      await mine.identities.remove(identity);
      expect(await mine.identities.find(identity)).toBeUndefined();
    });

    test('a code is taken once and in its time', async () => {
      const { mine, theirs } = await setUp();
      await mine.identities.addCode({ hash: 'h1', user: dana, expiresAt: at(60) });
      await mine.identities.addCode({ hash: 'h2', user: dana, expiresAt: at(60) });
      expect(await theirs.identities.takeCode({ hash: 'h1', now: at(1) })).toBeUndefined();
      expect(await mine.identities.takeCode({ hash: 'h1', now: at(1) })).toBe(dana);
      expect(await mine.identities.takeCode({ hash: 'h1', now: at(1) })).toBeUndefined();
      expect(await mine.identities.takeCode({ hash: 'h2', now: at(60) })).toBeUndefined();
    });

    test('where a person is written to is kept and replaced', async () => {
      const { mine } = await setUp();
      await mine.identities.putReference({ platform: 'teams', team: 'T1', person: 'U1', value: 'a' });
      await mine.identities.putReference({ platform: 'teams', team: 'T1', person: 'U1', value: 'b' });
      expect(await mine.identities.reference({ platform: 'teams', team: 'T1', person: 'U1' })).toBe('b');
    });
  });

  describe(`${name}: posts`, () => {
    test('an intent is written once; a post is drawn by one process at a time and remembers what it shows', async () => {
      const { mine } = await setUp();
      await mine.posts.intend(post('p1'));
      await mine.posts.intend({ ...post('p1'), team: 'T2' });
      expect(await mine.posts.lease(lease('p1'))).toMatchObject({ team: 'T1', place: null, tried: false });
      expect(await mine.posts.lease(lease('p1', at(2)))).toBe('busy');
      await mine.posts.begin('p1');
      expect(await mine.posts.lease(lease('p1', at(61)))).toMatchObject({ tried: true });
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'd1' });
      expect(await mine.posts.showing(approval)).toMatchObject([{ id: 'p1', place: 'here', shown: 'd1' }]);
      expect(await mine.posts.lease(lease('p2'))).toBeUndefined();
    });

    test('what was not drawn to the end is stale for the sweep, and what nobody can draw again is not', async () => {
      const { mine, sweep, tenant } = await setUp();
      const stale = async (now: Date) =>
        (await sweep.stale({ real: now, business: now })).filter((one) => one.tenant === tenant).map(({ id }) => id);
      for (const id of ['p1', 'p2', 'p3']) await mine.posts.intend(post(id));
      for (const id of ['p1', 'p2', 'p3']) await mine.posts.lease(lease(id));
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'd1' });
      await mine.posts.abandon('p2');
      expect(await stale(at(2))).toEqual([]);
      expect(await stale(at(61))).toEqual(['p3']);
      await mine.posts.release('p3', lease('p3').until);
      expect(await stale(at(2))).toEqual(['p3']);
      expect(await mine.posts.lease(lease('p2', at(100)))).toBeUndefined();
    });

    test('whoever draws a post late leaves it to whom it was given since, and it is drawn anew', async () => {
      const { mine, sweep, tenant } = await setUp();
      const stale = async (now: Date) =>
        (await sweep.stale({ real: now, business: now })).filter((one) => one.tenant === tenant).map(({ id }) => id);
      const [late, now] = [lease('p1'), lease('p1', at(61))];
      await mine.posts.intend(post('p1'));
      await mine.posts.lease(late);
      await mine.posts.lease(now);
      await mine.posts.release('p1', late.until);
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'old', leasedUntil: late.until });
      expect(await mine.posts.lease(lease('p1', at(62)))).toBe('busy');
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'new', leasedUntil: now.until });
      expect(await stale(at(200))).toEqual([]);
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'old', leasedUntil: late.until });
      expect(await stale(at(200))).toEqual(['p1']);
    });

    test('a post that stops being true by itself is stale from then on, until it was drawn anew', async () => {
      const { mine, theirs, sweep, tenant } = await setUp();
      const stale = async (business: Date) =>
        (await sweep.stale({ real: at(2), business })).filter((one) => one.tenant === tenant).map(({ id }) => id);
      await mine.posts.intend(post('p1'));
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'd1', redrawAt: at(30) });
      expect([await stale(at(29)), await stale(at(30))]).toEqual([[], ['p1']]);
      await mine.posts.settle({ id: 'p1', place: 'here', shown: 'd2' });
      expect(await stale(at(31))).toEqual([]);
      expect(await mine.posts.find('p1')).toMatchObject({ id: 'p1', shown: 'd2' });
      expect(await theirs.posts.find('p1')).toBeUndefined();
    });

    test('a post says anew what it shows, and is drawn anew', async () => {
      const { mine, sweep, tenant } = await setUp();
      const about = { kind: 'turn', conversation: ConversationId.parse('con_1'), turn: TurnId.parse('t1') } as const;
      const running: PostAbout = { ...about, actions: [], isRunning: true };
      expect(await mine.posts.intend(post('p1', running))).toBe(true);
      expect(await mine.posts.intend(post('p1'))).toBe(false);
      await mine.posts.settle({ id: 'p1', place: 'here', shown: '' });
      const ended: PostAbout = { ...about, actions: [ActionId.parse('act_1')] };
      for (let tries = 0; tries < 2; tries += 1) await mine.posts.describe({ id: 'p1', about: ended });
      expect(await mine.posts.showing(ActionId.parse('act_1'))).toMatchObject([{ id: 'p1', about: ended }]);
      const stale = await sweep.stale({ real: at(2), business: at(2) });
      expect(stale.filter((one) => one.tenant === tenant)).toHaveLength(1);
    });

    test('a post is found by each action that it shows', async () => {
      const { mine, theirs } = await setUp();
      const actions = [ActionId.parse('act_1'), ActionId.parse('act_2')];
      const about: PostAbout = {
        kind: 'turn',
        conversation: ConversationId.parse('con_1'),
        turn: TurnId.parse('t1'),
        actions,
      };
      await mine.posts.intend(post('p1', about));
      for (const action of actions) expect(await mine.posts.showing(action)).toMatchObject([{ id: 'p1', about }]);
      expect(await theirs.posts.showing(ActionId.parse('act_1'))).toEqual([]);
    });
  });

  test(`${name}: a link by mail is known by its hash, to its organization, until it is swept`, async () => {
    const { mine, theirs } = await setUp();
    const link = { approval, user: dana };
    expect(await mine.links.sentTo(link)).toBeUndefined();
    await mine.links.intend({ ...link, hash: 'h1', expiresAt: at(60) });
    expect(await mine.links.sentTo(link)).toBeUndefined();
    await mine.links.note({ ...link, sentAt: at(1) });
    expect(await mine.links.sentTo(link)).toEqual({
      ...link,
      expiresAt: at(60),
      sentAt: at(1),
      remindedAt: null,
      usedAt: null,
    });
    await mine.links.note({ ...link, usedAt: at(2) });
    expect(await mine.links.find('h1')).toMatchObject({ usedAt: at(2) });
    expect(await theirs.links.find('h1')).toBeUndefined();
    await mine.links.sweep(at(61));
    expect(await mine.links.find('h1')).toBeUndefined();
  });

  test(`${name}: an absence holds from its begin until its end, and the last one said counts`, async () => {
    const { mine, theirs } = await setUp();
    const absence = { user: dana, delegate: UserId.parse('u_kofi'), from: at(10), to: at(20) };
    await mine.absences.put({ ...absence, delegate: UserId.parse('u_lea') });
    await mine.absences.put(absence);
    expect(await mine.absences.at(at(9))).toEqual([]);
    expect(await mine.absences.at(at(10))).toEqual([absence]);
    expect(await mine.absences.at(at(20))).toEqual([]);
    expect(await theirs.absences.at(at(10))).toEqual([]);
    expect(await mine.absences.of(dana)).toEqual(absence);
    expect([await mine.absences.until(at(0)), await mine.absences.until(at(20))]).toEqual([[absence], []]);
    await mine.absences.remove(dana);
    expect(await mine.absences.of(dana)).toBeUndefined();
  });

  describe(`${name}: sent files`, () => {
    const conversation = ConversationId.parse('con_slack_1');

    test('the last ones of a conversation are known until they expire, to their own organization', async () => {
      const { mine, theirs } = await setUp();
      await mine.files.keep({ conversation, files: sent('F1'), expiresAt: at(60) });
      await mine.files.keep({ conversation, files: sent('F2'), expiresAt: at(120) });
      expect(await mine.files.recent(conversation, at(119))).toEqual(sent('F2'));
      expect(await mine.files.recent(conversation, at(120))).toEqual([]);
      expect(await mine.files.recent(ConversationId.parse('con_slack_2'), at(1))).toEqual([]);
      expect(await theirs.files.recent(conversation, at(1))).toEqual([]);
    });

    test('what has expired is removed, and nothing else', async () => {
      const { mine } = await setUp();
      const other = ConversationId.parse('con_slack_2');
      await mine.files.keep({ conversation, files: sent('F1'), expiresAt: at(60) });
      await mine.files.keep({ conversation: other, files: sent('F2'), expiresAt: at(61) });
      await mine.files.sweep(at(60));
      expect(await mine.files.recent(conversation, at(0))).toEqual([]);
      expect(await mine.files.recent(other, at(0))).toEqual(sent('F2'));
    });
  });
}
