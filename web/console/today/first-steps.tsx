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
    <section aria-labelledby="first-steps" className="rounded-card bg-info-bg p-5 text-info">
      <h2 id="first-steps" className="text-lg font-semibold">
        New here? Five minutes show you around.
      </h2>
      <p className="mt-1 max-w-prose">
        Everything you see is sample data: give an instruction, approve, undo. Nothing leaves this machine.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to="/tour" className={buttonLook('main')}>
          Take the tour
        </Link>
        {maySetUp && (
          <Link to="/setup" className={buttonLook('plain')}>
            Use it for real
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
