// Starts the page: signs in, opens the shell. The only file that touches clock, network and chance.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Api, ApiProblem } from './api/client.ts';
import { Console } from './app/console.tsx';
import { refresher } from './app/refresh.ts';
import { OutsidePage, type Outside } from './app/outside-page.tsx';
import type { Service } from './app/service.tsx';
import { signIn, takeLoginToken } from './app/sign-in.ts';
import { makeRouter } from './app/router.tsx';
import { readFormatsAhead } from './app/beside.ts';
import { restoreTheme } from './app/theme.ts';
import { nextTask } from './kit/idle.ts';
import type { Session } from './api/wire.ts';
import { screenAt } from './screens/index.ts';
import { OrganizationClock } from './words/moments.ts';

const place = document.querySelector('#page');
if (place === null) throw new Error('the page has no place for the console');
const root = createRoot(place);
const clock = new OrganizationClock(() => Date.now());
const realClock = new OrganizationClock(() => Date.now());
/** One request to a task: sending one takes a phone ten milliseconds, and a screen asks for several at once. */
let turn = Promise.resolve();
const send: typeof fetch = async (...request) => {
  turn = turn.then(nextTask);
  await turn;
  return await fetch(...request);
};
const ended = (): void => leave('ended');
const api = new Api({ fetch: send, onSignedOut: ended });
/** Asks before it is known whether anybody is signed in: who is not finds the sign-in page by the session's own answer. */
const scout = new Api({ fetch: send, onSignedOut: () => undefined });

let shown: QueryClient | undefined;

/** As long as a page may take to draw what it asked for early. */
const arrivingMs = 4_000;

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
  const token = takeLoginToken(location, history);
  const queries = newQueries();
  const answer = signIn(api, token);
  // The screen's first data come while the session is asked for, unless another person is about to be signed in.
  if (token === undefined) {
    api.isArriving = true;
    setTimeout(() => (api.isArriving = false), arrivingMs);
    void screenAt(location.pathname.replace(/^\/console/, ''))?.early?.(scout, queries);
  }
  // The screen's own script comes while the session is asked for; whoever is not signed in needs it a moment later.
  await nextTask();
  const router = makeRouter();
  await nextTask();
  void router.load();
  const result = await answer;
  if (result.kind === 'in') enter({ ...result, queries, router });
  else showOutsidePage(result);
}

interface Entering {
  readonly session: Session;
  readonly refusal: string | undefined;
  readonly queries: QueryClient;
  readonly router: AnyRouter;
}

function enter({ session, refusal, queries, router }: Entering): void {
  shown = queries;
  clock.set({ now: session.now, timeZone: session.time_zone });
  // A sandbox may live on another day: what the wall clock dated is shown on its calendar, so that there is one.
  const shift = session.organization.mode === 'sandbox' ? clock.ahead() : 0;
  realClock.set({ now: undefined, timeZone: session.time_zone, shift });
  const signOut = async (): Promise<void> => {
    await api.change('DELETE /console/session');
    leave('left');
  };
  api.onStale = refresher(queries);
  const service: Service = { api, session, clock, realClock, queries, newKey, signOut };
  const news = refusal === undefined ? undefined : `${refusal} You are still signed in.`;
  // In small pieces, between which the browser answers a press.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <Console key={session.now} {...{ service, router, news }} leave={ended} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** The builder in a frame of another page, which hands over a token. */
async function showEmbedded(): Promise<void> {
  const { startEmbedded } = await import('./embed/start.tsx');
  startEmbedded({ root, send, newKey });
}

const leave = (kind: 'left' | 'ended'): void => {
  // What somebody was shown goes with them.
  shown?.clear();
  showOutsidePage({ kind });
};
const showOutsidePage = (outside: Outside): void =>
  root.render(<OutsidePage key={outside.kind} outside={outside} retry={() => location.reload()} />);

window.addEventListener('hashchange', () => {
  if (/^#(login|link)=/.test(location.hash)) void arrive();
});

// Cut into tasks, so that no press waits for all of it: the modules of this page were one, and each line is another.
await nextTask();
readFormatsAhead();
await nextTask();
const isEmbedded = location.pathname.startsWith('/embed/');
const arrival = isEmbedded ? undefined : arrive();
await nextTask();
// What a browser keeps is closed to a frame of another site.
if (!isEmbedded) restoreTheme();
await arrival;
// Not waited for: its script needs this module, which is not whole while it waits.
if (isEmbedded) void showEmbedded();
