// A call of a tool by its name, as buttons make it.
import type { Api } from './client.ts';
import type { Outcome } from './wire.ts';

export interface ToolCall {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** `key` names the press, so that a repeat after a broken line acts once. */
export const callTool = (api: Api, { tool, arguments: given }: ToolCall, key: string): Promise<Outcome> =>
  api.change('POST /api/v1/tasks', { body: { action: tool, ...given }, key });
