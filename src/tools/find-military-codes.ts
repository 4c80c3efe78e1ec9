// find_military_codes: which military backgrounds fit a requisition, for recruiters who look for veterans.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import type { Ats } from '../core/ports/ats.ts';
import { readTool } from '../core/tool.ts';
import { advertisementLine, FittingCodes } from '../services/veteran/fitting-codes.ts';
import type { VeteranData } from '../services/veteran/veteran-data.ts';

const listed = 10;

export const findMilitaryCodes = ({ data, ats }: { data: VeteranData; ats: Pick<Ats, 'jobs'> }) => {
  const codes = new FittingCodes(data);
  return readTool({
    name: 'find_military_codes',
    summary: 'Find the military codes that fit a requisition.',
    scope: 'veteran:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({ job: safeText(200).min(1).describe('Requisition id or job title.') }),
    output: z.strictObject({
      job: z.string(),
      codes: z.array(
        z.strictObject({ branch: z.string(), code: z.string(), title: z.string(), occupation: z.string() }),
      ),
      advertisement: z.string(),
    }),

    async execute({ job: asked }) {
      const plain = asked.trim().toLowerCase();
      const jobs = await ats.jobs();
      const job = jobs.find(({ id, title }) => id.toLowerCase() === plain || title.toLowerCase() === plain);
      const found = codes.fitting(job ?? { title: asked, description: '', location: '' }, { limit: listed });
      return {
        job: job?.title ?? asked,
        codes: found.map(({ branch, code, title, occupation }) => ({ branch, code, title, occupation })),
        advertisement: advertisementLine(found),
      };
    },

    summarize: ({ job, codes: found }) =>
      found.length === 0
        ? `No military code fits ${job}.`
        : `${job}: ${found
            .slice(0, 5)
            .map(({ branch, code, title }) => `${branch} ${code} (${title})`)
            .join(', ')}.`,
  });
};
