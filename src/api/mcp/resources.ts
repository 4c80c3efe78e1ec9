// What an MCP client may read beside tools: the morning brief and what waits for approval.
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type Principal, allows } from '../../core/access.ts';
import { mostLetters, describedApprovals } from '../described-approvals.ts';
import { approvalUrl } from './approval-url.ts';
import type { Calling, McpPorts } from './call-tool.ts';

interface Readable {
  readonly resource: Resource;
  /** Shows the same: what a client reads is logged as its call, and text of outsiders counts as read. */
  readonly tool: 'morning_brief' | 'list_approvals';
  readonly read: (ports: McpPorts, by: Principal) => Promise<unknown>;
}

const mimeType = 'application/json';
const mostApprovals = 100;

const readable: readonly Readable[] = [
  {
    resource: {
      uri: 'muster://brief',
      name: 'brief',
      title: 'Morning brief',
      description: 'What to do today, most urgent first, each with the tool call that does it.',
      mimeType,
    },
    tool: 'morning_brief',
    read: async ({ brief }, by) => await brief(by),
  },
  {
    resource: {
      uri: 'muster://approvals',
      name: 'approvals',
      title: 'Approvals that wait',
      description: 'What waits for a person, with previews. People decide at the url of each, or in chat; no tool can.',
      mimeType,
    },
    tool: 'list_approvals',
    async read(ports, by) {
      const store = ports.ledger(by.tenant);
      const waiting = await store.approvals({ status: 'pending', limit: mostApprovals });
      const told = await describedApprovals(store, waiting, { most: mostLetters.list });
      return told.map((approval) => ({ ...approval, url: approvalUrl(ports, { id: approval.approval_id }) }));
    },
  },
];

const mayRead = (by: Principal): boolean => allows(by.scopes, 'operations:read');

export const resourcesOf = (by: Principal): Resource[] => (mayRead(by) ? readable.map(({ resource }) => resource) : []);

/** Throws the protocol's own error for an unknown address. */
export async function readResource(uri: string, { ports, by, context }: Calling): Promise<ReadResourceResult> {
  const found = readable.find(({ resource }) => resource.uri === uri);
  if (found === undefined || !mayRead(by)) throw new ResourceNotFoundError(uri);
  const read = `${String(context.mcpReq.id)}:${ports.clocks.real.now().getTime()}`;
  await ports.gate.call({
    tool: found.tool,
    input: {},
    by,
    origin: { kind: 'mcp' },
    idem: `mcp:read:${by.id}:${found.tool}:${read}`,
    provenance: 'instructed',
  });
  return { contents: [{ uri, mimeType, text: JSON.stringify(await found.read(ports, by)) }] };
}
