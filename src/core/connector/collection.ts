// A collection of a system: how it is read, page by page and change by change, what its records hold, and how they are written.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Call, Path, Template } from './calls.ts';

const size = { sizeParam: z.string().optional(), size: z.int().positive().optional() };
const send = z.enum(['query', 'body']).default('query');

/** `size` is the number of records of a full page, as far as the system keeps to it. */
export const Paging = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** RFC 8288 `Link` header. */
  z.strictObject({ kind: z.literal('link'), rel: z.string().default('next'), ...size }),
  z.strictObject({
    kind: z.literal('cursor'),
    param: z.string(),
    next: Path,
    /** A flag beside the cursor that says whether there is more. */
    more: Path.optional(),
    send,
    /** Greenhouse v3: the cursor has to be the only query parameter. */
    alone: z.boolean().default(false),
    ...size,
  }),
  /** The answer holds the address of the next page. */
  z.strictObject({ kind: z.literal('next-url'), next: Path, ...size }),
  z.strictObject({
    kind: z.literal('page'),
    param: z.string(),
    start: z.int().min(0).default(1),
    /** Where the answer says how many pages there are, or which comes next; without it an empty page is the end. */
    pages: Path.optional(),
    /** Or the number of the last one, in the numbers of `param`. */
    last: Path.optional(),
    next: Path.optional(),
    /** Or a flag that says whether there is more. */
    more: Path.optional(),
    send,
    sizeParam: z.string().optional(),
    size: z.int().positive(),
  }),
  z.strictObject({
    kind: z.literal('offset'),
    param: z.string(),
    start: z.int().min(0).default(0),
    total: Path.optional(),
    more: Path.optional(),
    send,
    sizeParam: z.string().optional(),
    size: z.int().positive(),
  }),
  /** The last record's key is where the next page begins. */
  z.strictObject({
    kind: z.literal('keyset'),
    param: z.string(),
    field: Path,
    more: Path.optional(),
    send,
    sizeParam: z.string().optional(),
    size: z.int().positive(),
  }),
]);
export type Paging = z.infer<typeof Paging>;

/** How changes since the last time are found: by when a record changed, never by when it was created. */
const Changes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('filter'),
    param: z.string(),
    /**
     * With `{since}`, RFC 3339 in UTC; or `{sincePlain}`, which is `2026-06-01 09:00:00` in UTC, `{sinceMs}` and
     * `{sinceSeconds}` of the epoch, or `{sinceDay}`.
     */
    value: Template.default('{since}'),
    /** In a body the value is sent as the JSON that it spells. */
    isJson: z.literal(true).optional(),
    send,
    field: Path,
    /** Seconds that are read again, for clocks that differ and writes that become visible late. */
    lookBack: z.int().min(0).default(300),
  }),
  /** A token that stands for “everything until now”; when it has expired, everything is read again. */
  z.strictObject({
    kind: z.literal('token'),
    param: z.string(),
    next: Path,
    send,
    expired: z.strictObject({ status: z.int().optional(), path: Path.optional(), equals: Json.optional() }),
  }),
]);

/** How deletions are found. */
const Deletes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('never'), because: z.string() }),
  z.strictObject({ kind: z.literal('flag'), field: Path, equals: Json }),
  /** Whatever a complete scan did not show. Where changes are asked for alone, real-time syncs scan so often. */
  z.strictObject({ kind: z.literal('full-scan'), everyHours: z.int().min(1).max(720).default(24) }),
]);

const FieldType = z.enum(['string', 'integer', 'number', 'boolean', 'date', 'datetime', 'object', 'array']);
const Field = z.strictObject({
  path: Path,
  type: FieldType,
  label: z.string().optional(),
  /** What data protection has to know of it. */
  personal: z.enum(['personal', 'sensitive']).optional(),
  /** The system's value → ours. */
  values: z.record(z.string(), z.string()).optional(),
});

/**
 * `natural-key`: writing twice is writing once. `header`: the system honours a key that we send. `look-up-first`: after an
 * unclear answer it is looked whether the record is there. `none`: an unclear answer is flagged, never repeated.
 */
