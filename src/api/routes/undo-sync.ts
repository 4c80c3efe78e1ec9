// Taking a run back: what of it can be, and the request to do it, which goes through the gate.
import { z } from 'zod';
import { SyncId } from '../../core/ids.ts';
import { syncNamed } from '../../services/integration/held-deletions.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { statusUrl } from '../wire/sync.ts';
import { taskProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import type { RoutePorts } from './route-ports.ts';
import { instructed } from '../instructed.ts';

const params = z.strictObject({ sync_id: SyncId });

interface Ports extends Pick<RoutePorts, 'gate'> {
  readonly integration: IntegrationPorts;
}

export const undoSyncRoutes = (ports: Ports): Route[] => [showUndo(ports.integration), undoSync(ports)];

const Undoable = z.object({
  deletes: z.int().describe('Records that the run made: they are deleted.'),
  restores: z.int().describe('Records that it changed or deleted, whose earlier state was kept: that is put back.'),
  stays: z.int().describe('The rest of what it wrote: it stays, and each record of the undo says why.'),
});

const showUndo = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v2/syncs/:sync_id/undo',
    summary: 'What undoing a sync would take back',
    examples: { params: { sync_id: '{{written_sync_id}}' } },
    description: 'Whatever somebody changed since is found when it is done, and left alone.',
    tag: 'integrations',
    access: { scope: 'integrations:read' },
    audit: readOnly,
    params,
    replies: { 200: Undoable },
    problems: ['conflict', 'not_undoable'],
    async handle({ by, params: { sync_id } }) {
      const { deletes, restores, stays } = await service.undoable(by, sync_id);
      return { status: 200, body: { deletes, restores, stays } };
    },
  });

const Undone = TaskResult.extend({
  undo_sync_id: z.string().describe('The run that takes it back: there as soon as it is approved.'),
  status_url: z.string(),
});

const undoSync = ({ gate, integration }: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v2/syncs/:sync_id/undo',
    summary: 'Take back what a sync wrote',
    examples: { params: { sync_id: '{{written_sync_id}}' } },
    description:
      'Deletes what the run made and puts back what it changed, where the destination allows it; what somebody changed since is left alone and flagged `changed_since`. Answers 202 while somebody has to approve.',
    tag: 'integrations',
    access: { scope: 'integrations:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    limit: 'jobs',
    params,
    replies: { 200: Undone, 202: Undone },
    problems: taskProblems,
    async handle({ by, params: { sync_id }, idem }) {
      await integration.syncs(by.tenant).get(sync_id);
      const answer = taskAnswer(await gate.call(instructed({ tool: 'undo_sync', input: { sync: sync_id }, by, idem })));
      const id = syncNamed(answer.body.action_id);
      return { ...answer, body: { ...answer.body, undo_sync_id: id, status_url: statusUrl(id) } };
    },
  });
