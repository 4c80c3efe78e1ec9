// The fourth and fifth step: a military code translated, and what has arrived in the other systems.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { sandboxQuery } from '../api/sandbox.ts';
import { translate } from '../api/translate.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { plain } from '../words/words.ts';
import type { StepProps } from './step.ts';

export function TranslateStep({ onDone }: StepProps): ReactNode {
  const { api, session } = useService();
  const asking = useMutation({
    mutationFn: () => translate(api, { mos_code: '68W', branch: 'Army', client_id: session.organization.id }),
    onSuccess: onDone,
  });
  const { data } = asking;
  return (
    <div className="grid gap-4">
      <Button look="main" className="justify-self-start" busy={asking.isPending} onClick={() => asking.mutate()}>
        Translate 68W, Army
      </Button>
      <div aria-live="polite" className="grid gap-3">
        {asking.isError && <Fault error={asking.error} />}
        {data !== undefined && (
          <>
            <ul aria-label="Civilian skills" className="flex flex-wrap gap-2">
              {data.civilian_skills.slice(0, 12).map((skill) => (
                <li key={skill}>
                  <Chip tone="info">{skill}</Chip>
                </li>
              ))}
            </ul>
            <ul aria-label="Matched jobs" className="grid gap-2">
              {data.matched_jobs.slice(0, 3).map(({ req_id: id, title, confidence_score: sure }) => (
                <li key={id} className="flex justify-between gap-3 rounded-small bg-soft px-3 py-2 text-sm">
                  <span>{title}</span>
                  <span className="text-muted tabular-nums">{`${String(Math.round(sure * 100))} % fit`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

export function SyncStep({ onDone }: StepProps): ReactNode {
  const { api, session, clock } = useService();
  const query = useQuery(sandboxQuery(api, session));
  const entries = query.data?.crm.length;
  useEffect(() => {
    if (entries !== undefined && entries > 0) onDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when the entries are there
  }, [entries]);
  return (
    <Shown query={query} what="the CRM" rows={1}>
      {({ crm, candidates }) =>
        crm.length === 0 ? (
          <p className="text-muted">Nothing has been synced yet: give an instruction in step 1.</p>
        ) : (
          <ul className="grid gap-2">
            {crm.slice(-3).map(({ candidate_id: id, kind, text, at }) => (
              <li key={`${id} ${at} ${text}`} className="rounded-small bg-soft px-3 py-2 text-sm">
                <p className="font-medium">
                  {`CRM · ${candidates.find((candidate) => candidate.id === id)?.name ?? id} · ${plain(kind)}`}
                </p>
                <p>{text}</p>
                <p className="text-muted">{clock.since(at)}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  );
}
