// What an MCP client may read beside tools: the morning brief and what waits for approval.
import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type Principal, allows } from '../../core/access.ts';
import { wireApproval } from '../wire/approval.ts';
import type { McpPorts } from './call-tool.ts';

interface Readable {
  readonly resource: Resource;
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
    read: async ({ brief }, by) => await brief(by),
  },
  {
    resource: {
      uri: 'muster://approvals',
      name: 'approvals',
      title: 'Approvals that wait',
      description: 'What waits for a person, with previews. People decide in the console or in chat; no tool can.',
      mimeType,
    },
    async read({ ledger }, by) {
      const waiting = await ledger(by.tenant).approvals({ status: 'pending', limit: mostApprovals });
      return waiting.map(wireApproval);
    },
  },
];

const mayRead = (by: Principal): boolean => allows(by.scopes, 'operations:read');

export const resourcesOf = (by: Principal): Resource[] => (mayRead(by) ? readable.map(({ resource }) => resource) : []);

/** Throws the protocol's own error for an unknown address. */
export async function readResource(uri: string, ports: McpPorts, by: Principal): Promise<ReadResourceResult> {
  const found = readable.find(({ resource }) => resource.uri === uri);
  if (found === undefined || !mayRead(by)) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType, text: JSON.stringify(await found.read(ports, by)) }] };
}
