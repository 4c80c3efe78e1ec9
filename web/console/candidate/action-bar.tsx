// What can be done for one candidate: what most people come for at a press, the rest in two menus. Every one opens a form that
// shows what it would do.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { Button } from '../kit/button.tsx';
import type { IconName } from '../kit/icon.tsx';
import { Menu, type MenuItem } from '../kit/menu.tsx';
import { OfferDialog, RejectDialog } from './decide-dialogs.tsx';
import { BookInterviewDialog, InviteDialog, ScheduleDialog } from './interview-dialogs.tsx';
import { NoShowDialog, NoteDialog, noShow, PreferenceDialog, SequenceDialog, TextDialog } from './more-dialogs.tsx';
import { MoveStageDialog } from './move-stage-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

interface Work {
  readonly name: string;
  readonly icon: IconName;
  /** In which menu it stands; one without is a button of its own. */
  readonly menu?: 'Interview' | 'More';
  readonly fits: (candidate: CandidateDetail) => boolean;
  readonly Form: (props: { candidate: CandidateDetail; onClose: () => void }) => ReactNode;
}

const always = (): boolean => true;
const isIn = ({ rejection }: CandidateDetail): boolean => rejection === null;

const works: readonly Work[] = [
  { name: 'Write', icon: 'mail', fits: always, Form: WriteDialog },
  { name: 'Move', icon: 'move', fits: always, Form: MoveStageDialog },
  { name: 'Reject', icon: 'cross', fits: isIn, Form: RejectDialog },
  { name: 'Schedule plan', icon: 'sequence', menu: 'Interview', fits: isIn, Form: ScheduleDialog },
  { name: 'Book interview', icon: 'calendar', menu: 'Interview', fits: isIn, Form: BookInterviewDialog },
  { name: 'Send booking link', icon: 'send', menu: 'Interview', fits: isIn, Form: InviteDialog },
  {
    name: 'Report no-show',
    icon: 'warning',
    menu: 'Interview',
    fits: ({ sequences, ...rest }) =>
      isIn({ sequences, ...rest }) && sequences.every(({ sequence_id: id }) => id !== noShow),
    Form: NoShowDialog,
  },
  {
    name: 'Send offer',
    icon: 'offer',
    menu: 'More',
    fits: ({ offer, ...rest }) => isIn({ offer, ...rest }) && offer?.status !== 'extended',
    Form: OfferDialog,
  },
  { name: 'Add note', icon: 'note', menu: 'More', fits: always, Form: NoteDialog },
  { name: 'Text', icon: 'assistant', menu: 'More', fits: ({ phone }) => phone !== null, Form: TextDialog },
  { name: 'Start sequence', icon: 'sequence', menu: 'More', fits: isIn, Form: SequenceDialog },
  { name: 'Contact preference', icon: 'bell', menu: 'More', fits: always, Form: PreferenceDialog },
];

export function ActionBar({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const [open, setOpen] = useState<Work | undefined>(undefined);
  const fitting = works.filter(({ fits }) => fits(candidate));
  const inMenu = (menu: Work['menu']): readonly MenuItem[] =>
    fitting
      .filter((work) => work.menu === menu)
      .map((work) => ({ name: work.name, icon: work.icon, onChoose: () => setOpen(work) }));
  const interview = inMenu('Interview');
  return (
    <>
      <div role="group" aria-label={`Actions for ${candidate.name}`} className="flex flex-wrap gap-1.5">
        {fitting
          .filter(({ menu }) => menu === undefined)
          .map((work, place) => (
            <Button
              key={work.name}
              icon={work.icon}
              look={place === 0 ? 'main' : 'plain'}
              className={onPhone}
              onClick={() => setOpen(work)}
            >
              {work.name}
            </Button>
          ))}
        {interview.length > 0 && <Menu label="Interview" icon="calendar" items={interview} className={menuOnPhone} />}
        <Menu label="More" items={inMenu('More')} className={menuOnPhone} />
      </div>
      {open !== undefined && <open.Form candidate={candidate} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const menuOnPhone = 'max-sm:flex-1';
const onPhone = 'max-sm:flex-1 max-sm:basis-[calc(33%-0.25rem)] max-sm:px-2';
