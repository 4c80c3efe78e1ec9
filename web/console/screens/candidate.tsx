// One candidate: where they stand, what can be done for them, all that happened, and what runs for them.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { candidateQuery } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { CandidateView } from '../candidate/view.tsx';
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
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← Pipeline
        </Link>
      }
    >
      <Shown query={query} what="the candidate">
        {(candidate) => <CandidateView candidate={candidate} />}
      </Shown>
    </Page>
  );
}
