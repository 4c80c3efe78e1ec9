// A record of which nobody knows whether it arrived: whoever has looked says it is there, or sends it once more.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { settleRecord, type SyncRecord } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

const outcomes = [
  { value: 'there', label: 'It is there' },
  { value: 'not_there', label: 'It is not there: send it again' },
];

export function SettleDialog({ record, onClose }: { record: SyncRecord; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const queries = useQueryClient();
  const [isThere, setIsThere] = useState(true);
  const [remoteId, setRemoteId] = useState('');
  const settling = useMutation({
    mutationFn: () => settleRecord(api, record.id, isThere ? { there: remoteId.trim() } : 'not_there'),
    onSuccess: ({ status }) => {
      announce(status === 'pending_approval' ? 'Somebody has to approve that first.' : told(isThere));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['syncs'] }),
  });
  return (
    <Dialog title={`Settle ${record.record_id}`} onClose={onClose}>
      <div className="grid gap-4">
        {record.error !== null && <p>{record.error.message}</p>}
        <SelectField
          label="What you found at the destination"
          options={outcomes}
          value={isThere ? 'there' : 'not_there'}
          onChange={({ currentTarget: { value } }) => setIsThere(value === 'there')}
        />
        {isThere && (
          <TextField
            label="Its id there"
            hint="If you know it: later changes then go to that record."
            maxLength={512}
            value={remoteId}
            onChange={({ currentTarget: { value } }) => setRemoteId(value)}
          />
        )}
        {settling.isError && <Fault error={settling.error} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" busy={settling.isPending} onClick={() => settling.mutate()}>
          {isThere ? 'Take it as written' : 'Send it again'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const told = (isThere: boolean): string => (isThere ? 'It counts as written.' : 'The record is sent again.');
