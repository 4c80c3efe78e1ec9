// What can be done for one candidate, a press each. Every one opens a form that shows what it would do.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { Button } from '../kit/button.tsx';
import type { IconName } from '../kit/icon.tsx';
import { OfferDialog, RejectDialog } from './decide-dialogs.tsx';
import { BookInterviewDialog, InviteDialog, ScheduleDialog } from './interview-dialogs.tsx';
import { NoShowDialog, NoteDialog, noShow, PreferenceDialog, SequenceDialog, TextDialog } from './more-dialogs.tsx';
import { MoveStageDialog } from './move-stage-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

interface Work {
  readonly name: string;
  readonly icon: IconName;
  /** Not what most people come for. */
  readonly isAside?: true;
  readonly fits: (candidate: CandidateDetail) => boolean;
  readonly Form: (props: { candidate: CandidateDetail; onClose: () => void }) => ReactNode;
}

const always = (): boolean => true;
const isIn = ({ rejection }: CandidateDetail): boolean => rejection === null;

const works: readonly Work[] = [
  { name: 'Write', icon: 'mail', fits: always, Form: WriteDialog },
  { name: 'Book interview', icon: 'calendar', fits: isIn, Form: BookInterviewDialog },
  { name: 'Send booking link', icon: 'send', fits: isIn, Form: InviteDialog },
  { name: 'Schedule plan', icon: 'calendar', fits: isIn, Form: ScheduleDialog },
  { name: 'Move', icon: 'move', fits: always, Form: MoveStageDialog },
  {
    name: 'Send offer',
    icon: 'check',
    fits: ({ offer, ...rest }) => isIn({ offer, ...rest }) && offer?.status !== 'extended',
    Form: OfferDialog,
  },
  { name: 'Reject', icon: 'cross', fits: isIn, Form: RejectDialog },
  { name: 'Text', icon: 'assistant', isAside: true, fits: ({ phone }) => phone !== null, Form: TextDialog },
  { name: 'Add note', icon: 'note', isAside: true, fits: always, Form: NoteDialog },
  { name: 'Start sequence', icon: 'sequence', isAside: true, fits: isIn, Form: SequenceDialog },
  {
    name: 'Report no-show',
    icon: 'warning',
    isAside: true,
    fits: ({ sequences, ...rest }) =>
      isIn({ sequences, ...rest }) && sequences.every(({ sequence_id: id }) => id !== noShow),
    Form: NoShowDialog,
  },
  { name: 'Contact preference', icon: 'bell', isAside: true, fits: always, Form: PreferenceDialog },
];

export function ActionBar({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const [open, setOpen] = useState<Work | undefined>(undefined);
  return (
    <>
      <div role="group" aria-label={`Actions for ${candidate.name}`} className="flex flex-wrap gap-1.5">
        {works
          .filter(({ fits }) => fits(candidate))
          .map((work, place) => (
            <Button
              key={work.name}
              icon={work.icon}
              look={place === 0 ? 'main' : work.isAside === true ? 'quiet' : 'plain'}
              className="max-sm:flex-1 max-sm:basis-[calc(50%-0.25rem)] max-sm:px-2"
              onClick={() => setOpen(work)}
            >
              {work.name}
            </Button>
          ))}
      </div>
      {open !== undefined && <open.Form candidate={candidate} onClose={() => setOpen(undefined)} />}
    </>
  );
}
