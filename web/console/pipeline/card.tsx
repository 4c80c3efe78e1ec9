// One candidate on the board: who, for what, how they stand, and two ways to another stage: carried, or chosen from a list.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button as Grip } from 'react-aria-components';
import { approvalsQuery } from '../api/approvals.ts';
import type { Approval, Candidate } from '../api/wire.ts';
import { PeekLink } from '../app/peek.tsx';
import { useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import { carriable, useCarried } from '../kit/carry.ts';
import { Chip } from '../kit/layout.tsx';
import { toolWords } from '../words/words.ts';
import { ageWords } from './ages.ts';
import { ContactWords, Initials } from './contact.tsx';
import type { Move } from './moves.ts';

export interface CardProps {
  readonly candidate: Candidate;
  readonly title: string;
  readonly mayMove: boolean;
  readonly move: Move | undefined;
  /** It has just been put down here by somebody, whose focus goes along. */
  readonly hasLanded: boolean;
  readonly isCompact: boolean;
  readonly onMove: (candidate: Candidate) => void;
  readonly onCarry: (id: string | undefined) => void;
}

const looks = {
  wide: { card: 'p-3 shadow-xs', grip: '-mt-2', below: 'col-span-full' },
  compact: { card: 'px-2 py-1', grip: '-me-1', below: 'col-span-full [&_span]:whitespace-normal' },
} as const;

export function CandidateCard(props: CardProps): ReactNode {
  const { candidate, title, mayMove, move, hasLanded, isCompact, onMove, onCarry } = props;
  const { candidate_id: id, name } = candidate;
  const isMoving = move?.kind === 'moving';
  const look = looks[isCompact ? 'compact' : 'wide'];
  const { ref, dragProps, dragButtonProps, isDragging } = useCarried<HTMLLIElement>({
    kind: 'candidate',
    id,
    isOff: !mayMove || isMoving,
    onCarry,
  });
  return (
    <li
      {...dragProps}
      ref={ref}
      className={`grid grid-cols-[auto_1fr_auto] gap-x-2 rounded-small border border-line bg-surface ${look.card} ${mayMove ? carriable : ''} ${isDragging || isMoving ? 'opacity-60' : ''}`}
    >
      {mayMove ? (
        <Grip
          {...dragButtonProps}
          aria-label={`Carry ${name}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus where it was taken up, and keeps it
          autoFocus={hasLanded}
          className={`-ms-2 ${look.grip} grid size-control shrink-0 cursor-grab place-items-center rounded-small outline-accent data-focus-visible:outline-3`}
        >
          <Initials name={name} />
        </Grip>
      ) : (
        <Initials name={name} />
      )}
      <PeekLink
        candidate={id}
        // The card is what is dragged, not the address.
        draggable={false}
        className="inline-flex min-h-6 min-w-0 items-center self-center text-sm font-semibold hover:underline"
      >
        {name}
      </PeekLink>
      {mayMove && !isCompact && (
        <IconButton
          icon="move"
          label={`Move ${name}`}
          className="relative -me-2 -mt-2 -mb-3 self-start"
          onClick={() => onMove(candidate)}
        />
      )}
      <div className={`row-start-2 min-w-0 ${look.below}`}>
        {!isCompact && <p className="line-clamp-2 text-sm text-muted">{title}</p>}
        <Standing {...props} />
      </div>
    </li>
  );
}

/** What is under way comes before how long nobody has been in touch. */
function Standing({ candidate, move, isCompact }: CardProps): ReactNode {
  const { clock } = useService();
  const waiting = useWaiting(candidate);
  if (move?.kind === 'moving') return <p className="text-sm text-muted">Moving</p>;
  return (
    <>
      {move?.kind === 'refused' && (
        <p className="mt-1 rounded-small bg-bad-bg px-2 py-1 text-sm text-bad">
          <span className="font-semibold">{`Not moved to ${move.to.stage}.`}</span> {move.because}
        </p>
      )}
      {waiting.map((approval) => (
        <p key={approval.approval_id} className="mt-1 text-sm">
          <Link to="/approvals" draggable={false} className="inline-flex min-h-6 flex-wrap items-center gap-x-2">
            <Chip tone="warn">Waiting for approval</Chip>
            <span className="text-muted">{wishOf(approval)}</span>
          </Link>
        </p>
      ))}
      {(!isCompact || candidate.at_risk) && <ContactWords candidate={candidate} />}
      {!isCompact && <p className="text-sm text-muted">{ageWords(candidate, clock.now())}</p>}
    </>
  );
}

const nothing: readonly Approval[] = [];

/** What waits for a decision about them. Asked by each card, so that an answer draws only the cards that it is about. */
function useWaiting({ candidate_id: id }: Candidate): readonly Approval[] {
  const { api } = useService();
  const { data = nothing } = useQuery({
    ...approvalsQuery(api),
    // The frame of the console asks again and again already.
    refetchInterval: false,
    select: ({ data: approvals }) => approvals.filter(({ arguments: { candidate } }) => candidate === id),
  });
  return data;
}

const wishOf = ({ tool, arguments: { stage } }: Approval): string =>
  tool === 'move_stage' && typeof stage === 'string' ? `to ${stage}` : toolWords(tool).title;
