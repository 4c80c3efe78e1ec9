// The same again: everything, what changed since a day, or some records; or only a look at what that would change.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { resync, type Again, type Sync } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField, SelectField, Switch, TextField } from '../kit/field.tsx';
import { Fault } from '../kit/states.tsx';

const extents = [
  { value: 'all', label: 'Everything' },
  { value: 'since', label: 'What changed since a day' },
  { value: 'some', label: 'Some records' },
];

export function ResyncDialog({ sync, onClose }: { sync: Sync; onClose: () => void }): ReactNode {
  const { api } = useService();
  const navigate = useNavigate();
  const [extent, setExtent] = useState('all');
  const [day, setDay] = useState('');
  const [ids, setIds] = useState('');
  const [isPreview, setPreview] = useState(false);
  const again: Again = {
    dry_run: isPreview,
    ...(extent === 'since' && day !== '' ? { since: `${day}T00:00:00Z` } : {}),
    ...(extent === 'some' ? { record_ids: ids.split(/[\s,]+/).filter((id) => id !== '') } : {}),
  };
  const running = useMutation({
    mutationFn: () => resync(api, sync.sync_id, again),
    onSuccess: async ({ sync_id: next }) => {
      onClose();
      await navigate({ to: '/runs/$sync', params: { sync: next } });
    },
  });
  return (
    <Dialog title="Sync again" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">Records are written again, unchanged ones too. Nothing is doubled.</p>
        <SelectField
          data-first
          label="What"
          options={extents}
          value={extent}
          onChange={({ currentTarget: { value } }) => setExtent(value)}
        />
        {extent === 'since' && (
          <TextField type="date" label="Since" value={day} onChange={({ currentTarget: { value } }) => setDay(value)} />
        )}
        {extent === 'some' && (
          <AreaField
            label="Record ids"
            hint="As the source names them, one a line or separated by commas."
            value={ids}
            onChange={({ currentTarget: { value } }) => setIds(value)}
          />
        )}
        <Switch label="Only look: write nothing" checked={isPreview} onChange={setPreview} kind="box" />
        {running.isError && <Fault error={running.error} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" busy={running.isPending} onClick={() => running.mutate()}>
          {isPreview ? 'Preview' : 'Sync again'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
