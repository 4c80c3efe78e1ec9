// translate_mos: what a military code means in civilian terms, and which open requisitions fit it.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import { readTool } from '../core/tool.ts';
import { translate, type TranslatePorts } from '../services/veteran/translate.ts';

const listed = 10;

const Output = z.strictObject({
  mos_title: z.string(),
  branch: z.string(),
  civilian_skills: z.array(z.string()),
  matched_jobs: z.array(
    z.strictObject({
      req_id: z.string(),
      title: z.string(),
      confidence_score: z.number(),
      location: z.string(),
      salary_range: z.string(),
    }),
  ),
  resume_translation: z.strictObject({ before: z.string(), after: z.string() }).optional(),
});

/**
 * The ten best requisitions; confidence from 0 to 1. Throws `mos_not_found`, `branch_required` for a code of several
 * branches, and `validation_failed` for an unknown branch.
 */
export const translateMos = (ports: TranslatePorts) =>
  readTool({
    name: 'translate_mos',
    summary:
      'Translate a military occupation code (MOS, AFSC, rating, NEC, designator) into civilian skills and matching open requisitions. Use it when somebody names such a code.',
    scope: 'veteran:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({
      mos_code: safeText(60).min(1).describe('MOS, AFSC, rating, NEC or designator, as people write it.'),
      branch: safeText(60).optional().describe('Army, Navy, Air Force, Marines, Coast Guard or Space Force.'),
      location_preferences: z.array(safeText(120)).max(20).optional().describe('Where to work: `City, ST` each.'),
      include_resume_translation: z.boolean().optional().describe('Adds résumé text in civilian language.'),
    }),
    output: Output,

    async execute(
      { mos_code: mosCode, branch, location_preferences: places, include_resume_translation: resume },
      { tenant },
    ) {
      const found = await translate(
        {
          mosCode,
          branch,
          client: tenant,
          locationPreferences: places ?? [],
          relocate: false,
          payGrade: undefined,
          years: undefined,
          includeResume: resume === true,
        },
        ports,
      );
      return {
        mos_title: found.title,
        branch: found.record.branch,
        civilian_skills: found.skills.map(({ name }) => name),
        matched_jobs: found.matches.slice(0, listed).map(({ match }) => ({
          req_id: match.job.id,
          title: match.job.title,
          confidence_score: match.confidence,
          location: match.job.location,
          salary_range: match.job.salaryRange,
        })),
        ...(found.resume === undefined ? {} : { resume_translation: found.resume }),
      };
    },

    summarize({ mos_title: title, branch, matched_jobs: jobs }) {
      const fitting = jobs.slice(0, 3).map((job) => `${job.title} (${Math.round(100 * job.confidence_score)}%)`);
      return `${title}, ${branch}: ${fitting.length === 0 ? 'no open requisition fits.' : `fits ${fitting.join(', ')}.`}`;
    },
  });
