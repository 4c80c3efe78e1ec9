// The time of a meeting in fields, who is free then, and the times that are offered instead.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { weekQuery, type Meeting } from '../api/calendar.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/field.tsx';
import { minutesOf, mondayOf, momentOf, timeOf, wallOf } from '../words/wall-clock.ts';
import { clashesOf } from './layout.ts';
import { hoursOn, type Person, zoneWords } from './people.ts';

/** The time in the fields, and the moments that it means. */
export function useWantedTime({ start, minutes: first }: { start: string; minutes: number }, zone: string) {
  const [{ date, time }, setWanted] = useState(() => fieldsOf(start, zone));
  const [minutes, setMinutes] = useState(String(first));
  const from = momentOf({ date, minutes: minutesOf(time) }, zone);
  const to = from + Number(minutes) * 60_000;
  const change = (part: { date?: string; time?: string }): void => setWanted({ date, time, ...part });
  return { date, time, minutes, from, to, zone, change, setMinutes };
}

export function fieldsOf(at: string, zone: string): { date: string; time: string } {
  const { date, minutes } = wallOf(at, zone);
  return { date, time: timeOf(minutes) };
}

export const TimeFields = ({ wanted }: { wanted: ReturnType<typeof useWantedTime> }): ReactNode => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    <TextField
      label="Day"
      type="date"
      required
      className="max-sm:col-span-2"
      value={wanted.date}
      // A date that is half typed is none yet.
      onChange={({ currentTarget: { value } }) => value !== '' && wanted.change({ date: value })}
    />
    <TextField
      name="start"
      label="Starts"
      type="time"
      required
      value={wanted.time}
      onChange={({ currentTarget: { value } }) => value !== '' && wanted.change({ time: value })}
    />
    <TextField
      name="duration_minutes"
      label="Minutes"
      type="number"
      required
      min={5}
      max={480}
      value={wanted.minutes}
      onChange={({ currentTarget: { value } }) => wanted.setMinutes(value)}
    />
    <p className="col-span-full text-sm text-muted">{`Times in ${zoneWords(wanted.zone, wanted.from)}.`}</p>
  </div>
);

interface FreeProps {
  /** Whose time it takes; a meeting that is there already does not stand in its own way. */
  readonly meeting: Pick<Meeting, 'meeting_id' | 'with'>;
  readonly zone: string;
  readonly names: (people: readonly string[]) => string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** There is nothing to ask about yet. */
  readonly isQuiet?: boolean;
}

/** Of the week that the chosen day lies in; the service looks again before it moves anything. */
export function FreeWords({ meeting, zone, names, date, start, end, isQuiet = false }: FreeProps): ReactNode {
  const { api, clock } = useService();
  const { data: calendar, isPlaceholderData } = useQuery(weekQuery(api, { monday: mondayOf(date), zone }));
  const clashes = calendar === undefined ? [] : clashesOf({ calendar, meeting, start, end });
  const isKnown = calendar !== undefined && !isPlaceholderData && !isQuiet;
  const resting = (calendar?.people ?? []).filter(
    (person) => meeting.with.includes(person.user_id) && !worksAt(person, { date, start, end, zone }),
  );
  return (
    <div role="status" className="mt-3 min-h-6 text-sm">
      {isKnown && clashes.length === 0 && <p className="text-ok">Everybody is free then.</p>}
      {isKnown && resting.length > 0 && (
        <p className="text-warn">{`Outside the working hours of ${names(resting.map(({ user_id: id }) => id))}.`}</p>
      )}
      {isKnown &&
        clashes.map(({ user, start: from, end: to }) => (
          <p key={`${user} ${from}`} className="text-bad">
            {`${names([user])} is busy, ${clock.hours(from, to)}.`}
          </p>
        ))}
    </div>
  );
}

interface SlotRequest {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

/** Whether all of it lies in their hours, on a weekday of theirs. */
const worksAt = (person: Person, { date, start, end, zone }: SlotRequest): boolean => {
  const [from, to] = [wallOf(start, zone).minutes, wallOf(start, zone).minutes + (end - start) / 60_000];
  return hoursOn(person, date, zone).some((hours) => hours.from <= from && to <= hours.to);
};

export function Choices({
  choices,
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (at: string) => void;
}): ReactNode {
  const { clock } = useService();
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-label="When everybody is free" className="mt-3 flex flex-wrap items-center gap-2">
      {choices.map((at) => (
        <Button key={at} onClick={() => onChoose(at)}>
          {clock.full(at)}
        </Button>
      ))}
    </div>
  );
}
