// How people sign in: the organization's identity provider, tried out and kept. Its secret is written and never shown.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keepProvider, removeProvider, signOnQuery } from '../api/sign-on.ts';
import type { SingleSignOn } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { type FieldsProps, type SignOnDraft, draftOf, sentOf } from './sign-on-draft.ts';
import { PersonFields, RoleFields, StrengthFields } from './sign-on-rules.tsx';

export function SignOnCard(): ReactNode {
  const { api } = useService();
  const query = useQuery(signOnQuery(api));
  return (
    <Shown query={query} what="how people sign in" rows={2}>
      {(found) => (
        <div className="grid grid-cols-1 gap-6">
          <ProviderForm key={JSON.stringify(found.identity_provider)} found={found} />
          <Addresses found={found} />
        </div>
      )}
    </Shown>
  );
}

function ProviderForm({ found: { identity_provider: provider } }: { found: SingleSignOn }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const change = (part: Partial<SignOnDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const saving = useMutation({
    mutationFn: () => keepProvider(api, sentOf(draft)),
    onSuccess: () => {
      announce('Saved. The provider answered, and its discovery document fits.');
    },
  });
  return (
    <Card
      title="Identity provider"
      hint="OpenID Connect: Okta, Entra ID, Google Workspace, Keycloak, Auth0 and others."
      actions={provider === null ? undefined : <State isProved={provider.proved} isRequired={provider.required} />}
    >
      <Form
        className="grid grid-cols-1 gap-5"
        error={saving.error}
        isBusy={saving.isPending}
        onSubmit={() => saving.mutate()}
      >
        <ClientFields {...{ draft, change }} hasSecret={provider?.has_client_secret === true} />
        <PersonFields {...{ draft, change }} />
        <RoleFields {...{ draft, change }} />
        <StrengthFields {...{ draft, change }} mayRequire={provider?.proved === true} />
        <FormFault />
        <div className="flex flex-wrap justify-end gap-2">
          {provider !== null && <Disconnect />}
          <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
            {provider === null ? 'Check and connect' : 'Check and save'}
          </button>
        </div>
      </Form>
    </Card>
  );
}

const State = ({ isProved, isRequired }: { isProved: boolean; isRequired: boolean }): ReactNode => (
  <Chip tone={isProved ? 'ok' : 'warn'}>
    {isRequired ? 'The only way in' : isProved ? 'Somebody has signed in by it' : 'Not tried yet'}
  </Chip>
);

const ClientFields = ({ draft, change, hasSecret }: FieldsProps & { hasSecret: boolean }): ReactNode => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    <TextField
      required
      name="issuer"
      type="url"
      className="sm:col-span-2"
      label="Issuer"
      hint="As the provider’s settings say it, such as https://login.example.com."
      value={draft.issuer}
      onChange={({ currentTarget: { value } }) => change({ issuer: value })}
    />
    <TextField
      required
      name="client_id"
      label="Client ID"
      value={draft.clientId}
      onChange={({ currentTarget: { value } }) => change({ clientId: value })}
    />
    <TextField
      name="client_secret"
      type="password"
      autoComplete="off"
      label="Client secret"
      hint={
        hasSecret
          ? 'One is kept, sealed; it is not shown again. Write another to replace it.'
          : 'Left empty: a public client, with PKCE alone.'
      }
      value={draft.secret}
      onChange={({ currentTarget: { value } }) => change({ secret: value })}
    />
  </div>
);

function Disconnect(): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeProvider(api),
    onSuccess: () => {
      announce('Disconnected. People sign in by links again.');
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Disconnect</Button>
      {isAsking && (
        <Confirm
          title="Disconnect the identity provider?"
          verb="Disconnect"
          busy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsking(false)}
        >
          People sign in by links again. Sessions that are open stay.
        </Confirm>
      )}
    </>
  );
}

/** What the provider is told, and what people are. */
function Addresses({ found }: { found: SingleSignOn }): ReactNode {
  const { announce } = useTelling();
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce('Copied.');
  };
  const rows = [
    { label: 'Redirect address', hint: 'Register it at the provider.', value: found.redirect_uri },
    { label: 'Sign-in address', hint: 'Give it to your people.', value: found.sign_in_url },
  ];
  return (
    <Card title="Addresses">
      <div className="grid grid-cols-1 gap-4">
        {rows.map(({ label, hint, value }) => (
          <div key={label} className="flex flex-wrap items-end gap-2">
            <TextField className="flex-1 basis-60" label={label} hint={hint} readOnly value={value} />
            <Button icon="copy" aria-label={`Copy the ${label.toLowerCase()}`} onClick={() => void copy(value)}>
              Copy
            </Button>
          </div>
        ))}
        {found.identity_provider !== null && (
          <p>
            <a className={buttonLook()} href={found.sign_in_url} target="_blank" rel="noopener">
              Try a sign-in in a new tab
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}
