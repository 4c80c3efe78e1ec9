// Everything that was done about one candidate, newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actionColumns } from '../actions/csv.ts';
import { actionsQuery, allActions } from '../api/actions.ts';
import { useService } from '../app/service.tsx';
import { ActionCard } from '../cards/action-card.tsx';
import { Button } from '../kit/button.tsx';
import { ExportButton } from '../kit/export.tsx';
import { Empty, Shown } from '../kit/states.tsx';

export function CandidateHistory({ candidate }: { candidate: string }): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(actionsQuery(api, { candidate, effect: 'write' }));
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="history" className="text-lg font-semibold">
          History
        </h2>
        <ExportButton
          what="actions"
          file={`history-${candidate}`}
          columns={actionColumns}
          read={(reading) => allActions(api, { candidate, effect: 'write' }, reading)}
        />
      </div>
      <Shown query={query} what="the history">
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <Empty title="Nothing was done yet">What Muster does about this person is listed here.</Empty>
          ) : (
            <>
              {pages
                .flatMap(({ data }) => data)
                .map((action) => (
                  <ActionCard key={action.action_id} entry={action} />
                ))}
              {query.hasNextPage && (
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          )
        }
      </Shown>
    </section>
  );
}
