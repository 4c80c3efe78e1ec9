// Which military backgrounds fit the requisition, with a line for its advertisement. Loaded and asked for when somebody wants it.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAllowed } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { Loading } from '../kit/states.tsx';

const FittingCodes = lazy(async () => ({ default: (await import('./fitting-codes.tsx')).FittingCodes }));

export function MilitaryCard({ job }: { job: string }): ReactNode {
  const isAllowed = useAllowed('veteran:read');
  const [isWanted, want] = useState(false);
  if (!isAllowed) return null;
  return (
    <Card title="Military backgrounds">
      {isWanted ? (
        <Suspense fallback={<Loading what="the military codes" rows={2} />}>
          <FittingCodes job={job} />
        </Suspense>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-muted">See which military codes fit this job, and a line for its advertisement.</p>
          <Button onClick={() => want(true)}>Find fitting codes</Button>
        </div>
      )}
    </Card>
  );
}
