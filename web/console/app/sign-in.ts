// Who is at the page: takes the one-time link's token out of the address and trades it for a cookie.
import { ApiProblem, type Api } from '../api/client.ts';
import type { Session } from '../api/wire.ts';

export type SignIn =
  | { readonly kind: 'in'; readonly session: Session; readonly refusal: string | undefined }
  | { readonly kind: 'out' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'failed'; readonly detail: string };

/** The token is taken out of the address bar at once, so that it stays neither in history nor in a screenshot. */
export function takeLoginToken(place: Location, past: History): string | undefined {
  const token = /^#(?:login|link)=(.+)$/.exec(place.hash)?.[1];
  if (token === undefined) return undefined;
  past.replaceState(null, '', place.pathname + place.search);
  return decodeURIComponent(token);
}

export async function signIn(api: Api, token: string | undefined): Promise<SignIn> {
  const refusal = token === undefined ? undefined : await tryToken(api, token);
  try {
    // A link that was used before harms nobody who is signed in already.
    const session = await api.get<Session>('/console/session');
    return { kind: 'in', session, refusal: refusal?.message };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (refusal !== undefined) return isRefusal(refusal) ? refused(refusal) : failed(refusal);
    return error.status === 401 ? { kind: 'out' } : failed(error);
  }
}

async function tryToken(api: Api, token: string): Promise<ApiProblem | undefined> {
  try {
    await api.change('POST /console/session', { body: { token } });
    return undefined;
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
}

const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500 && status !== 429;
const refused = ({ message }: ApiProblem): SignIn => ({ kind: 'refused', detail: message });
const failed = ({ message }: ApiProblem): SignIn => ({ kind: 'failed', detail: message });
