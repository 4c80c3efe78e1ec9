// Translation of a code, and of a veteran's own words. Nothing of either is written down.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { readBranch } from '../../nlp/military/branch.ts';
import { describe } from '../../services/veteran/describe.ts';
import { roleOfGrade } from '../../services/veteran/grade-role.ts';
import { explainSkill } from '../../services/veteran/skill-explanation.ts';
import { translate } from '../../services/veteran/translate.ts';
import { type Route, defineRoute } from '../route.ts';
import {
  branchName,
  circumstances,
  circumstancesOf,
  clientId,
  clientOf,
  codeText,
  explainQuery,
  WireClearance,
  wireClearance,
  WireGradeRole,
  wireGradeRole,
  WireMatch,
  wireMatch,
  WirePay,
  wirePay,
  WireSkill,
  wireSkill,
} from '../wire/veteran.ts';
import { payOf } from '../../services/veteran/code-pay.ts';
import type { RoutePorts } from './route-ports.ts';

export const veteranTranslateRoutes = (ports: RoutePorts): Route[] => [translateRoute(ports), describeRoute(ports)];

const access = { scope: 'veteran:read', publishable: true } as const;
const readOnly = { none: true, because: 'it changes nothing, and what veterans send is not recorded' } as const;
const repeatable = { because: 'it changes nothing' } as const;

const Translated = z.object({
  mos_title: z.string(),
  civilian_skills: z.array(z.string()),
  matched_jobs: z.array(WireMatch),
  resume_translation: z.object({ before: z.string(), after: z.string() }).optional(),
  skills: z.array(WireSkill),
  likely_skills: z
    .array(z.string())
    .describe('What some holders of the code have: ask the veteran before one is claimed.'),
  typical_pay: z.array(WirePay).describe('Of the civilian occupations that the code leads to, nationwide.'),
  grade_role: WireGradeRole.optional().describe('Where the pay grade is given, or the code tells it as HM2 does.'),
  mos_code: z.string(),
  branch: z.string(),
  status: z.enum(['current', 'legacy']),
  needs_description: z.boolean().describe('A rare or old code: ask the veteran to describe the work.'),
  describe_url: z.string().optional(),
  model_version: z.string(),
});

const translateRoute = ({ veteran, organizations }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/translate',
    summary: 'Translate a military code into civilian skills and matching open jobs',
    tag: 'veteran',
    access,
    audit: readOnly,
    repeatable,
    body: z.strictObject({
      mos_code: codeText,
      branch: branchName.optional(),
      client_id: clientId.optional().describe('The employer; the key’s own organization unless given.'),
      include_resume_translation: z.boolean().default(false),
      ...circumstances,
    }),
    query: explainQuery,
    replies: { 200: Translated },
    problems: ['mos_not_found', 'branch_required', 'client_not_found', 'upstream_failed', 'upstream_rate_limited'],
    examples: {
      request: {
        mos_code: '11B',
        branch: 'Army',
        client_id: 'sandbox',
        location_preferences: ['Dallas, TX', 'Houston, TX'],
        include_resume_translation: true,
      },
    },
    async handle({ by, body, query: { explain } }) {
      const client = await clientOf(body.client_id, { by, organizations });
      const { mos_code: mosCode, branch, include_resume_translation: includeResume } = body;
      const result = await translate({ mosCode, branch, client, includeResume, ...circumstancesOf(body) }, veteran);
      const { branch: of } = result.record;
      veteran.steps.count({ tenant: client, stage: 'translation', branch: of });
      if (result.matches.length > 0) veteran.steps.count({ tenant: client, stage: 'match', branch: of });
      return {
        status: 200,
        body: {
          mos_title: result.title,
          civilian_skills: result.skills.map(({ name }) => name),
          matched_jobs: result.matches.map(wireMatch),
          ...(result.resume === undefined ? {} : { resume_translation: result.resume }),
          skills: result.skills.map((skill) =>
            wireSkill(skill, explain === 'true' ? explainSkill(skill, result.record, veteran.data) : undefined),
          ),
          likely_skills: [...result.likely],
          typical_pay: payOf(result.record, veteran.data).map(wirePay),
          ...(result.payGrade === undefined ? {} : { grade_role: wireGradeRole(roleOfGrade(result.payGrade, 'en')) }),
          mos_code: result.record.code,
          branch: of,
          status: result.record.status,
          needs_description: result.needsDescription,
          ...(result.needsDescription ? { describe_url: '/v1/veteran/describe' } : {}),
          model_version: result.modelVersion,
        },
      };
    },
  });

const Described = z.object({
  skills: z.array(WireSkill),
  occupations: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      confidence: z.number().min(0).max(1),
      evidence: z.array(z.object({ text: z.string(), start: z.int(), end: z.int(), plain: z.string().optional() })),
    }),
  ),
  clearance: WireClearance.optional(),
  matched_jobs: z.array(WireMatch),
  flagged_for_review: z.literal(true),
  review_id: z.string(),
  model_version: z.string(),
});

const describeRoute = ({ veteran, organizations, clocks, newId }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/describe',
    summary: 'Read skills, occupations and matching jobs from a veteran’s own words',
    description: 'The recruiting team finds what was read in its queue; the words themselves are kept nowhere.',
    tag: 'veteran',
    access,
    audit: readOnly,
    repeatable,
    body: z.strictObject({
      description: safeText(1_000_000).min(1),
      branch: branchName.optional(),
      mos_code: codeText.optional(),
      client_id: clientId,
      ...circumstances,
    }),
    replies: { 200: Described },
    problems: ['client_not_found', 'upstream_failed', 'upstream_rate_limited'],
    examples: {
      request: {
        description: 'I was a corpsman with a rifle platoon and treated casualties.',
        branch: 'Navy',
        client_id: 'sandbox',
      },
    },
    async handle({ by, body }) {
      const client = await clientOf(body.client_id, { by, organizations });
      const { description, branch, mos_code: mosCode } = body;
      const found = await describe(
        { description, branch, mosCode, client, ...circumstancesOf(body) },
        { ...veteran, clock: clocks.business, newId },
      );
      const of = branch === undefined ? '' : (readBranch(branch) ?? '');
      veteran.steps.count({ tenant: client, stage: 'translation', branch: of });
      if (found.matches.length > 0) veteran.steps.count({ tenant: client, stage: 'match', branch: of });
      return {
        status: 200,
        body: {
          skills: found.skills.map((skill) => wireSkill(skill)),
          occupations: found.occupations.map((occupation) => ({
            ...occupation,
            evidence: occupation.evidence.map(({ plain, ...span }) =>
              plain === undefined ? span : { ...span, plain },
            ),
          })),
          ...(found.clearance === undefined ? {} : { clearance: wireClearance(found.clearance) }),
          matched_jobs: found.matches.map(wireMatch),
          flagged_for_review: true as const,
          review_id: found.reviewId,
          model_version: found.modelVersion,
        },
      };
    },
  });
