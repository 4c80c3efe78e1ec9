// The versions of a family's model, newest first, with their figures side by side.
import type { ReactNode } from 'react';
import type { Model, ModelDetail } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { figure, percent } from './words.ts';

export function VersionsCard({ model: { versions, job_family: family } }: { model: ModelDetail }): ReactNode {
  const { clock } = useService();
  const columns: readonly ListColumn<Model>[] = [
    {
      name: 'Version',
      value: ({ model_version: version }) => version,
      cell: ({ model_version: version, alias }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="font-medium">{version}</span>
          {alias === 'champion' && <Chip tone="ok">Active</Chip>}
        </span>
      ),
    },
    {
      name: 'Trained',
      value: ({ trained_at: at }) => at ?? '',
      cell: ({ trained_at: at }) => (at === null ? 'Ships with Muster' : clock.full(at)),
    },
    { name: 'Hires tried on', end: true, value: ({ metrics }) => metrics.n, cell: ({ metrics }) => metrics.n },
    {
      name: 'Accuracy',
      end: true,
      value: ({ metrics }) => metrics.accuracy,
      cell: ({ metrics }) => percent(metrics.accuracy),
    },
    { name: 'AUC', end: true, value: ({ metrics }) => metrics.auc, cell: ({ metrics }) => figure(metrics.auc) },
    { name: 'Brier', end: true, value: ({ metrics }) => metrics.brier, cell: ({ metrics }) => figure(metrics.brier) },
  ];
  return (
    <Card title="Versions" hint="Versions are never deleted. Each score names the one it came from.">
      <List
        what="versions"
        file={`versions-${family}`}
        columns={columns}
        rows={versions.toReversed()}
        id={({ model_version: version }) => version}
      />
    </Card>
  );
}
