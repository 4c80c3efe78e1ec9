// Other arguments for what waits: a new proposal takes the place of the old one and waits itself.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { edit } from '../api/approvals.ts';
import type { Approval } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Facts } from '../kit/layout.tsx';
import { useTelling } from '../kit/toast.tsx';
import { fieldText, plain } from '../words/words.ts';

/** Whom or what it is about stays: another one is another instruction. */
const fixed = /^(candidate|filters|meeting|approval|action)$/;

export function EditDialog({ approval, onClose }: { approval: Approval; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { words } = useNames();
  const { announce } = useTelling();
  const [given, setGiven] = useState<Approval['arguments']>(approval.arguments);
  const saving = useMutation({
    mutationFn: () => edit(api, approval, given),
    onSuccess: ({ summary }) => {
      announce(`A new proposal takes its place: ${summary}`);
      onClose();
    },
  });
  const rows = Object.entries(given);
  return (
    <Dialog title="Edit the proposal" onClose={onClose}>
      <Form className="grid gap-4" error={saving.error} isBusy={saving.isPending} onSubmit={() => saving.mutate()}>
        <Facts
          rows={rows
            .filter(([name, value]) => fixed.test(name) || typeof value === 'object')
            .map(([name, value]) => [plain(name), words(value)])}
        />
        <Fields given={given} onChange={setGiven} />
        {!rows.some(([name]) => name === 'reason') && approval.tool === 'reject_candidate' && (
          <Button className="justify-self-start" icon="plus" onClick={() => setGiven({ ...given, reason: '' })}>
            Add a reason
          </Button>
        )}
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
            Propose this instead
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly given: Approval['arguments'];
  readonly onChange: (next: Approval['arguments']) => void;
}

/** A field each for what is a word or a number. */
function Fields({ given, onChange }: FieldsProps): ReactNode {
  const change = (name: string, text: string): void =>
    onChange({ ...given, [name]: typeof given[name] === 'number' ? Number(text) : text });
  const rows = Object.entries(given).filter(([name, value]) => !fixed.test(name) && typeof value !== 'object');
  return rows.map(([name, value], index) => {
    const field = { name, label: plain(name), value: fieldText(value), ...(index === 0 ? { 'data-first': true } : {}) };
    return typeof value === 'string' && value.length > 60 ? (
      <AreaField key={name} {...field} onChange={({ currentTarget }) => change(name, currentTarget.value)} />
    ) : (
      <TextField
        key={name}
        {...field}
        type={typeof value === 'number' ? 'number' : 'text'}
        onChange={({ currentTarget }) => change(name, currentTarget.value)}
      />
    );
  });
}
