// Which kind of step comes there.
import type { ReactNode } from 'react';
import type { StepKind } from '../api/flows.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { isKind, kindWords } from './words.ts';

interface AddDialogProps {
  readonly onAdd: (kind: StepKind) => void;
  readonly onClose: () => void;
}

export const AddDialog = ({ onAdd, onClose }: AddDialogProps): ReactNode => (
  <Dialog title="Add a step" onClose={onClose}>
    <ul className="grid gap-2 sm:grid-cols-2">
      {Object.entries(kindWords).map(([kind, { label, icon, about }]) => (
        <li key={kind} className="grid">
          <button
            type="button"
            className="flex min-h-control items-start gap-3 rounded-card border border-field p-3 text-start hover:bg-soft"
            onClick={() => isKind(kind) && onAdd(kind)}
          >
            <Icon name={icon} className="mt-0.5 size-5" />
            <span>
              <span className="block text-sm font-semibold">{label}</span>
              <span className="block text-sm text-muted">{about}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
