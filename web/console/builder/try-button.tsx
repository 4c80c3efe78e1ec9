// Sends sample records along the whole flow as it stands.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';
import { useBuilder } from './context.ts';
import { exampleRecord } from './example-record.ts';
import { useTrying } from './trying.ts';

export function TryButton({ label }: { label: string }): ReactNode {
  const { run, isRunning, error } = useTrying();
  return (
    <>
      <Button busy={isRunning} onClick={() => run()}>
        {isRunning ? 'Testing' : label}
      </Button>
      <Fault error={error} />
    </>
  );
}

/** Tests the whole flow, and opens what came of it: with a step chosen too, whose own test stands with the step. */
export function TestButton(): ReactNode {
  const { choose, openTest, document, source } = useBuilder();
  const { connection, collection } = document.source;
  const { run, isRunning } = useTrying();
  return (
    <Button
      busy={isRunning}
      onClick={() => {
        choose('');
        openTest(true);
        // A source that is not chosen yet has no samples: the flow is shown on a made-up record.
        run(connection === null || collection === null ? [exampleRecord(source?.fields ?? [])] : []);
      }}
    >
      {isRunning ? 'Testing' : 'Test'}
    </Button>
  );
}
