// The models: what they were learned from, how good they are, their cards, retraining and going back a version.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { familyNameOf, versionLabel } from '../../services/retention/model/family-model.ts';
import { familyCurve } from '../../services/retention/scoring/family-curves.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireRun, wireRun } from '../wire/retention-feedback.ts';
import { WireFamilyCurve } from '../wire/retention-score.ts';
import { WireModel, WireModelDetail, wireModel, wireModelDetail } from '../wire/retention-model.ts';
import type { RetentionPorts } from './retention-ports.ts';

const params = z.strictObject({ job_family: safeText(80).min(1) });

export const retentionModelRoutes = (ports: RetentionPorts): Route[] => [
  listModels(ports),
  showModel(ports),
  showCard(ports),
  showCurves(ports),
  retrain(ports),
  rollBack(ports),
];

const noModel = (): Problem => new Problem('not_found', 'There is no model of that job family.');

function familyFrom(text: string): string {
  const family = familyNameOf(text);
  if (family === undefined) throw noModel();
  return family;
}

const listModels = ({ registry }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/models',
    summary: 'List every version of every job family’s model',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    replies: { 200: z.strictObject({ data: z.array(WireModel), next_cursor: z.null() }) },
    async handle({ by }) {
      const own = registry(by.tenant);
      const families = await own.families();
      const versions = await Promise.all(families.map((family) => own.versions(family)));
      return { status: 200, body: { data: versions.flat().map(wireModel), next_cursor: null } };
    },
  });

const showModel = ({ registry, cards }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/models/:job_family',
    summary: 'Show a job family’s model: versions, signals, metrics, training data, card',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params,
    replies: { 200: WireModelDetail },
    async handle({ by, params: { job_family } }) {
      const family = familyFrom(job_family);
      if ((await registry(by.tenant).champion(family)) === undefined) throw noModel();
      const versions = await registry(by.tenant).versions(family);
      return { status: 200, body: wireModelDetail(family, versions, cards.get(family) ?? null) };
    },
  });

const showCard = ({ cards }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/models/:job_family/card',
    summary: 'The model card as Markdown',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params,
    produces: 'text/markdown; charset=utf-8',
    replies: { 200: z.string() },
    async handle({ params: { job_family } }) {
      const card = cards.get(familyFrom(job_family));
      if (card === undefined) throw noModel();
      return { status: 200, body: card };
    },
  });

const showCurves = ({ registry }: RetentionPorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/retention/models/:job_family/curve',
    summary: 'The family’s survival curve, for drawing',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    params,
    replies: {
      200: WireFamilyCurve,
    },
    async handle({ by, params: { job_family } }) {
      const model = await registry(by.tenant).champion(familyFrom(job_family));
      if (model === undefined) throw noModel();
      const { family, observedDays } = familyCurve(model);
      const head = { model_version: versionLabel(model), horizon_days: model.horizonDays, observed_days: observedDays };
      return { status: 200, body: { ...head, family: family.map((point) => ({ ...point })) } };
    },
  });

const retrain = ({ loop, registry }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/models/:job_family/retrain',
    summary: 'Start a retrain; the new model answers only if it is better',
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'model.retrain_started' },
    limit: 'jobs',
    params,
    replies: { 202: WireRun },
    async handle({ by, params: { job_family } }) {
      const jobFamily = familyFrom(job_family);
      if (!(await loop.knows(by.tenant, jobFamily)) && (await registry(by.tenant).champion(jobFamily)) === undefined)
        throw noModel();
      const run = await loop.start(by.tenant, { jobFamily, trigger: 'asked', outcomes: 0 });
      return {
        status: 202,
        headers: { location: `/v1/retention/jobs/${run.id}` },
        body: wireRun(run),
        subject: jobFamily,
      };
    },
  });

const rollBack = ({ registry, shelf }: RetentionPorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/retention/models/:job_family/rollback',
    summary: 'Go back to the version that answered before',
    examples: { params: { job_family: '{{retrained_job_family}}' } },
    tag: 'retention',
    access: { scope: 'retention:*' },
    audit: { event: 'model.rolled_back' },
    params,
    problems: ['conflict'],
    replies: { 200: z.strictObject({ job_family: z.string(), model_version: z.string() }) },
    async handle({ by, params: { job_family } }) {
      const family = familyFrom(job_family);
      if ((await registry(by.tenant).champion(family)) === undefined) throw noModel();
      const version = await registry(by.tenant).rollBack(family);
      shelf.forget(by.tenant);
      return { status: 200, body: { job_family: family, model_version: `v${version}-${family}` }, subject: family };
    },
  });
