// A connector is data: how one outside system is reached, read, written and understood. It opens no socket, holds no secret
// and retries nothing; the runtime does that once for all of them. Every declaration survives a trip through JSON.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Auth } from './auth.ts';
import { Call, Path, Prompt, Template } from './calls.ts';
import { Collection } from './collection.ts';
import { Unified } from './unified.ts';
import { Webhooks } from './webhooks.ts';

export const categories = [
  'ats',
  'hris',
  'payroll',
  'talent',
  'workforce',
  'crm',
  'chat',
  'email',
  'calendar',
  'video',
  'assessment',
  'background',
  'esign',
  'identity',
  'files',
  'generic',
] as const;

/** What a fault means and what heals it; the first row that fits counts. */
const FaultRow = z
  .strictObject({
    /** `429`, or `5xx`. */
    status: z
      .string()
      .regex(/^[1-5](\d\d|xx)$/)
      .optional(),
    path: Path.optional(),
    equals: Json.optional(),
    kind: z.enum(['auth', 'permission', 'rate', 'not_found', 'invalid', 'conflict', 'gone', 'transient']),
    /**
     * Who has to wait: everything of the connection, or that request alone (a locked row, a limit of one resource). The
     * latter only where the vendor says so, and told apart from its limits of the account.
     */
    concerns: z.enum(['connection', 'request']).default('connection'),
    /** What a person does about it. */
    fix: z.string(),
  })
  .refine(({ kind, concerns }) => concerns === 'connection' || kind === 'rate' || kind === 'transient', {
    path: ['concerns'],
    error: 'Only what passes (rate, transient) can concern one request.',
  });

const Limits = z.strictObject({
  requests: z.int().positive().optional(),
  perSeconds: z.number().positive().optional(),
  /** Requests in flight at once. */
  concurrency: z.int().min(1).max(64).default(4),
  remainingHeader: z.string().optional(),
  resetHeader: z.string().optional(),
  resetUnit: z.enum(['epoch-seconds', 'epoch-ms', 'seconds']).optional(),
});

/** `checkedOn` is when it was last held against `docs`; `sunset` when the vendor ends that version. */
export const Connector = z.strictObject({
  system: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  title: z.string(),
  category: z.array(z.enum(categories)).min(1),
  docs: z.url(),
  apiVersion: z.string(),
  checkedOn: z.iso.date(),
  sunset: z.iso.date().optional(),
  /** `official`: the vendor's machine-readable description; `recorded`: real answers; `documentation`: its pages. */
  evidence: z.enum(['official', 'recorded', 'documentation']),
  /** What carries the calls; everything but `http` has a runtime of its own behind the same port. */
  transport: z.enum(['http', 'postgresql', 'sftp', 'ldap']).default('http'),
  baseUrl: Template,
  /** Further hosts it may call (token servers, pages on another host). The host of `baseUrl` is always one. */
  hosts: z.array(Template).default([]),
  config: z.array(Prompt).default([]),
  credentials: z.array(Prompt).default([]),
  /** The first that the given credentials suffice for is used. */
  auth: z.array(Auth).min(1),
  headers: z.record(z.string(), Template).default({}),
  test: Call,
  limits: Limits,
  /** For systems that answer 200 with a failure inside. */
  success: z.strictObject({ path: Path, equals: Json }).optional(),
  /** For systems that leave a list out of the answer when it is empty: where they say so. Without it that is a fault. */
  omitsEmptyLists: z.string().optional(),
  /** What stands in a field that holds nothing, of whatever type but yes or no, where that is not null. */
  empty: z.literal(false).optional(),
  faults: z.array(FaultRow).default([]),
  collections: z.record(z.string(), Collection),
  webhooks: Webhooks.optional(),
  /** Which of Muster's own systems it can be, and how. */
  unified: Unified.default({}),
});
export type Connector = z.output<typeof Connector>;
export type ConnectorInput = z.input<typeof Connector>;
export type FaultKind = z.infer<typeof FaultRow>['kind'];

/** Throws at start what a declaration lacks, so that a faulty one never gets as far as a request. */
export const defineConnector = (declared: ConnectorInput): Connector => Connector.parse(declared);

/** Whether Muster can play the system itself, for trying: everything it needs for that is declared. */
export const canBePlayed = ({ transport, collections }: Connector): boolean =>
  transport === 'http' && Object.keys(collections).length > 0;
