// The military codes whose holders fit a requisition, the best first, and the line that invites them.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fittingCodesQuery } from '../api/veteran.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function FittingCodes({ job }: { job: string }): ReactNode {
  const { api } = useService();
  const query = useQuery(fittingCodesQuery(api, job));
  return (
    <Shown query={query} what="the military codes" rows={2}>
      {({ codes, advertisement }) => (
        <div className="grid gap-4">
          {codes.length === 0 ? (
            <p className="text-sm text-muted">No military code leads to this kind of work.</p>
          ) : (
            <ul className="grid gap-2">
              {codes.map(({ branch, code, title, occupation, shared_skills: shared }) => (
                <li key={`${branch} ${code}`} className="text-sm">
                  <span className="font-medium">{`${branch} ${code}, ${title}`}</span>
                  <span className="block text-muted">{`Civilian occupation: ${occupation}`}</span>
                  {shared.length > 0 && (
                    <span className="block text-muted">{`Shared skills: ${shared.join(', ')}`}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Advertisement line={advertisement} />
        </div>
      )}
    </Shown>
  );
}

function Advertisement({ line }: { line: string }): ReactNode {
  const { announce } = useTelling();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      announce('Copied.');
    } catch {
      // Refused, or plain http, where browsers have no clipboard: the line can be selected.
      announce('Your browser does not allow copying here: select the line instead.');
    }
  };
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-soft p-3">
      <p className="text-sm select-all">{line}</p>
      <Button onClick={() => void copy()}>Copy the line</Button>
    </div>
  );
}
