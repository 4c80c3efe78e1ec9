// The console of one signed-in person: what screens have at hand, around the router.
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { idle } from '../kit/idle.ts';
import { Toaster, useTelling } from '../kit/toast.tsx';
import { ServiceProvider, type Service } from './service.tsx';

interface ConsoleProps {
  readonly service: Service;
  readonly router: AnyRouter;
  /** Said once on arrival. */
  readonly news: string | undefined;
  readonly leave: () => void;
}

export function Console({ service, router, news, leave }: ConsoleProps): ReactNode {
  const { api, queries } = service;
  useEffect(() => {
    const gone = new AbortController();
    // What is there first need not wait for what changes later.
    const follow = async (): Promise<void> => {
      await idle();
      const { followChanges } = await import('./live.ts');
      followChanges({ api, queries, signal: gone.signal });
      const { guardSession } = await import('./session-guard.tsx');
      if (!gone.signal.aborted) guardSession({ service, leave, signal: gone.signal });
    };
    void follow();
    return () => gone.abort();
  }, [api, queries, service, leave]);
  return (
    <ServiceProvider service={service}>
      <Toaster>
        <Arrival news={news} />
        <RouterProvider router={router} />
      </Toaster>
    </ServiceProvider>
  );
}

function Arrival({ news }: { news: string | undefined }): ReactNode {
  const { announce } = useTelling();
  useEffect(() => {
    if (news !== undefined) announce(news);
  }, [news, announce]);
  return null;
}
