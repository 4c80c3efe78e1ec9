// How much long work goes on, in the header; a press shows all of it. The panel itself comes with the first press.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { goesOn, jobsQuery } from '../api/jobs.ts';
import { useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import { useIdle } from '../kit/idle.ts';

const Tray = lazy(async () => ({ default: (await import('./tray.tsx')).Tray }));

export function JobsButton(): ReactNode {
  const { api } = useService();
  const [isOpen, setOpen] = useState(false);
  const count = useQuery({ ...jobsQuery(api), enabled: useIdle() }).data?.data.filter(goesOn).length ?? 0;
  return (
    <>
      <span className="relative">
        <IconButton
          icon="jobs"
          label={count === 0 ? 'Jobs' : `Jobs: ${String(count)} going on`}
          className="max-sm:w-9"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -end-0.5 top-0.5 sm:end-0.5 rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent"
          >
            {count}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <Tray onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
