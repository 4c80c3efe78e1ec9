// A one-time link to the hosted connect page: opened here, or sent to whoever owns the account.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { makeLink } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';
import { LinkField } from './link-field.tsx';
import type { WayProps } from './way.ts';

export function HostedPage({ detail: { system, title }, connection }: WayProps): ReactNode {
  const { api } = useService();
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () =>
      makeLink(api, {
        system,
        name: connection?.name ?? title,
        ...(connection === undefined ? {} : { connection_id: connection.connection_id }),
      }),
  });
  // Whoever comes back from the page finds the account in the list.
  useEffect(() => {
    const look = (): void => void queries.invalidateQueries({ queryKey: ['connections'] });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [queries]);
  const { data } = making;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {`A page of its own asks for what ${title} wants, or leads to the sign-in there, and tries it out. It works once; what is entered goes straight into the safe.`}
      </p>
      {making.isError && <Fault error={making.error} />}
      {data === undefined ? (
        <Button look="main" className="justify-self-start" busy={making.isPending} onClick={() => making.mutate()}>
          Make the link
        </Button>
      ) : (
        <LinkField link={data} />
      )}
    </div>
  );
}
