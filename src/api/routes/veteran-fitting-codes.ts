// Which military backgrounds fit a requisition: for recruiters who look for veterans instead of waiting for them.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { JobId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { advertisementLine, FittingCodes } from '../../services/veteran/fitting-codes.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

export const veteranFittingCodeRoutes = ({ veteran }: RoutePorts): Route[] => {
  const codes = new FittingCodes(veteran.data);
  return [
    defineRoute({
      method: 'POST',
      path: '/v1/veteran/fitting-codes',
      summary: 'Find the military codes whose holders fit a requisition',
      description:
        'By the requisition’s id, or by title and description. Levels of one specialty count once; at most a fifth of the codes are of one branch.',
      tag: 'veteran',
      access: { scope: 'veteran:read' },
      audit: readOnly,
      repeatable: { because: 'it changes nothing' },
      body: z.union([
        z.strictObject({ req_id: safeText(128).min(1), limit: z.int().min(1).max(50).default(15) }),
        z.strictObject({
          title: safeText(200).min(1),
          description: safeText(20_000).default(''),
          limit: z.int().min(1).max(50).default(15),
        }),
      ]),
      replies: {
        200: z.object({
          codes: z.array(
            z.object({
              branch: z.string(),
              code: z.string(),
              title: z.string(),
              kind: z.string(),
              fit: z.number().min(0).max(1).describe('Compares codes of one answer; it is no probability.'),
              occupation: z.string(),
              shared_skills: z.array(z.string()),
            }),
          ),
          advertisement: z.string().describe('A line to copy into the job advertisement.'),
        }),
      },
      examples: { request: { title: 'Logistics Coordinator', description: 'Plan shipments and keep the inventory.' } },
      problems: ['job_not_found', 'upstream_failed', 'upstream_rate_limited'],
      async handle({ by, body }) {
        const job =
          'req_id' in body
            ? await veteran.ats(by.tenant).job(requisitionOf(body.req_id))
            : { title: body.title, description: body.description, location: '' };
        const found = codes.fitting(job, { limit: body.limit });
        return {
          status: 200,
          body: {
            codes: found.map(({ sharedSkills, ...one }) => ({ ...one, shared_skills: [...sharedSkills] })),
            advertisement: advertisementLine(found),
          },
        };
      },
    }),
  ];
};

function requisitionOf(text: string): JobId {
  const id = JobId.safeParse(text);
  if (id.success) return id.data;
  throw new Problem('job_not_found', 'There is no such requisition.');
}
