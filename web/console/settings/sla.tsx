// How long a candidate may stay in each stage, and what one action saves.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

export function SlaSettings({ settings, change }: SectionProps): ReactNode {
  const { api } = useService();
  const stages = useQuery(pipelineQuery(api)).data?.stages ?? [];
  const others = settings.sla_days['*'] ?? 7;
  const set = (stage: string, days: number): void => {
    const { [stage]: _before, ...rest } = settings.sla_days;
    change({ sla_days: Number.isNaN(days) ? rest : { ...rest, [stage]: days } });
  };
  return (
    <Card title="Time in each stage" hint="Days before a candidate counts as late. Leave empty for the default.">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          required
          type="number"
          min={0.5}
          step={0.5}
          name="sla_days.*"
          label="Default"
          value={others}
          onChange={({ currentTarget }) => set('*', currentTarget.valueAsNumber || 1)}
        />
        {stages
          .filter((stage) => !/hired|rejected/i.test(stage))
          .map((stage) => (
            <TextField
              key={stage}
              type="number"
              min={0.5}
              step={0.5}
              name={`sla_days.${stage}`}
              label={stage}
              placeholder={String(others)}
              value={settings.sla_days[stage] ?? ''}
              onChange={({ currentTarget }) => set(stage, currentTarget.valueAsNumber)}
            />
          ))}
      </div>
    </Card>
  );
}
