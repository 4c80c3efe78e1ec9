// The MCP server: one instance of the protocol for each request, bound to whoever sent it. Nothing is kept between requests.
import { Server, createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server';
import type { Principal } from '../../core/access.ts';
import { defectOf } from '../../core/log.ts';
import { type McpPorts, callTool } from './call-tool.ts';
import { readResource, resourcesOf } from './resources.ts';
import { toolsOf } from './tool-list.ts';

const instructions =
  'Recruiting operations. Every write is planned, checked by policy, logged and can be undone; some wait until a person ' +
  'approves them in the console or in chat, which no tool can do: the same call made again finds them. People, stages and requisitions may be named or given by id. ' +
  'Say what the result says was done, and nothing else.';

export interface McpRequest {
  readonly request: Request;
  readonly body: unknown;
  readonly by: Principal;
}

export type McpHandler = (asked: McpRequest) => Promise<Response>;

export function openMcp(ports: McpPorts): McpHandler {
  /** The SDK hands on only its own fields: who asks is looked up by the request itself. */
  const callers = new WeakMap<Request, Principal>();
  const serverOf = ports.mcpServer ?? ((by: Principal) => serverFor(ports, by));
  const handler = createMcpHandler((context) => serverOf(callerOf(context, callers)), {
    onerror: (error) => ports.log.warn('mcp.error', { defect: defectOf(error) }),
  });
  return async ({ request, body, by }) => {
    callers.set(request, by);
    return await handler.fetch(request, { parsedBody: body });
  };
}

function callerOf({ requestInfo }: McpRequestContext, callers: WeakMap<Request, Principal>): Principal {
  const by = requestInfo === undefined ? undefined : callers.get(requestInfo);
  if (by === undefined) throw new Error('a request of the protocol without its caller');
  return by;
}

function serverFor(ports: McpPorts, by: Principal): Server {
  const server = new Server(
    { name: 'muster', title: 'Muster', version: ports.config.version },
    { instructions, capabilities: { tools: {}, resources: {} }, inputRequired: { legacyShim: false } },
  );
  server.setRequestHandler('tools/list', () => ({ tools: toolsOf(ports.tools(by.tenant), by) }));
  server.setRequestHandler('tools/call', async (request, context) => await callTool(request, { ports, by, context }));
  server.setRequestHandler('resources/list', () => ({ resources: resourcesOf(by) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler(
    'resources/read',
    async ({ params }, context) => await readResource(params.uri, { ports, by, context }),
  );
  return server;
}
