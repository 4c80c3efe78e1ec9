// Booking links of all candidates: who has to choose a time, who asked for another one, and the way to end a link.
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { undo } from '../api/actions.ts';
import { allBookingLinksQuery, pipelineQuery, type BookingLink } from '../api/candidates.ts';
import { PeekLink } from '../app/peek.tsx';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { linkStatuses } from '../candidate/booking.tsx';
import { Button } from '../kit/button.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { moreOf, type ListFilter } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Fault, Shown } from '../kit/states.tsx';

const labels = new Map<string, string>(Object.entries(linkStatuses).map(([status, { label }]) => [status, label]));

const filters: readonly ListFilter<BookingLink>[] = [
  {
    name: 'status',
    label: 'State',
    of: ({ status }) => status,
    words: (status) => labels.get(status) ?? status,
  },
];

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(allBookingLinksQuery(api));
  const columns = useColumns();
  return (
    <Page
      title="Booking links"
      about="Candidates choose the time of an interview themselves. Send a link from a candidate’s page."
      back={
        <Link
          to="/interviews"
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← Interviews
        </Link>
      }
    >
      <Shown query={query} what="the booking links">
        {({ pages }) => (
          <ScreenList
            what="booking links"
            columns={columns}
            filters={filters}
            rows={pages.flatMap(({ data }) => data)}
            id={({ booking_link_id: id }) => id}
            more={moreOf(query)}
            empty={<Empty title="No booking links yet">Open a candidate and press “Send booking link”.</Empty>}
          />
        )}
      </Shown>
    </Page>
  );
}

function useColumns(): readonly ListColumn<BookingLink>[] {
  const { api, clock } = useService();
  const { people } = useNames();
  const candidates = useQuery(pipelineQuery(api)).data?.candidates ?? [];
  const mayAct = useAllowed('operations:*');
  const nameOf = ({ candidate_id: id }: BookingLink): string =>
    candidates.find((each) => each.candidate_id === id)?.name ?? people.name(id);
  const withWords = ({ with: users }: BookingLink): string => users.map((user) => people.name(user)).join(', ');
  return [
    {
      name: 'Candidate',
      value: nameOf,
      cell: (link) => (
        <PeekLink
          candidate={link.candidate_id}
          className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
        >
          {nameOf(link)}
        </PeekLink>
      ),
    },
    { name: 'With', value: withWords, cell: withWords },
    {
      name: 'Length',
      value: ({ duration_minutes: minutes }) => minutes,
      cell: ({ duration_minutes: minutes }) => `${String(minutes)} min`,
    },
    { name: 'Open until', value: ({ until }) => until, cell: ({ until }) => clock.full(until) },
    { name: 'State', value: ({ status }) => linkStatuses[status].label, cell: (link) => <State link={link} /> },
    ...(mayAct
      ? [{ name: 'End', quiet: true, cell: (link: BookingLink) => <EndLink link={link} name={nameOf(link)} /> }]
      : []),
  ];
}

const State = ({ link: { status, wish } }: { link: BookingLink }): ReactNode => (
  <>
    <Chip tone={linkStatuses[status].tone}>{linkStatuses[status].label}</Chip>
    {wish !== null && <p className="mt-1 text-sm break-words">{`Asked for another time: “${wish.text}”`}</p>}
  </>
);

function EndLink({ link: { booking_link_id: id, status }, name }: { link: BookingLink; name: string }): ReactNode {
  const { api } = useService();
  const ending = useMutation({ mutationFn: () => undo(api, id) });
  if (status !== 'open') return null;
  return (
    <>
      <Button aria-label={`End the link of ${name}`} busy={ending.isPending} onClick={() => ending.mutate()}>
        End
      </Button>
      {ending.isError && <Fault error={ending.error} />}
    </>
  );
}
