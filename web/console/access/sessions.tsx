// Who is signed in, on which device: one's own sessions, for admins everybody's, and signing out one or all of them.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { endOtherSessions, endSession, sessionsQuery, type Whose } from '../api/access.ts';
import type { ConsoleSession } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function SessionsCard({ whose }: { whose: Whose }): ReactNode {
  const { api } = useService();
  const query = useQuery(sessionsQuery(api, whose));
  const [isAsking, setAsking] = useState(false);
  const columns = useColumns(whose);
  return (
    <Card
      title="Sessions"
      hint="Where the console is open. Signing out works at once."
      actions={<Button onClick={() => setAsking(true)}>Sign out all others</Button>}
    >
      <Shown query={query} what="the sessions" rows={2}>
        {({ data }) => <List what="sessions" columns={columns} rows={data} id={({ session_id: id }) => id} />}
      </Shown>
      {isAsking && <AllOthers whose={whose} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function useColumns(whose: Whose): readonly ListColumn<ConsoleSession>[] {
  const { realClock } = useService();
  const { people } = useNames();
  const nameOf = ({ user_id: id }: ConsoleSession): string =>
    id === null ? 'Owner (first sign-in link)' : people.name(id);
  const person: ListColumn<ConsoleSession> = { name: 'Person', value: nameOf, cell: nameOf };
  return [
    {
      name: 'Device',
      value: ({ device }) => device,
      cell: ({ device, current }) => (
        <span className="font-medium">
          {capital(device)} {current && <Chip tone="info">This one</Chip>}
        </span>
      ),
    },
    ...(whose === 'everybody' ? [person] : []),
    {
      name: 'Signed in',
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <time dateTime={at}>{realClock.full(at)}</time>,
    },
    {
      name: 'Last used',
      value: ({ last_used_at: at }) => at,
      cell: ({ last_used_at: at }) => (at === null ? 'not yet' : realClock.since(at)),
    },
    { name: 'Sign out', quiet: true, end: true, cell: (session) => <SignOut session={session} of={nameOf(session)} /> },
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function SignOut({
  session: { session_id: id, device, current },
  of,
}: {
  session: ConsoleSession;
  of: string;
}): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const ending = useMutation({
    mutationFn: () => endSession(api, id),
    onSuccess: () => announce(`${of} is signed out of ${device}.`),
  });
  // The button in the header does it, and leads to the sign-in page.
  if (current) return null;
  return (
    <>
      <Button aria-label={`Sign ${of} out of ${device}`} busy={ending.isPending} onClick={() => ending.mutate()}>
        Sign out
      </Button>
      <Fault error={ending.error} />
    </>
  );
}

function AllOthers({ whose, onClose }: { whose: Whose; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const ending = useMutation({
    mutationFn: () => endOtherSessions(api, whose),
    onSuccess: () => {
      announce('All other sessions are signed out.');
      onClose();
    },
  });
  return (
    <Confirm
      title={whose === 'own' ? 'Sign out your other sessions?' : 'Sign everybody else out?'}
      verb="Sign out all others"
      busy={ending.isPending}
      error={ending.error}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      {whose === 'own'
        ? 'This page stays; every other browser that you use asks for a new link.'
        : 'This page stays; every other browser of everybody in the organization asks for a new link.'}
    </Confirm>
  );
}
