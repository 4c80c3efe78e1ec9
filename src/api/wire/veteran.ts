// Veteran translation as it travels: the fields of the specification first, then what explains them.
import { z } from 'zod';
import { TenantId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { Principal } from '../../core/access.ts';
import type { Organizations } from '../../core/ports/directory.ts';
import { Problem } from '../../core/problem.ts';
import { clearanceLevels, type Clearance } from '../../nlp/military/clearance.ts';
import { readPayGrade } from '../../nlp/military/pay-grade.ts';
import type { CodeRecord } from '../../services/veteran/code-record.ts';
import type { OccupationPay } from '../../services/veteran/code-pay.ts';
import type { GradeRole } from '../../services/veteran/grade-role.ts';
import { paySource } from '../../services/veteran/pay-table.ts';
import type { RankedSkill } from '../../services/veteran/ranked-skill.ts';
import type { SkillReason } from '../../services/veteran/skill-explanation.ts';
import type { ExplainedMatch } from '../../services/veteran/translate.ts';

const clientMissing = 'Required: it names the employer. GET /v1/veteran/widget shows the one of your key.';
export const clientId = safeText(128, clientMissing)
  .min(1)
  .describe('The employer: the key’s own organization, as `GET /v1/veteran/widget` shows it.');
export const branchName = safeText(60)
  .min(1)
  .describe('Army, Navy, Air Force, Marines, Coast Guard or Space Force; aliases such as USMC too.');
export const codeText = safeText(60).min(1).describe('MOS, AFSC, rating, NEC or designator, as people write it.');

/** What a veteran may say about place, rank and years. */
export const circumstances = {
  location_preferences: z
    .array(safeText(120))
    .max(20)
    .default([])
    .describe('`City, ST` each; a state or `Remote` too.'),
  willing_to_relocate: z.boolean().default(false),
  pay_grade: safeText(10)
    .optional()
    .refine((text) => text === undefined || readPayGrade(text) !== undefined, 'a pay grade such as E-5, W-2 or O-3')
    .describe('E-1 to E-9, W-1 to W-5 or O-1 to O-10.'),
  years_of_service: z.int().min(0).max(60).optional(),
};

export const circumstancesOf = (body: {
  location_preferences: string[];
  willing_to_relocate: boolean;
  pay_grade?: string | undefined;
  years_of_service?: number | undefined;
}) => ({
  locationPreferences: body.location_preferences,
  relocate: body.willing_to_relocate,
  payGrade: body.pay_grade === undefined ? undefined : readPayGrade(body.pay_grade),
  years: body.years_of_service,
});

export const WireMatch = z.object({
  req_id: z.string(),
  title: z.string(),
  confidence_score: z.number().min(0).max(1),
  location: z.string(),
  salary_range: z.string(),
  reasons: z.array(z.string()),
});

export const wireMatch = ({ match, reasons }: ExplainedMatch): z.infer<typeof WireMatch> => ({
  req_id: match.job.id,
  title: match.job.title,
  confidence_score: match.confidence,
  location: match.job.location,
  salary_range: match.job.salaryRange,
  reasons: [...reasons],
});

export const WireSkill = z.object({
  name: z.string(),
  importance: z.int().min(1).max(100),
  source: z
    .enum(['text', 'code', 'occupation'])
    .describe('Own words, evidence for the code itself, or O*NET’s account of the occupation.'),
  evidence: z
    .array(z.object({ kind: z.string(), detail: z.string() }))
    .optional()
    .describe('With `?explain=true`: what speaks for the skill, a skill of a code has two kinds or an exact one.'),
});

export const explainQuery = z.strictObject({
  explain: z.enum(['true', 'false']).default('false').describe('`true` adds to every skill what speaks for it.'),
});

export const wireSkill = (
  { name, importance, source }: RankedSkill,
  evidence?: readonly SkillReason[],
): z.infer<typeof WireSkill> => ({
  name,
  importance,
  source,
  ...(evidence === undefined ? {} : { evidence: evidence.map((reason) => ({ ...reason })) }),
});

export const WireClearance = z
  .object({
    level: z.enum(clearanceLevels),
    sci: z.boolean(),
    polygraph: z.enum(['counterintelligence', 'full_scope', 'lifestyle']).optional(),
    state: z.enum(['active', 'inactive', 'interim', 'eligible']).optional(),
    year: z.int().optional(),
  })
  .describe('As the text names it; never concluded from a code or a rank.');

export const wireClearance = ({ level, sci, polygraph, state, year }: Clearance): z.infer<typeof WireClearance> => ({
  level,
  sci,
  ...(polygraph === undefined ? {} : { polygraph }),
  ...(state === undefined ? {} : { state }),
  ...(year === undefined ? {} : { year }),
});

export const WirePay = z.object({
  occupation_code: z.string(),
  occupation: z.string(),
  median: z.int().describe('US dollars a year.'),
  p25: z.int().optional(),
  p75: z.int().optional().describe('Absent where it is not published.'),
  month: z.string(),
  source: z.string(),
});

export const wirePay = ({ code, title, median, p25, p75, month }: OccupationPay): z.infer<typeof WirePay> => ({
  occupation_code: code,
  occupation: title,
  median,
  ...(p25 === undefined ? {} : { p25 }),
  ...(p75 === undefined ? {} : { p75 }),
  month,
  source: paySource,
});

export const WireGradeRole = z
  .object({ pay_grade: z.string(), name: z.string(), typical: z.string(), source: z.string(), url: z.string() })
  .describe('What people of this pay grade typically answer for: ask the veteran before it is claimed.');

export const wireGradeRole = ({ payGrade, ...role }: GradeRole): z.infer<typeof WireGradeRole> => ({
  pay_grade: payGrade,
  ...role,
});

export const WireCode = z.object({
  code: z.string(),
  branch: z.string(),
  title: z.string(),
  kind: z.string(),
  status: z.enum(['current', 'legacy']),
  since: z.int().optional(),
  until: z.int().optional().describe('The year by which it was no longer given out.'),
  occupations: z.array(
    z.object({ code: z.string(), title: z.string(), provenance: z.enum(['official', 'converted', 'derived']) }),
  ),
  history: z.array(z.string()).describe('Other meanings the code has had.'),
  successors: z.array(z.string()),
  reason: z.string().optional(),
});

export const wireCode = (record: CodeRecord): z.infer<typeof WireCode> => ({
  ...record,
  occupations: record.occupations.map((occupation) => ({ ...occupation })),
});

/** A key asks for its own organization only; every other client does not exist for it. */
export async function clientOf(
  id: string | undefined,
  { by, organizations }: { by: Principal; organizations: Pick<Organizations, 'get'> },
): Promise<TenantId> {
  if (id === undefined || id === by.tenant) return by.tenant;
  const tenant = TenantId.safeParse(id);
  const found = tenant.success ? await organizations.get(tenant.data) : undefined;
  const own = await organizations.get(by.tenant);
  if (found !== undefined && own?.operator === true) return found.id;
  throw new Problem('client_not_found', 'There is no such client, or these credentials do not belong to it.');
}

export const WireOccupation = z.object({ code: z.string().describe('O*NET-SOC 2019.'), title: z.string() });
