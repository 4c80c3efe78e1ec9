// Runs an audit now: of all job families or one, over the last quarter or other days.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { runAudit, type Audit } from '../api/audits.ts';
import { modelsQuery } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { useTelling } from '../kit/toast.tsx';
import { familyWords } from '../retention/words.ts';

interface RunProps {
  readonly onClose: () => void;
  readonly onRun: (audit: Audit) => void;
}

export function RunDialog({ onClose, onRun }: RunProps): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const models = useQuery(modelsQuery(api));
  const [family, setFamily] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const running = useMutation({
    mutationFn: () =>
      runAudit(api, {
        ...(family === '' ? {} : { job_family: family }),
        ...(from === '' ? {} : { from: `${from}T00:00:00Z` }),
        ...(to === '' ? {} : { to: `${to}T23:59:59Z` }),
      }),
    onSuccess: (audit) => {
      announce('The audit is done.');
      onRun(audit);
    },
  });
  const families = [...new Set((models.data?.data ?? []).map(({ job_family: name }) => name))];
  return (
    <Dialog title="Run an audit" onClose={onClose}>
      <Form
        className="grid grid-cols-1 gap-4"
        error={running.error}
        isBusy={running.isPending}
        onSubmit={() => running.mutate()}
      >
        <SelectField
          name="job_family"
          label="Job family"
          options={[
            { value: '', label: 'All' },
            ...families.map((name) => ({ value: name, label: familyWords(name) })),
          ]}
          value={family}
          onChange={({ currentTarget: { value } }) => setFamily(value)}
        />
        <Days from={from} to={to} onFrom={setFrom} onTo={setTo} />
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button data-first type="submit" className={buttonLook('main')} aria-disabled={running.isPending}>
            {running.isPending ? 'Auditing …' : 'Run the audit'}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface DaysProps {
  readonly from: string;
  readonly to: string;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
}

const Days = ({ from, to, onFrom, onTo }: DaysProps): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      name="from"
      label="From"
      type="date"
      hint="91 days before the end, unless given."
      value={from}
      onChange={({ currentTarget: { value } }) => onFrom(value)}
    />
    <TextField
      name="to"
      label="To"
      type="date"
      hint="Today, unless given."
      value={to}
      onChange={({ currentTarget: { value } }) => onTo(value)}
    />
  </div>
);
