// What a person chose for themselves, under their own name: nobody sets it for somebody else.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import { ActionId, type UserId } from '../../core/ids.ts';
import { InboxSeen, SavedViews } from '../../core/notification.ts';
import type { PersonPreferences } from '../../core/ports/person-preferences.ts';
import { Problem } from '../../core/problem.ts';
import { inboxOf } from '../../services/operations/notifications/inbox.ts';
import { preferencesOf } from '../../services/operations/notifications/preferences-of.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  NotificationsBody,
  readNotifications,
  WireInboxSeen,
  WireMessage,
  wireMessage,
  WireNotifications,
  wireNotifications,
  WireSavedViews,
} from '../wire/person-preferences.ts';
import type { RoutePorts } from './route-ports.ts';

export const personPreferenceRoutes = (ports: RoutePorts): Route[] => [
  showNotifications(ports),
  setNotifications(ports),
  listMessages(ports),
  showViews(ports),
  setViews(ports),
  showSeen(ports),
  setSeen(ports),
];

const own = {
  tag: 'operations',
  access: { session: true, because: 'it belongs to the person who is signed in' },
} as const;
const nobody = ['forbidden'] as const;

function personOf({ user }: Principal): UserId {
  if (user !== undefined) return user;
  throw new Problem('forbidden', 'This belongs to a person. Add yourself under Access, and sign in by your own link.');
}

const showNotifications = ({ personPreferences }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path: '/api/v1/me/notifications',
    summary: 'Show by which ways you are told of things',
    description: 'The bell of the console, Slack, Teams and mail all keep to it.',
    audit: readOnly,
    replies: { 200: WireNotifications },
    problems: nobody,
    async handle({ by }) {
      return { status: 200, body: wireNotifications(await preferencesOf(personPreferences(by.tenant), personOf(by))) };
    },
  });

const setNotifications = ({ personPreferences, clocks }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'PUT',
    path: '/api/v1/me/notifications',
    summary: 'Choose by which ways you are told of things',
    description:
      'Approvals always show in the bell and never wait for a digest. Approvals and messages of colleagues come by mail where both chat and mail are off. Who is to be reminded because time runs out is reminded in quiet hours too.',
    audit: { event: 'notifications.chosen' },
    examples: {
      request: {
        topics: { syncs: { bell: true, chat: false, mail: 'never' } },
        mail: 'daily',
        digest_time: '08:00',
        quiet_hours: { from: '19:00', to: '07:30' },
      },
    },
    body: NotificationsBody,
    replies: { 200: WireNotifications },
    problems: nobody,
    async handle({ by, body }) {
      const chosen = readNotifications(body);
      const of = { user: personOf(by), name: 'notifications' } as const;
      await personPreferences(by.tenant).put({ ...of, body: chosen, at: clocks.real.now() });
      return { status: 200, body: wireNotifications(chosen), subject: of.user };
    },
  });

const dayMs = 86_400_000;
const toldDays = 30;

const listMessages = ({ personPreferences, ledger, eventLog, clocks }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path: '/api/v1/me/messages',
    summary: 'List what you were told in the last 30 days, newest first',
    description:
      'Messages of colleagues, rules and Muster itself, as far as your choices show them in the bell. A page may hold fewer than `limit`.',
    audit: readOnly,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireMessage) },
    problems: nobody,
    async handle({ by, query: { limit, cursor } }) {
      const user = personOf(by);
      const before = cursorId(cursor, ActionId);
      const from = new Date(clocks.business.now().getTime() - toldDays * dayMs);
      const about = { toldUser: user, status: 'executed', from, limit: limit + 1, ...(before && { before }) } as const;
      const found = await ledger(by.tenant).actions(about);
      const { data: actions, next_cursor } = page(found, { limit, id: ({ id }) => id, wire: (action) => action });
      const preferences = await preferencesOf(personPreferences(by.tenant), user);
      const told = await inboxOf(eventLog(by.tenant), { actions, user, preferences });
      return { status: 200, body: { data: told.map(wireMessage), next_cursor } };
    },
  });

const showViews = ({ personPreferences }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path: '/api/v1/me/views',
    summary: 'List the views of the pipeline that you named',
    audit: readOnly,
    replies: { 200: WireSavedViews },
    problems: nobody,
    async handle({ by }) {
      const stored = await personPreferences(by.tenant).get({ user: personOf(by), name: 'views' });
      return { status: 200, body: SavedViews.safeParse(stored).data ?? { views: [] } };
    },
  });

const setViews = ({ personPreferences, clocks }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'PUT',
    path: '/api/v1/me/views',
    summary: 'Replace the views of the pipeline that you named',
    audit: { none: true, because: 'it changes what one person sees and nothing else' },
    examples: { request: { views: [{ name: 'Phone screens', search: { stage: 'Phone Screen' } }] } },
    body: z.strictObject(SavedViews.shape),
    replies: { 200: WireSavedViews },
    problems: nobody,
    async handle({ by, body }) {
      const of = { user: personOf(by), name: 'views' } as const;
      await personPreferences(by.tenant).put({ ...of, body, at: clocks.real.now() });
      return { status: 200, body };
    },
  });

const showSeen = ({ personPreferences }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path: '/api/v1/me/inbox',
    summary: 'Show until when you have seen your notifications',
    audit: readOnly,
    replies: { 200: WireInboxSeen },
    problems: nobody,
    async handle({ by }) {
      return { status: 200, body: await seenBy(personPreferences(by.tenant), personOf(by)) };
    },
  });

const setSeen = ({ personPreferences, clocks }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'PUT',
    path: '/api/v1/me/inbox',
    summary: 'Say until when you have seen your notifications',
    description: 'The later of two times stays: a device that is behind makes nothing new again.',
    audit: { none: true, because: 'it changes what one person sees and nothing else' },
    examples: { request: { seen_until: '2026-03-09T13:16:00Z' } },
    body: z.strictObject(InboxSeen.shape),
    replies: { 200: WireInboxSeen },
    problems: nobody,
    async handle({ by, body }) {
      const [store, user] = [personPreferences(by.tenant), personOf(by)];
      const before = await seenBy(store, user);
      if (timeOf(body) <= timeOf(before)) return { status: 200, body: before };
      await store.put({ user, name: 'seen', body, at: clocks.real.now() });
      return { status: 200, body };
    },
  });

const timeOf = ({ seen_until: at }: InboxSeen): number => (at === null ? 0 : Date.parse(at));

const seenBy = async (store: PersonPreferences, user: UserId): Promise<InboxSeen> =>
  InboxSeen.safeParse(await store.get({ user, name: 'seen' })).data ?? { seen_until: null };
