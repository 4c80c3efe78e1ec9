// The organization's settings and their versions.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Page, Settings } from './wire.ts';

/** What is absent stays as it is. */
export type SettingsChange = Partial<Omit<Settings, 'version'>>;

export interface SettingsVersion {
  readonly version: number;
  readonly changed_by: string;
  readonly changed_at: string;
  readonly value: Settings;
}

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.get<Settings>('/api/v1/settings', {}, signal),
  });

export const settingsHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings', 'history'],
    queryFn: ({ signal }) => api.get<Page<SettingsVersion>>('/api/v1/settings/history', { limit: 10 }, signal),
  });

export const changeSettings = (api: Api, change: SettingsChange): Promise<Settings> =>
  api.change('PATCH /api/v1/settings', { body: change });
export const restoreSettings = (api: Api, version: number): Promise<Settings> =>
  api.change('POST /api/v1/settings/restore', { body: { version } });
