// On the first day: a way into the tour and to the checklist, until somebody puts it away.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';

const key = 'muster.first-steps';

export function FirstSteps(): ReactNode {
  const { session } = useService();
  const [mayAct, maySetUp] = [useAllowed('operations:*'), useAllowed('admin')];
  const [isAway, setAway] = useState(() => localStorage.getItem(key) === 'away');
  // Who only looks is shown around by what is there.
  if (isAway || session.organization.mode !== 'sandbox' || !mayAct) return null;
  return (
    <section
      aria-labelledby="first-steps"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-info-bg px-4 py-3 text-info"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="first-steps" className="font-semibold">
          New here? Take the five-minute tour.
        </h2>
        <p className="text-sm">
          Everything here is sample data: give an instruction, approve, undo. Nothing leaves this machine.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/tour" className={buttonLook('main')}>
          Take the tour
        </Link>
        {maySetUp && (
          <Link to="/setup" className={buttonLook('plain')}>
            Connect your systems
          </Link>
        )}
        <Button
          look="quiet"
          className="text-info hover:text-fg"
          onClick={() => {
            localStorage.setItem(key, 'away');
            setAway(true);
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}
