// The client's account for one side of an add-on: connected on a page of its own, with keys or by signing in over there.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connectAddOn, type AddOn, type Side } from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { LinkField } from '../integrations/link-field.tsx';
import { connectionWords } from '../integrations/words.ts';
import { Button } from '../kit/button.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';

interface AccountRowProps {
  readonly addOn: AddOn;
  readonly side: Side;
  readonly mayChange: boolean;
}

const sideWords = { source: 'Read from here', destination: 'Written to here' } as const;

export function AccountRow({ addOn, side, mayChange }: AccountRowProps): ReactNode {
  const { title, account_status: status } = addOn[side];
  const state = status === null ? { label: 'Not connected', tone: 'warn' as const } : connectionWords[status];
  return (
    <div className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 basis-32">
          <span className="font-medium">{title}</span>
          <span className="block text-sm text-muted">{sideWords[side]}</span>
        </h3>
        <Chip tone={state.tone}>{state.label}</Chip>
      </div>
      {mayChange && <Ways {...{ addOn, side }} />}
    </div>
  );
}

/** Here, by whoever looks at this; or elsewhere, by a colleague who has the keys. */
function Ways({ addOn, side }: Omit<AccountRowProps, 'mayChange'>): ReactNode {
  const { api } = useService();
  const { offering_id: id } = addOn;
  const { title, account_status: status } = addOn[side];
  const here = useMutation({
    mutationFn: () => {
      const { origin, pathname } = window.location;
      return connectAddOn(api, id, { side, return_url: `${origin}${pathname}` });
    },
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const elsewhere = useMutation({ mutationFn: () => connectAddOn(api, id, { side }) });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look={status === null ? 'main' : 'plain'} busy={here.isPending} onClick={() => here.mutate()}>
          {status === null ? `Connect ${title}` : 'Let in again'}
          {status !== null && <Hidden>{` to ${title}`}</Hidden>}
        </Button>
        <Button look="quiet" busy={elsewhere.isPending} onClick={() => elsewhere.mutate()}>
          Link for a colleague<Hidden>{` to connect ${title}`}</Hidden>
        </Button>
      </div>
      <Fault error={here.error ?? elsewhere.error} />
      {elsewhere.data !== undefined && <LinkField link={elsewhere.data} opens={false} />}
    </>
  );
}
