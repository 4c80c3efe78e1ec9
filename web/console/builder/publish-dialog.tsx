// What is about to go live: the faults that keep it from that, and what differs from the version that runs now.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { publishFlow, type Flow } from '../api/flows.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { differencesQuery } from '../api/flows.ts';
import { Differences } from './differences.tsx';

interface PublishDialogProps {
  readonly flow: Flow;
  /** Saves what was typed last; gives the revision that holds it. */
  readonly settle: () => Promise<number>;
  readonly onClose: () => void;
}

export function PublishDialog({ flow, settle, onClose }: PublishDialogProps): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [note, setNote] = useState('');
  const publishing = useMutation({
    mutationFn: async () => {
      const revision = await settle();
      return await publishFlow(api, flow.flow_id, { revision, ...(note === '' ? {} : { note }) });
    },
    onSuccess: (published) => {
      announce(`Version ${String(published.published_version)} of ${published.name} is published.`);
      onClose();
    },
  });
  const errors = flow.findings.filter(({ severity }) => severity === 'error');
  return (
    <Dialog title={`Publish ${flow.name}`} onClose={onClose}>
      <div className="grid gap-4">
        {errors.length > 0 && (
          <div role="alert" className="rounded-small bg-bad-bg p-3 text-sm text-bad">
            <p className="font-semibold">{`${String(errors.length)} to mend before it can go live:`}</p>
            <ul className="ms-5 list-disc">
              {errors.slice(0, 6).map(({ path, code, step, message, remedy }) => (
                <li key={`${path} ${code}`}>{`${step ?? 'Flow'}: ${message} ${remedy}`}</li>
              ))}
            </ul>
          </div>
        )}
        {flow.published_version !== null && <Changes id={flow.flow_id} />}
        <TextField
          data-first
          label="Note (optional)"
          hint="What is different, for whoever reads the versions."
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        {publishing.isError && <Fault error={publishing.error} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" busy={publishing.isPending || errors.length > 0} onClick={() => publishing.mutate()}>
          Publish
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Changes({ id }: { id: string }): ReactNode {
  const { api } = useService();
  const query = useQuery(differencesQuery(api, id, undefined));
  return (
    <Shown query={query} what="the changes" rows={1}>
      {({ data }) => <Differences differences={data} />}
    </Shown>
  );
}
