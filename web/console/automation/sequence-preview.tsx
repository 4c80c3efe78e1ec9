// What a sequence would send to one candidate, and when.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { previewSequence } from '../api/automation.ts';
import { pipelineQuery } from '../api/candidates.ts';
import type { Sequence } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { SelectField } from '../kit/field.tsx';
import { Fault } from '../kit/states.tsx';
import { plain } from '../words/words.ts';

export function SequencePreviewDialog({ sequence, onClose }: { sequence: Sequence; onClose: () => void }): ReactNode {
  const { api, clock } = useService();
  const candidates = useQuery(pipelineQuery(api)).data?.candidates ?? [];
  const [chosen, setChosen] = useState('');
  const candidate = chosen === '' ? (candidates[0]?.candidate_id ?? '') : chosen;
  const showing = useMutation({ mutationFn: () => previewSequence(api, sequence.sequence_id, candidate) });
  return (
    <Dialog title={`Preview: ${sequence.name}`} place="side" onClose={onClose}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          data-first
          label="What it would send to"
          className="flex-1"
          options={candidates.map(({ candidate_id: value, name: label }) => ({ value, label }))}
          value={candidate}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button look="main" busy={showing.isPending || candidate === ''} onClick={() => showing.mutate()}>
          Show
        </Button>
      </div>
      <div aria-live="polite">
        {showing.isError && <Fault error={showing.error} />}
        <ol className="grid gap-3">
          {showing.data?.steps.map(({ due_at: due, template, skipped, subject, text, problem }) => (
            <li key={`${due ?? ''} ${template}`} className="rounded-card bg-soft p-4 text-sm">
              <p className="text-muted">{`${due === null ? 'No interview is in the calendar' : clock.full(due)}${skipped ? ' · skipped: its conditions do not hold, or its time is over' : ''}`}</p>
              <p className="mt-1 font-semibold">{subject ?? plain(template)}</p>
              {text !== null && <p className="whitespace-pre-wrap">{text}</p>}
              {problem !== null && <p className="mt-2 text-bad">{problem}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
