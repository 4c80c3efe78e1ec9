// The log as a CSV file: all pages that the filters leave, with how far it is and a way to end it.
import { useRef, useState, type ReactNode } from 'react';
import { allActions, type ActionFilter } from '../api/actions.ts';
import { ApiProblem } from '../api/client.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { csvOf } from '../kit/csv.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Progress } from '../kit/progress.tsx';
import { saveText } from '../kit/save.ts';
import { useTelling } from '../kit/toast.tsx';
import { actionColumns } from './csv.ts';

export function ExportButton({ filter }: { filter: ActionFilter }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [count, setCount] = useState<number | undefined>(undefined);
  const abort = useRef<AbortController | undefined>(undefined);
  const run = async (): Promise<void> => {
    const leave = new AbortController();
    abort.current = leave;
    setCount(0);
    try {
      const actions = await allActions(api, filter, { signal: leave.signal, onPage: setCount });
      saveText(csvOf(actionColumns, actions), 'actions.csv');
      announce(`${String(actions.length)} actions are in actions.csv.`);
    } catch (error) {
      if (error instanceof ApiProblem) announce(error.message);
      else if (!leave.signal.aborted) throw error;
    } finally {
      setCount(undefined);
    }
  };
  const stop = (): void => abort.current?.abort();
  return (
    <>
      <Button icon="download" busy={count !== undefined} onClick={() => void run()}>
        Export CSV
      </Button>
      {count !== undefined && (
        <Dialog title="Exporting the action log" onClose={stop}>
          <Progress label="Actions read" done={count} total={null} onCancel={stop} />
        </Dialog>
      )}
    </>
  );
}
