// A record of which nobody knows whether it arrived: whoever has looked says it is there, or sends it once more.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { integrationQuery, settleRecord, type Sync, type SyncRecord } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { useTelling } from '../kit/toast.tsx';
import { useTitles } from './titles.ts';

interface SettleDialogProps {
  readonly sync: Sync;
  readonly record: SyncRecord;
  readonly onClose: () => void;
}

export function SettleDialog({ sync, record, onClose }: SettleDialogProps): ReactNode {
  const { api } = useService();
  const title = useTitles();
  const destination = useQuery(integrationQuery(api, sync.integration_id)).data?.destination.system;
  // Nothing is chosen beforehand: only who has looked knows.
  const [outcome, setOutcome] = useState<Outcome>();
  const [remoteId, setRemoteId] = useState('');
  const settling = useSettling(record, onClose);
  return (
    <Dialog title={`Settle ${record.record_id}`} onClose={onClose}>
      <Form
        className="grid gap-4"
        error={settling.error}
        isBusy={settling.isPending}
        onSubmit={() => {
          if (outcome !== undefined) settling.mutate({ outcome, remoteId: remoteId.trim() });
        }}
      >
        {record.error !== null && <p>{record.error.message}</p>}
        <Outcomes
          legend={`What did you find in ${destination === undefined ? 'the other system' : title(destination)}?`}
          {...{ outcome, setOutcome }}
        />
        {outcome === 'there' && (
          <TextField
            name="remote_id"
            label="Its id there"
            hint="If you know it: later changes then go to that record."
            maxLength={512}
            value={remoteId}
            onChange={({ currentTarget: { value } }) => setRemoteId(value)}
          />
        )}
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button
            type="submit"
            className={buttonLook('main')}
            aria-disabled={outcome === undefined || settling.isPending}
          >
            {outcome === 'not_there' ? 'Send it again' : 'Take it as written'}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Outcome = 'there' | 'not_there';

const outcomes = [
  ['there', 'It is there'],
  ['not_there', 'It is not there'],
] as const satisfies readonly (readonly [Outcome, string])[];

interface OutcomesProps {
  readonly legend: string;
  readonly outcome: Outcome | undefined;
  readonly setOutcome: (outcome: Outcome) => void;
}

const Outcomes = ({ legend, outcome, setOutcome }: OutcomesProps): ReactNode => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-sm font-medium">{legend}</legend>
    {outcomes.map(([value, label]) => (
      <label
        key={value}
        className="flex min-h-control items-center gap-3 rounded-small px-2 hover:bg-soft has-checked:bg-info-bg has-checked:text-info"
      >
        <input
          type="radio"
          name="outcome"
          className="size-5 shrink-0 accent-accent"
          checked={outcome === value}
          onChange={() => setOutcome(value)}
          {...(value === 'there' ? { 'data-first': true } : {})}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

const told: Readonly<Record<Outcome, string>> = {
  there: 'It counts as written.',
  not_there: 'The record is sent again.',
};

function useSettling({ id }: SyncRecord, onDone: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: ({ outcome, remoteId }: { outcome: Outcome; remoteId: string }) =>
      settleRecord(api, id, outcome === 'there' ? { there: remoteId } : 'not_there'),
    onSuccess: ({ status }, { outcome }) => {
      announce(status === 'pending_approval' ? 'Somebody has to approve that first.' : told[outcome]);
      onDone();
    },
  });
}
