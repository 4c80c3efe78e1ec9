// The console of one signed-in person: what screens have at hand, around the router.
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { ChatProvider } from '../chat/chat.tsx';
import { Toaster, useTelling } from '../kit/toast.tsx';
import { makeRouter } from './router.tsx';
import { ServiceProvider, type Service } from './service.tsx';

interface ConsoleProps {
  readonly service: Service;
  /** Said once on arrival. */
  readonly news: string | undefined;
}

export function Console({ service, news }: ConsoleProps): ReactNode {
  const [router] = useState(makeRouter);
  const { api, queries } = service;
  useEffect(() => {
    const leave = new AbortController();
    // What is there first need not wait for what changes later.
    void import('./live.ts').then(({ followChanges }) => followChanges({ api, queries, signal: leave.signal }));
    return () => leave.abort();
  }, [api, queries]);
  return (
    <ServiceProvider service={service}>
      <Toaster>
        <Arrival news={news} />
        <ChatProvider>
          <RouterProvider router={router} />
        </ChatProvider>
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
