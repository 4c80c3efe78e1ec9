// What the person who is signed in chose for themselves; kept by the service, so that it is the same on every device.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireInboxSeen, WireNotifications, WireSavedViews } from '../../../src/api/wire/person-preferences.ts';
import type { Api } from './client.ts';
import type { Session } from './wire.ts';

export type Notifications = z.infer<typeof WireNotifications>;
export type Topic = keyof Notifications['topics'];
export type DeliveryPreference = NonNullable<Notifications['topics'][Topic]>;
export type SavedViews = z.infer<typeof WireSavedViews>;

export const usualWays: DeliveryPreference = { bell: true, chat: true, mail: 'unreached' };

/** Whoever signed in without an account has nothing of their own there. */
export const notificationsQuery = (api: Api, { user }: Session) =>
  queryOptions({
    queryKey: ['preferences', 'notifications'],
    queryFn: ({ signal }) => api.get<Notifications>('/api/v1/me/notifications', {}, signal),
    enabled: user !== null,
    staleTime: 60_000,
  });

export const viewsQuery = (api: Api, { user }: Session) =>
  queryOptions({
    queryKey: ['preferences', 'views'],
    queryFn: ({ signal }) => api.get<SavedViews>('/api/v1/me/views', {}, signal),
    enabled: user !== null,
    staleTime: 60_000,
  });

export const seenQuery = (api: Api, { user }: Session) =>
  queryOptions({
    queryKey: ['preferences', 'seen'],
    queryFn: ({ signal }) => api.get<z.infer<typeof WireInboxSeen>>('/api/v1/me/inbox', {}, signal),
    enabled: user !== null,
    refetchInterval: api.every(60_000),
  });

export const keepSeenUntil = (api: Api, at: string): Promise<z.infer<typeof WireInboxSeen>> =>
  api.change('PUT /api/v1/me/inbox', { body: { seen_until: at } });

export const chooseNotifications = (api: Api, body: Notifications): Promise<Notifications> =>
  api.change('PUT /api/v1/me/notifications', { body });

export const keepViews = (api: Api, body: SavedViews): Promise<SavedViews> =>
  api.change('PUT /api/v1/me/views', { body });
