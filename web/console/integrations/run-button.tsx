// Runs an integration now, or only looks what a run would do, and leads to the run.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runIntegration } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Hidden } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';

interface RunButtonProps {
  readonly id: string;
  readonly name: string;
  readonly look?: 'main' | 'plain';
  /** Writes nothing. */
  readonly preview?: boolean;
}

export function RunButton({ id, name, look = 'plain', preview = false }: RunButtonProps): ReactNode {
  const { api } = useService();
  const navigate = useNavigate();
  const running = useMutation({
    mutationFn: () => runIntegration(api, id, preview),
    onSuccess: async ({ sync_id: sync }) => {
      await navigate({ to: '/runs/$sync', params: { sync } });
    },
  });
  return (
    <>
      <Button look={look} icon={preview ? 'search' : 'runs'} busy={running.isPending} onClick={() => running.mutate()}>
        {preview ? 'Preview' : 'Sync now'}
        <Hidden>{`: ${name}`}</Hidden>
      </Button>
      {running.isError && <Fault error={running.error} />}
    </>
  );
}
