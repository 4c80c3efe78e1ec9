// The action log: who, what, when, before and after, and the way back.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { ActionStatus } from '../../core/action.ts';
import { ActionId, ActorId, CandidateId } from '../../core/ids.ts';
import type { ActionQuery } from '../../core/ports/ledger.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireAction, WireActionDetail, wireAction, wireActionDetail } from '../wire/action.ts';
import { undoProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ action_id: ActionId });
const readOnly = { none: true, because: 'it changes nothing' } as const;

const query = z.strictObject({
  ...pageQuery,
  status: ActionStatus.optional(),
  tool: z.string().max(64).optional(),
  candidate: CandidateId.optional(),
  requested_by: ActorId.optional(),
  effect: z.enum(['read', 'write', 'control']).optional().describe('What the tool does; all unless given.'),
  from: GivenInstant.optional().describe('Asked for at this time or later.'),
  to: GivenInstant.optional().describe('Asked for before this time.'),
});

export const actionRoutes = (ports: RoutePorts): Route[] => [listActions(ports), showAction(ports), undoAction(ports)];

const listActions = ({ ledger, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/actions',
    summary: 'List what was done, newest first',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query,
    replies: { 200: pageOf(WireAction) },
    async handle({ by, query: asked }) {
      const { limit } = asked;
      const found = await ledger(by.tenant).actions(queryOf(asked));
      const now = clocks.business.now();
      const body = page(found, { limit, id: ({ id }) => id, wire: (action) => wireAction(action, now) });
      return { status: 200, body };
    },
  });

function queryOf({ limit, cursor, status, tool, candidate, effect, ...asked }: z.output<typeof query>): ActionQuery {
  const before = cursorId(cursor, ActionId);
  return {
    limit: limit + 1,
    lines: 'leaves',
    ...(before && { before }),
    ...(status && { status }),
    ...(tool && { tool }),
    ...(candidate && { candidate }),
    ...(effect && { effects: [effect] }),
    ...(asked.requested_by && { requestedBy: asked.requested_by }),
    ...(asked.from && { from: new Date(asked.from) }),
    ...(asked.to && { to: new Date(asked.to) }),
  };
}

const showAction = ({ ledger, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/actions/:action_id',
    summary: 'Show one action, and who decided about it',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    replies: { 200: WireActionDetail },
    async handle({ by, params: { action_id } }) {
      const book = ledger(by.tenant);
      const action = await book.action(action_id);
      const approval = await book.approvalOf(action.root ?? action.id);
      return { status: 200, body: wireActionDetail(action, approval, clocks.business.now()) };
    },
  });

const undoAction = ({ desk }: RoutePorts): Route =>
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
    handle: async ({ by, params: { action_id } }) => taskAnswer(await desk.undoAction(action_id, by)),
  });
