// The endpoint for other assistants: the Model Context Protocol over Streamable HTTP, with the same tools, gate and rights as REST.
import { Problem } from '../../core/problem.ts';
import type { McpHandler } from '../mcp/handler.ts';
import { type Answer, type Route, defineProtocolRoute } from '../route.ts';
import { AnyJson } from '../wire/any-json.ts';
import type { RoutePorts } from './route-ports.ts';

const mcpPath = '/mcp';

/** What the protocol reads of a request beside its body. */
const headerNames = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
  'traceparent',
] as const;

export function mcpRoutes(ports: RoutePorts): Route[] {
  let opening: Promise<McpHandler> | undefined;
  // The SDK is loaded by whoever asks first: REST must not wait for it at the start.
  const opened = (): Promise<McpHandler> =>
    (opening ??= import('../mcp/handler.ts').then(({ openMcp }) => openMcp(ports)));
  return [
    defineProtocolRoute({
      method: 'POST',
      path: mcpPath,
      summary: 'Speak the Model Context Protocol (JSON-RPC over Streamable HTTP)',
      examples: {
        headers: { Accept: 'application/json, text/event-stream' },
        request: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      },
      description:
        'For assistants and other MCP clients, revision 2026-07-28 and those of 2025. Every tool that this caller may use, ' +
        'through the same gate: a write answers with its status and its undo, and what waits is decided by a person.',
      tag: 'operations',
      access: { scope: 'operations:read' },
      scopeOfTool: true,
      audit: { none: true, because: 'the ledger records every action itself' },
      repeatable: { because: 'the same request of the same client counts once for ten minutes' },
      // What a tool reports on its way comes as events, whole with the answer.
      alternatives: ['text/event-stream'],
      // `null` is JSON and no message; the protocol's own reader fails over it.
      body: AnyJson.refine((value) => value !== undefined && value !== null, 'must be a JSON-RPC message'),
      replies: { 200: AnyJson },
      async handle({ by, body, header }) {
        refuseForeignPages(ports, header('origin'));
        const handler = await opened();
        return await answerOf(await handler({ request: requestFrom(ports, body, header), body, by }));
      },
    }),
  ];
}

/** A page in somebody's browser must not reach a server on their machine or network through it (DNS rebinding). */
function refuseForeignPages({ config }: RoutePorts, origin: string | undefined): void {
  if (origin === undefined || origin === new URL(config.publicUrl).origin) return;
  throw new Problem('forbidden', 'Pages of other sites may not speak to this address.');
}

function requestFrom({ config }: RoutePorts, body: unknown, header: (name: string) => string | undefined): Request {
  const headers = new Headers();
  for (const name of headerNames) {
    const value = header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(`${config.publicUrl}${mcpPath}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Streams of this server end with their answer, so that they can be sent whole. */
async function answerOf(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    body: undefined,
    text: await response.text(),
    headers: type === null ? {} : { 'content-type': type },
  };
}
