// Booking links of one candidate: how each stands, and a new one by which they pick the time of an interview themselves.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { undo } from '../api/actions.ts';
import { type BookingLink, bookingLinksQuery } from '../api/candidates.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useNames, useService, usersQuery } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';

const statuses: Readonly<Record<BookingLink['status'], { tone: Tone; label: string }>> = {
  open: { tone: 'info', label: 'Open' },
  used: { tone: 'ok', label: 'Used' },
  over: { tone: 'calm', label: 'Over' },
  withdrawn: { tone: 'calm', label: 'Ended' },
};

export function BookingCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const query = useQuery(bookingLinksQuery(api, candidate.candidate_id));
  const mayAct = useAllowed('operations:*');
  return (
    <Card title="Booking links">
      <Shown query={query} what="the booking links">
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-sm text-muted">No link was sent to this person.</p>
          ) : (
            <ul className="grid gap-3">
              {data.map((link) => (
                <LinkRow key={link.booking_link_id} {...{ link, mayAct }} />
              ))}
            </ul>
          )
        }
      </Shown>
      {mayAct && candidate.rejection === null && <Invite candidate={candidate} />}
    </Card>
  );
}

function LinkRow({ link, mayAct }: { link: BookingLink; mayAct: boolean }): ReactNode {
  const { api, clock } = useService();
  const { people } = useNames();
  const ending = useMutation({ mutationFn: () => undo(api, link.booking_link_id) });
  const { tone, label } = statuses[link.status];
  return (
    <li className="flex flex-wrap items-center gap-3 text-sm">
      <div className="min-w-0 flex-1 basis-40 break-words">
        <p className="font-medium">
          {link.duration_minutes} minutes with {link.with.map((user) => people.name(user)).join(', ')}
        </p>
        <p className="text-muted">
          {clock.full(link.from)} – {clock.full(link.until)}
        </p>
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

const lengths = [15, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `${String(minutes)} minutes`,
}));

function Invite({ candidate: { candidate_id: candidate, job } }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const inviting = useTool();
  const [who, setWho] = useState<string>();
  const [minutes, setMinutes] = useState('30');
  const usual = users.some(({ user_id: id }) => id === job.hiring_manager) ? job.hiring_manager : users[0]?.user_id;
  const chosen = who ?? usual ?? undefined;
  if (chosen === undefined) return null;
  const given = { candidate, with: [chosen], duration_minutes: Number(minutes) };
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!inviting.isPending) inviting.mutate({ tool: 'invite_to_book', arguments: given });
      }}
    >
      <SelectField
        label="Interview with"
        value={chosen}
        onChange={(event) => setWho(event.currentTarget.value)}
        options={users.map(({ user_id: value, name: label }) => ({ value, label }))}
      />
      <SelectField
        label="Length"
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
        options={lengths}
      />
      {inviting.isError && <Fault error={inviting.error} />}
      <button type="submit" className={`${buttonLook()} justify-self-start`}>
        Send a booking link
      </button>
    </form>
  );
}
