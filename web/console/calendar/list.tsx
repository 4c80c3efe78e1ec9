// The week's meetings as a list, for those who rather read than look at a grid; also what a phone shows first.
import type { ReactNode } from 'react';
import type { Meeting } from '../api/calendar.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/layout.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty } from '../kit/states.tsx';

interface ListProps {
  readonly meetings: readonly Meeting[];
  readonly approvals: readonly Approval[];
  readonly names: (people: readonly string[]) => string;
  readonly candidateOf: (meeting: Meeting) => string;
  readonly onOpen: (meeting: Meeting) => void;
}

export function MeetingList({ meetings, approvals, names, candidateOf, onOpen }: ListProps): ReactNode {
  const { clock } = useService();
  const waits = ({ meeting_id: id }: Meeting): boolean =>
    approvals.some(({ arguments: { meeting } }) => meeting === id);
  const columns: readonly ListColumn<Meeting>[] = [
    {
      name: 'When',
      value: ({ start }) => start,
      cell: ({ start, end }) => `${clock.day(start)}, ${clock.hours(start, end)}`,
    },
    {
      name: 'Meeting',
      value: ({ title }) => title,
      cell: (meeting) => (
        <>
          <span className="font-semibold">{meeting.title}</span>{' '}
          {waits(meeting) && <Chip tone="warn">Waits for approval</Chip>}
        </>
      ),
    },
    { name: 'With', value: ({ with: people }) => names(people), cell: ({ with: people }) => names(people) },
    {
      name: 'Candidate',
      value: candidateOf,
      cell: (meeting) => (meeting.candidate_id === null ? 'none' : candidateOf(meeting)),
    },
    { name: 'Where', value: ({ location }) => location, cell: ({ location }) => location ?? '–' },
    {
      name: 'Open',
      quiet: true,
      cell: (meeting) => (
        <Button aria-label={`Open ${meeting.title}`} onClick={() => onOpen(meeting)}>
          Open
        </Button>
      ),
    },
  ];
  return (
    <ScreenList
      what="meetings"
      columns={columns}
      rows={meetings}
      id={({ meeting_id: id }) => id}
      filters={[
        {
          name: 'kind',
          label: 'Kind',
          of: ({ candidate_id: candidate }) => (candidate === null ? 'Other meetings' : 'Interviews'),
        },
      ]}
      empty={
        <Empty title="No meetings this week">What is booked, here or in words to the assistant, shows here.</Empty>
      }
    />
  );
}
