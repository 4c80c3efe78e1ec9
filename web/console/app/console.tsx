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
}

export function Console({ service, router, news }: ConsoleProps): ReactNode {
  const { api, queries } = service;
  useEffect(() => {
    const leave = new AbortController();
    // What is there first need not wait for what changes later.
    const follow = async (): Promise<void> => {
      await idle();
      const { followChanges } = await import('./live.ts');
      followChanges({ api, queries, signal: leave.signal });
    };
    void follow();
    return () => leave.abort();
  }, [api, queries]);
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
