// A decision on a candidate with what stands behind it, in wire names.
import { z } from 'zod';
import type { AuditLine } from '../../core/ports/audit-log.ts';
import type { Action } from '../../core/action.ts';
import { noticeNamed } from '../../core/law/duty-texts.ts';
import { lettersOf } from '../../core/planned-letter.ts';
import {
  agreementOf,
  type DecisionFacts,
  isMadeElsewhere,
  type Statement,
} from '../../services/compliance/decisions.ts';
import { WireAssessmentRequest, type WireRequest } from './assessment-request.ts';
import { component } from '../docs/components.ts';

const nullableTime = z.string().nullable();

export const WireDecision = component(
  'Decision',
  z.strictObject({
    decision_id: z.string().describe('The id of the action.'),
    kind: z.enum(['rejection', 'offer', 'move']),
    made_in: z.enum(['muster', 'ats']).describe('`ats`: reported by it; who decided there is not known.'),
    status: z.string(),
    candidate_id: z.string().nullable(),
    summary: z.string(),
    asked_by: z.string(),
    asked_at: z.string(),
    decided_by: z.string().nullable().describe('Who approved it; null: nobody had to.'),
    decided_at: nullableTime,
    how: z.string().nullable().describe('By what act and in which channel it was approved.'),
    reason: z.string().nullable(),
    executed_at: nullableTime,
    undone_by: z.string().nullable(),
    place: z.string(),
    jurisdictions: z.array(z.string()),
    scored: z.boolean().describe('There was a score before it.'),
    agreement: z
      .enum(['agrees', 'overrides'])
      .nullable()
      .describe('Of the decision with the band of the newest score.'),
    missing: z.array(z.string()).describe('Duties in force that nothing shows as kept; see docs/compliance.md.'),
    kept_until: z
      .string()
      .describe('When its values leave the log, unless a legal hold keeps them or an erasure ends them.'),
    kept_for: z
      .array(z.string())
      .describe('Duties that want it kept; none: the setting action_days does, or a link to the person’s assessment.'),
  }),
);

const WireSeen = z.strictObject({ by: z.string(), at: z.string(), how: z.enum(['tool', 'api']) });

export const WireDecisionRecord = component(
  'DecisionRecord',
  z.strictObject({
    ...WireDecision.shape,
    scores: z.array(
      z.strictObject({
        prediction_id: z.string(),
        scored_at: z.string(),
        model_version: z.string(),
        tenure_score: z.number(),
        retention_band: z.string(),
        advisory_only: z.boolean(),
        signals: z.record(z.string(), z.number()).nullable(),
        reasons: z.array(z.string()),
        shown_to: z.array(WireSeen).describe('Who asked for it by a tool, or read its record, before the decision.'),
        contested_at: nullableTime,
      }),
    ),
    notices: z.array(
      z.strictObject({
        jurisdiction: z.string(),
        language: z.string(),
        at: z.string(),
        channel: z.literal('email'),
        subject: z.string().nullable(),
        text: z.string().nullable(),
        version: z
          .string()
          .nullable()
          .describe('Of the text: a built-in one of a day, or one of the organization’s own.'),
        action_id: z.string(),
      }),
    ),
    statements: z.array(
      z.strictObject({
        jurisdiction: z.string(),
        due_by: z.string(),
        status: z.string().nullable().describe('Null: none is known.'),
        leaves_at: nullableTime,
        sent_at: nullableTime,
        subject: z.string().nullable(),
        text: z.string().nullable(),
        versions: z.array(z.string()).describe('Of each text that it is made of.'),
      }),
    ),
    requests: z
      .array(WireAssessmentRequest)
      .describe('What the person asked for: corrections with the score before and after, reviews, and the answers.'),
  }),
);

const Reasoned = z.object({ reason: z.string().nullable() });

const madeIn = (action: Action): 'ats' | 'muster' => (isMadeElsewhere(action) ? 'ats' : 'muster');

export function wireDecision(facts: DecisionFacts): z.infer<typeof WireDecision> {
  const { action, approval, kind, place, jurisdictions, scores, missing, kept } = facts;
  return {
    decision_id: action.id,
    kind,
    made_in: madeIn(action),
    status: action.status,
    candidate_id: action.candidate,
    summary: action.preview,
    asked_by: action.requestedBy,
    asked_at: action.createdAt.toISOString(),
    decided_by: approval?.decidedBy ?? null,
    decided_at: approval?.decidedAt?.toISOString() ?? null,
    how: approval?.act == null ? null : `${approval.act.act} in ${approval.act.channel}`,
    reason: Reasoned.safeParse(action.plan).data?.reason ?? null,
    executed_at: action.executedAt?.toISOString() ?? null,
    undone_by: action.undoneBy,
    place,
    jurisdictions: [...jurisdictions],
    scored: scores.length > 0,
    agreement: agreementOf(facts),
    missing: [...missing],
    kept_until: kept.until.toISOString(),
    kept_for: [...kept.duties],
  };
}

