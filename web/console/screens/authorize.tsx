// A program asks to act for whoever is signed in: what it is, what it may do, Allow or Deny.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { scopeWords } from '../access/scope-words.ts';
import { consentQuery, decideConsent, type Consent, type ConsentRequest } from '../api/consent.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const request = requestIn(location.search);
  const isAsked = request['client_id'] !== undefined;
  const query = useQuery({ ...consentQuery(api, request), enabled: isAsked });
  return (
    <Page title="Connect a program">
      {isAsked ? (
        <Shown query={query} what="the request">
          {(consent) => <Request {...{ consent, request }} />}
        </Shown>
      ) : (
        <Empty title="No program is asking">Start from the program: it opens this page with its request.</Empty>
      )}
    </Page>
  );
}

const names = [
  'response_type',
  'client_id',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
];

/** What else a program writes into the address is passed over. */
function requestIn(search: string): ConsentRequest {
  const given = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])));
}

function Request({ consent, request }: { consent: Consent; request: ConsentRequest }): ReactNode {
  const { api, session } = useService();
  const deciding = useMutation({
    mutationFn: (allow: boolean) => decideConsent(api, request, allow),
    onSuccess: ({ redirect_to: address }) => location.assign(address),
  });
  const isBusy = deciding.isPending || deciding.isSuccess;
  return (
    <section className="grid max-w-prose gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg font-semibold wrap-anywhere">{`${consent.program} wants to act for you`}</h2>
      <p>
        {`It will work as ${session.user?.name ?? 'the admin of this organization'} and return to `}
        <span className="font-medium wrap-anywhere">{consent.answers_at}</span>
        {'. Allow it only if you started this yourself.'}
      </p>
      <div>
        <h3 className="font-medium">It may</h3>
        <ul className="list-disc pl-5">
          {consent.scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
      </div>
      <p className="text-muted">
        It cannot approve or decline anything: what needs a decision waits for a person. You can end the access under
        Access, Sessions.
      </p>
      {deciding.isError && <Fault error={deciding.error} />}
      <div className="flex flex-wrap gap-2">
        <Button look="main" busy={isBusy} onClick={() => deciding.mutate(true)}>
          Allow
        </Button>
        <Button busy={isBusy} onClick={() => deciding.mutate(false)}>
          Deny
        </Button>
      </div>
    </section>
  );
}
