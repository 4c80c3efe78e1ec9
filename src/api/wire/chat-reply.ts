// What the veterans' assistant answers, as it travels.
import { z } from 'zod';
import { resumeFormats } from '../../services/veteran/documents/resume-document.ts';
import type { ListedJob, Reply } from '../../services/veteran/chat/reply.ts';
import { component } from '../docs/components.ts';

/** The form that fits what comes next. */
export const WireAsks = z
  .enum(['code', 'branch', 'confirm', 'describe', 'menu'])
  .describe('What kind of answer the conversation waits for.');

const WireJob = z.object({
  req_id: z.string(),
  title: z.string(),
  location: z.string(),
  salary_range: z.string(),
  confidence_score: z.number(),
  reasons: z.array(z.string()),
  apply_path: z
    .string()
    .describe('Below this service’s address: counts the step and goes on to the employer’s own application.'),
});

export const WireReply = component(
  'ChatReply',
  z.object({
    text: z.string(),
    choices: z
      .array(
        z.object({
          label: z.string(),
          value: z.string().describe('The next message when this is chosen.'),
          mos_code: z.string().optional(),
          branch: z.string().optional(),
        }),
      )
      .optional(),
    skills: z.array(z.string()).optional(),
    jobs: z.array(WireJob).optional(),
    resume: z
      .object({
        mos_code: z.string(),
        branch: z.string(),
        before: z.string(),
        after: z.string(),
        formats: z.array(z.enum(resumeFormats)),
        token: z.string().optional().describe('Where it is made already; else POST /v1/veteran/resume makes it.'),
      })
      .optional(),
    link: z.object({ label: z.string(), url: z.string() }).optional(),
  }),
);
type WireReply = z.infer<typeof WireReply>;

export const wireReply = ({ text, choices, skills, jobs, resume, link }: Reply): WireReply => ({
  text,
  ...(choices && {
    choices: choices.map(({ label, value, code }) => ({
      label,
      value,
      ...(code && { mos_code: code.code, branch: code.branch }),
    })),
  }),
  ...(skills && { skills: [...skills] }),
  ...(jobs && { jobs: jobs.map(wireJob) }),
  ...(resume && { resume: wireResume(resume) }),
  ...(link && { link }),
});

const wireResume = ({ mosCode, branch, before, after, formats, token }: NonNullable<Reply['resume']>) => ({
  mos_code: mosCode,
  branch,
  before,
  after,
  formats: [...formats],
  ...(token !== undefined && { token }),
});

const wireJob = (job: ListedJob): z.infer<typeof WireJob> => ({
  req_id: job.reqId,
  title: job.title,
  location: job.location,
  salary_range: job.salaryRange,
  confidence_score: job.confidence,
  reasons: [...job.reasons],
  apply_path: job.applyPath,
});
