// Sends sample records along the whole flow as it stands.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Fault } from '../kit/states.tsx';
import { useTrying } from './trying.ts';

export function TryButton({ label, look = 'plain' }: { label: string; look?: 'plain' | 'main' }): ReactNode {
  const { run, isRunning, error } = useTrying();
  return (
    <>
      <Button look={look} busy={isRunning} onClick={run}>
        {isRunning ? 'Testing' : label}
      </Button>
      <Fault error={error} />
    </>
  );
}
