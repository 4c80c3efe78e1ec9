// Flows as they travel: the document as it is, and around it what became of it.
import { z } from 'zod';
import { type Flow, FlowDocument, FlowStepId, type FlowVersion, flowFormat } from '../../core/flow.ts';
import { Json, JsonObject } from '../../core/json.ts';
import type { Difference } from '../../services/integration/flows/diff.ts';
import type { Finding } from '../../services/integration/flows/finding.ts';
import type { FlowTemplate } from '../../services/integration/flows/templates/template.ts';
import type { Rehearsed } from '../../services/integration/flows/rehearse-flow.ts';
import { component } from '../docs/components.ts';

export const WireDocument = component('FlowDocument', FlowDocument);

export const WireFinding = component(
  'FlowFinding',
  z.object({
    severity: z.enum(['error', 'warning']).describe('An error keeps the flow from being published.'),
    step: z.string().nullable(),
    path: z.string().describe('Into the document, such as steps.3.fields.0.from.'),
    code: z.string(),
    message: z.string(),
    remedy: z.string(),
  }),
);

export const wireFindings = (findings: readonly Finding[]): Finding[] => [...findings];

const summary = {
  flow_id: z.string(),
  name: z.string(),
  state: z
    .enum(['draft', 'publishing', 'live', 'off'])
    .describe('`publishing`: the integrations of the published version are being made.'),
  enabled: z.boolean(),
  revision: z.int().describe('Of the draft; sent back with a change, so that nobody overwrites another.'),
  published_version: z.int().nullable(),
  created_at: z.string(),
  draft_at: z.string(),
  draft_by: z.string(),
};

export const WireFlowLine = component('FlowSummary', z.object(summary));

export const wireFlowLine = (flow: Flow): z.infer<typeof WireFlowLine> => ({
  flow_id: flow.id,
  name: flow.draft.name,
  state: stateOf(flow),
  enabled: flow.enabled,
  revision: flow.revision,
  published_version: flow.published,
  created_at: flow.createdAt.toISOString(),
  draft_at: flow.draftAt.toISOString(),
  draft_by: flow.draftBy,
});

function stateOf({ published, deployed, enabled }: Flow): 'draft' | 'publishing' | 'live' | 'off' {
  if (published === null) return 'draft';
  if (!enabled) return 'off';
  return published === deployed ? 'live' : 'publishing';
}

export const WireFlow = component(
  'Flow',
  z.object({
    ...summary,
    draft: WireDocument,
    has_changes: z.boolean().describe('The draft differs from what is published.'),
    findings: z.array(WireFinding),
  }),
);

export const WireDraftedFlow = component(
  'DraftedFlow',
  z.object({
    ...WireFlow.shape,
    read_by: z.enum(['rules', 'model']).describe('Who read the request.'),
    open_points: z.array(
      z.object({
        part: z.enum(['trigger', 'source', 'condition', 'action', 'fields', 'people', 'words']),
        message: z.string(),
      }),
    ),
  }),
);

export const wireFlow = (shown: {
  flow: Flow;
  findings: readonly Finding[];
  changed: boolean;
}): z.infer<typeof WireFlow> => ({
  ...wireFlowLine(shown.flow),
  draft: shown.flow.draft,
  has_changes: shown.changed,
  findings: wireFindings(shown.findings),
});

export const WireFlowVersion = component(
  'FlowVersion',
  z.object({
    flow_id: z.string(),
    version: z.int(),
    live: z.boolean(),
    note: z.string().nullable(),
    published_at: z.string(),
    published_by: z.string(),
    name: z.string(),
    steps: z.int(),
  }),
);

export const wireFlowVersion = (version: FlowVersion, live: number | null): z.infer<typeof WireFlowVersion> => ({
  flow_id: version.flow,
  version: version.version,
  live: version.version === live,
  note: version.note,
  published_at: version.publishedAt.toISOString(),
  published_by: version.publishedBy,
  name: version.document.name,
  steps: version.document.steps.length,
});

export const WireDifference = z.object({
  step: z.string().nullable().describe('null: in the flow itself.'),
  kind: z.enum(['added', 'removed', 'changed']),
  path: z.string().describe('Inside the step; empty for a whole one.'),
  before: Json,
  after: Json,
});

export const wireDifference = ({ before, after, ...rest }: Difference): z.infer<typeof WireDifference> => ({
  ...rest,
  before,
  after,
});

export const WireFlowTemplate = z.object({
  template: z.string(),
  title: z.string(),
  summary: z.string(),
  systems: z.array(z.string()).describe('What has to be connected.'),
  document: WireDocument,
});

export const wireFlowTemplate = ({ systems, ...template }: FlowTemplate): z.infer<typeof WireFlowTemplate> => ({
  ...template,
  systems: [...systems],
});

/** What one flow is handed to another organization as. */
export const WireExport = z.object({
  kind: z.literal('muster.flow'),
  format: z.literal(flowFormat),
  document: WireDocument,
});

export const WireRehearsed = component(
  'FlowRehearsal',
  z.object({
    record: JsonObject.describe('As it came.'),
    filtered: z.boolean().describe('The source’s filters leave it out.'),
    visits: z.array(
      z.object({
        step: z.string(),
        outcome: z
          .enum(['passed', 'stopped', 'changed', 'reached', 'failed'])
          .describe('`reached`: a write or notify step would send this record.'),
        branch: z.int().nullable().describe('Of a condition: which of its branches; null: none of them.'),
        record: JsonObject.describe('As it leaves the step.'),
        because: z.string().nullable(),
      }),
    ),
    because: z.string().nullable().describe('Why it failed.'),
  }),
);

export const wireRehearsed = ({ record, filtered, visits, because }: Rehearsed): z.infer<typeof WireRehearsed> => ({
  record,
  filtered,
  visits: visits.map((visit) => ({
    step: visit.step,
    outcome: visit.outcome,
    branch: visit.branch ?? null,
    record: visit.record,
    because: visit.because ?? null,
  })),
  because,
});

export const SampleBody = z.strictObject({
  document: WireDocument.optional().describe('Tried out instead of the draft.'),
  records: z.array(JsonObject).min(1).max(50).optional().describe('Else the first ones of the source are read.'),
  step: FlowStepId.optional().describe('This step alone; the records are taken as they reach it.'),
  limit: z.int().min(1).max(50).default(10),
});
