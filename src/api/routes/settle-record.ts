// A person has looked: the record that failed is at the destination, or it is not and goes once more. Through the gate, so that
// it stands in the ledger and can be taken back.
import { z } from 'zod';
import { SyncId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { actOf } from '../deciding.ts';
import { type Route, defineRoute } from '../route.ts';
import { readRecordId, statusUrl } from '../wire/sync.ts';
import { taskProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import type { RoutePorts } from './route-ports.ts';

const Body = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('there'),
    destination_id: z.string().min(1).max(512).optional().describe('The record’s id there, where it is known.'),
  }),
  z.strictObject({ outcome: z.literal('not_there') }),
]);

const Settled = TaskResult.extend({ sync_id: z.string(), status_url: z.string() });

interface Ports extends Pick<RoutePorts, 'gate'> {
  readonly integration: Pick<IntegrationPorts, 'syncs'>;
}

export const settleRecordRoute = ({ gate, integration }: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v2/records/:id/settle',
    summary: 'Say what became of a failed record',
    description:
      'For a record that is `uncertain`: somebody looked at the destination. With `there` it counts as written, under `destination_id` where that is given (it is looked up where the system shows single records); with `not_there` it is sent once more. It stands in the ledger, and undoing the action takes `there` back as long as no run has written the record since.',
    tag: 'integrations',
    access: { scope: 'integrations:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    limit: 'jobs',
    params: z.strictObject({ id: z.string().min(3).max(1_024) }),
    body: Body,
    replies: { 200: Settled, 202: Settled },
    problems: taskProblems,
    examples: { params: { id: '{{uncertain_record_id}}' }, request: { outcome: 'there', destination_id: '4711' } },
    async handle({ by, via, params: { id }, body, idem }) {
      const { sync, record } = readRecordId(id);
      const parsed = SyncId.safeParse(sync);
      if (!parsed.success) throw new Problem('not_found', `There is no record ${id}. The list of records names them.`);
      await integration.syncs(by.tenant).get(parsed.data);
      const remoteId = body.outcome === 'there' ? body.destination_id : undefined;
      const answer = taskAnswer(
        await gate.decide(
          {
            tool: 'settle_record',
            input: { sync: parsed.data, record, is: body.outcome, ...(remoteId === undefined ? {} : { id: remoteId }) },
            origin: { kind: 'api' },
            idem,
          },
          actOf({ by, via }),
        ),
      );
      return { ...answer, body: { ...answer.body, sync_id: sync, status_url: statusUrl(sync) } };
    },
  });
