// The form of one definition with a name, at the side of the page: it is sent once.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { TextField } from './field.tsx';
import { Form, FormFault } from './form.tsx';
import { useTelling } from './toast.tsx';

interface Named {
  readonly name: string;
}

interface Editing<Draft extends Named> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Of the last attempt to save. */
  readonly fault: Error | null;
}

interface EditingOptions<Draft extends Named> {
  readonly first: Draft;
  readonly send: (draft: Draft) => Promise<Named>;
  /** Said after the name of what was saved. */
  readonly remark?: string;
  readonly onClose: () => void;
}

/** A draft, and its saving: what was saved is announced, and the form closes. */
export function useEditing<Draft extends Named>({
  first,
  send,
  remark,
  onClose,
}: EditingOptions<Draft>): Editing<Draft> {
  const { announce } = useTelling();
  const [draft, setDraft] = useState(first);
  const saving = useMutation({
    mutationFn: send,
    onSuccess: ({ name }) => {
      announce(remark === undefined ? `Saved: ${name}` : `Saved: ${name}. ${remark}`);
      onClose();
    },
  });
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    save: () => saving.mutate(draft),
    isSaving: saving.isPending,
    fault: saving.error,
  };
}

interface FormDialogProps<Draft extends Named> {
  /** Such as “interview plan”. */
  readonly kind: string;
  /** What is edited; undefined where a new one is written. */
  readonly of: Named | undefined;
  readonly editing: Editing<Draft>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = <Draft extends Named>({
  kind,
  of,
  editing: { draft, change, save, isSaving, fault },
  onClose,
  children,
}: FormDialogProps<Draft>): ReactNode => (
  <Dialog title={of === undefined ? `New ${kind}` : `Edit: ${of.name}`} place="side" onClose={onClose}>
    <Form className="grid gap-5" error={fault} isBusy={isSaving} onSubmit={save}>
      <TextField
        data-first
        required
        name="name"
        label="Name"
        value={draft.name}
        onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
      />
      {children}
      <FormFault />
      <DialogActions>
        <button type="submit" className={buttonLook('main')} aria-disabled={isSaving}>
          Save
        </button>
      </DialogActions>
    </Form>
  </Dialog>
);
