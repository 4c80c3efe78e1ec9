// The fourth step: a military code translated.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { translate } from '../api/translate.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
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
      <Button
        look={data === undefined ? 'main' : 'plain'}
        className="justify-self-start"
        busy={asking.isPending}
        onClick={() => asking.mutate()}
      >
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
                  <span className="text-muted tabular-nums">{`${String(Math.round(sure * 100))}% fit`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
