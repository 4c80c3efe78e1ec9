// The way back from an action: the button, how long it is open, and what came of it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { refreshAction } from '../actions/log.ts';
import { undo } from '../api/actions.ts';
import type { ActionEntry } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { toolWords } from '../words/words.ts';

export const canUndo = ({ tool, status, undo: way }: ActionEntry): boolean =>
  way?.possible ?? (['executed', 'partially_executed'].includes(status) && toolWords(tool).reads !== true);

/** Takes an action back and tells so; everything that shows it is asked for again. */
export function useUndo(action: string, summary: string) {
  const { api } = useService();
  const queries = useQueryClient();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: () => undo(api, action),
    onSuccess: async ({ status }) => {
      announce(status === 'pending_approval' ? 'The way back needs approval first.' : `Undone: ${summary}`);
      await refreshAction(queries, api, action);
    },
  });
}

export function UndoButton({ entry }: { entry: ActionEntry }): ReactNode {
  const taking = useUndo(entry.action_id, entry.summary);
  const mayUndo = useAllowed('operations:*');
  if (!mayUndo || !canUndo(entry)) return taking.isError ? <Fault error={taking.error} /> : null;
  const until = entry.undo?.until ?? undefined;
  return (
    <>
      {until !== undefined && <TimeLeft until={until} action={entry.action_id} />}
      <Button icon="undo" aria-label={`Undo: ${entry.summary}`} busy={taking.isPending} onClick={() => taking.mutate()}>
        Undo
      </Button>
      {taking.isError && (
        <div className="basis-full">
          <Fault error={taking.error} />
        </div>
      )}
    </>
  );
}

/** Counts down; at the end the way back may be another one, or none, which the log knows. */
function TimeLeft({ until, action }: { until: string; action: string }): ReactNode {
  const { api, clock } = useService();
  const queries = useQueryClient();
  const [left, setLeft] = useState(() => clock.until(until));
  const isOver = left === undefined;
  useEffect(() => {
    if (isOver) {
      void refreshAction(queries, api, action);
      return undefined;
    }
    const timer = window.setInterval(() => setLeft(clock.until(until)), 1_000);
    return () => window.clearInterval(timer);
  }, [isOver, until, action, clock, queries, api]);
  return left === undefined ? null : <span className="text-sm text-muted">{`${left} left`}</span>;
}
