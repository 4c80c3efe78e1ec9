// Asks once more before something that is not easily taken back.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Fault } from './states.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What the button says. */
  readonly verb: string;
  /** `main` for what begins something; what ends something is marked. */
  readonly look?: 'main' | 'bad';
  readonly busy: boolean;
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Confirm = ({
  title,
  verb,
  look = 'bad',
  busy,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmProps): ReactNode => (
  <Dialog title={title} onClose={onClose}>
    <p className="text-muted">{children}</p>
    <Fault error={error} />
    <DialogActions>
      <Button data-first onClick={onClose}>
        Cancel
      </Button>
      <Button look={look} busy={busy} onClick={onConfirm}>
        {verb}
      </Button>
    </DialogActions>
  </Dialog>
);
