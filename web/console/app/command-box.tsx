// The way into the command box, by press or by Ctrl+K, and the keys that lead to screens. The box is loaded when first wanted.
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { buttonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** After `g`, as in mail programs. */
const places: Readonly<Record<string, string>> = {
  t: '/',
  a: '/approvals',
  l: '/actions',
  p: '/pipeline',
  s: '/assistant',
};
const patienceMs = 1_000;

export function CommandBox(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useKeys(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className={`${buttonLook()} max-sm:w-control max-sm:px-0 sm:min-w-56 sm:justify-between`}
        onClick={() => setOpen(true)}
      >
        <span className="flex items-center gap-2 text-muted">
          <Icon name="search" className="size-4.5" />
          <span className="max-sm:sr-only">Ask or go to…</span>
        </span>
        <kbd className="text-xs text-muted max-sm:hidden">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useKeys(openBox: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let afterG = 0;
    const onKey = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openBox();
        return;
      }
      const isWriting =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = event.timeStamp - afterG < patienceMs ? places[event.key] : undefined;
      afterG = event.key === 'g' ? event.timeStamp : 0;
      if (to !== undefined) void navigate({ to });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
