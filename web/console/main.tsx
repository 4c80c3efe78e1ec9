// Starts the page: signs in, opens the shell. The only file that touches clock, network and chance.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Api, ApiProblem } from './api/client.ts';
import { Console } from './app/console.tsx';
import { Door, type Outside } from './app/door.tsx';
import type { Service } from './app/service.tsx';
import { signIn, takeLoginToken } from './app/sign-in.ts';
import { restoreTheme } from './app/theme.ts';
import type { Session } from './api/wire.ts';
import { screenAt } from './screens/index.ts';
import { OrganizationClock } from './words/moments.ts';

const place = document.querySelector('#page');
if (place === null) throw new Error('the page has no place for the console');
const root = createRoot(place);
const clock = new OrganizationClock(() => Date.now());
const realClock = new OrganizationClock(() => Date.now());
const api = new Api({ fetch: (...request) => fetch(...request), onSignedOut: () => leave('ended') });

/** What heals by itself is asked for twice; a refusal is an answer. */
const worthRepeating = (error: Error): boolean => !(error instanceof ApiProblem) || error.status >= 502;

const newQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < 1 && worthRepeating(error) },
    },
  });

// `randomUUID` is missing on plain http outside the own machine.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function arrive(): Promise<void> {
  const result = await signIn(api, takeLoginToken(location, history));
  if (result.kind === 'in') enter(result.session, result.refusal);
  else showDoor(result);
}

function enter(session: Session, refusal: string | undefined): void {
  clock.set({ now: session.now, timeZone: session.time_zone });
  realClock.set({ now: undefined, timeZone: session.time_zone });
  const queries = newQueries();
  const signOut = async (): Promise<void> => {
    await api.remove('/console/session');
    leave('left');
  };
  const service: Service = { api, session, clock, realClock, queries, newKey, signOut };
  const news = refusal === undefined ? undefined : `${refusal} You are still signed in.`;
  // In small pieces, between which the browser answers a press.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <Console key={session.now} service={service} news={news} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

const leave = (kind: 'left' | 'ended'): void => showDoor({ kind });
const showDoor = (outside: Outside): void =>
  root.render(<Door key={outside.kind} outside={outside} retry={() => location.reload()} />);

window.addEventListener('hashchange', () => {
  if (/^#(login|link)=/.test(location.hash)) void arrive();
});
restoreTheme();
// The screen's own script comes while the session is asked for; whoever is not signed in needs it a moment later.
screenAt(location.pathname.replace(/^\/console/, ''))
  ?.load()
  .catch(() => undefined);
await arrive();
