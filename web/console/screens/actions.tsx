// The action log: everything that was done, with filters in the address, the change in a panel, and the way back.
import { useState, type ReactNode } from 'react';
import { allActions } from '../api/actions.ts';
import type { Action } from '../api/wire.ts';
import { ActionDrawer } from '../actions/drawer.tsx';
import { actionColumns } from '../actions/csv.ts';
import { ActionFilters, filterNames } from '../actions/filters.tsx';
import { askedOf, useActionLog } from '../actions/log.ts';
import { ActionTable } from '../actions/table.tsx';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { ExportButton } from '../kit/export.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Fault, NothingYet, Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(filterNames);
  const { open, ...asked } = filters;
  const { query, more, reading } = useActionLog(asked);
  const [opened, setOpened] = useState<Action | undefined>(undefined);
  const isFiltered = Object.values(asked).some((value) => value !== '');
  const clear = (): void => change(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <Page
      title="Action log"
      width="full"
      actions={
        <>
          <ExportButton what="actions" columns={actionColumns} read={(page) => allActions(api, askedOf(asked), page)} />
          <Button icon="refresh" busy={query.isRefetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        </>
      }
    >
      <ActionFilters filters={filters} change={change} />
      <Shown query={query} what="the action log">
        {({ actions }) => {
          if (actions.length === 0) return <NoActions clear={isFiltered ? clear : undefined} />;
          return (
            <ActionTable
              actions={actions}
              more={more}
              isLoading={reading.isPending}
              hasFailed={reading.isError}
              onOpen={(action) => {
                setOpened(action);
                change({ open: action.action_id });
              }}
            />
          );
        }}
      </Shown>
      {reading.isError && <Fault error={reading.error} retry={() => more?.()} />}
      {open !== '' && (
        <ActionDrawer
          id={open}
          known={opened}
          onClose={() => {
            setOpened(undefined);
            change({ open: '' });
          }}
        />
      )}
    </Page>
  );
}

/** `clear`: where filters hide what there may be. */
function NoActions({ clear }: { clear: (() => void) | undefined }): ReactNode {
  const mayAct = useAllowed('operations:*');
  if (clear !== undefined)
    return <Empty title="No actions match" action={<Button onClick={clear}>Clear the filters</Button>} />;
  return (
    <NothingYet
      title="No actions yet"
      mayBegin={mayAct}
      otherwise="Every action is listed here: what was done, for whom, and what changed."
    >
      Tell the assistant what to do. Every action is listed here and can be undone.
    </NothingYet>
  );
}
