// The action log: who, what, when, before and after, and the way back.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { ActionStatus } from '../../core/action.ts';
import { ActionId, ActorId, CandidateId } from '../../core/ids.ts';
import type { ActionQuery } from '../../core/ports/ledger.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { around, callsIn } from '../action-calls.ts';
import { WireActionDetail, WireListedAction, wireAction, wireActionDetail, wireCall } from '../wire/action.ts';
import { undoProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ action_id: ActionId });

const query = z.strictObject({
  ...pageQuery,
  status: ActionStatus.optional(),
  tool: z.string().max(64).optional(),
  candidate: CandidateId.optional(),
  requested_by: ActorId.optional(),
  effect: z
    .enum(['read', 'write', 'control', 'change'])
    .optional()
    .describe('What the tool does; all unless given. change: write and control, which is everything but look-ups.'),
  lines: z
    .enum(['each', 'calls'])
    .default('each')
    .describe(
      'each: one line for each candidate or effect. calls: one line for each call, with what followed from it inside; a page then may hold fewer lines than `limit`.',
    ),
  from: GivenInstant.optional().describe('Asked for at this time or later.'),
  to: GivenInstant.optional().describe('Asked for before this time.'),
});

export const actionRoutes = (ports: RoutePorts): Route[] => [listActions(ports), showAction(ports), undoAction(ports)];

const listActions = ({ ledger, eventLog, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/actions',
    summary: 'List what was done, newest first',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query,
    replies: { 200: pageOf(WireListedAction) },
    async handle({ by: { tenant }, query: asked }) {
      const { limit, lines } = asked;
      const found = await ledger(tenant).actions(queryOf(asked));
      const now = clocks.business.now();
      const { data, next_cursor } = page(found, { limit, id: ({ id }) => id, wire: (action) => action });
      if (lines === 'each')
        return { status: 200, body: { data: data.map((one) => wireAction(one, now)), next_cursor } };
      const stores = { ledger: ledger(tenant), eventLog: eventLog(tenant) };
      const calls = await callsIn(stores, data);
      const body = {
        data: calls.map(({ root, members, effects }) => ({
          ...wireCall(root, members, now),
          parts: { members: members.length, effects },
        })),
        next_cursor,
      };
      return { status: 200, body };
    },
  });

function queryOf({
  limit,
  cursor,
  status,
  tool,
  candidate,
  effect,
  lines,
  ...asked
}: z.output<typeof query>): ActionQuery {
  const before = cursorId(cursor, ActionId);
  return {
    limit: limit + 1,
    lines: lines === 'calls' ? 'roots' : 'leaves',
    ...(before && { before }),
    ...(status && { status }),
    ...(tool && { tool }),
    ...(candidate && { candidate }),
    ...(effect && { effects: effect === 'change' ? (['write', 'control'] as const) : [effect] }),
    ...(asked.requested_by && { requestedBy: asked.requested_by }),
    ...(asked.from && { from: new Date(asked.from) }),
    ...(asked.to && { to: new Date(asked.to) }),
  };
}

const showAction = ({ ledger, eventLog, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/actions/:action_id',
    summary: 'Show one action, who decided about it, and what followed from it',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    replies: { 200: WireActionDetail },
    async handle({ by: { tenant }, params: { action_id } }) {
      const stores = { ledger: ledger(tenant), eventLog: eventLog(tenant) };
      const action = await stores.ledger.action(action_id);
      return { status: 200, body: wireActionDetail(action, await around(stores, action), clocks.business.now()) };
    },
  });

const undoAction = ({ gate }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/actions/:action_id/undo',
    summary: 'Take one action back',
    description: 'Twice is once. Answers 202 where the way back is an action that itself needs approval.',
    tag: 'operations',
    access: { scope: 'operations:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    params,
    replies: { 200: TaskResult, 202: TaskResult },
    problems: undoProblems,
    handle: async ({ by, params: { action_id } }) => taskAnswer(await gate.undoAction(action_id, by)),
  });
