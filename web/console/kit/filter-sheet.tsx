// Filters on a phone: one button that says how many are set, and a sheet at the foot of the screen that holds them.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface FilterSheetProps {
  /** What the list holds: `connections`. */
  readonly what: string;
  /** What it holds nothing else of: `Sort`. */
  readonly name?: 'Filters' | 'Sort';
  /** How many of the filters narrow the list. */
  readonly active: number;
  /** How many rows they leave, where all are here. */
  readonly count?: number;
  readonly onClear: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Below 640 pixels only: where there is room, the fields stand beside the search. */
export function FilterSheet({ what, name = 'Filters', active, count, onClear, children }: FilterSheetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className="flex flex-wrap gap-3 sm:hidden">
      <Button
        icon={name === 'Sort' ? 'order' : 'filter'}
        aria-haspopup="dialog"
        aria-pressed={active > 0 ? true : undefined}
        onClick={() => setOpen(true)}
      >
        {active === 0 ? name : `${name}, ${String(active)} set`}
      </Button>
      {active > 0 && (
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
      {isOpen && (
        <Dialog title={`${name === 'Sort' ? 'Sort' : 'Filter'} ${what}`} place="foot" onClose={close}>
          <div className="grid grid-cols-1 gap-4">{children}</div>
          <DialogActions>
            <Button busy={active === 0} onClick={onClear}>
              Clear
            </Button>
            <Button look="main" className="grow" onClick={close}>
              {count === undefined ? 'Show' : `Show ${String(count)}`}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
