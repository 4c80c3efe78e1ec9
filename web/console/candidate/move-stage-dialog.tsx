// Another stage for one candidate, with what the move would do.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { SelectField } from '../kit/field.tsx';

interface MoveProps {
  readonly candidate: CandidateDetail;
  readonly onClose: () => void;
}

export function MoveStageDialog({ candidate, onClose }: MoveProps): ReactNode {
  const { candidate_id: id, name, stage, stages } = candidate;
  const others = stages.filter((each) => each !== stage);
  const [to, setTo] = useState(stages[stages.indexOf(stage) + 1] ?? others[0] ?? '');
  return (
    <ToolDialog
      title={`Move ${name}`}
      verb="Move"
      call={to === '' ? undefined : { tool: 'move_stage', arguments: { candidate: id, stage: to } }}
      onClose={onClose}
    >
      <SelectField
        data-first
        label={`From ${stage} to`}
        value={to}
        onChange={({ currentTarget: { value } }) => setTo(value)}
        options={others.map((value) => ({ value, label: value }))}
      />
    </ToolDialog>
  );
}
