// The native dialog: it traps the focus, closes on Escape and gives the focus back by itself.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** In the middle, along the side for what is read beside a list, wider where that is a whole record, or at the foot, where a thumb reaches it. */
  readonly place?: 'middle' | 'side' | 'drawer' | 'foot';
}

const places = {
  middle: 'm-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] rounded-card',
  foot: 'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none rounded-t-card',
  drawer: 'my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(46rem,100vw)] max-w-none',
  side: 'my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(34rem,100vw)] max-w-none',
} as const;

/** Open as long as it is rendered. The element with `data-first` has the focus first. */
export function Dialog({ title, onClose, children, place = 'middle' }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    // What had the focus gets it back, also where the dialog is taken away by whoever opened it.
    const before = document.activeElement;
    shown?.showModal();
    // React has no way to say `autofocus` that the browser hears.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`overflow-auto border border-line bg-surface p-0 shadow-2xl ${places[place]}`}
      onCancel={(event) => {
        event.preventDefault();
        // React hands it up to the dialogs that this one stands in: only the one that was pressed closes.
        if (event.target === event.currentTarget) onClose();
      }}
      // A press beside it leaves it, as Escape does.
      {...{ closedby: 'any' }}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-3 flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2 text-lg font-semibold">
            {title}
          </h2>
          <IconButton icon="cross" label="Close" onClick={onClose} className="-me-2" />
        </div>
        {children}
      </div>
    </dialog>
  );
}

export const DialogActions = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
);
