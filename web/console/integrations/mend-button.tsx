// The first thing to do about records that failed: fix the mapping where a repeat cannot help, else try them again.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { retryRecords, type Sync } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Hidden } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { FixMapping } from './read-again.tsx';

interface MendButtonProps {
  readonly run: Sync;
  /** Of the integration. */
  readonly name: string;
}

export const MendButton = ({ run, name }: MendButtonProps): ReactNode =>
  run.error?.repeat_helps === false ? (
    <FixMapping id={run.integration_id} of={name} />
  ) : (
    <RetryButton {...{ run, name }} />
  );

/** One press, and the run shows how it goes on. */
function RetryButton({ run: { sync_id: sync, counts }, name }: MendButtonProps): ReactNode {
  const { api } = useService();
  const navigate = useNavigate();
  const retrying = useMutation({
    mutationFn: () => retryRecords(api, sync, 'all'),
    onSuccess: async () => {
      await navigate({ to: '/runs/$sync', params: { sync } });
    },
  });
  return (
    <>
      <Button icon="refresh" busy={retrying.isPending} onClick={() => retrying.mutate()}>
        {`Retry ${String(counts.failed)}`}
        <Hidden>{` of ${name}`}</Hidden>
      </Button>
      {retrying.isError && (
        <div className="basis-full">
          <Fault error={retrying.error} />
        </div>
      )}
    </>
  );
}
