// A decision record as headings and lines, for people who read it on paper: the same facts as its JSON, in the same order.
import type { z } from 'zod';
import type { WireDecisionRecord } from './wire/decision.ts';
import type { ResumeDocument } from '../services/veteran/documents/resume-document.ts';

type DecisionRecord = z.infer<typeof WireDecisionRecord>;
type Section = ResumeDocument['sections'][number];

const kinds = { rejection: 'Rejection', offer: 'Offer', move: 'Move to another stage' } as const;

export function decisionDocument(record: DecisionRecord): ResumeDocument {
  return {
    title: `Decision record ${record.decision_id}`,
    sections: [
      about(record),
      ...record.scores.map(scoreSection),
      ...record.notices.map((notice) => ({
        heading: `Notice (${notice.jurisdiction}, ${notice.language}), ${notice.at}`,
        ...letterLines(notice),
        points: [`By ${notice.channel}, action ${notice.action_id}`],
      })),
      ...record.statements.map((statement) => ({
        heading: `Statement (${statement.jurisdiction}), due by ${statement.due_by}`,
        ...letterLines(statement),
        points: [
          statement.status === null ? 'None is known' : `State: ${statement.status}`,
          ...(statement.leaves_at === null ? [] : [`Leaves at ${statement.leaves_at}`]),
          ...(statement.sent_at === null ? [] : [`Sent at ${statement.sent_at}`]),
        ],
      })),
      ...record.requests.map(requestSection),
    ],
  };
}

const about = (record: DecisionRecord): Section => ({
  heading: `${kinds[record.kind]}: ${record.summary}`,
  paragraphs: record.reason === null ? [] : [`Reason: ${record.reason}`],
  points: [
    `Candidate: ${record.candidate_id ?? 'erased'}`,
    ...(record.made_in === 'ats' ? ['Made in the ATS, which reported it; who decided there is not known'] : []),
    `State: ${record.status}`,
    `Asked for by ${record.asked_by}, ${record.asked_at}`,
    approvalLine(record),
    `Carried out: ${record.executed_at ?? 'no'}`,
    ...(record.undone_by === null ? [] : [`Undone by ${record.undone_by}`]),
    `Place of work: ${record.place || 'unknown'}`,
    `Laws that hold: ${record.jurisdictions.join(', ') || 'none known'}`,
    `A score was there before: ${record.scored ? 'yes' : 'no'}`,
    ...(record.agreement === null ? [] : [`The decision ${record.agreement} the newest score`]),
    `Duties that nothing shows as kept: ${record.missing.join(', ') || 'none'}`,
  ],
});

const approvalLine = ({ decided_by: by, decided_at: at, how }: DecisionRecord): string =>
  by === null ? 'Nobody had to approve it' : `Approved by ${by}, ${at ?? ''} (${how ?? 'unknown'})`;

const scoreSection = (score: DecisionRecord['scores'][number]): Section => ({
  heading: `Score ${score.prediction_id}, ${score.scored_at}`,
  paragraphs: score.reasons,
  points: [
    `Model ${score.model_version}; score ${String(score.tenure_score)}, ${score.retention_band}${score.advisory_only ? ', advisory only' : ''}`,
    `Facts: ${
      score.signals === null
        ? 'not kept'
        : Object.entries(score.signals)
            .map(([signal, value]) => `${signal} ${String(value)}`)
            .join(', ')
    }`,
    ...score.shown_to.map(({ by, at, how }) => `Shown to ${by}, ${at}, by ${how}`),
    ...(score.contested_at === null ? [] : [`Contested ${score.contested_at}`]),
  ],
});

const letterLines = ({ subject, text }: { subject: string | null; text: string | null }) => ({
  paragraphs: [...(subject === null ? [] : [subject]), ...(text === null ? [] : text.split(/\n+/))],
});

const requestSection = (request: DecisionRecord['requests'][number]): Section => ({
  heading: `${request.kind === 'correction' ? 'Correction' : 'Review'} asked for, ${request.requested_at}`,
  paragraphs: request.note === '' ? [] : request.note.split(/\n+/),
  points: [
    ...request.corrections.map(
      ({ signal, from, to }) =>
        `${signal}: ${from === null ? 'unknown' : String(from)} should be ${to === null ? 'left out' : String(to)}`,
    ),
    ...(request.before === null ? [] : [`Before: ${request.before.retention_band}`]),
    ...(request.after === null ? [] : [`With the corrected facts: ${request.after.retention_band}`]),
    request.outcome === null
      ? 'Open'
      : `${request.outcome} by ${request.decided_by ?? ''}, ${request.decided_at ?? ''}: ${request.answer ?? ''}`,
    ...(request.rescored === null ? [] : [`New score: ${request.rescored}`]),
  ],
});
