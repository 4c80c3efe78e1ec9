// One candidate: where they stand, what was done, what runs for them, and how long they would probably stay.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { candidateQuery } from '../api/candidates.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { BookingCard } from '../candidate/booking.tsx';
import { FeedbackCard } from '../candidate/feedback.tsx';
import { CandidateHistory } from '../candidate/history.tsx';
import { NotesCard } from '../candidate/notes.tsx';
import { ScoreCard } from '../candidate/score.tsx';
import { SequencesCard } from '../candidate/sequences.tsx';
import { TextsCard } from '../candidate/texts.tsx';
import { Button } from '../kit/button.tsx';
import { Card, Chip, Facts, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { ContactWords } from '../pipeline/contact.tsx';
import { MoveDialog } from '../pipeline/move-dialog.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const { candidate: id = '' } = useParams({ strict: false });
  const query = useQuery(candidateQuery(api, id));
  const [isMoving, setMoving] = useState(false);
  const mayAct = useAllowed('operations:*');
  return (
    <Page
      title={query.data?.name ?? 'Candidate'}
      about={query.data === undefined ? undefined : `${query.data.job.title} · ${query.data.stage}`}
      back={
        <Link
          to="/pipeline"
          className="mb-1 inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
        >
          ← All candidates
        </Link>
      }
      actions={
        mayAct && query.data !== undefined ? (
          <Button look="main" icon="move" onClick={() => setMoving(true)}>
            Move to another stage
          </Button>
        ) : undefined
      }
    >
      <Shown query={query} what="the candidate">
        {(candidate) => (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-6">
              <Standing candidate={candidate} />
              <CandidateHistory candidate={candidate.candidate_id} />
            </div>
            <div className="grid min-w-0 gap-6">
              <ScoreCard candidate={candidate} />
              <BookingCard candidate={candidate} />
              <SequencesCard candidate={candidate} />
              <FeedbackCard candidate={candidate} />
              <TextsCard candidate={candidate} />
              <NotesCard candidate={candidate} />
            </div>
            {isMoving && (
              <MoveDialog candidate={candidate} stages={candidate.stages} onClose={() => setMoving(false)} />
            )}
          </div>
        )}
      </Shown>
    </Page>
  );
}

function Standing({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const { stage, stages, stage_since, applied_at, email, job, offer, rejection } = candidate;
  const place = stages.indexOf(stage);
  return (
    <Card title="Where things stand" actions={<ContactWords candidate={candidate} />}>
      <ol className="mb-4 flex flex-wrap gap-2">
        {stages.map((each, index) => (
          <li key={each} aria-current={each === stage ? 'step' : undefined}>
            <Chip tone={each === stage ? 'info' : 'calm'}>
              {index < place && rejection === null ? `✓ ${each}` : each}
            </Chip>
          </li>
        ))}
      </ol>
      <Facts
        rows={[
          ['In this stage', clock.since(stage_since)],
          ['Applied', clock.full(applied_at)],
          ['E-mail', email],
          ['Requisition', `${job.title}, ${job.location}`],
          ['Hiring manager', job.hiring_manager === null ? 'nobody yet' : people.name(job.hiring_manager)],
          ...(offer === null ? [] : [['Offer', offerWords(offer)] as const]),
          ...(rejection === null ? [] : [['Rejected', rejection.reason ?? clock.full(rejection.at)] as const]),
        ]}
      />
    </Card>
  );
}

function offerWords({ salary, currency, start_date: start, status }: NonNullable<CandidateDetail['offer']>): string {
  const money =
    salary === null
      ? ''
      : salary.toLocaleString('en-US', { style: 'currency', currency: currency ?? 'USD', maximumFractionDigits: 0 });
  return [money, start === null ? '' : `from ${start}`, status].filter((word) => word !== '').join(', ');
}
