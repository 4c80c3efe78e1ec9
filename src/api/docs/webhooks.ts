// What Muster sends to addresses of others, as the `webhooks` section of the document (OpenAPI 3.1).
import { z } from 'zod';
import { Counts, Notice, SyncFault, SyncStatus } from '../../core/integration.ts';
import { type OutgoingType, outgoingData, wireShape } from '../../core/outgoing-event.ts';
import { outgoingExamples } from './outgoing-examples.ts';

const counts = Counts.describe('Records of this run, by what became of them.');

/** The body of a notice about a run; what makes one is checked against it. */
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

/** The body of an event; `data` by its kind. Whoever asks for the candidate gets it beside the id. */
export function wireEvent(type: OutgoingType) {
  const data = z.strictObject(wireShape(type));
  const candidate = z
    .strictObject({ name: z.string(), email: z.string(), phone: z.string().optional() })
    .nullable()
    .optional()
    .describe('Where the endpoint includes `candidate`; null where nobody knows them any more.');
  return z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: 'candidate_id' in data.shape ? data.extend({ candidate }) : data,
  });
}

const delivery =
  'Sent to the webhook endpoints that subscribe to it, signed as Standard Webhooks describes. ' +
  'What gets no 2xx within ten seconds is sent again under the same `webhook-id`, for three days.';
const ofSyncs =
  ' Also sent to the `webhook_url` of the sync, for four hours. Not sent for dry runs and cancelled runs.';

const signatureHeaders = [
  { name: 'webhook-id', description: 'Names the event; the same on every try. Remember it for a week.' },
  { name: 'webhook-timestamp', description: 'Seconds since 1970. Refuse what is older than five minutes.' },
  {
    name: 'webhook-signature',
    description:
      '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several, separated by spaces, while a secret changes.',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

/** One entry for each event that leaves. */
export const webhooks = (): Record<string, unknown> =>
  Object.fromEntries(outgoingExamples.map((example) => [example.type, { post: operationOf(example) }]));

function operationOf(example: (typeof outgoingExamples)[number]) {
  const { type } = example;
  const schema = z.toJSONSchema(wireEvent(type), { reused: 'inline', io: 'input' });
  const { $schema: _, ...inline } = schema;
  const isSync = Notice.shape.type.safeParse(type).success;
  return {
    summary: type,
    description: `${outgoingData[type].description ?? ''} ${delivery}${isSync ? ofSyncs : ''}`,
    operationId: type.replace('.', '_'),
    tags: ['Integration platform'],
    parameters: signatureHeaders,
    requestBody: { required: true, content: { 'application/json': { schema: inline, example } } },
    responses: {
      '2XX': { description: 'Taken. Nothing of the answer is read.' },
      '410': { description: 'The receiver wants no more: the endpoint is disabled.' },
    },
  };
}
