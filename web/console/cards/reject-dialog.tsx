// Asks why before something is declined.
import { useState, type ReactNode } from 'react';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField } from '../kit/field.tsx';

interface RejectDialogProps {
  /** What would be declined. */
  readonly previews: readonly string[];
  /** Told the reason, perhaps an empty one. */
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

export function RejectDialog({ previews, onReject, onClose }: RejectDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const title = previews.length === 1 ? 'Decline this request?' : `Decline ${String(previews.length)} requests?`;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <ul className="mb-4 grid max-h-48 gap-2 overflow-auto rounded-small bg-soft p-3 text-sm">
          {previews.map((preview) => (
            <li key={preview}>{preview}</li>
          ))}
        </ul>
        <AreaField
          data-first
          label="Reason (optional, kept in the log)"
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('bad')}>
            Decline
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
