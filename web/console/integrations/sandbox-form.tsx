// An account that Muster plays itself: made-up records, the vendor’s own shapes, no key.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { connect, sandboxEntries, testConnection } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { useTelling } from '../kit/toast.tsx';
import type { WayProps } from './way.ts';

export function SandboxForm({ detail: { system, title }, onClose }: WayProps): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [name, setName] = useState(`${title} (sandbox)`);
  const making = useMutation({
    async mutationFn() {
      const { connection_id: id } = await connect(api, { system, name, ...sandboxEntries });
      return await testConnection(api, id);
    },
    onSuccess() {
      announce(`${name} is connected and answers.`);
      onClose();
    },
  });
  return (
    <Form className="grid gap-4" error={making.error} isBusy={making.isPending} onSubmit={() => making.mutate()}>
      <p className="text-sm text-muted">
        {`Muster plays ${title} itself: sample records in the shapes that its connector declares. Integrations, previews and the builder work with it as with a real account. Nothing leaves this machine.`}
      </p>
      <TextField
        data-first
        required
        name="name"
        label="Name"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <FormFault />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <button type="submit" className={buttonLook('main')} aria-disabled={making.isPending}>
          {making.isPending ? 'Connecting' : 'Connect'}
        </button>
      </DialogActions>
    </Form>
  );
}