/** What is read beside the decision itself. */
export interface Beside {
  /** Calls of the tool that scores, of this candidate. */
  readonly asked: readonly Action[];
  /** By prediction: who read its record. */
  readonly read: ReadonlyMap<string, readonly AuditLine[]>;
  readonly contested: ReadonlyMap<string, string>;
  /** The actions that sent the notices. */
  readonly sent: readonly Action[];
  readonly requests: readonly WireRequest[];
}

export function wireDecisionRecord(facts: DecisionFacts, beside: Beside): z.infer<typeof WireDecisionRecord> {
  return {
    ...wireDecision(facts),
    scores: facts.scores.map((score) => ({
      prediction_id: score.id,
      scored_at: score.scoredAt,
      model_version: score.modelVersion,
      tenure_score: score.tenureScore,
      retention_band: score.band,
      advisory_only: score.advisoryOnly,
      signals: score.signals,
      reasons: score.reasons.map(({ text }) => text),
      shown_to: shownTo(facts, score, beside),
      contested_at: beside.contested.get(score.id) ?? askedAbout(score, beside),
    })),
    notices: facts.notices.map((notice) => ({
      jurisdiction: notice.jurisdiction,
      language: notice.language,
      at: notice.at.toISOString(),
      channel: 'email' as const,
      ...wordsOf(beside.sent.find(({ id, input }) => id === notice.action && noticeNamed(input['message_template']))),
      action_id: notice.action,
    })),
    statements: facts.statements.map((statement) => wireStatement(facts.action, statement)),
    requests: [...beside.requests],
  };
}

function askedAbout({ id }: DecisionFacts['scores'][number], { requests }: Beside): string | null {
  return requests.findLast((request) => request.prediction_id === id)?.requested_at ?? null;
}

const Versioned = z.object({ letter: z.object({ version: z.string() }) });

function wordsOf(action: Action | undefined): { subject: string | null; text: string | null; version: string | null } {
  const [letter] = action === undefined ? [] : lettersOf([action]);
  const version = Versioned.safeParse(action?.plan).data?.letter.version ?? null;
  return { subject: letter?.subject ?? null, text: letter?.text ?? null, version };
}

function shownTo(
  { action }: DecisionFacts,
  { id, scoredAt }: DecisionFacts['scores'][number],
  { asked, read }: Beside,
): z.infer<typeof WireSeen>[] {
  const until = action.executedAt ?? action.createdAt;
  // The tool makes the score that it shows: the call is made at the moment of the score.
  const byTool = asked
    .filter(({ createdAt }) => Math.abs(createdAt.getTime() - Date.parse(scoredAt)) < 5_000)
    .map(({ requestedBy, createdAt }) => ({ by: requestedBy, at: createdAt, how: 'tool' as const }));
  const byApi = (read.get(id) ?? []).map(({ actor, at }) => ({ by: actor, at, how: 'api' as const }));
  return [...byTool, ...byApi]
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((seen) => ({ ...seen, at: seen.at.toISOString() }));
}

const Planned = z.object({
  statements: z.array(
    z.object({ jurisdiction: z.string(), subject: z.string(), text: z.string(), versions: z.array(z.string()) }),
  ),
});

const noWords = { subject: null, text: null, versions: [] };

/** The letter goes by its age; the action keeps the words for longer. */
function wireStatement(
  { plan }: Action,
  { jurisdiction, dueBy, letter }: Statement,
): z.infer<typeof WireDecisionRecord>['statements'][number] {
  const planned = Planned.safeParse(plan).data?.statements.find((one) => one.jurisdiction === jurisdiction);
  const { subject, text } = letter ?? planned ?? noWords;
  const versions = [...(planned ?? noWords).versions];
  const due = { jurisdiction, due_by: dueBy.toISOString(), subject, text, versions };
  if (letter === undefined) return { ...due, status: null, leaves_at: null, sent_at: null };
  const { status, releaseAt, sentAt } = letter;
  return { ...due, status, leaves_at: releaseAt.toISOString(), sent_at: sentAt?.toISOString() ?? null };
}
