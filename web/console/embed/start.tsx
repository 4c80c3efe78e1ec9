// The builder in a frame of somebody else's page: no sign-in, no rail; a token that the page around it hands over by message.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { at, Api, ApiProblem } from '../api/client.ts';
import { flowQuery } from '../api/flows.ts';
import type { Connection } from '../api/integrations.ts';
import { ServiceProvider, type Service } from '../app/service.tsx';
import { Editor } from '../builder/editor.tsx';
import { Shown } from '../kit/states.tsx';
import { Toaster } from '../kit/toast.tsx';
import { OrganizationClock } from '../words/moments.ts';

interface Context {
  readonly mode: 'edit' | 'view';
  readonly connections: readonly Connection[];
  readonly people: readonly { readonly user_id: string; readonly name: string }[];
  readonly now: string;
  readonly time_zone: string;
}

interface Embedding {
  readonly root: Root;
  readonly send: typeof fetch;
  readonly newKey: () => string;
}

/** Before a token runs out. */
const askAgainMs = 12 * 60_000;

const tell = (type: string): void => window.parent.postMessage({ type: `muster.${type}` }, '*');

export function startEmbedded({ root, send, newKey }: Embedding): void {
  const flow = location.pathname.split('/').at(-1) ?? '';
  let token = '';
  let isOpen = false;
  const withToken: typeof fetch = async (input, init) =>
    await send(input, {
      ...init,
      credentials: 'omit',
      headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization: `Bearer ${token}` },
    });
  const api = new Api({ fetch: withToken, onSignedOut: () => tell('token-wanted') });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isToken(data)) return;
    ({ token } = data);
    setTimeout(() => tell('token-wanted'), askAgainMs);
    if (isOpen) return;
    isOpen = true;
    void open({ root, api, newKey, flow });
  });
  tell('ready');
}

const isToken = (data: unknown): data is { type: 'muster.token'; token: string } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'muster.token' &&
  'token' in data &&
  typeof data.token === 'string';

async function open({ root, api, newKey, flow }: { flow: string; api: Api } & Omit<Embedding, 'send'>): Promise<void> {
  try {
    const context = await api.get<Context>(at`/api/v2/flows/${flow}/embed-context`);
    const queries = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
    queries.setQueryData(['users'], { data: context.people });
    const service = serviceOf({ api, newKey, context, queries });
    const router = routerOf(<Builder flow={flow} service={service} connections={context.connections} />);
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <ServiceProvider service={service}>
            <Toaster>
              <RouterProvider router={router} />
            </Toaster>
          </ServiceProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    root.render(
      <main className="p-4">
        <p role="alert">{error.message}</p>
      </main>,
    );
  }
}

/** Nobody leaves the builder: its address is that of the frame. */
const routerOf = (page: ReactNode): AnyRouter =>
  createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });

interface BuilderProps {
  readonly flow: string;
  readonly service: Service;
  readonly connections: readonly Connection[];
}

function Builder({ flow: id, service: { api }, connections }: BuilderProps): ReactNode {
  const flow = useQuery(flowQuery(api, id));
  return (
    <main id="content">
      <Shown query={flow} what="the flow">
        {(data) => <Editor key={id} isEmbedded flow={data} connections={connections} />}
      </Shown>
    </main>
  );
}

function serviceOf(given: { api: Api; newKey: () => string; context: Context; queries: QueryClient }): Service {
  const { api, newKey, queries, context } = given;
  const { mode, now, time_zone: timeZone } = context;
  const clock = new OrganizationClock(() => Date.now());
  clock.set({ now, timeZone });
  const realClock = new OrganizationClock(() => Date.now());
  realClock.set({ now: undefined, timeZone });
  return {
    api,
    clock,
    realClock,
    queries,
    newKey,
    session: {
      user: null,
      role: 'integrator',
      scopes: [mode === 'edit' ? 'integrations:*' : 'integrations:read'],
      organization: { id: '', name: '', mode: 'live', operator: false },
      now,
      time_zone: timeZone,
      idle_minutes: 0,
      expires_at: now,
      proof: { fresh: false, sign_in_url: null, by_key: false },
    },
    signOut: async () => await Promise.resolve(),
  };
}
