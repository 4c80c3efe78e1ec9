// What stands behind a decision, in the order in which it came about: notices, scores and who saw them, the decision, statements, requests.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DecisionRecord } from '../api/decisions.ts';
import { useNames, useService } from '../app/service.tsx';
import { Card, Chip, Facts } from '../kit/layout.tsx';
import { plain } from '../words/words.ts';
import { RequestView } from './request.tsx';
import { dutyWords, lawWords } from './words.ts';

const kinds = { rejection: 'Rejection', offer: 'Offer', move: 'Move to another stage' } as const;
const agreements = { agrees: 'in line with the newest score', overrides: 'against the newest score' } as const;

export const RecordView = ({ record }: { record: DecisionRecord }): ReactNode => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
    <Decision record={record} />
    <Scores scores={record.scores} />
    <Letters
      title="Notices before it"
      none="No notice is known."
      letters={record.notices.map((notice) => ({ ...notice, when: ['Given', notice.at], state: null }))}
    />
    <Letters
      title="Statements after it"
      none="No law that applies here requires one, or there was no score."
      letters={record.statements.map((statement) => ({
        ...statement,
        when:
          statement.sent_at === null
            ? (['Leaves', statement.leaves_at ?? statement.due_by] as const)
            : (['Sent', statement.sent_at] as const),
        state: statement.status,
      }))}
    />
    <Card title="What the person asked for" className="lg:col-span-2">
      {record.requests.length === 0 && <p className="text-sm text-muted">Nothing.</p>}
      <ul className="grid gap-4">
        {record.requests.map((request) => (
          <li key={request.request_id}>
            <RequestView request={request} />
          </li>
        ))}
      </ul>
    </Card>
  </div>
);

const keptWords = ({ kept_for: duties }: DecisionRecord, until: string): string =>
  duties.length === 0 ? until : `${until}, for ${duties.map(dutyWords).join(', ')}`;

function Decision({ record }: { record: DecisionRecord }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const { candidate_id: candidate, decided_by: decider, decided_at: at, executed_at: done, undone_by: undone } = record;
  return (
    <Card title={kinds[record.kind]}>
      <Facts
        rows={[
          [
            'Candidate',
            candidate === null ? (
              'erased'
            ) : (
              <Link
                key="candidate"
                to="/candidates/$candidate"
                params={{ candidate }}
                className="text-accent hover:underline"
              >
                {people.name(candidate)}
              </Link>
            ),
          ],
          ...(record.made_in === 'ats' ? [['Made in', 'the ATS; who decided there is not known'] as const] : []),
          ['Asked by', `${people.name(record.asked_by)}, ${clock.dated(record.asked_at)}`],
          [
            'Approved by',
            decider === null ? 'nobody had to' : `${people.name(decider)}${at === null ? '' : `, ${clock.dated(at)}`}`,
          ],
          ['Reason', record.reason ?? 'none given'],
          ['Done', done === null ? 'no' : clock.dated(done)],
          ...(undone === null ? [] : [['Undone by', people.name(undone)] as const]),
          ['Place', record.place === '' ? 'not known' : record.place],
          ['Laws', record.jurisdictions.length === 0 ? 'none known' : record.jurisdictions.map(lawWords).join(', ')],
          ['Kept until', keptWords(record, clock.dated(record.kept_until))],
          ...(record.agreement === null ? [] : [['Decided', agreements[record.agreement]] as const]),
          [
            'Duties',
            record.missing.length === 0 ? (
              <Chip key="duties" tone="ok">
                Nothing is missing
              </Chip>
            ) : (
              <span key="duties" className="flex flex-wrap gap-1">
                Not shown as kept:
                {record.missing.map((duty) => (
                  <Chip key={duty} tone="bad">
                    {dutyWords(duty)}
                  </Chip>
                ))}
              </span>
            ),
          ],
        ]}
      />
    </Card>
  );
}

function Scores({ scores }: Pick<DecisionRecord, 'scores'>): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  return (
    <Card title="Scores before it">
      {scores.length === 0 && <p className="text-sm text-muted">There was no score.</p>}
      <ul className="grid gap-4">
        {scores.map((score) => (
          <li key={score.prediction_id}>
            <Facts
              rows={[
                ['Made', clock.dated(score.scored_at)],
                [
                  'Says',
                  `${String(score.tenure_score)}, ${score.retention_band}${score.advisory_only ? ', advisory only' : ''}`,
                ],
                ['Model', score.model_version],
                [
                  'Facts',
                  score.signals === null
                    ? 'not kept'
                    : Object.entries(score.signals)
                        .map(([signal, value]) => `${plain(signal)} ${String(value)}`)
                        .join(', '),
                ],
                [
                  'Shown to',
                  score.shown_to.length === 0
                    ? 'nobody before the decision'
                    : score.shown_to.map(({ by, at }) => `${people.name(by)}, ${clock.dated(at)}`).join('; '),
                ],
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RecordLetter {
  readonly jurisdiction: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly when: readonly [string, string];
  readonly state: string | null;
}

interface LettersProps {
  readonly title: string;
  readonly none: string;
  readonly letters: readonly RecordLetter[];
}

function Letters({ title, none, letters }: LettersProps): ReactNode {
  const { clock } = useService();
  return (
    <Card title={title}>
      {letters.length === 0 && <p className="text-sm text-muted">{none}</p>}
      <ul className="grid gap-3">
        {letters.map(({ jurisdiction, subject, text, when: [word, at], state }) => (
          <li key={`${jurisdiction} ${at}`} className="text-sm">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {subject ?? 'The text is no longer kept.'}
              {state !== null && <Chip tone={state === 'sent' ? 'ok' : 'info'}>{plain(state)}</Chip>}
            </p>
            <p className="text-muted">{`${lawWords(jurisdiction)} · ${word} ${clock.dated(at)}`}</p>
            {text !== null && (
              <details>
                <summary className="flex min-h-control items-center font-medium text-accent">Read it</summary>
                <p className="break-words whitespace-pre-wrap">{text}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
