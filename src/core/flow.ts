// A flow: what starts it, where it reads, and the steps that each record takes, one path for each record. The document is
// what the builder draws, people export and versions keep; its keys are therefore written as they travel.
import { z } from 'zod';
import { TriggerKind } from './trigger-event.ts';
import { ActorId, ConnectionId, FlowId, TenantId, UserId } from './ids.ts';
import { safeText } from './json.ts';
import { Transform } from './mapping.ts';

/** The format that documents are written in now. Older ones are brought up to it when they are read. */
export const flowFormat = 1;
export const mostFlowSteps = 200;

/** Unique in its document; names the step in errors and in the layout. */
export const FlowStepId = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'small letters, digits, _ and -, at most 40, a letter first');
const field = safeText(256).min(1);
/** The step that follows; null: the record’s way ends here. */
const next = FlowStepId.nullable();
const value = z.union([safeText(512), z.number(), z.boolean()]);

/** One look at a field. All comparisons that are given have to hold. */
export const FlowTest = z
  .strictObject({
    field: field.describe('A path into the record, such as emails[0].value.'),
    is: value.optional().describe('Equal; text without regard to case.'),
    is_not: value.optional(),
    one_of: z.array(value).min(1).max(100).optional(),
    contains: safeText(512).min(1).optional(),
    starts_with: safeText(512).min(1).optional(),
    exists: z.boolean().optional().describe('The record holds a value there that is not empty.'),
    at_least: z.number().optional(),
    at_most: z.number().optional(),
    after: safeText(64).optional().describe('A date or an instant.'),
    before: safeText(64).optional(),
  })
  .refine(({ field: _field, ...comparisons }) => Object.values(comparisons).some((given) => given !== undefined), {
    message:
      'needs a comparison: is, is_not, one_of, contains, starts_with, exists, at_least, at_most, after or before',
  });
export type FlowTest = z.infer<typeof FlowTest>;

/** All of `all`, and one of `any` where there is one. */
export const FlowWhere = z
  .strictObject({ all: z.array(FlowTest).max(50).default([]), any: z.array(FlowTest).max(50).default([]) })
  .refine(({ all, any }) => all.length + any.length > 0, { message: 'needs at least one test in all or any' });
export type FlowWhere = z.infer<typeof FlowWhere>;

/** One collection of one account. A draft or a template may leave open what is chosen later. */
export const FlowEnd = z.strictObject({
  system: safeText(64).min(1).nullable(),
  connection: ConnectionId.nullable(),
  collection: safeText(256).min(1).nullable(),
});
export type FlowEnd = z.infer<typeof FlowEnd>;

const FlowField = z.strictObject({
  from: field,
  to: field,
  transform: Transform.optional().describe('A JSONata expression over the whole record, or a list of typed steps.'),
});

const step = { id: FlowStepId, name: safeText(128).min(1).optional() };

/** `next` is null where the record's way ends. Steps form no circle: the check before publishing refuses one. */
export const FlowStep = z.discriminatedUnion('kind', [
  /** Records that pass go on; the others end here. */
  z.strictObject({ ...step, kind: z.literal('filter'), when: FlowWhere, next }),
  /** The first branch that holds is taken. */
  z.strictObject({
    ...step,
    kind: z.literal('condition'),
    branches: z
      .array(z.strictObject({ name: safeText(128).min(1).optional(), when: FlowWhere, next }))
      .min(1)
      .max(20),
    otherwise: next,
  }),
  /** Makes the record anew from these fields; `all` keeps the others beside them. */
  z.strictObject({
    ...step,
    kind: z.literal('map'),
    fields: z.array(FlowField).max(500),
    keep: z.enum(['mapped', 'all']).default('mapped'),
    next,
  }),
  /** Changes one field and keeps the rest. */
  z.strictObject({ ...step, kind: z.literal('transform'), field, to: field.optional(), transform: Transform, next }),
  z.strictObject({
    ...step,
    kind: z.literal('write'),
    to: FlowEnd,
    action: z.enum(['upsert', 'create', 'update', 'delete']),
    next,
  }),
  /** Tells people, through the gate, of each record that is new or changed. */
  z.strictObject({
    ...step,
    kind: z.literal('notify'),
    users: z.array(UserId).max(20),
    text: safeText(2_000).min(1).describe('`{path}` names a field of the record.'),
    at_most: z
      .int()
      .min(1)
      .max(100)
      .default(20)
      .describe('Messages in one run; of what is beyond, one message says how much.'),
    next,
  }),
]);
export type FlowStep = z.infer<typeof FlowStep>;
export type FlowStepOf<Kind extends FlowStep['kind']> = Extract<FlowStep, { kind: Kind }>;

const FlowTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manual') }),
  z.strictObject({
    kind: z.literal('schedule'),
    cron: z.string().min(1).max(128),
    time_zone: z.string().max(64).default('UTC'),
  }),
  z.strictObject({ kind: z.literal('real_time') }),
  /** Begins when the source reports a change to `POST /api/v2/hooks/{connection_id}`. */
  z.strictObject({ kind: z.literal('webhook') }),
  z.strictObject({ kind: z.literal('event'), event: TriggerKind }),
]);

const filterValue = z.union([safeText(512), z.number(), z.boolean(), z.array(safeText(512)).max(100)]);

/** Kept in versions and exported, so a change of its form raises `flowFormat` and needs an upgrade. */
export const FlowDocument = z.strictObject({
  format: z.literal(flowFormat),
  name: safeText(128).min(1),
  description: safeText(1_000).optional(),
  trigger: FlowTrigger,
  source: FlowEnd.extend({ filters: z.record(field, filterValue).default({}) }),
  start: next.describe('The first step.'),
  steps: z.array(FlowStep).max(mostFlowSteps),
  carry_deletions: z.boolean().default(false).describe('Deletes over there what a complete scan no longer shows.'),
  keep_previous: z
    .boolean()
    .optional()
    .describe('Reads what a record holds over there before it is changed, and keeps it, so that a run can be undone.'),
  retry_policy: z
    .strictObject({
      max_retries: z.int().min(0).max(10).default(3),
      backoff_multiplier: z.number().min(1).max(10).default(2),
    })
    .default({ max_retries: 3, backoff_multiplier: 2 }),
  webhook_url: z.string().max(2_048).nullable().default(null),
  /** Where the builder drew each step; nothing follows from it. */
  layout: z.record(FlowStepId, z.strictObject({ x: z.number(), y: z.number() })).optional(),
});
export type FlowDocument = z.infer<typeof FlowDocument>;

/** What of a flow an integration carries out: the way of each record up to one of its writes. */
export const FlowRoute = z.strictObject({
  flow: FlowId,
  version: z.int(),
  /** The write or notify step whose records this integration moves. */
  step: FlowStepId,
  start: FlowStepId,
  steps: z.array(FlowStep),
});
export type FlowRoute = z.infer<typeof FlowRoute>;

/** `draft` is edited, versions are not. Published but not deployed is a state that a job ends. */
export const Flow = z.strictObject({
  id: FlowId,
  tenant: TenantId,
  draft: FlowDocument,
  /** One more with each change of the draft. */
  revision: z.int(),
  draftBy: ActorId,
  draftAt: z.date(),
  /** The version that is to run; null before the first. */
  published: z.int().nullable(),
  /** The version whose integrations stand; behind `published` for a moment. */
  deployed: z.int().nullable(),
  enabled: z.boolean(),
  createdAt: z.date(),
  createdBy: ActorId,
});
export type Flow = z.infer<typeof Flow>;

/** What was published, as it was. Never changed. */
export const FlowVersion = z.strictObject({
  flow: FlowId,
  version: z.int(),
  document: FlowDocument,
  note: z.string().nullable(),
  publishedBy: ActorId,
  publishedAt: z.date(),
});
export type FlowVersion = z.infer<typeof FlowVersion>;
