// The second and third step: something that waits, decided; and taken back.
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { actionsQuery } from '../api/actions.ts';
import { approvalsQuery } from '../api/approvals.ts';
import { pipelineQuery } from '../api/candidates.ts';
import type { Approval } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { ActionCard } from '../cards/action-card.tsx';
import { ApprovalCard, type Settled } from '../cards/approval-card.tsx';
import { useTool } from '../cards/use-tool.ts';
import { canUndo } from '../cards/undo.tsx';
import { Button } from '../kit/button.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import type { StepProps } from './step.ts';

interface Kept {
  readonly approval: Approval;
  readonly how: Settled;
}

export function ApproveStep({ onDone }: StepProps): ReactNode {
  const { api } = useService();
  const waiting = useQuery(approvalsQuery(api));
  const pipeline = useQuery(pipelineQuery(api));
  const asking = useTool();
  // The list is read anew while the decision is on its way, and may draw the card anew: what is decided is kept here.
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  const approval = kept?.approval ?? waiting.data?.data[0];
  const someone = pipeline.data?.candidates.find(({ stage }) => !/offer|hired|rejected/i.test(stage));
  if (approval !== undefined)
    return (
      <>
        <ApprovalCard
          key={approval.approval_id}
          approval={approval}
          ended={kept?.how}
          onSettled={(settled, how) => {
            setKept({ approval: settled, how });
            onDone();
          }}
        />
        {kept === undefined && <WhoDecides approval={approval} />}
      </>
    );
  return (
    <div className="grid gap-3">
      <Button
        look="main"
        className="justify-self-start"
        busy={asking.isPending || someone === undefined}
        onClick={() =>
          asking.mutate({ tool: 'reject_candidate', arguments: { candidate: someone?.candidate_id ?? '' } })
        }
      >
        {`Ask to reject ${someone?.name ?? 'somebody'}`}
      </Button>
      {asking.isError && <Fault error={asking.error} />}
    </div>
  );
}

/** Whoever may not decide would press Approve in vain: they are told who may, and that the tour goes on without it. */
function WhoDecides({ approval: { approvers, requested_by: by } }: { approval: Approval }): ReactNode {
  const { session } = useService();
  const { people } = useNames();
  const { user, role } = session;
  if (user === null || role === 'admin' || (approvers.includes(user.id) && by !== user.id)) return null;
  const others = approvers.filter((id) => id !== user.id).map((id) => people.name(id));
  return (
    <p className="mt-3 text-sm text-muted">
      {`This is decided by ${[...others, 'an admin'].join(' or ')}, who find it among their approvals. Skip it, and it waits for them.`}
    </p>
  );
}

export function UndoStep({ onDone }: StepProps): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(actionsQuery(api, { effect: 'write' }));
  // Once chosen it stays: what it brings about in other systems comes on top of the log.
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  return (
    <Shown query={query} what="the action log" rows={1}>
      {({ pages }) => {
        const actions = pages.flatMap(({ data }) => data);
        const latest =
          actions.find(({ action_id: id }) => id === chosen) ??
          actions.find((action) => action.via !== 'automation' && canUndo(action));
        return latest === undefined ? (
          <p className="text-muted">Nothing was done yet that can be taken back: go one step back first.</p>
        ) : (
          // The press bubbles up from the card's own button.
          <div
            role="presentation"
            onClickCapture={() => {
              setChosen(latest.action_id);
              onDone();
            }}
          >
            <ActionCard entry={latest} />
          </div>
        );
      }}
    </Shown>
  );
}
