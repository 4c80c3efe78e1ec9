// A candidate beside the screen that one came from: the screen keeps its place, and the address names both.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { candidateQuery } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Shown } from '../kit/states.tsx';
import { CandidateView } from './view.tsx';

export function CandidateDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const { api } = useService();
  const query = useQuery(candidateQuery(api, id));
  const about = query.data === undefined ? '' : `${query.data.job.title} · ${query.data.stage}`;
  return (
    <Dialog title={query.data?.name ?? 'Candidate'} place="drawer" onClose={onClose}>
      <div className="mb-4 flex min-h-control flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted">{about}</p>
        <Link
          to="/candidates/$candidate"
          params={{ candidate: id }}
          className="inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          Open full page
        </Link>
      </div>
      <Shown query={query} what="the candidate">
        {(candidate) => <CandidateView candidate={candidate} isNarrow />}
      </Shown>
    </Dialog>
  );
}
