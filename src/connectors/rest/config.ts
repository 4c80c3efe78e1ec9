// What a connection of the generic connector says of its system.
import { z } from 'zod';
import { Path } from '../../core/connector/calls.ts';

const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const param = z.string().min(1).max(64);
const pageSize = z.int().min(1).max(1_000).default(100);

const RestPaging = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('page'),
    param: param.default('page'),
    size_param: param.default('per_page'),
    size: pageSize,
    start: z.int().min(0).default(1),
    /** Where the answer names the next page, or says how many there are; without any of these, an empty page is the end. */
    next: Path.optional(),
    pages: Path.optional(),
    /** Or the number of the last one, as pages are numbered. */
    last: Path.optional(),
    /** A flag that says whether there is more. */
    more: Path.optional(),
  }),
  z.strictObject({
    kind: z.literal('offset'),
    param: param.default('offset'),
    size_param: param.default('limit'),
    size: pageSize,
    total: Path.optional(),
    more: Path.optional(),
  }),
  z.strictObject({
    kind: z.literal('cursor'),
    param: param.default('cursor'),
    next: Path.default('next_cursor'),
    more: Path.optional(),
    size_param: param.default('limit'),
    size: pageSize,
  }),
  z.strictObject({ kind: z.literal('link'), size_param: param.default('per_page'), size: pageSize }),
  z.strictObject({ kind: z.literal('next_url'), next: Path.default('next') }),
]);

const RestBatch = z.strictObject({
  /** Where batches go; the address of single records unless told. */
  path: z.string().startsWith('/').optional(),
  method: method.default('POST'),
  max: z.int().min(2).max(1_000).default(100),
  /** Where the list stands in the body; `$`: the body is the list. */
  items: Path.default('$'),
});

/** What is asked after a 202; `{job}` is the job's id. */
const RestJob = z
  .strictObject({
    id: Path.optional(),
    path: z.string().startsWith('/').optional(),
    /** `location`, or where the answer holds the whole address. */
    address: z.union([z.literal('location'), Path]).optional(),
    status: Path.default('status'),
    done: z.array(z.string().min(1)).min(1),
    failed: z.array(z.string().min(1)).default([]),
    /** Where the outcomes of the records are had, unless the job holds them itself. */
    outcomes: z.string().startsWith('/').optional(),
    every_seconds: z.number().min(0.01).max(60).default(2),
    patience_seconds: z.number().min(0.01).max(600).default(120),
  })
  .refine(({ id, path, address }) => (id === undefined) === (path === undefined) && (path ?? address) !== undefined, {
    message: 'needs id and path, or address',
  });

const RestWrite = z.strictObject({
  method: z.enum(['POST', 'PUT', 'PATCH']),
  path: z.string().startsWith('/'),
  /** The header in which the system honours a key; for POST `Idempotency-Key` unless told, null: it has none. */
  idempotency_header: z.string().nullable().default('Idempotency-Key'),
  delete: z.strictObject({ path: z.string().startsWith('/') }).optional(),
  batch: RestBatch.optional(),
  /** `written`: a 202 is a success like any other; unless told, it leaves open what became of the record. */
  accepted: z.literal('written').optional(),
  job: RestJob.optional(),
});
export type RestJob = z.infer<typeof RestJob>;

const RestCollection = z.strictObject({
  path: z.string().startsWith('/'),
  items: Path.default('$'),
  id: Path.default('id'),
  paging: RestPaging.default({ kind: 'none' }),
  changed_since: z.strictObject({ param, field: Path }).optional(),
  deleted: z.strictObject({ field: Path, equals: z.json() }).optional(),
  /** Beside `changed_since`: how often a real-time sync with deletions reads everything. */
  scan_every_hours: z.int().min(1).max(720).default(24),
  /** Filters that the system runs itself: name → its query parameter. */
  filters: z.record(z.string(), param).default({}),
  write: RestWrite.optional(),
  /** How one record is read, such as `/people/{id}`: runs can be undone then. */
  one: z.strictObject({ path: z.string().startsWith('/'), at: Path.default('$') }).optional(),
  /** How what was deleted is brought back, such as POST `/people/{id}/restore`. */
  restore: z.strictObject({ path: z.string().startsWith('/'), method: method.default('POST') }).optional(),
});

export const RestConfig = z.strictObject({
  base_url: z.url(),
  collections: z.record(z.string().min(1).max(64), RestCollection),
  /** An address that answers 200 to a good credential; the first collection unless told. */
  test_path: z.string().startsWith('/').optional(),
  /** The system leaves a list out of its answer when it is empty; unless told, that stops the sync. */
  omits_empty_lists: z.boolean().default(false),
  /** Where a token is had for client credentials (RFC 6749 §4.4) or a SAML assertion (RFC 7522). */
  token_url: z.url().optional(),
  /** What the token address wants besides, such as `scope` or `company_id`. */
  token_fields: z.record(z.string().min(1).max(64), z.string()).default({}),
  /** How the client shows itself there: in the form, or in the header. */
  token_client: z.enum(['post', 'basic']).default('post'),
  concurrency: z.int().min(1).max(64).default(8),
  requests: z.int().positive().optional(),
  per_seconds: z.number().positive().optional(),
  /** Who waits after a 429: everything of the connection, or that request alone. */
  too_many_requests: z.enum(['connection', 'request']).default('connection'),
});
export type RestConfig = z.infer<typeof RestConfig>;
