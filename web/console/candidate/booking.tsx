// Booking links of one candidate: how each stands, and the way to end it.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { undo } from '../api/actions.ts';
import { type BookingLink, bookingLinksQuery } from '../api/candidates.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';

export const linkStatuses: Readonly<Record<BookingLink['status'], { tone: Tone; label: string }>> = {
  open: { tone: 'info', label: 'Open' },
  used: { tone: 'ok', label: 'Used' },
  over: { tone: 'calm', label: 'Over' },
  withdrawn: { tone: 'calm', label: 'Ended' },
};

export function BookingCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const query = useQuery(bookingLinksQuery(api, candidate.candidate_id));
  const mayAct = useAllowed('operations:*');
  if (query.data?.data.length === 0) return null;
  return (
    <Card title="Booking links">
      <Shown query={query} what="the booking links">
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-3">
            {data.map((link) => (
              <LinkRow key={link.booking_link_id} {...{ link, mayAct }} />
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}

function LinkRow({ link, mayAct }: { link: BookingLink; mayAct: boolean }): ReactNode {
  const { api, clock } = useService();
  const { people } = useNames();
  const ending = useMutation({ mutationFn: () => undo(api, link.booking_link_id) });
  const { tone, label } = linkStatuses[link.status];
  return (
    <li className="flex flex-wrap items-center gap-3 text-sm">
      <div className="min-w-0 flex-1 basis-40 break-words">
        <p className="font-medium">
          {link.duration_minutes} minutes with {link.with.map((user) => people.name(user)).join(', ')}
        </p>
        <p className="text-muted">{`Times from ${clock.full(link.from)} to ${clock.full(link.until)}`}</p>
        {link.wish !== null && <p>Asked for another time: “{link.wish.text}”</p>}
        {ending.isError && <Fault error={ending.error} />}
      </div>
      <Chip tone={tone}>{label}</Chip>
      {mayAct && link.status === 'open' && (
        <Button busy={ending.isPending} onClick={() => ending.mutate()}>
          End the link
        </Button>
      )}
    </li>
  );
}
