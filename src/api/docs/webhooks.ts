// What Muster sends to addresses of others, as the `webhooks` section of the document (OpenAPI 3.1).
import { z } from 'zod';
import { Counts, Notice, SyncFault, SyncStatus } from '../../core/integration.ts';

const counts = Counts.describe('Records of this run, by what became of them.');

/** The body of a notice; what makes one is checked against it. */
export const WireNotice = z.strictObject({
  type: Notice.shape.type,
  timestamp: z.iso.datetime().describe('When the run ended.'),
  data: z.strictObject({
    sync_id: z.string(),
    integration_id: z.string(),
    run: z.int().describe('1 for the first; a real-time sync goes from run to run.'),
    undo_of: z.string().optional().describe('The run that this one takes back.'),
    status: SyncStatus,
    counts,
    error: SyncFault.optional().describe('Why it failed, whose fault it is and what to do about it.'),
  }),
});

const described: Readonly<Record<Notice['type'], string>> = {
  'sync.completed':
    'A run has ended, or a real-time sync has carried a batch of changes. Some of its records may have failed: see `data.counts`.',
  'sync.failed': 'A run has ended without success after its retries. `data.error` says why.',
};

const delivery =
  'Sent to the `webhook_url` of the sync, signed as Standard Webhooks describes. Not sent for dry runs and cancelled runs. ' +
  'What gets no 2xx within ten seconds is sent again under the same `webhook-id`.';

const signatureHeaders = [
  { name: 'webhook-id', description: 'Names the message; the same on every try. Remember it for a day.' },
  { name: 'webhook-timestamp', description: 'Seconds since 1970. Refuse what is older than five minutes.' },
  {
    name: 'webhook-signature',
    description:
      '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces, while a secret changes.',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

const example: z.infer<typeof WireNotice> = {
  type: 'sync.completed',
  timestamp: '2026-03-09T13:15:00.000Z',
  data: {
    sync_id: 'syn_1',
    integration_id: 'int_1',
    run: 1,
    status: 'succeeded',
    counts: { read: 120, written: 118, unchanged: 2, skipped: 0, failed: 0, deleted: 0 },
  },
};
const failure: z.infer<typeof WireNotice> = {
  ...example,
  type: 'sync.failed',
  data: {
    ...example.data,
    status: 'failed',
    counts: { ...example.data.counts, read: 0, written: 0, unchanged: 0 },
    error: {
      kind: 'auth',
      blame: 'remote',
      message: 'The other system refused the key.',
      fix: 'Let the connection in again.',
      status: 401,
    },
  },
};

export const noticeExamples: Readonly<Record<Notice['type'], z.infer<typeof WireNotice>>> = {
  'sync.completed': example,
  'sync.failed': failure,
};

/** One entry for each event that leaves. */
export const webhooks = (): Record<string, unknown> =>
  Object.fromEntries(Notice.shape.type.options.map((type) => [type, { post: operationOf(type) }]));

function operationOf(type: Notice['type']) {
  const schema = z.toJSONSchema(WireNotice.extend({ type: z.literal(type) }), { reused: 'inline' });
  const { $schema: _, ...inline } = schema;
  return {
    summary: type,
    description: `${described[type]} ${delivery}`,
    operationId: type.replace('.', '_'),
    tags: ['Integration platform'],
    parameters: signatureHeaders,
    requestBody: { required: true, content: { 'application/json': { schema: inline, example: noticeExamples[type] } } },
    responses: {
      '2XX': { description: 'Taken. Nothing of the answer is read.' },
      '410': { description: 'The receiver wants no more of it: not sent again.' },
    },
  };
}