const Idempotency = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('natural-key') }),
  z.strictObject({ kind: z.literal('header'), header: z.string() }),
  z.strictObject({ kind: z.literal('look-up-first') }),
  z.strictObject({ kind: z.literal('none') }),
]);

/** What a 202 leads to: a job that is asked until it has ended. */
const Job = z
  .strictObject({
    /** Where the answer holds the job's id, which is `{job}` in `poll` and `outcomes`. */
    id: Path.optional(),
    poll: Call.optional(),
    /** Or where it holds the whole address to ask; `location`: in the header of that name. */
    address: z.union([z.literal('location'), Path]).optional(),
    /** Where the job says how far it is, and what it says in the end, without regard to case. */
    status: Path,
    done: z.array(z.string().min(1)).min(1),
    failed: z.array(z.string().min(1)).default([]),
    /** Where the outcomes of the records are had, unless the job holds them itself. They are read like the answer to a batch. */
    outcomes: Call.optional(),
    everySeconds: z.number().min(0.01).max(60).default(2),
    /** After that nobody knows: the records are told as uncertain. */
    patienceSeconds: z.number().min(0.01).max(600).default(120),
  })
  .refine(({ id, poll, address }) => (id === undefined) === (poll === undefined) && (poll ?? address) !== undefined, {
    message: 'needs id and poll, or address',
  });

/** What a repeat does, `idempotency` says; without `batch` records go one by one. */
export const Write = z.strictObject({
  call: Call,
  idempotency: Idempotency,
  /** `written`: a 202 of this system is a success like any other. Else it tells nothing, and the job is asked. */
  accepted: z.literal('written').optional(),
  job: Job.optional(),
  /** Where the answer names the record. */
  answerId: Path.optional(),
  /** Many records in one call. */
  batch: z
    .strictObject({
      call: Call.optional(),
      max: z.int().min(2).max(1_000),
      /** Where the array stands in the body; `$` is the body itself. */
      at: Path,
      /** Where the answer lists what failed, and how an entry names its record. */
      failures: z.strictObject({ items: Path, id: Path, reason: Path.optional() }).optional(),
    })
    .optional(),
});
export type Write = z.infer<typeof Write>;

const Writes = z.strictObject({
  /** How a record that is there already is found, for upserts of systems without one. */
  match: z.strictObject({ by: z.string(), find: Call, items: Path, id: Path }).optional(),
  create: Write.optional(),
  update: Write.optional(),
  upsert: Write.optional(),
  delete: Write.optional(),
});

/**
 * Paths are dotted, as `Path` has them. `id` has to be unique and stable, since everything that is known of a record hangs
 * on it.
 */
export const Collection = z.strictObject({
  label: z.string(),
  /** The common model it fills, such as `ats.candidate`. */
  model: z
    .string()
    .regex(/^[a-z]+\.[a-z_]+$/)
    .optional(),
  list: Call,
  items: Path,
  /** The items are an object keyed by id. */
  keyed: z.boolean().default(false),
  id: Path,
  /**
   * The system has no list of them all: it is asked for once for every record of another collection, whose id is `{of}` in the
   * call. It stands at `as` of each record that comes without it.
   */
  of: z.strictObject({ collection: z.string(), as: z.string().regex(/^\w+$/) }).optional(),
  paging: Paging,
  changes: Changes.default({ kind: 'none' }),
  deletes: Deletes.default({ kind: 'full-scan', everyHours: 24 }),
  /** Filters that the system runs itself: ours → its query parameter, `{value}` in the template. */
  filters: z.record(z.string(), z.strictObject({ param: z.string(), value: Template.default('{value}') })).default({}),
  fields: z.record(z.string(), Field),
  /** How one record is read by its id over there: with it, what a run wrote can be compared, and the run be undone. */
  one: z
    .strictObject({
      call: Call,
      at: Path.default('$'),
      /** Its update takes the place of the whole record: the whole of what it was goes back. */
      whole: z.boolean().default(false),
    })
    .optional(),
  /** How what a delete removed is brought back under its id, where the system keeps it for a while. `{record}` is what it held. */
  restore: z.strictObject({ call: Call }).optional(),
  writes: Writes.optional(),
});
export type Collection = z.infer<typeof Collection>;
