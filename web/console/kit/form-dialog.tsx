// A form at the side of the page with one button that saves: it is sent once, and its fault stands above the button.
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Fault } from './states.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly saving: { readonly isPending: boolean; readonly isError: boolean; readonly error: Error | null };
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({ title, saving, onSave, onClose, children }: FormDialogProps): ReactNode => (
  <Dialog title={title} place="side" onClose={onClose}>
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) onSave();
      }}
    >
      {children}
      {saving.isError && <Fault error={saving.error} />}
      <DialogActions>
        <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
          Save
        </button>
      </DialogActions>
    </form>
  </Dialog>
);
