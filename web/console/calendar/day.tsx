// One day of the week: its meetings at their times, when people are taken besides, and where something carried would land.
import { useState, type ReactNode } from 'react';
import type { Calendar, Meeting } from '../api/calendar.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { useLanding } from '../kit/carry.ts';
import { momentOf, wallOf } from '../words/wall-clock.ts';
import { Block } from './block.tsx';
import { clashesOf, partOn, pixelsPerMinute, stepMinutes, type Day as DayOf } from './layout.ts';
import type { MeetingMoves } from './moves.ts';

export interface Carried {
  readonly meeting: Meeting;
  /** How far below its upper edge it was taken up, in pixels. */
  readonly grip: number;
}

/** What blocks need, wherever they stand. */
export interface MeetingProps {
  readonly calendar: Calendar;
  readonly moves: MeetingMoves;
  readonly approvals: readonly Approval[];
  readonly names: (people: readonly string[]) => string;
  readonly mayMove: boolean;
  readonly isMovable: (meeting: Meeting) => boolean;
  readonly onOpen: (meeting: Meeting) => void;
  /** Begins a booking at that moment. */
  readonly onBook: (start: string) => void;
}

interface DayProps extends MeetingProps {
  /** Whose busy times are shown. */
  readonly watched: readonly string[];
  readonly carried: Carried | undefined;
  readonly onCarry: (carried: Carried | undefined) => void;
  readonly day: DayOf;
  readonly opens: number;
  readonly closes: number;
}

export function Day(props: DayProps): ReactNode {
  const { day, opens, closes, carried, calendar, moves } = props;
  const { clock } = useService();
  const zone = calendar.time_zone;
  const [over, onOver] = useState<number | undefined>(undefined);
  const minutesAt = (y: number): number => {
    const wanted = opens + (y - (carried?.grip ?? 0)) / pixelsPerMinute;
    return Math.max(0, Math.round(wanted / stepMinutes) * stepMinutes);
  };
  const { ref, dropProps } = useLanding<HTMLDivElement>({
    kind: 'meeting',
    isOff: carried === undefined,
    onOver,
    onLand: (_, y) => {
      if (carried !== undefined) moves.move(carried.meeting, momentOf({ date: day.date, minutes: minutesAt(y) }, zone));
    },
  });
  const noon = new Date(momentOf({ date: day.date, minutes: 720 }, zone)).toISOString();
  const isToday = wallOf(clock.now(), zone).date === day.date;
  return (
    <section aria-label={clock.day(noon)} className="min-w-32 flex-1 border-s border-line">
      <h2
        className={`flex h-11 items-center justify-center border-b border-line text-sm font-semibold ${isToday ? 'text-accent' : ''}`}
      >
        {clock.day(noon)}
        {isToday && <span className="ms-1 font-normal">today</span>}
      </h2>
      <div
        {...dropProps}
        ref={ref}
        className="relative bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_88px)]"
        style={{ height: (closes - opens) * pixelsPerMinute }}
      >
        {props.mayMove && carried === undefined && <FreeSlots {...props} />}
        <BusyTimes {...props} />
        <MeetingBlocks {...props} />
        {carried !== undefined && over !== undefined && <Shadow {...props} carried={carried} from={minutesAt(over)} />}
      </div>
    </section>
  );
}

const slotMinutes = 30;

/** Every half hour to come is a button below the meetings; the keyboard books with the button above the week. */
function FreeSlots({ day, opens, closes, calendar, onBook }: DayProps): ReactNode {
  const { clock } = useService();
  const starts = Array.from({ length: (closes - opens) / slotMinutes }, (_, index) => opens + index * slotMinutes);
  return starts.map((minutes) => {
    const start = momentOf({ date: day.date, minutes }, calendar.time_zone);
    if (start < clock.now()) return null;
    const at = new Date(start).toISOString();
    return (
      <button
        key={minutes}
        type="button"
        tabIndex={-1}
        aria-label={`Book at ${clock.full(at)}`}
        className="absolute inset-x-0 cursor-cell hover:bg-info-bg"
        style={{ top: (minutes - opens) * pixelsPerMinute, height: slotMinutes * pixelsPerMinute }}
        onClick={() => onBook(at)}
      />
    );
  });
}

/** When those who are looked at are taken in their own calendars. */
function BusyTimes({ day, opens, calendar, watched, names }: DayProps): ReactNode {
  const { clock } = useService();
  const taken = calendar.busy
    .filter(({ user_id: user }) => watched.includes(user))
    .flatMap((busy) => partOn(busy, day.date, calendar.time_zone));
  return taken.map(({ span: { user_id: user, start, end }, from, to }) => (
    <p
      key={`${user} ${start}`}
      className="pointer-events-none absolute inset-x-0 overflow-hidden bg-soft px-2 text-xs text-muted"
      style={{ top: (from - opens) * pixelsPerMinute, height: (to - from) * pixelsPerMinute }}
    >
      {`${names([user])} is busy, ${clock.hours(start, end)}`}
    </p>
  ));
}

const MeetingBlocks = ({ day, opens, carried, moves, names, approvals, ...props }: DayProps): ReactNode => (
  <ol className="pointer-events-none absolute inset-0">
    {day.meetings.map((placed) => (
      <Block
        key={placed.meeting.meeting_id}
        {...{ placed, opens }}
        names={names(placed.meeting.with)}
        mayMove={props.mayMove && props.isMovable(placed.meeting)}
        placing={moves.of(placed.meeting)}
        waiting={approvals.find(({ arguments: { meeting } }) => meeting === placed.meeting.meeting_id)}
        isAside={carried !== undefined && !placed.meeting.with.some((user) => carried.meeting.with.includes(user))}
        onOpen={props.onOpen}
        onCarry={(meeting, grip) => props.onCarry(meeting === undefined ? undefined : { meeting, grip })}
      />
    ))}
  </ol>
);

type ShadowProps = DayProps & { readonly carried: NonNullable<DayProps['carried']>; readonly from: number };

/** Where it would land, and who could not come. */
function Shadow({ day, opens, calendar, names, carried: { meeting }, from }: ShadowProps): ReactNode {
  const { clock } = useService();
  const start = momentOf({ date: day.date, minutes: from }, calendar.time_zone);
  const end = start + Date.parse(meeting.end) - Date.parse(meeting.start);
  const clash = clashesOf({ calendar, meeting, start, end })[0];
  const look = clash === undefined ? 'border-ok bg-ok-bg text-ok' : 'border-bad bg-bad-bg text-bad';
  return (
    <p
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 z-10 overflow-hidden rounded-small border-2 border-dashed px-2 text-xs font-semibold ${look}`}
      style={{ top: (from - opens) * pixelsPerMinute, height: ((end - start) / 60_000) * pixelsPerMinute }}
    >
      {clock.hours(new Date(start).toISOString(), new Date(end).toISOString())}
      <br />
      {clash === undefined ? 'Everybody is free' : `${names([clash.user])} is busy`}
    </p>
  );
}
