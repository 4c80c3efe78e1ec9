// A decision record as headings and lines, for people who read it on paper: the same facts as its JSON, in the order in which they
// came about, with names and times in words.
import type { z } from 'zod';
import { assessmentPlaceholder } from '../core/assessment-request.ts';
import { Jurisdiction, jurisdictionNames } from '../core/law/jurisdiction.ts';
import type { PlainDocument } from '../core/plain-document.ts';
import type { WireDecisionRecord } from './wire/decision.ts';

type DecisionRecord = z.infer<typeof WireDecisionRecord>;
type Section = PlainDocument['sections'][number];

/** By id; who is none of the organization's people stands as an id. */
export type Names = ReadonlyMap<string, string>;

const kinds = { rejection: 'Rejection', offer: 'Offer', move: 'Move to another stage' } as const;

export function decisionDocument(record: DecisionRecord, names: Names): PlainDocument {
  return {
    title: 'Decision record',
    sections: [
      about(record, names),
      ...record.scores.toReversed().map((score) => scoreSection(score, names)),
      ...record.notices.toReversed().map((notice) => ({
        heading: `Notice, ${lawName(notice.jurisdiction)}`,
        ...letterLines(notice),
        points: [
          `Given ${time(notice.at)} by ${notice.channel}, in ${languages[notice.language] ?? notice.language}`,
          ...(notice.version === null ? [] : [`Text of ${notice.version}`]),
        ],
      })),
      ...record.statements.map(statementSection),
      ...record.requests.toReversed().map((request) => requestSection(request, names)),
      aboutThisFile(record),
    ],
  };
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const time = (at: string): string => `${moment.format(new Date(at)).replace(' at ', ', ')} UTC`;

const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

function lawName(name: string): string {
  const known = Jurisdiction.safeParse(name).data;
  return known === undefined ? name : jurisdictionNames[known];
}

/** `us-nyc.notice`: notice (New York City). */
function dutyName(duty: string): string {
  const [law = '', kind = ''] = duty.split('.');
  return `${kind.replaceAll('_', ' ')} (${lawName(law)})`;
}

const person = (id: string, names: Names): string => {
  const name = names.get(id);
  return name === undefined ? id : `${name} (${id})`;
};

const about = (record: DecisionRecord, names: Names): Section => ({
  heading: kinds[record.kind],
  paragraphs: [record.summary],
  points: [
    ...(record.reason === null ? [] : [`Reason: ${record.reason}`]),
    `Candidate: ${record.candidate_id ?? 'erased'}`,
    ...(record.made_in === 'ats' ? ['Made in the ATS, which reported it; who decided there is not known'] : []),
    `Asked for by ${person(record.asked_by, names)}, ${time(record.asked_at)}`,
    approvalLine(record, names),
    `Carried out: ${record.executed_at === null ? 'no' : time(record.executed_at)}`,
    ...(record.undone_by === null ? [] : [`Undone by ${person(record.undone_by, names)}`]),
    `Place of work: ${record.place || 'unknown'}`,
    `Laws that apply: ${record.jurisdictions.map(lawName).join(', ') || 'none known'}`,
    `Score before it: ${record.scored ? 'yes' : 'no'}`,
    ...agreementLines(record),
    `Duties that nothing shows as kept: ${record.missing.map(dutyName).join(', ') || 'none'}`,
    keptLine(record),
  ],
});

const agreementLines = ({ agreement }: DecisionRecord): string[] =>
  agreement === null
    ? []
    : [`The decision ${agreement === 'agrees' ? 'agrees with' : 'goes against'} the newest score`];

const keptLine = ({ kept_until: until, kept_for: duties }: DecisionRecord): string =>
  `Kept until ${day.format(new Date(until))}${duties.length === 0 ? '' : `, for ${duties.map(dutyName).join(', ')}`}`;

const approvalLine = ({ decided_by: by, decided_at: at, how }: DecisionRecord, names: Names): string =>
  by === null
    ? 'Nobody had to approve it'
    : `Approved by ${person(by, names)}${at === null ? '' : `, ${time(at)}`}${how === null ? '' : ` (${how})`}`;

const scoreSection = (score: DecisionRecord['scores'][number], names: Names): Section => ({
  heading: `Score of ${day.format(new Date(score.scored_at))}`,
  paragraphs: score.reasons,
  points: [
    `Made ${time(score.scored_at)}, ${score.prediction_id}`,
    `Model ${score.model_version}; score ${String(score.tenure_score)}, ${score.retention_band}${score.advisory_only ? ', advisory only' : ''}`,
    `Facts: ${
      score.signals === null
        ? 'not kept'
        : Object.entries(score.signals)
            .map(([signal, value]) => `${signal.replaceAll('_', ' ')} ${String(value)}`)
            .join(', ')
    }`,
    ...(score.shown_to.length === 0 ? ['Shown to nobody before the decision'] : []),
    ...score.shown_to.map(({ by, at, how }) => `Shown to ${person(by, names)}, ${time(at)}, by ${how}`),
    ...(score.contested_at === null ? [] : [`Contested ${time(score.contested_at)}`]),
  ],
});

/** The link was made when the letter left, and is kept nowhere. */
const letterLines = ({ subject, text }: { subject: string | null; text: string | null }) => ({
  paragraphs: [
    ...(subject === null ? ['The text is no longer kept.'] : [`Subject: ${subject}`]),
    ...(text === null ? [] : text.replaceAll(assessmentPlaceholder, '[the person’s own link]').split(/\n+/)),
  ],
});

const statementSection = (statement: DecisionRecord['statements'][number]): Section => ({
  heading: `Statement, ${lawName(statement.jurisdiction)}`,
  ...letterLines(statement),
  points: [
    `Due by ${time(statement.due_by)}`,
    ...(statement.versions.length === 0 ? [] : [`Text of ${[...new Set(statement.versions)].join(', ')}`]),
    statement.status === null ? 'None is known' : `State: ${statement.status}`,
    ...(statement.leaves_at === null || statement.sent_at !== null ? [] : [`Leaves ${time(statement.leaves_at)}`]),
    ...(statement.sent_at === null ? [] : [`Sent ${time(statement.sent_at)}`]),
  ],
});

const requestSection = (request: DecisionRecord['requests'][number], names: Names): Section => ({
  heading: request.kind === 'correction' ? 'Correction asked for' : 'Review by a person asked for',
  paragraphs: request.note === '' ? [] : request.note.split(/\n+/),
  points: [
    `Asked ${time(request.requested_at)}`,
    ...request.corrections.map(
      ({ signal, from, to }) =>
        `${signal.replaceAll('_', ' ')}: ${from === null ? 'unknown' : String(from)} should be ${to === null ? 'left out' : String(to)}`,
    ),
    ...(request.before === null ? [] : [`Score: ${request.before.retention_band}`]),
    ...(request.after === null ? [] : [`With the corrected facts: ${request.after.retention_band}`]),
    ...answerLines(request, names),
  ],
});

function answerLines(request: DecisionRecord['requests'][number], names: Names): string[] {
  const { outcome, decided_by: by, decided_at: at, answer, rescored, told } = request;
  if (outcome === null) return ['Open'];
  const who = by === null ? '' : ` by ${person(by, names)}`;
  return [
    `${outcome === 'granted' ? 'Granted' : 'Declined'}${who}${at === null ? '' : `, ${time(at)}`}: ${answer ?? ''}`,
    ...(rescored === null ? [] : [`New score: ${rescored}`]),
    ...(told?.sent_at == null ? [] : [`Answered by email, ${time(told.sent_at)}`]),
  ];
}

const aboutThisFile = ({ decision_id: id }: DecisionRecord): Section => ({
  heading: 'About this file',
  paragraphs: [
    `Decision ${id}, read from the action log when the file was made. All times are in UTC. The file carries a seal over every byte: bin/verify-audit.mjs of Muster checks it offline with the published key.`,
    'This is no legal advice. A duty that nothing shows as kept may have been kept elsewhere.',
  ],
  points: [],
});
