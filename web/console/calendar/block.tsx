// One meeting in the week: what, when and with whom; an interview can be carried to another time, and opens on a press.
import type { ReactNode } from 'react';
import type { Meeting } from '../api/calendar.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import type { Placing } from '../cards/use-placing.ts';
import { carriable, useCarried } from '../kit/carry.ts';
import { Hidden } from '../kit/layout.tsx';
import { pixelsPerMinute, type Placed } from './layout.ts';
import type { Span } from './moves.ts';

interface BlockProps {
  readonly placed: Placed;
  /** Minutes since midnight at the upper edge of the day. */
  readonly opens: number;
  readonly names: string;
  readonly mayMove: boolean;
  readonly placing: Placing<Span> | undefined;
  readonly waiting: Approval | undefined;
  /** Something of other people is carried: this one says nothing about their time. */
  readonly isAside: boolean;
  readonly onOpen: (meeting: Meeting) => void;
  /** With how far below its upper edge it was taken up. */
  readonly onCarry: (meeting: Meeting | undefined, grip: number) => void;
}

export function Block(props: BlockProps): ReactNode {
  const { placed, opens, names, mayMove, placing, waiting, isAside, onOpen, onCarry } = props;
  const { meeting, from, to, lane, lanes } = placed;
  const { clock } = useService();
  const isMoving = placing?.kind === 'moving';
  const { ref, dragProps, isDragging } = useCarried<HTMLLIElement>({
    kind: 'meeting',
    id: meeting.meeting_id,
    isOff: !mayMove || isMoving,
    onCarry: (id, grip) => onCarry(id === undefined ? undefined : meeting, grip),
  });
  const look = meeting.candidate_id === null ? 'bg-surface border-field' : 'bg-info-bg border-info text-info';
  const state = wordsOf(placing, waiting);
  return (
    <li
      {...dragProps}
      ref={ref}
      className={`pointer-events-auto absolute p-px ${isDragging || isMoving ? 'opacity-60' : ''} ${isAside ? 'opacity-40' : ''}`}
      style={{
        top: (from - opens) * pixelsPerMinute,
        height: Math.max((to - from) * pixelsPerMinute, 46),
        insetInlineStart: `${String((lane / lanes) * 100)}%`,
        width: `${String(100 / lanes)}%`,
      }}
    >
      <button
        type="button"
        className={`flex size-full min-h-control flex-col overflow-hidden rounded-small border border-s-4 px-1.5 py-1 text-start text-xs ${look} ${mayMove ? carriable : ''}`}
        onClick={() => onOpen(meeting)}
      >
        <span className="max-w-full shrink-0 truncate font-semibold">{meeting.title}</span>
        <span className="max-w-full shrink-0 truncate">{clock.hours(meeting.start, meeting.end)}</span>
        {state !== undefined && <span className="max-w-full shrink-0 truncate font-semibold">{state}</span>}
        {/* Half an hour holds two lines. */}
        <span className={to - from < 45 ? 'sr-only' : 'max-w-full shrink-0 truncate'}>
          <Hidden>with </Hidden>
          {names}
        </span>
      </button>
    </li>
  );
}

function wordsOf(placing: Placing<Span> | undefined, waiting: Approval | undefined): string | undefined {
  if (placing?.kind === 'moving') return 'Moving';
  if (placing?.kind === 'refused') return 'Not moved';
  return waiting === undefined ? undefined : 'Waiting for approval';
}
