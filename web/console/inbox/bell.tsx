// The bell: how much is new for this person. A press shows it, and counts as having seen it.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { actionsPage } from '../api/actions.ts';
import { approvalsQuery } from '../api/approvals.ts';
import { readDecided } from '../api/decided.ts';
import { notificationsQuery } from '../api/preferences.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import { itemsOf, kinds, unseen, type Item, type Kind } from './items.ts';
import { keepSeen, seenUntil } from './kept.ts';

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
  return {
    items: itemsOf({ me, waiting, decided: decided.data?.data ?? [], actions: mine.data?.data ?? [] }),
    refresh: () => {
      void decided.refetch();
      void mine.refetch();
    },
  };
}

/** As the person has chosen under Settings › Notifications; approvals always show. */
function useWanted(): ReadonlySet<Kind> {
  const { api, session } = useService();
  const chosen = useQuery(notificationsQuery(api, session)).data?.topics;
  return new Set(
    kinds.filter(({ topic }) => topic === 'approvals' || chosen?.[topic]?.bell !== false).map(({ kind }) => kind),
  );
}

const InboxPanel = lazy(async () => ({ default: (await import('./panel.tsx')).InboxPanel }));

export function Bell(): ReactNode {
  return useAllowed('operations:read') ? <BellButton /> : null;
}

function BellButton(): ReactNode {
  const { session } = useService();
  const wanted = useWanted();
  const [seen, setSeen] = useState(() => seenUntil(localStorage, session));
  const [shown, setShown] = useState<{ readonly before: string } | undefined>(undefined);
  const { items: all, refresh } = useItems();
  const items = all.filter(({ kind }) => wanted.has(kind));
  const count = unseen(items, seen);
  const open = (): void => {
    refresh();
    setShown({ before: seen });
    const [newest] = items;
    if (newest === undefined) return;
    keepSeen(localStorage, session, newest.at);
    setSeen(newest.at);
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
            className="pointer-events-none absolute -end-0.5 top-0.5 rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent sm:end-0.5"
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
