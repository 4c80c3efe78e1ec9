// A list as a CSV file: all its pages, with how far it is and a way to end it.
import { useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import type { Reading } from '../api/pages.ts';
import { Button, type Look } from './button.tsx';
import { csvOf, type CsvColumn } from './csv.ts';
import { Dialog } from './dialog.tsx';
import { Progress } from './progress.tsx';
import { saveText } from './save.ts';
import { useTelling } from './toast.tsx';

interface ExportProps<Row> {
  /** What the list holds: `actions`. Names the file as well, */
  readonly what: string;
  /** unless it has a name of its own, without its ending. */
  readonly file?: string | undefined;
  readonly look?: Look | undefined;
  readonly columns: readonly CsvColumn<Row>[];
  readonly read: (reading: Reading) => Promise<readonly Row[]>;
}

export function ExportButton<Row>({ what, file: stem, look, columns, read }: ExportProps<Row>): ReactNode {
  const { announce } = useTelling();
  const [count, setCount] = useState<number | undefined>(undefined);
  const abort = useRef<AbortController | undefined>(undefined);
  const file = `${stem ?? what.replaceAll(' ', '-')}.csv`;
  const run = async (): Promise<void> => {
    const leave = new AbortController();
    abort.current = leave;
    setCount(0);
    try {
      const rows = await read({ signal: leave.signal, onPage: setCount });
      saveText(csvOf(columns, rows), file);
      announce(`${String(rows.length)} ${what} are in ${file}.`);
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
      <Button icon="download" look={look} busy={count !== undefined} onClick={() => void run()}>
        Export CSV
      </Button>
      {count !== undefined && (
        <Dialog title={`Exporting ${what}`} onClose={stop}>
          <Progress label="Rows read" done={count} total={null} onCancel={stop} />
        </Dialog>
      )}
    </>
  );
}
