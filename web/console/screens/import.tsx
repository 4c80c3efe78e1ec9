// Candidates or requisitions from a CSV file: choose it, check the columns and the lines, and import what is right.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { previewImport, startImport, type ImportFile, type ImportKind, type ImportPreview } from '../api/imports.ts';
import type { Outcome } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { base64Of } from '../imports/base64.ts';
import { Counts, Duplicates, Mapping, Ready, WrongLines } from '../imports/preview.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { Fault, Notice } from '../kit/states.tsx';

const kinds = [
  { value: 'candidates', label: 'Candidates' },
  { value: 'requisitions', label: 'Requisitions' },
] as const;

const kindOf = (value: string): ImportKind => (value === 'requisitions' ? 'requisitions' : 'candidates');

export function Screen(): ReactNode {
  const { api } = useService();
  const [asked, setAsked] = useState<ImportFile>({ kind: 'candidates', file: '' });
  const preview = useMutation({ mutationFn: (file: ImportFile) => previewImport(api, file) });
  const importing = useMutation({
    mutationFn: (wrong: 'refuse' | 'skip') =>
      startImport(api, { ...asked, wrong_lines: wrong, key: crypto.randomUUID() }),
  });
  const look = (file: ImportFile): void => {
    setAsked(file);
    importing.reset();
    if (file.file !== '') preview.mutate(file);
  };
  return (
    <Page
      title="Import"
      about="Add candidates or requisitions from a CSV file. You see what each line becomes before anything is created, and one undo takes the import back."
      back={
        <Link
          to="/pipeline"
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← Pipeline
        </Link>
      }
    >
      <div className="grid gap-6">
        <FileForm asked={asked} onChange={look} />
        {preview.isError && <Fault error={preview.error} />}
        {preview.data !== undefined && (
          <Previewed
            preview={preview.data}
            isBusy={preview.isPending || importing.isPending}
            isDone={importing.isSuccess}
            onMap={(mapping) => look({ ...asked, mapping })}
            onImport={(wrong) => importing.mutate(wrong)}
          />
        )}
        {importing.isError && <Fault error={importing.error} />}
        {importing.data !== undefined && <Imported outcome={importing.data} />}
      </div>
    </Page>
  );
}

function FileForm({ asked, onChange }: { asked: ImportFile; onChange: (file: ImportFile) => void }): ReactNode {
  const { jobs = [] } = useQuery(pipelineQuery(useService().api)).data ?? {};
  const choose = async (file: File): Promise<void> =>
    onChange({ ...asked, file: await base64Of(file), mapping: undefined });
  return (
    <Card>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="What the file holds"
          options={kinds}
          value={asked.kind}
          onChange={({ currentTarget: { value } }) => onChange({ ...asked, kind: kindOf(value), mapping: undefined })}
        />
        <TextField
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          label="CSV file"
          hint="Its first line names the columns."
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0];
            if (file !== undefined) void choose(file);
          }}
        />
        {asked.kind === 'candidates' && (
          <SelectField
            label="Requisition"
            hint="For lines that name none."
            options={[
              { value: '', label: 'As the file says' },
              ...jobs.map(({ job_id: value, title: label }) => ({ value, label })),
            ]}
            value={asked.job_id ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...asked, job_id: value === '' ? undefined : value })
            }
          />
        )}
      </div>
    </Card>
  );
}

interface PreviewedProps {
  readonly preview: ImportPreview;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly onMap: (mapping: ImportPreview['mapping']) => void;
  readonly onImport: (wrong: 'refuse' | 'skip') => void;
}

function Previewed({ preview, isBusy, isDone, onMap, onImport }: PreviewedProps): ReactNode {
  const { unable, ready_count: ready, error_count: wrong, most } = preview;
  if (unable !== null) return <Notice text={unable} />;
  const isTooMuch = ready > most;
  return (
    <>
      <Counts preview={preview} />
      {isTooMuch && <Notice text={`One import takes ${most} lines at most. Split the file.`} />}
      <Mapping preview={preview} onMap={onMap} />
      <WrongLines preview={preview} />
      <Duplicates preview={preview} />
      <Ready preview={preview} />
      {ready > 0 && !isTooMuch && !isDone && (
        <div>
          <Button look="main" busy={isBusy} onClick={() => onImport(wrong > 0 ? 'skip' : 'refuse')}>
            {wrong > 0 ? `Import the ${ready} right lines` : `Import ${ready}`}
          </Button>
        </div>
      )}
    </>
  );
}

const Imported = ({ outcome: { status, summary } }: { outcome: Outcome }): ReactNode => (
  <Card title={status === 'pending_approval' ? 'Waiting for approval' : 'Imported'}>
    <p role="status">{summary}</p>
    <p className="mt-2">
      {status === 'pending_approval' ? (
        <Link to="/approvals" className="font-medium text-accent hover:underline">
          Open approvals
        </Link>
      ) : (
        <Link to="/actions" className="font-medium text-accent hover:underline">
          Open the action log, where you can undo it
        </Link>
      )}
    </p>
  </Card>
);
