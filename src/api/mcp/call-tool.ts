// One tool call of an MCP client: the same way as from every other channel, through the gate. What needs a decision is shown to a person.
import { createHash } from 'node:crypto';
import {
  type CallToolRequest,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import type { Action, Approval } from '../../core/action.ts';
import { ActionId, ApprovalId } from '../../core/ids.ts';
import { JsonObject } from '../../core/json.ts';
import type { Call, Receipt } from '../../core/ports/action-gate.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import type { AnyTool } from '../../core/tool.ts';
import { validationProblem } from '../http/faults.ts';
import type { RoutePorts } from '../routes/route-ports.ts';
import { approvalUrl } from './approval-url.ts';
import { type CallOutcome, type OutcomeReceipt, outcomeOf, wordsOf } from './call-outcome.ts';
import { isOffered } from './tool-list.ts';

export type McpPorts = Pick<
  RoutePorts,
  'gate' | 'ledger' | 'tools' | 'resolve' | 'brief' | 'clocks' | 'config' | 'log' | 'mcpServer'
>;

export interface Calling {
  readonly ports: McpPorts;
  readonly by: Principal;
  readonly context: ServerContext;
}

/** How long the same call of the same client counts as a retry of the first. */
const retryMs = 600_000;
/** How long text from outside that a client has read may lead its model on. */
const influenceMs = 3_600_000;

export async function callTool(
  { params }: CallToolRequest,
  calling: Calling,
): Promise<CallToolResult | InputRequiredResult> {
  const { ports, by, context } = calling;
  const decided = context.mcpReq.requestState();
  if (decided !== undefined) return resultOf(await lookedUp(calling, decided), calling);
  const tool = ports.tools(by.tenant).find(({ name }) => name === params.name);
  if (tool === undefined || !isOffered(tool, by))
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name} for this caller.`);
  try {
    const receipt = await called(tool, JsonObject.parse(params.arguments ?? {}), calling);
    const waiting = waitsIn(receipt);
    if (waiting !== undefined && asksByAddress(context)) return asking(waiting, calling);
    return resultOf(receipt, calling);
  } catch (error) {
    if (error instanceof Problem) return refused(error);
    throw error;
  }
}

async function called(tool: AnyTool, given: JsonObject, { ports, by, context }: Calling): Promise<Receipt> {
  const ledger = ports.ledger(by.tenant);
  const now = ports.clocks.business.now();
  refuseUnknownFields(tool, given);
  const first = nameOf({ by, tool: tool.name, given, id: context.mcpReq.id });
  return await ports.gate.call({
    tool: tool.name,
    input: await ports.resolve({ tool: tool.name, input: given, by }),
    by,
    origin: { kind: 'mcp' },
    idem: await unlessOld(first, { ledger, now }),
    provenance: await provenanceOf({ by, tools: ports.tools(by.tenant), ledger, now }),
    // A client's model wrote it: nobody can tell from here whether a person had it in quotation marks.
    worded: tool.effect === 'write' && tool.wording !== undefined ? true : undefined,
    previews: 'several',
  });
}

/** Before names are looked up, so that a misspelt field is never hidden behind a name that was not found. */
function refuseUnknownFields(tool: AnyTool, given: JsonObject): void {
  const issues = tool.input.safeParse(given).error?.issues ?? [];
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  if (unknown.length > 0) throw validationProblem(unknown);
}

/** A client that got no answer sends the same request once more: same person, JSON-RPC id, tool and arguments. */
function nameOf(call: { by: Principal; tool: string; given: JsonObject; id: string | number }): string {
  const { by, tool, given, id } = call;
  const hash = createHash('sha256')
    .update(JSON.stringify([by.id, id, tool, given]))
    .digest('hex');
  return `mcp:${hash.slice(0, 40)}`;
}

/** The name of a call that still counts as a retry, or the next free one where the last is old or was undone. */
async function unlessOld(name: string, { ledger, now }: { ledger: Ledger; now: Date }): Promise<string> {
  for (let round = 0; ; round += 1) {
    const idem = `${name}:${round}`;
    const standing = await ledger.actionByIdem(idem);
    if (standing === undefined || !isOver(standing, now)) return idem;
  }
}

const isOver = ({ status, createdAt }: Action, now: Date): boolean =>
  status === 'undone' || now.getTime() - createdAt.getTime() > retryMs;

/** A client's model that has read what outsiders wrote may be led by it: policy then asks a person. */
async function provenanceOf(asking: {
  by: Principal;
  tools: readonly AnyTool[];
  ledger: Ledger;
  now: Date;
}): Promise<Call['provenance']> {
  const { by, tools, ledger, now } = asking;
  const outside = new Set(tools.flatMap((tool) => (tool.effect === 'read' && tool.outsideText ? [tool.name] : [])));
  const from = new Date(now.getTime() - influenceMs);
  const reads = await ledger.actions({ requestedBy: by.id, effects: ['read'], from, limit: 200 });
  const hasRead = reads.some(({ tool, origin }) => origin.kind === 'mcp' && outside.has(tool));
  return hasRead ? 'influenced' : 'instructed';
}

const Envelope = z.looseObject({
  [CLIENT_CAPABILITIES_META_KEY]: z.looseObject({
    elicitation: z.looseObject({ url: z.looseObject({}).optional() }).optional(),
  }),
});

/** Whether the client can lead its person to a page (elicitation by address, revision 2026-07-28). */
function asksByAddress({ mcpReq: { envelope } }: ServerContext): boolean {
  const declared = Envelope.safeParse(envelope).data?.[CLIENT_CAPABILITIES_META_KEY];
  return declared?.elicitation?.url !== undefined;
}

interface PendingDecision {
  readonly id: ApprovalId | ActionId;
  readonly message: string;
}

/** What a person has to look at before it is done. */
function waitsIn({ root, approval, summary }: Receipt): PendingDecision | undefined {
  if (root.status === 'draft') return { id: root.id, message: summary };
  if (approval?.status !== 'pending') return undefined;
  return { id: approval.id, message: `${approval.preview}\n${approval.because}` };
}

/** The decision is made on the console's page, by whoever is signed in there; the client learns of it when it asks again. */
const asking = ({ id, message }: PendingDecision, { ports }: Calling): InputRequiredResult =>
  inputRequired({
    inputRequests: {
      approval: inputRequired.elicitUrl({
        message,
        url: approvalUrl(ports, { id }),
      }),
    },
    requestState: id,
  });

/** How something stands that a person was asked about. The state comes from outside: only the caller's own requests are told of. */
async function lookedUp({ ports, by }: Calling, state: unknown): Promise<OutcomeReceipt> {
  const id = ApprovalId.safeParse(state);
  if (!id.success) return notMadeHere();
  const ledger = ports.ledger(by.tenant);
  const draft = await draftOf(ledger, id.data, by);
  if (draft !== undefined) return draft;
  const approval = await ledger.approval(id.data).catch(notMadeHere);
  if (approval.requestedBy !== by.id)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This requestState is of somebody else.');
  const root = await ledger.action(approval.action);
  return { root, approval, summary: `${statusWords[approval.status]}: ${approval.preview}` };
}

/** Undefined: the state names no draft. */
async function draftOf(ledger: Ledger, state: string, by: Principal): Promise<OutcomeReceipt | undefined> {
  const root = await ledger.action(ActionId.parse(state)).catch(noneOf);
  if (root === undefined || root.draft === null) return undefined;
  if (root.requestedBy !== by.id)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This requestState is of somebody else.');
  const approval = await ledger.approvalOf(root.id);
  const members = root.isGroup ? await ledger.members(root.id) : [];
  return { root, members, approval, summary: `${draftWords[root.status] ?? 'Sent'}: ${root.preview}` };
}

const draftWords: Partial<Record<Action['status'], string>> = {
  draft: 'Still a draft, not sent',
  pending_approval: 'Waits for approval',
  rejected: 'Not sent',
  expired: 'Not sent, nobody sent it in time',
  failed: 'Not sent',
};

function noneOf(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

function notMadeHere(error?: unknown): never {
  if (error !== undefined && !(error instanceof Problem)) throw error;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This requestState was not made here.');
}

const statusWords = {
  pending: 'Still waiting for approval',
  approved: 'Approved',
  rejected: 'Declined',
  expired: 'Nobody decided in time',
  superseded: 'Replaced by an edited request',
} as const satisfies Record<Approval['status'], string>;

function resultOf(told: OutcomeReceipt, { ports }: Calling): CallToolResult {
  const outcome: CallOutcome = outcomeOf(told, (waiting) => approvalUrl(ports, waiting));
  return {
    content: [{ type: 'text', text: wordsOf(outcome) }],
    structuredContent: outcome,
    isError: outcome.status === 'failed',
  };
}

/** The caller's model reads what to change and may call again. */
function refused({ code, message, errors }: Problem): CallToolResult {
  const fields = (errors ?? []).map(({ path, message: why }) => `${path}: ${why}`);
  return {
    content: [{ type: 'text', text: [`Refused (${code}): ${message}`, ...fields, 'Nothing was changed.'].join('\n') }],
    isError: true,
  };
}
