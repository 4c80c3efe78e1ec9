// The action log: everything that was done, newest first, day by day, with the way back.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { actionsQuery } from '../api/actions.ts';
import type { Action } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { ActionCard } from '../cards/action-card.tsx';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import type { OrganizationClock } from '../words/moments.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(actionsQuery(api, {}));
  return (
    <Page
      title="Action log"
      width="text"
      actions={
        <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      }
    >
      <Shown query={query} what="the action log">
        {({ pages }) => (
          <>
            <Days
              actions={pages.flatMap(({ data }) => data)}
              firstNew={pages.slice(0, -1).flatMap(({ data }) => data).length}
            />
            {query.hasNextPage && (
              <div className="mt-6 grid justify-items-center">
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show older
                </Button>
              </div>
            )}
          </>
        )}
      </Shown>
    </Page>
  );
}

/** `firstNew` is the index of the first action that the last page brought. */
function Days({ actions, firstNew }: { actions: readonly Action[]; firstNew: number }): ReactNode {
  const { clock } = useService();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (firstNew > 0) list.current?.querySelectorAll('article').item(firstNew).focus();
  }, [firstNew]);
  if (actions.length === 0)
    return (
      <Empty title="Nothing has happened yet">
        Tell the assistant what to do. Every step it takes is listed here, with the way back.
      </Empty>
    );
  return (
    <div ref={list} className="grid gap-6">
      {[...Map.groupBy(actions, ({ at }) => clock.day(at))].map(([day, ofDay]) => (
        <section key={day} className="grid gap-3">
          <h2 className="text-sm font-semibold text-muted">{dayWords(day, clock)}</h2>
          {ofDay.map((action) => (
            <ActionCard key={action.action_id} entry={action} />
          ))}
        </section>
      ))}
    </div>
  );
}

function dayWords(day: string, clock: OrganizationClock): string {
  const daysAgo = (days: number): string => clock.day(new Date(clock.now() - days * 86_400_000).toISOString());
  if (day === daysAgo(0)) return 'Today';
  return day === daysAgo(1) ? 'Yesterday' : day;
}
