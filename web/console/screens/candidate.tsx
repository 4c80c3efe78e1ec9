// One candidate: where they stand, what can be done for them, all that happened, and what runs for them.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { candidateQuery } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { BookingCard } from '../candidate/booking.tsx';
import { FeedbackCard } from '../candidate/feedback.tsx';
import { CandidateHeader } from '../candidate/header.tsx';
import { ScoreCard } from '../candidate/score.tsx';
import { SequencesCard } from '../candidate/sequences.tsx';
import { CandidateTimeline } from '../candidate/timeline.tsx';
import { Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const { candidate: id = '' } = useParams({ strict: false });
  const query = useQuery(candidateQuery(api, id));
  return (
    <Page
      title={query.data?.name ?? 'Candidate'}
      about={query.data === undefined ? undefined : `${query.data.job.title} · ${query.data.stage}`}
      back={
        <Link
          to="/pipeline"
          className="mb-1 inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
        >
          ← Pipeline
        </Link>
      }
    >
      <Shown query={query} what="the candidate">
        {(candidate) => (
          <div className="grid gap-6">
            <CandidateHeader candidate={candidate} />
            <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
              <CandidateTimeline candidate={candidate.candidate_id} />
              <div className="grid min-w-0 gap-6">
                <BookingCard candidate={candidate} />
                <FeedbackCard candidate={candidate} />
                <SequencesCard candidate={candidate} />
                <ScoreCard candidate={candidate} />
              </div>
            </div>
          </div>
        )}
      </Shown>
    </Page>
  );
}
