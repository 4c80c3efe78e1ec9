// A week of meetings as a grid of days and hours. Interviews are carried to another time, or moved in the dialog that a press opens.
import { useState, type ReactNode } from 'react';
import { Day, type Carried, type MeetingProps } from './day.tsx';
import { pixelsPerMinute, weekOf } from './layout.ts';

interface WeekProps extends MeetingProps {
  readonly monday: string;
  /** Whose own busy times are shown; of others only while something of theirs is carried. */
  readonly person: string;
}

export function Week({ monday, person, ...props }: WeekProps): ReactNode {
  const [carried, onCarry] = useState<Carried | undefined>(undefined);
  const ofPerson = props.calendar.meetings.filter(({ with: people }) => person === '' || people.includes(person));
  const { days, opens, closes } = weekOf({ ...props.calendar, meetings: ofPerson }, monday);
  const hours = Array.from({ length: (closes - opens) / 60 }, (_, index) => opens + index * 60);
  const watched = carried?.meeting.with ?? (person === '' ? [] : [person]);
  return (
    <div
      role="region"
      aria-label="Week"
      tabIndex={0}
      className="relative flex overflow-x-auto rounded-card border border-line bg-surface"
    >
      <ol aria-label="Hours" className="sticky start-0 z-20 w-14 shrink-0 bg-surface pt-11 text-xs text-muted">
        {hours.map((minutes) => (
          <li key={minutes} className="px-2" style={{ height: 60 * pixelsPerMinute }}>
            {hourWords(minutes)}
          </li>
        ))}
      </ol>
      {days.map((day) => (
        <Day key={day.date} {...props} {...{ day, opens, closes, watched, carried, onCarry }} />
      ))}
    </div>
  );
}

/** 780 → `1 PM` */
const hourWords = (minutes: number): string =>
  `${String(((minutes / 60 + 11) % 12) + 1)} ${minutes < 720 ? 'AM' : 'PM'}`;
