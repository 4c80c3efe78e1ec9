// Several candidates to one stage: each move is an action of its own, with its rules, its approval and its way back.
import { useRef, useState, type ReactNode } from 'react';
import { undo } from '../api/actions.ts';
import { ApiProblem } from '../api/client.ts';
import { callTool } from '../api/tasks.ts';
import type { Candidate, Outcome } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, Switch } from '../kit/field.tsx';
import { Progress } from '../kit/progress.tsx';
import { Notice } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

interface SeveralProps {
  /** What filters leave, on all pages: nobody moves whom they hide. */
  readonly found: readonly Candidate[];
  readonly stages: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

export function MoveSeveral({ found, stages, chosen, onChoose }: SeveralProps): ReactNode {
  const [stage, setStage] = useState('');
  const { running, refusals, run, cancel } = useMoves(() => onChoose(new Set()));
  const selected = found.filter(({ candidate_id: id }) => chosen.has(id));
  const isOff = selected.length === 0 || stage === '' || running !== undefined;
  return (
    <section
      aria-label="Move several"
      className="grid gap-3 rounded-card border border-line bg-surface px-4 py-2 text-sm"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <Switch
          kind="box"
          label={`Select all ${String(found.length)} shown`}
          checked={selected.length === found.length}
          onChange={(all) => onChoose(new Set(all ? found.map(({ candidate_id: id }) => id) : []))}
        />
        <span className="flex flex-wrap items-end gap-2">
          <SelectField
            label="To the stage"
            options={[{ value: '', label: 'Choose …' }, ...stages.map((value) => ({ value, label: value }))]}
            value={stage}
            onChange={({ currentTarget: { value } }) => setStage(value)}
          />
          <Button busy={isOff} onClick={() => void run(selected, stage)}>
            {`Move ${String(selected.length)}`}
          </Button>
        </span>
      </div>
      {running !== undefined && <Progress label="Moving" {...running} onCancel={cancel} />}
      {refusals.length > 0 && <Notice text={refusals.join(' ')} />}
    </section>
  );
}

interface Running {
  readonly done: number;
  readonly total: number;
}

function useMoves(onDone: () => void) {
  const { api, newKey } = useService();
  const { announce } = useTelling();
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isCancelled = useRef(false);
  const takeBack = async (actions: readonly string[]): Promise<void> => {
    const ended = await Promise.allSettled(actions.map((action) => undo(api, action)));
    const done = ended.filter(({ status }) => status === 'fulfilled').length;
    announce(`${String(done)} of ${String(actions.length)} moves undone.`);
  };
  const run = async (candidates: readonly Candidate[], stage: string): Promise<void> => {
    isCancelled.current = false;
    const wanted = candidates.filter((each) => each.stage !== stage);
    const refused: string[] = [];
    const outcomes: Outcome[] = [];
    for (const [done, { candidate_id: candidate, name }] of wanted.entries()) {
      if (isCancelled.current) break;
      setRunning({ done, total: wanted.length });
      try {
        outcomes.push(await callTool(api, { tool: 'move_stage', arguments: { candidate, stage } }, newKey()));
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        refused.push(`${name}: ${error.message}`);
      }
    }
    setRunning(undefined);
    setRefusals(refused);
    onDone();
    const moved = outcomes.filter(({ status }) => status !== 'pending_approval').map(({ action_id: id }) => id);
    const words = toldOf({ moved: moved.length, waiting: outcomes.length - moved.length, stage });
    announce(words, moved.length === 0 ? undefined : () => void takeBack(moved));
  };
  const cancel = (): void => {
    isCancelled.current = true;
  };
  return { running, refusals, run, cancel };
}

const toldOf = ({ moved, waiting, stage }: { moved: number; waiting: number; stage: string }): string =>
  `${String(moved)} moved to ${stage}.${waiting === 0 ? '' : ` ${String(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for approval.`}`;
