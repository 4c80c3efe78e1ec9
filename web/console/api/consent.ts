// What a program asks for that wants to act for whoever is signed in, and the answer to it.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Session } from './wire.ts';

export interface Consent {
  readonly program: string;
  /** Where the program is answered: a host, this machine, or a scheme of its own. */
  readonly answers_at: string;
  readonly scopes: Session['scopes'];
}

/** The request as the program wrote it into the address. */
export type ConsentRequest = Readonly<Record<string, string>>;

export const consentQuery = (api: Api, request: ConsentRequest) =>
  queryOptions({
    queryKey: ['consent', request],
    queryFn: ({ signal }) => api.get<Consent>('/oauth/consent', request, signal),
    retry: false,
    staleTime: Infinity,
  });

export const decideConsent = (
  api: Api,
  request: ConsentRequest,
  allow: boolean,
): Promise<{ readonly redirect_to: string }> => api.change('POST /oauth/consent', { body: { ...request, allow } });
