// One candidate, on a page of their own or in the drawer: where they stand, what can be done, and all that happened.
import type { ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { BookingCard } from './booking.tsx';
import { FeedbackCard } from './feedback.tsx';
import { FilesCard } from './files.tsx';
import { CandidateHeader } from './header.tsx';
import { NothingYetCard } from './nothing-yet.tsx';
import { ProfileCard } from './profile.tsx';
import { RequestsCard } from './requests.tsx';
import { ScoreCard } from './score.tsx';
import { SequencesCard } from './sequences.tsx';
import { CandidateTimeline } from './timeline.tsx';

interface ViewProps {
  readonly candidate: CandidateDetail;
  /** All in one column, however wide the window is. */
  readonly isNarrow?: boolean;
}

export const CandidateView = ({ candidate, isNarrow = false }: ViewProps): ReactNode => (
  <div className="grid grid-cols-1 gap-5">
    <CandidateHeader candidate={candidate} />
    <div className={`grid grid-cols-1 items-start gap-6 ${isNarrow ? '' : 'lg:grid-cols-[3fr_2fr]'}`}>
      <CandidateTimeline candidate={candidate.candidate_id} />
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <ProfileCard candidate={candidate} />
        <FilesCard candidate={candidate} isRead={!isNarrow} />
        <FeedbackCard candidate={candidate} />
        <RequestsCard candidate={candidate} />
        <BookingCard candidate={candidate} />
        <SequencesCard candidate={candidate} />
        <ScoreCard candidate={candidate} />
        <NothingYetCard candidate={candidate} />
      </div>
    </div>
  </div>
);
