// What a run would change, with a few records of each kind.
import type { ReactNode } from 'react';
import type { Sync } from '../api/integrations.ts';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Table } from '../kit/table.tsx';

type Preview = NonNullable<Sync['preview']>;
type Change = Preview['samples'][number]['change'];

const changeWords: Readonly<Record<Change, { label: string; tone: Tone }>> = {
  create: { label: 'Create', tone: 'ok' },
  update: { label: 'Update', tone: 'info' },
  delete: { label: 'Delete', tone: 'bad' },
};

export function PreviewCard({ preview, isComplete }: { preview: Preview; isComplete: boolean }): ReactNode {
  const { create, update, delete: gone, samples, refused = 0, refusals = [] } = preview;
  const sum = create + update + gone;
  const parts = [`${String(create)} would be created`, `${String(update)} updated`, `${String(gone)} deleted`];
  return (
    <Card title="What a run would change" hint={`${parts.join(', ')}${isComplete ? '.' : ' so far.'}`}>
      {samples.length > 0 && (
        <Table
          label="Examples"
          columns={[
            {
              name: 'Change',
              cell: ({ change }) => <Chip tone={changeWords[change].tone}>{changeWords[change].label}</Chip>,
            },
            { name: 'Record', cell: ({ id }) => <code className="break-all">{id}</code> },
            { name: 'Fields', cell: ({ fields }) => fields.join(', ') || '–' },
          ]}
          rows={samples}
          id={({ id, change }) => `${change} ${id}`}
        />
      )}
      {refusals.length > 0 && (
        <div className="mt-6">
          <p className="mb-2 text-sm font-medium text-bad">
            {`${String(refused)} would be refused, as the destination declares its fields.`}
          </p>
          <Table
            label="Would be refused"
            columns={[
              { name: 'Record', cell: ({ id }) => <code className="break-all">{id}</code> },
              { name: 'Field', cell: ({ field }) => <code>{field}</code> },
              { name: 'Reason', cell: ({ because }) => because },
            ]}
            rows={refusals}
            id={({ id }) => id}
          />
        </div>
      )}
      {isComplete && sum === 0 && <p className="text-muted">Nothing: both sides are the same already.</p>}
      {sum > samples.length && samples.length > 0 && (
        <p className="mt-2 text-sm text-muted">{`${String(samples.length)} of ${String(sum)} are shown.`}</p>
      )}
    </Card>
  );
}
