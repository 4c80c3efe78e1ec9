// The bell: how much is new for this person. A press shows it, and counts as having seen it.
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { actionsPage } from '../api/actions.ts';
import { approvalsQuery } from '../api/approvals.ts';
import { readDecided } from '../api/decided.ts';
import { keepSeenUntil, notificationsQuery, seenQuery } from '../api/preferences.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import type { Page, ToldMessage } from '../api/wire.ts';
import { itemsOf, unseen, type Item } from './items.ts';
import { keepSeen, laterOf, seenUntil } from './kept.ts';

/** What somebody has missed is among the latest, or nobody will look for it here. */
const most = 30;
const lookMs = 30_000;

/** How the log names whoever signed in without an account. */
const nobody = 'console';

/** Under a key of their own: not every approval that somebody touches asks for all of it again. */
function useItems(): { readonly items: readonly Item[]; readonly refresh: () => void } {
  const { api, session } = useService();
  const me = session.user?.id ?? nobody;
  const waiting = useQuery({ ...approvalsQuery(api), refetchInterval: false }).data?.data ?? [];
  const refetchInterval = api.every(lookMs);
  const decided = useQuery({
    queryKey: ['inbox', 'decided'],
    refetchInterval,
    queryFn: ({ signal }) => readDecided(api, most, signal),
  });
  const mine = useQuery({
    queryKey: ['inbox', 'mine'],
    refetchInterval,
    queryFn: ({ signal }) => actionsPage(api, { requested_by: me, effect: 'write' }, { limit: most, signal }),
  });
  const told = useQuery({
    queryKey: ['inbox', 'told'],
    refetchInterval,
    enabled: session.user !== null,
    queryFn: ({ signal }) => api.get<Page<ToldMessage>>('/api/v1/me/messages', { limit: most }, signal),
  });
  const all = itemsOf({
    me,
    waiting,
    decided: decided.data?.data ?? [],
    actions: mine.data?.data ?? [],
    told: told.data?.data ?? [],
  });
  // As the person has chosen under Settings › Notifications; approvals always show.
  const chosen = useQuery(notificationsQuery(api, session)).data?.topics;
  return {
    items: all.filter(({ topic }) => topic === 'approvals' || chosen?.[topic]?.bell !== false),
    refresh: () => {
      for (const query of [decided, mine, ...(session.user === null ? [] : [told])]) void query.refetch();
    },
  };
}

const InboxPanel = lazy(async () => ({ default: (await import('./panel.tsx')).InboxPanel }));

export function Bell(): ReactNode {
  return useAllowed('operations:read') ? <BellButton /> : null;
}

/** By the service for a person, so that it is the same on every device; in this browser for whoever has no account, and until it answers. */
function useSeen(): readonly [string, (at: string) => void] {
  const { api, session } = useService();
  const [here, setHere] = useState(() => seenUntil(localStorage, session));
  const kept = useQuery(seenQuery(api, session)).data?.seen_until ?? '';
  const keeping = useMutation({ mutationFn: (at: string) => keepSeenUntil(api, at) });
  const see = (at: string): void => {
    keepSeen(localStorage, session, at);
    setHere(at);
    if (session.user !== null) keeping.mutate(at);
  };
  return [laterOf(here, kept), see];
}

function BellButton(): ReactNode {
  const [seen, see] = useSeen();
  const [shown, setShown] = useState<{ readonly before: string } | undefined>(undefined);
  const { items, refresh } = useItems();
  const count = unseen(items, seen);
  const open = (): void => {
    refresh();
    setShown({ before: seen });
    const [newest] = items;
    if (newest === undefined) return;
    see(newest.at);
  };
  return (
    <>
      <span className="relative">
        <IconButton
          icon="bell"
          label={count === 0 ? 'Notifications' : `Notifications: ${String(count)} new`}
          className="max-sm:w-9"
          aria-haspopup="dialog"
          onClick={open}
        />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -end-0.5 top-0.5 rounded-full bg-accent px-1.5 text-xs leading-4 font-semibold text-on-accent lg:-end-1 lg:-top-0.5"
          >
            {count}
          </span>
        )}
      </span>
      {shown !== undefined && (
        <Suspense>
          <InboxPanel items={items} before={shown.before} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
