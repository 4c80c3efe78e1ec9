// A week with a column for everybody: when they work in their own zone, and what takes their time, read in the zone of the reader.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Calendar, Meeting } from '../api/calendar.ts';
import { poolsQuery } from '../api/interviews.ts';
import type { InterviewerPool } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Empty } from '../kit/states.tsx';
import { momentOf } from '../words/wall-clock.ts';
import {
  hoursOn,
  type PeopleWeek as Frame,
  peopleWeek,
  type Person,
  shownPeople,
  takenOn,
  zoneWords,
} from './people.ts';

interface PeopleWeekProps {
  readonly calendar: Calendar;
  readonly monday: string;
  /** As the address names them. */
  readonly chosen: string;
  readonly name: (id: string) => string;
  readonly onChoose: (chosen: string) => void;
  readonly onOpen: (meeting: Meeting) => void;
}

export function PeopleWeek({ calendar, monday, chosen, name, onChoose, onOpen }: PeopleWeekProps): ReactNode {
  const { api, clock } = useService();
  const pools = useQuery(poolsQuery(api)).data?.data ?? [];
  const people = shownPeople(chosen, { people: calendar.people, pools });
  const frame = peopleWeek(calendar, people, monday);
  const noon = (date: string): string => new Date(momentOf({ date, minutes: 720 }, calendar.time_zone)).toISOString();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Choosing {...{ chosen, onChoose, pools, name, people }} everybody={calendar.people} />
      {people.length === 0 ? (
        <Empty title="Nobody is chosen" />
      ) : (
        <div
          role="region"
          aria-label="Week by person"
          tabIndex={0}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table className="w-full border-collapse text-xs">
            <caption className="sr-only">
              {`When people work and are taken, in ${zoneWords(calendar.time_zone, clock.now())}`}
            </caption>
            <thead>
              <tr>
                <th scope="col" className="sticky start-0 z-20 w-20 bg-surface p-2 text-start">
                  Day
                </th>
                {people.map((person) => (
                  <PersonHead key={person.user_id} person={person} name={name(person.user_id)} now={clock.now()} />
                ))}
              </tr>
            </thead>
            <tbody>
              {frame.dates.map((date) => (
                <tr key={date} className="border-t border-line">
                  <th scope="row" className="sticky start-0 z-20 bg-surface p-2 text-start align-top font-semibold">
                    {clock.day(noon(date))}
                    <span className="block font-normal text-muted">{hoursIn(frame)}</span>
                  </th>
                  {people.map((person) => (
                    <Cell key={person.user_id} {...{ calendar, frame, date, person, onOpen }} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

interface ChoosingProps extends Pick<PeopleWeekProps, 'chosen' | 'name' | 'onChoose'> {
  readonly pools: readonly InterviewerPool[];
  /** Those who are shown. */
  readonly people: readonly Person[];
  readonly everybody: readonly Person[];
}

function Choosing({ chosen, pools, people, everybody, name, onChoose }: ChoosingProps): ReactNode {
  const toggle = (id: string): void => {
    const ids = people.map(({ user_id: each }) => each);
    onChoose((ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(','));
  };
  return (
    <>
      <SelectField
        label="Interviewers"
        className="max-w-xs"
        value={pools.some(({ pool_id: id }) => chosen === `pool:${id}`) || chosen === '' ? chosen : 'chosen'}
        onChange={({ currentTarget: { value } }) => onChoose(value === 'chosen' ? chosen : value)}
        options={[
          { value: '', label: 'Everybody' },
          ...pools.map(({ pool_id: id, name: pool }) => ({ value: `pool:${id}`, label: `Pool: ${pool}` })),
          ...(chosen === '' || chosen.startsWith('pool:') ? [] : [{ value: 'chosen', label: 'Chosen people' }]),
        ]}
      />
      <div role="group" aria-label="People shown" className="flex flex-wrap gap-2">
        {everybody.map(({ user_id: id }) => (
          <Button key={id} aria-pressed={people.some((one) => one.user_id === id)} onClick={() => toggle(id)}>
            {name(id)}
          </Button>
        ))}
      </div>
    </>
  );
}

const PersonHead = ({ person, name, now }: { person: Person; name: string; now: number }): ReactNode => (
  <th scope="col" className="min-w-36 border-s border-line p-2 text-start align-top font-normal">
    <span className="block text-sm font-semibold">{name}</span>
    <span className="block text-muted">{zoneWords(person.time_zone, now)}</span>
    <span className="block text-muted">{`Works ${person.working_hours.from} – ${person.working_hours.to} there`}</span>
  </th>
);

const hourWords = (minutes: number): string =>
  `${String(((minutes / 60 + 11) % 12) + 1)} ${minutes % 1_440 < 720 ? 'AM' : 'PM'}`;

/** From the upper edge of a row to the lower one. */
const hoursIn = ({ opens, closes }: Frame): string => `${hourWords(opens)} – ${hourWords(closes)}`;

const pixelsPerMinute = 0.5;
/** A line of text. */
const leastHeight = 24;

interface CellProps {
  readonly calendar: Calendar;
  readonly frame: Frame;
  readonly date: string;
  readonly person: Person;
  readonly onOpen: (meeting: Meeting) => void;
}

function Cell({ calendar, frame: { opens, closes }, date, person, onOpen }: CellProps): ReactNode {
  const { clock } = useService();
  const hours = hoursOn(person, date, calendar.time_zone);
  const taken = takenOn(calendar, person.user_id, date);
  const place = (from: number, to: number) => ({
    top: (Math.max(from, opens) - opens) * pixelsPerMinute,
    height: (Math.min(to, closes) - Math.max(from, opens)) * pixelsPerMinute,
  });
  return (
    <td className="border-s border-line p-0 align-top">
      <div className="relative bg-soft" style={{ height: (closes - opens) * pixelsPerMinute }}>
        {hours.map(({ from, to }) => (
          <div key={from} aria-hidden="true" className="absolute inset-x-0 bg-surface" style={place(from, to)} />
        ))}
        {hours.length === 0 && <p className="p-1 text-muted">Off</p>}
        <ul>
          {taken
            .filter(({ from, to }) => to > opens && from < closes)
            .map(({ key, title, start, end, from, to }) => {
              const { top, height } = place(from, to);
              const meeting = calendar.meetings.find(({ meeting_id: id }) => id === key);
              const when = clock.hours(start, end);
              return (
                <li
                  key={key}
                  className="absolute inset-x-0 px-px"
                  style={{ top, height: Math.max(height, leastHeight) }}
                >
                  {meeting === undefined ? (
                    <p className="size-full overflow-hidden rounded-small border border-line bg-soft px-1 text-muted">
                      {`Busy, ${when}`}
                    </p>
                  ) : (
                    <button
                      type="button"
                      className="size-full truncate rounded-small border border-s-4 border-info bg-info-bg px-1 text-start text-info"
                      onClick={() => onOpen(meeting)}
                    >
                      {`${when} ${title ?? ''}`}
                    </button>
                  )}
                </li>
              );
            })}
        </ul>
      </div>
    </td>
  );
}
