// A call of a tool by its name, as buttons make it, and what it would do.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireTaskPreview } from '../../../src/api/wire/task-preview.ts';
import type { Api } from './client.ts';
import type { Outcome } from './wire.ts';

export type TaskPreview = z.infer<typeof WireTaskPreview>;

export interface ToolCall {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Of the preview that was shown: something else by now is refused. */
  readonly digest?: string;
}

/** `key` names the press, so that a repeat after a broken line acts once. */
export const callTool = (api: Api, { tool, arguments: given, digest }: ToolCall, key: string): Promise<Outcome> =>
  api.change('POST /api/v1/tasks', {
    body: { action: tool, ...given, ...(digest === undefined ? {} : { digest }) },
    key,
  });

/** What it would do just now: anything may change, so it is never kept. */
export const previewQuery = (api: Api, { tool, arguments: given }: ToolCall) =>
  queryOptions({
    queryKey: ['previews', tool, given],
    queryFn: ({ signal }) =>
      api.change<TaskPreview>('POST /api/v1/tasks/preview', { body: { action: tool, ...given }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
