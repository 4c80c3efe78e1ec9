// A disparate impact audit as it travels.
import { z } from 'zod';
import { JsonObject, snakeCased } from '../../core/json.ts';
import type { StoredAudit } from '../../core/ports/retention.ts';
import type { AuditReport } from '../../services/retention/fairness/audit.ts';

export const WireAudit = z.strictObject({
  audit_id: z.string(),
  created_at: z.string(),
  job_family: z.string().nullable(),
  trigger: z.enum(['asked', 'quarterly']),
  report: z.record(z.string(), z.unknown()),
});

export const WireAuditSummary = WireAudit.omit({ report: true });

export const wireAudit = ({ id, createdAt, jobFamily, trigger, report }: StoredAudit): z.infer<typeof WireAudit> => ({
  audit_id: id,
  created_at: createdAt,
  job_family: jobFamily,
  trigger,
  report: JsonObject.parse(snakeCased(report)),
});

type SnakeKey<Key> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeKey<Rest>}`
  : '';

/** What `snakeCased` makes of a type. */
type Snake<T> = T extends readonly (infer Item)[]
  ? readonly Snake<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as SnakeKey<Key>]: Snake<T[Key]> }
    : T;

/** The report of an audit, for those who read it field by field. */
export type WireAuditReport = Snake<AuditReport> & { readonly digest: string };
