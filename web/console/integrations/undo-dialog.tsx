// A run is taken back: what would be deleted, put back and left, and the request to do it, which somebody approves.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { undoableQuery, undoRun, type Sync, type Undoable } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Fault, Loading } from '../kit/states.tsx';

export function UndoDialog({ sync, onClose }: { sync: Sync; onClose: () => void }): ReactNode {
  const { api } = useService();
  const navigate = useNavigate();
  const able = useQuery(undoableQuery(api, sync.sync_id));
  const undoing = useMutation({
    mutationFn: () => undoRun(api, sync.sync_id),
    onSuccess: async ({ status, undo_sync_id: undo }) => {
      onClose();
      if (status === 'pending_approval') await navigate({ to: '/approvals' });
      else await navigate({ to: '/runs/$sync', params: { sync: undo } });
    },
  });
  return (
    <Dialog title="Undo this run" onClose={onClose}>
      <div className="grid gap-4">
        {able.isPending && <Loading what="what can be undone" rows={3} />}
        {able.isError && <Fault error={able.error} />}
        {able.data !== undefined && <Effects {...able.data} />}
        {undoing.isError && <Fault error={undoing.error} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {able.data !== undefined && (
          <Button look="bad" icon="undo" busy={undoing.isPending} onClick={() => undoing.mutate()}>
            Ask to undo
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Effects = ({ deletes, restores, stays }: Undoable): ReactNode => (
  <>
    <ul className="grid gap-1">
      {deletes > 0 && <li>{`${counted(deletes)} that the run made will be deleted at the destination.`}</li>}
      {restores > 0 && (
        <li>{`${counted(restores)} that it changed or deleted will hold again what they held before.`}</li>
      )}
      {stays > 0 && <li>{`${counted(stays)} cannot be undone and will stay; the undo says why for each.`}</li>}
    </ul>
    <p className="text-sm text-muted">
      What somebody changed since is left alone. An approver decides first. The integration writes the same again when
      it runs next.
    </p>
  </>
);

const counted = (count: number): string => (count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`);
