// Makes a key and shows it this once.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addKey, type NewKey } from '../api/access.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { useTelling } from '../kit/toast.tsx';
import { scopeWords, type Scope } from './scope-words.ts';

const isScope = (value: string): value is Scope => Object.hasOwn(scopeWords, value);
const scopes = Object.keys(scopeWords).filter(isScope);

export function NewKeyDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const [draft, setDraft] = useState<NewKey>({ name: '', kind: 'live', scopes: ['operations:read'] });
  const making = useMutation({
    mutationFn: () => addKey(api, draft),
  });
  if (making.data !== undefined) return <ShownOnce secret={making.data.key} onClose={onClose} />;
  return (
    <Dialog title="New key" onClose={onClose}>
      <Form className="grid gap-4" error={making.error} isBusy={making.isPending} onSubmit={() => making.mutate()}>
        <TextField
          data-first
          required
          name="name"
          label="Name"
          hint="What it is for, such as “payroll job”."
          value={draft.name}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
        />
        <SelectField
          name="kind"
          label="Kind"
          options={[
            { value: 'live', label: 'Live' },
            { value: 'test', label: 'Test' },
          ]}
          value={draft.kind}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, kind: value === 'test' ? 'test' : 'live' })}
        />
        <ScopeBoxes chosen={draft.scopes} onChange={(next) => setDraft({ ...draft, scopes: next })} />
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={making.isPending}>
            Make the key
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface ScopeBoxesProps {
  readonly chosen: readonly Scope[];
  readonly onChange: (scopes: Scope[]) => void;
}

const ScopeBoxes = ({ chosen, onChange }: ScopeBoxesProps): ReactNode => (
  <fieldset>
    <legend className="text-sm font-medium">It may</legend>
    {scopes.map((scope) => (
      <Switch
        key={scope}
        kind="box"
        label={scopeWords[scope]}
        checked={chosen.includes(scope)}
        onChange={(on) => onChange(scopes.filter((each) => (each === scope ? on : chosen.includes(each))))}
      />
    ))}
  </fieldset>
);

function ShownOnce({ secret, onClose }: { secret: string; onClose: () => void }): ReactNode {
  const { announce } = useTelling();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    announce('Copied.');
  };
  return (
    <Dialog title="Keep this key now" onClose={onClose}>
      <p className="mb-3 text-muted">It is stored nowhere and shown this once.</p>
      <TextField label="Key" readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
      <DialogActions>
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="main" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
