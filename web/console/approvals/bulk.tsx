// Several decisions in a row: one after the other, with how far it is, and what each refusal said.
import { useRef, useState, type ReactNode } from 'react';
import { approve, reject } from '../api/approvals.ts';
import { ApiProblem } from '../api/client.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { RejectDialog } from '../cards/reject-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/field.tsx';
import { Progress } from '../kit/progress.tsx';
import { Notice } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

interface BulkBarProps {
  readonly waiting: readonly Approval[];
  readonly selected: readonly Approval[];
  readonly onSelect: (all: boolean) => void;
}

interface Running {
  readonly verb: string;
  readonly done: number;
  readonly total: number;
}

export function BulkBar({ waiting, selected, onSelect }: BulkBarProps): ReactNode {
  const [isRejecting, setRejecting] = useState(false);
  const { running, refusals, run, cancel } = useBulk();
  const { api } = useService();
  const approveAll = (): void => void run('Approving', selected, (approval) => approve(api, approval));
  const rejectAll = (reason: string): void => {
    setRejecting(false);
    void run('Declining', selected, (approval) => reject(api, approval, reason));
  };
  return (
    <section
      aria-label="Decide on several"
      className="mb-3 grid gap-3 rounded-card border border-line bg-surface p-3 px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Switch
          kind="box"
          label={`Select all ${String(waiting.length)}`}
          checked={selected.length === waiting.length}
          onChange={onSelect}
        />
        <span className="flex flex-wrap gap-2">
          <Button busy={selected.length === 0 || running !== undefined} onClick={approveAll}>
            {counted('Approve', selected.length)}
          </Button>
          <Button busy={selected.length === 0 || running !== undefined} onClick={() => setRejecting(true)}>
            {`${counted('Decline', selected.length)}…`}
          </Button>
        </span>
      </div>
      {running !== undefined && (
        <Progress label={running.verb} done={running.done} total={running.total} onCancel={cancel} />
      )}
      {refusals.length > 0 && <Notice text={refusals.join(' ')} />}
      {isRejecting && (
        <RejectDialog
          previews={selected.map(({ preview }) => preview)}
          onReject={rejectAll}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}

const counted = (verb: string, count: number): string => (count === 0 ? verb : `${verb} ${String(count)}`);

function useBulk() {
  const { announce } = useTelling();
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isCancelled = useRef(false);
  const run = async (
    verb: string,
    chosen: readonly Approval[],
    decide: (approval: Approval) => Promise<unknown>,
  ): Promise<void> => {
    isCancelled.current = false;
    const refused: string[] = [];
    let done = 0;
    for (const approval of chosen) {
      if (isCancelled.current) break;
      setRunning({ verb, done, total: chosen.length });
      try {
        await decide(approval);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        refused.push(`${approval.preview}: ${error.message}`);
      }
      done += 1;
    }
    setRunning(undefined);
    setRefusals(refused);
    announce(`${String(done - refused.length)} of ${String(chosen.length)} decided.`);
  };
  const cancel = (): void => {
    isCancelled.current = true;
  };
  return { running, refusals, run, cancel };
}
