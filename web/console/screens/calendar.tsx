// Interviews and other meetings of a week: when people are free, and another time for what does not fit.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { weekQuery, type Calendar, type Meeting } from '../api/calendar.ts';
import { pipelineQuery } from '../api/candidates.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useNames, useService, usersQuery } from '../app/service.tsx';
import { BookDialog } from '../calendar/book-dialog.tsx';
import { MeetingList } from '../calendar/list.tsx';
import { MeetingDialog } from '../calendar/meeting-dialog.tsx';
import { useMeetingMoves } from '../calendar/moves.ts';
import { readIn, zoneWords } from '../calendar/people.ts';
import { PeopleWeek } from '../calendar/people-week.tsx';
import { Week } from '../calendar/week.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Page } from '../kit/layout.tsx';
import { Segments } from '../kit/segments.tsx';
import { Shown } from '../kit/states.tsx';
import { addDays, mondayOf, momentOf, wallOf } from '../words/wall-clock.ts';

const names = ['view', 'week', 'person', 'people'] as const;

export function Screen(): ReactNode {
  const { api, session, clock } = useService();
  const { filters, change } = useFilters(names);
  const { people } = useNames();
  const mayBook = useAllowed('operations:*');
  const [booking, setBooking] = useState<string | undefined>(undefined);
  const zone = session.time_zone;
  // On a weekend the week that comes is the one to look at.
  const present = mondayOf(addDays(wallOf(clock.now(), zone).date, 2));
  const monday = /^\d{4}-\d\d-\d\d$/.test(filters.week) ? mondayOf(filters.week) : present;
  const query = useQuery(weekQuery(api, { monday, zone }));
  // A grid of days needs room; below that the list comes first, and the grid when it is asked for.
  const view = viewOf(filters.view, matchMedia('(max-width: 639px)').matches);
  const day = (date: string): string => clock.day(new Date(momentOf({ date, minutes: 720 }, zone)).toISOString());
  return (
    <Page
      title="Calendar"
      width="full"
      about={`${day(monday)} to ${day(addDays(monday, 6))}. Times in ${zoneWords(zone, momentOf({ date: monday, minutes: 720 }, zone))}.`}
      actions={
        <>
          {mayBook && (
            <Button look="main" icon="plus" onClick={() => setBooking(nextHour(clock.now()))}>
              Book an interview
            </Button>
          )}
          <WeekButtons {...{ view, monday, present, change }} />
        </>
      }
    >
      <Shown query={query} what="the calendar">
        {(calendar) => (
          <Meetings
            {...{ monday, view }}
            calendar={readIn(calendar, zone, monday)}
            person={filters.person}
            people={filters.people}
            onBook={setBooking}
            onPerson={(person) => change({ person })}
            onPeople={(chosen) => change({ people: chosen })}
          />
        )}
      </Shown>
      {booking !== undefined && (
        <BookDialog
          start={booking}
          zone={zone}
          person={filters.person}
          names={(ids) => ids.map((id) => people.name(id)).join(', ')}
          onClose={() => setBooking(undefined)}
        />
      )}
    </Page>
  );
}

type View = 'week' | 'people' | 'list';
const views = [
  { value: 'week', label: 'Week' },
  { value: 'people', label: 'People' },
  { value: 'list', label: 'List' },
] as const satisfies readonly { value: View; label: string }[];

const viewOf = (asked: string, isNarrow: boolean): View =>
  views.find(({ value }) => value === asked)?.value ?? (isNarrow ? 'list' : 'week');

interface WeekButtonsProps {
  readonly view: View;
  readonly monday: string;
  readonly present: string;
  readonly change: (part: { view?: string; week?: string }) => void;
}

const WeekButtons = ({ view, monday, present, change }: WeekButtonsProps): ReactNode => (
  <>
    <Segments label="View" options={views} value={view} onChange={(name) => change({ view: name })} />
    <div className="flex gap-2">
      <Button onClick={() => change({ week: addDays(monday, -7) })}>Previous</Button>
      <Button busy={monday === present} onClick={() => change({ week: '' })}>
        This week
      </Button>
      <Button onClick={() => change({ week: addDays(monday, 7) })}>Next</Button>
    </div>
  </>
);

const hourMs = 3_600_000;
const nextHour = (now: number): string => new Date(Math.ceil(now / hourMs) * hourMs).toISOString();

interface MeetingsProps {
  readonly calendar: Calendar;
  readonly monday: string;
  readonly view: View;
  readonly person: string;
  readonly people: string;
  readonly onPeople: (people: string) => void;
  readonly onPerson: (person: string) => void;
  readonly onBook: (start: string) => void;
}

function Meetings({
  calendar,
  monday,
  view,
  person,
  people: chosen,
  onPerson,
  onPeople,
  onBook,
}: MeetingsProps): ReactNode {
  const { api, clock } = useService();
  const { people } = useNames();
  const candidates = useQuery(pipelineQuery(api)).data?.candidates ?? [];
  const approvals = useQuery(approvalsQuery(api)).data?.data ?? [];
  const mayMove = useAllowed('operations:*');
  const moves = useMeetingMoves(calendar);
  const [opened, setOpened] = useState<Meeting | undefined>(undefined);
  const namesOf = (ids: readonly string[]): string => ids.map((id) => people.name(id)).join(', ');
  const candidateOf = ({ candidate_id: id }: Meeting): string =>
    id === null ? '' : (candidates.find(({ candidate_id: each }) => each === id)?.name ?? people.name(id));
  // Other meetings belong to those who take part in them.
  const isMovable = ({ candidate_id: id, end }: Meeting): boolean => id !== null && Date.parse(end) > clock.now();
  const shared = { approvals, names: namesOf, onOpen: setOpened, onBook };
  const { meetings } = moves.shown;
  return (
    <div className="grid grid-cols-1 gap-4">
      {view !== 'people' && <PersonField {...{ person, onPerson }} />}
      {view === 'people' && (
        <PeopleWeek
          {...{ monday, chosen }}
          calendar={moves.shown}
          name={(id) => people.name(id)}
          onChoose={onPeople}
          onOpen={setOpened}
        />
      )}
      {view === 'list' && (
        <MeetingList
          {...shared}
          meetings={meetings.filter(({ with: those }) => person === '' || those.includes(person))}
          candidateOf={candidateOf}
        />
      )}
      {view === 'week' && (
        <Week {...shared} {...{ monday, person, mayMove, isMovable, moves }} calendar={moves.shown} />
      )}
      {opened !== undefined && (
        <MeetingDialog
          meeting={opened}
          zone={calendar.time_zone}
          names={namesOf}
          candidate={candidateOf(opened)}
          mayMove={mayMove && isMovable(opened)}
          rooms={calendar.rooms}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function PersonField({ person, onPerson }: Pick<MeetingsProps, 'person' | 'onPerson'>): ReactNode {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  return (
    <SelectField
      label="Person"
      className="max-w-xs"
      value={person}
      onChange={({ currentTarget: { value } }) => onPerson(value)}
      options={[
        { value: '', label: 'Everybody' },
        ...users.map(({ user_id: value, name }) => ({ value, label: name })),
      ]}
    />
  );
}
