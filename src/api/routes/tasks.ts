// Tasks: one call of a tool by name, with everything that came of it.
import { z } from 'zod';
import { ActionId, TaskId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { Call } from '../../core/ports/action-gate.ts';
import type { Principal } from '../../core/access.ts';
import { Problem } from '../../core/problem.ts';
import { pageOf, cursorId, page, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { AnyJson } from '../wire/any-json.ts';
import { argumentsOf, taskBody } from '../wire/arguments.ts';
import { taskProblems, undoProblems } from '../wire/task-problems.ts';
import { WireTaskPreview, wireTaskPreview } from '../wire/task-preview.ts';
import { TaskResult, TaskWithActions, WireTask, taskAnswer, wireTask, wireTaskWithActions } from '../wire/task.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ task_id: TaskId });
const taskCall = z.object({ action: z.string(), digest: safeText(128).optional() }).catchall(AnyJson);
const ledgerTells = { none: true, because: 'the ledger records every action itself' } as const;

export const taskRoutes = (ports: RoutePorts): Route[] => [
  createTask(ports),
  previewTask(ports),
  listTasks(ports),
  showTask(ports),
  undoTask(ports),
];

const createTask = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/tasks',
    summary: 'Run a tool',
    description:
      'Names a tool as `action`; its arguments stand beside it. People, stages and requisitions may be named or given by id. ' +
      'Answers 202 with status `pending_approval` where somebody has to approve first. ' +
      'With the `digest` of a preview, exactly what was shown is done; anything else by now is 409 `stale_approval`.',
    tag: 'operations',
    access: { scope: 'operations:read' },
    scopeOfTool: true,
    audit: ledgerTells,
    body: taskCall,
    documentedBody: taskBody(ports.catalogue),
    replies: { 200: TaskResult, 202: TaskResult },
    problems: taskProblems,
    examples: {
      request: {
        action: 'send_followup',
        filters: { role: 'nursing', days_since_contact: 7 },
        message_template: 'checking_in',
      },
      reply: {
        status: 'executed',
        candidates_contacted: 3,
        ats_updated: true,
        task_id: 'task_01J9Z3',
        action_id: 'act_01J9Z4',
        summary: 'Done: write to 3 nurses',
      },
    },
    handle: async ({ by, body, idem }) => taskAnswer(await ports.gate.call(await callOf(ports, { by, body, idem }))),
  });

const previewTask = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/tasks/preview',
    summary: 'Show what a tool would do, without doing it',
    description:
      'Takes what `POST /api/v1/tasks` takes. Plans are made and policy is asked as for the task itself; nothing is stored, sent or asked of anybody.',
    tag: 'operations',
    access: { scope: 'operations:read' },
    scopeOfTool: true,
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    body: taskCall,
    documentedBody: taskBody(ports.catalogue),
    replies: { 200: WireTaskPreview },
    problems: taskProblems,
    examples: { request: { action: 'move_stage', candidate: 'c_priya_raman', stage: 'Phone Screen' } },
    async handle({ by, body, idem }) {
      return { status: 200, body: wireTaskPreview(await ports.gate.preview(await callOf(ports, { by, body, idem }))) };
    },
  });

interface Request {
  readonly by: Principal;
  readonly body: z.output<typeof taskCall>;
  readonly idem: string;
}

async function callOf(ports: RoutePorts, { by, body, idem }: Request): Promise<Call> {
  const { action, digest: seen, ...input } = body;
  const tools = ports.tools(by.tenant);
  const tool = tools.find(({ name }) => name === action);
  if (tool === undefined) throw unknownAction(tools.map(({ name }) => name));
  const resolved = await ports.resolve({ tool: tool.name, input: argumentsOf(tool, input), by });
  const origin = { kind: 'api' as const };
  return { tool: tool.name, input: resolved, by, origin, idem, provenance: 'instructed', seen };
}

const unknownAction = (known: readonly string[]): Problem =>
  new Problem('validation_failed', `action: must be one of ${known.join(', ')}`, {
    errors: [{ path: 'action', code: 'invalid_value', message: 'There is no tool of that name.' }],
    extra: { choices: known },
  });

const listTasks = ({ ledger }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/tasks',
    summary: 'List tasks, newest first',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireTask) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, ActionId);
      const query = { limit: limit + 1, lines: 'roots' as const, ...(before === undefined ? {} : { before }) };
      const found = await ledger(by.tenant).actions(query);
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: (root) => wireTask(root) }) };
    },
  });

const showTask = ({ ledger, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/tasks/:task_id',
    summary: 'Show a task with its actions, one for each candidate or effect',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    replies: { 200: TaskWithActions },
    async handle({ by, params: { task_id } }) {
      const store = ledger(by.tenant);
      const lines = await store.task(task_id);
      const body = wireTaskWithActions(lines, clocks.business.now());
      const [root] = lines;
      const waits = root?.status === 'pending_approval' ? await store.approvalOf(root.id) : undefined;
      return { status: 200, body: { ...body, ...(waits === undefined ? {} : { approval_id: waits.id }) } };
    },
  });

const undoTask = ({ gate }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/tasks/:task_id/undo',
    summary: 'Take back all of a task, newest first',
    description: 'Twice is once. Answers 202 where the way back is an action that itself needs approval.',
    tag: 'operations',
    access: { scope: 'operations:*' },
    audit: ledgerTells,
    params,
    replies: { 200: TaskResult, 202: TaskResult },
    problems: undoProblems,
    handle: async ({ by, params: { task_id } }) => taskAnswer(await gate.undoTask(task_id, by)),
  });
