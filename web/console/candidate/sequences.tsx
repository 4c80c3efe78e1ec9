// Follow-up sequences that run for one candidate: what comes next, and how to end them.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sequencesQuery } from '../api/automation.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';

export function SequencesCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api, clock } = useService();
  const known = useQuery(sequencesQuery(api)).data?.data;
  const stopping = useTool();
  const mayAct = useAllowed('operations:*');
  const { sequences, candidate_id: id } = candidate;
  if (sequences.length === 0) return null;
  return (
    <Card title="Sequences">
      <ul className="grid grid-cols-1 gap-3">
        {sequences.map(({ enrolment_id: enrolment, sequence_id: sequence, next_step: step, due_at: due }) => (
          <li key={enrolment} className="flex flex-wrap items-center gap-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{known?.find((each) => each.sequence_id === sequence)?.name ?? sequence}</p>
              <p className="text-muted">
                {due === null ? 'No step is left' : `Step ${String(step + 1)} on ${clock.full(due)}`}
              </p>
            </div>
            {mayAct && (
              <Button
                busy={stopping.isPending}
                onClick={() => stopping.mutate({ tool: 'stop_sequence', arguments: { candidate: id, sequence } })}
              >
                Stop
              </Button>
            )}
          </li>
        ))}
      </ul>
      {stopping.isError && <Fault error={stopping.error} />}
    </Card>
  );
}
