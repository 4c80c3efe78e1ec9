// The approval gate: what waits, and the decisions on it.
import { z } from 'zod';
import { ApprovalStatus } from '../../core/action.ts';
import { ApprovalId } from '../../core/ids.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { readerOf } from '../approval-rights.ts';
import { actOf } from '../deciding.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireApproval } from '../wire/approval.ts';
import { mostLetters, describedApproval, describedApprovals } from '../described-approvals.ts';
import { taskProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ approval_id: ApprovalId });
const digest = safeText(128).optional().describe('Of what was shown: something else that waits by now is 409.');
const ledgerTells = { none: true, because: 'the ledger records every decision itself' } as const;
const decides = {
  method: 'POST',
  tag: 'approvals',
  access: { scope: 'operations:*' },
  audit: ledgerTells,
  params,
  replies: { 200: TaskResult, 202: TaskResult },
  problems: taskProblems,
} as const;

export const approvalRoutes = (ports: RoutePorts): Route[] => [
  listApprovals(ports),
  showApproval(ports),
  approve(ports),
  reject(ports),
  edit(ports),
];

const listApprovals = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/approvals',
    summary: 'List approvals, newest first; those that wait unless asked otherwise',
    tag: 'approvals',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query: z.strictObject({ ...pageQuery, status: ApprovalStatus.default('pending') }),
    replies: { 200: pageOf(WireApproval) },
    async handle({ by, query: { limit, cursor, status } }) {
      const before = cursorId(cursor, ApprovalId);
      const query = { status, limit: limit + 1, ...(before === undefined ? {} : { before }) };
      const store = ports.ledger(by.tenant);
      const found = await store.approvals(query);
      const { data, next_cursor } = page(found, { limit, id: ({ id }) => id, wire: (approval) => approval });
      const told = { most: mostLetters.list, reader: await readerOf(ports, by) };
      return { status: 200, body: { data: await describedApprovals(store, data, told), next_cursor } };
    },
  });

const showApproval = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/approvals/:approval_id',
    summary: 'Show one approval, with the letters that leave with it',
    tag: 'approvals',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    replies: { 200: WireApproval },
    async handle({ by, params: { approval_id } }) {
      const store = ports.ledger(by.tenant);
      const reader = await readerOf(ports, by);
      return { status: 200, body: await describedApproval(store, await store.approval(approval_id), reader) };
    },
  });

const approve = ({ gate }: RoutePorts): Route =>
  defineRoute({
    ...decides,
    path: '/api/v1/approvals/:approval_id/approve',
    summary: 'Approve what waits, and do it',
    examples: { params: { approval_id: '{{approvable_id}}' } },
    description: 'With `digest`, exactly the plan that was seen is approved; a changed one is 409 `stale_approval`.',
    body: z.strictObject({ digest }).optional(),
    handle: async ({ by, via, params: { approval_id }, body }) =>
      taskAnswer(await gate.approve(approval_id, actOf({ by, via }, body?.digest))),
  });

const reject = ({ gate }: RoutePorts): Route =>
  defineRoute({
    ...decides,
    path: '/api/v1/approvals/:approval_id/reject',
    summary: 'Decline what waits',
    body: z.strictObject({ reason: safeText(2_000).nullable().optional(), digest }).optional(),
    handle: async ({ by, via, params: { approval_id }, body }) =>
      taskAnswer(await gate.reject(approval_id, actOf({ by, via }, body?.digest), body?.reason ?? null)),
  });

const edit = ({ gate, ledger, resolve }: RoutePorts): Route =>
  defineRoute({
    ...decides,
    path: '/api/v1/approvals/:approval_id/edit',
    summary: 'Replace what waits by a new proposal with other arguments',
    examples: { request: { arguments: { candidate: 'c_omar_haddad', reason: 'Other skills were asked for' } } },
    body: z.strictObject({ arguments: JsonObject, digest }),
    async handle({ by, via, params: { approval_id }, body }) {
      const { tool } = await ledger(by.tenant).approval(approval_id);
      const input = await resolve({ tool, input: body.arguments, by });
      return taskAnswer(await gate.edit(approval_id, actOf({ by, via }, body.digest), input));
    },
  });
