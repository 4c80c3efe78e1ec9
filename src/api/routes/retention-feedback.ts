// What became of hires: outcomes, the organization's own history, the retrains that follow, and how accurate models are.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { CandidateId, JobId } from '../../core/ids.ts';
import { JsonObject, safeText, snakeCased } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { floorRule } from '../../services/retention/feedback/floor.ts';
import { uploadTypes } from '../http/text-body.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { FamilyLabel } from '../wire/job-family.ts';
import { readHistoryTable, UploadedText } from '../wire/history-table.ts';
import { readBody } from '../wire/read-body.ts';
import { WireAlert, WireRun, wireRun, WireStanding, wireStanding } from '../wire/retention-feedback.ts';
import type { RetentionPorts } from './retention-ports.ts';

export const retentionFeedbackRoutes = (ports: RetentionPorts): Route[] => [
  outcomes(ports),
  history(ports),
  listRuns(ports),
  run(ports),
  cancelRun(ports),
  accuracy(ports),
  alerts(ports),
];

const report = z.strictObject({
  candidate_id: CandidateId,
  job_id: JobId,
  hired_at: GivenDay,
  left_at: GivenDay.nullish().describe('Absent or null: still there.'),
  reason: safeText(200).nullish(),
});

const reports = z.strictObject({ items: z.array(report).min(1).max(1_000) });

/** Tells the two forms apart first, so that a fault is named in the form that was meant. */
function readReports(body: unknown): readonly z.infer<typeof report>[] {
  const isMany = typeof body === 'object' && body !== null && 'items' in body;
  return isMany ? readBody(reports, body).items : [readBody(report, body)];
}

const outcomes = ({ recordOutcomes }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/outcomes',
    summary: 'Report what became of hires: one, or up to 1,000 as items',
    examples: {
      request: { candidate_id: 'c_priya_raman', job_id: 'job_frontend', hired_at: '2026-01-12', left_at: null },
    },
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'outcomes.reported' },
    batch: true,
    body: z.unknown(),
    documentedBody: z.union([report, reports]),
    replies: {
      200: z.strictObject({
        data: z.array(z.strictObject({ candidate_id: CandidateId, job_id: JobId, job_family: z.string() })),
      }),
    },
    async handle({ by, body }) {
      const told = readReports(body).map((one) => ({
        candidate: one.candidate_id,
        job: one.job_id,
        hiredAt: one.hired_at,
        leftAt: one.left_at ?? null,
        reason: one.reason ?? null,
      }));
      const taken = await recordOutcomes(by.tenant, told);
      const data = taken.map(({ candidate, job, jobFamily }) => ({
        candidate_id: candidate,
        job_id: job,
        job_family: jobFamily,
      }));
      return { status: 200, body: { data }, subject: `${data.length} outcomes` };
    },
  });

const history = ({ takeHistory }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/history',
    summary: 'Upload the organization’s own hire and termination history; fine-tunes the models',
    examples: {
      upload: {
        type: 'text/csv',
        text: 'candidate_id,job_family,hired_at,left_at\nh_1,nursing,2023-02-01,2024-09-30\nh_2,nursing,2023-05-15,\n',
      },
    },
    description:
      'CSV or JSON lines with candidate_id, job_family, hired_at, left_at, reason and signal columns. Faults refuse the whole file with a report by line.',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'history.uploaded' },
    limit: 'jobs',
    uploads: uploadTypes,
    body: UploadedText,
    documentedBody: z.string(),
    problems: ['history_refused', 'unsupported_media_type'],
    replies: {
      202: z.strictObject({
        job_id: z.string().nullable(),
        status_url: z.string().nullable(),
        jobs: z.array(WireRun),
        report: z.record(z.string(), z.unknown()),
      }),
    },
    async handle({ by, body }) {
      const { report: found, runs } = await takeHistory(by.tenant, readHistoryTable(body));
      const first = runs[0];
      const url = first === undefined ? null : `/v1/retention/jobs/${first.id}`;
      return {
        status: 202,
        headers: url === null ? {} : { location: url },
        subject: first?.id ?? '',
        body: {
          job_id: first?.id ?? null,
          status_url: url,
          jobs: runs.map(wireRun),
          report: JsonObject.parse(snakeCased(found)),
        },
      };
    },
  });

const listRuns = ({ runs }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/jobs',
    summary: 'List retrains, newest first',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    query: z.strictObject({
      job_family: FamilyLabel.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    replies: { 200: z.strictObject({ data: z.array(WireRun) }) },
    async handle({ by, query: { job_family: jobFamily, limit } }) {
      const found = await runs(by.tenant).list({ limit, ...(jobFamily === undefined ? {} : { jobFamily }) });
      return { status: 200, body: { data: found.map(wireRun) } };
    },
  });

const run = ({ runs }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/jobs/:job_id',
    summary: 'Show how far a retrain is',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params: z.strictObject({ job_id: safeText(128) }),
    replies: { 200: WireRun },
    async handle({ by, params: { job_id } }) {
      const found = await runs(by.tenant).find(job_id);
      if (found === undefined) throw new Problem('not_found', 'There is no such job.');
      return { status: 200, body: wireRun(found) };
    },
  });

const cancelRun = ({ loop }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/jobs/:job_id/cancel',
    summary: 'End a retrain that waits or trains; the model that answers goes on answering',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'model.retrain_cancelled' },
    params: z.strictObject({ job_id: safeText(128) }),
    problems: ['conflict'],
    replies: { 200: WireRun },
    async handle({ by, params: { job_id } }) {
      const cancelled = await loop.cancel(by.tenant, job_id);
      return { status: 200, body: wireRun(cancelled), subject: job_id };
    },
  });

const accuracy = ({ loop }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/accuracy',
    summary: 'Show how often predictions came true, by job family',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    replies: { 200: z.strictObject({ floor: z.number(), data: z.array(WireStanding) }) },
    async handle({ by }) {
      const standings = await loop.standings(by.tenant);
      return { status: 200, body: { floor: floorRule.floor, data: standings.map(wireStanding) } };
    },
  });

const alerts = ({ alerts: store }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/alerts',
    summary: 'List what somebody should hear of: accuracy, drift, audits, contested scores',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    replies: {
      200: z.strictObject({
        data: z.array(WireAlert),
      }),
    },
    async handle({ by, query: { limit } }) {
      const found = await store(by.tenant).list({ limit });
      const data = found.map(({ id, kind, jobFamily, text, raisedAt }) => ({
        alert_id: id,
        kind,
        job_family: jobFamily,
        text,
        raised_at: raisedAt,
      }));
      return { status: 200, body: { data } };
    },
  });
