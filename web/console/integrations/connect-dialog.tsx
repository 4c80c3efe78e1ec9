// Lets Muster into an account: keys entered here and tried at once, a page that whoever owns the account opens, or an account that Muster plays.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { connectorQuery, type Connection } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Shown } from '../kit/states.tsx';
import { HostedPage } from './hosted-page.tsx';
import { KeysForm } from './keys-form.tsx';
import { SandboxForm } from './sandbox-form.tsx';
import type { WayProps } from './way.ts';

interface ConnectDialogProps {
  readonly system: string;
  /** Let in anew; a new account otherwise. */
  readonly connection?: Connection | undefined;
  readonly onClose: () => void;
}

export function ConnectDialog({ system, connection, onClose }: ConnectDialogProps): ReactNode {
  const { api } = useService();
  const query = useQuery(connectorQuery(api, system));
  const title = query.data?.title ?? system;
  return (
    <Dialog title={connection === undefined ? `Connect ${title}` : `Reconnect ${connection.name}`} onClose={onClose}>
      <Shown query={query} what={title} rows={3}>
        {(detail) => <Ways {...{ detail, connection, onClose }} />}
      </Shown>
    </Dialog>
  );
}

const ways = [
  { id: 'keys', label: 'Enter the keys here' },
  { id: 'page', label: 'Use the connect page' },
  { id: 'sandbox', label: 'Try a sandbox account' },
] as const;

const forms = { keys: KeysForm, page: HostedPage, sandbox: SandboxForm } as const;

/** Where people sign in over there, the page comes first: nobody has to copy tokens. */
function Ways(props: WayProps): ReactNode {
  const signsIn = props.detail.auth.includes('oauth2-code');
  const canPlay = props.detail.sandbox && props.connection === undefined;
  const offered = ways.filter(({ id }) => id !== 'sandbox' || canPlay);
  const [way, setWay] = useState<(typeof ways)[number]['id']>(signsIn ? 'page' : 'keys');
  const Form = forms[way];
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-x-5">
        <legend className="sr-only">How</legend>
        {offered.map(({ id, label }) => (
          <label key={id} className="flex min-h-control items-center gap-2 text-sm">
            <input
              type="radio"
              name="way"
              className="size-5 accent-accent"
              checked={way === id}
              onChange={() => setWay(id)}
            />
            {id === 'page' && signsIn ? `Sign in at ${props.detail.title}` : label}
          </label>
        ))}
      </fieldset>
      <Form {...props} />
    </>
  );
}
