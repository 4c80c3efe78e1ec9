// Earlier versions of the settings, and the way back to each.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { restoreSettings, settingsHistoryQuery } from '../api/settings.ts';
import { useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function HistoryCard({ mayRestore }: { mayRestore: boolean }): ReactNode {
  const { api, clock } = useService();
  const { people } = useNames();
  const { announce } = useTelling();
  const query = useQuery(settingsHistoryQuery(api));
  const restoring = useMutation({
    mutationFn: (version: number) => restoreSettings(api, version),
    onSuccess: (_, version) => {
      announce(`The settings are as in version ${String(version)} again.`);
    },
  });
  return (
    <Card title="Versions">
      {restoring.isError && <Fault error={restoring.error} />}
      <Shown query={query} what="the versions" rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-sm text-muted">Nothing was changed yet.</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.map(({ version, changed_by: by, changed_at: at }, index) => (
                <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
                  <span>{`Version ${String(version)}, by ${people.name(by)}, ${clock.since(at)}`}</span>
                  {mayRestore && index > 0 && (
                    <Button
                      aria-label={`Restore version ${String(version)}`}
                      busy={restoring.isPending}
                      onClick={() => restoring.mutate(version)}
                    >
                      Restore
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </Card>
  );
}
