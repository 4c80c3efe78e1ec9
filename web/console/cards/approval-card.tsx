// One action that waits for a decision: what exactly would happen, who asked, why it waits, and the buttons.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { approve as sendApproval, reject } from '../api/approvals.ts';
import { ApiProblem } from '../api/client.ts';
import type { ActionEntry, Approval, Outcome } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { toolWords } from '../words/words.ts';
import { ActionCard } from './action-card.tsx';
import { ApprovalTitle, WhyAndWhen } from './approval-words.tsx';
import { ChangedSince } from './changed-since.tsx';
import { ApprovalLetters } from './letters.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** These say that nothing is left to decide; anything else leaves the buttons. */
const settling: ReadonlySet<string> = new Set(['already_decided', 'approval_expired', 'stale_approval', 'not_found']);

/** How a decision ended: as an outcome, or as the refusal that nothing is left to decide. */
export type Settled = { readonly outcome: Outcome } | { readonly refusal: ApiProblem };

interface ApprovalCardProps {
  readonly approval: Approval;
  /** How it ended, where that is known: a list that was read anew while the decision was on its way draws the card anew. */
  readonly ended?: Settled | undefined;
  /** Told once, so that a list keeps the card although it waits no more. */
  readonly onSettled?: (approval: Approval, how: Settled) => void;
  /** Beside the heading: a box to select it by. */
  readonly select?: ReactNode;
  /** More ways to decide. */
  readonly more?: ReactNode;
}

export function ApprovalCard({ approval, ended, onSettled, select, more }: ApprovalCardProps): ReactNode {
  const [here, setHere] = useState<Settled | undefined>(undefined);
  const settled = here ?? ended;
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: what it led to takes the focus.
    if (settled !== undefined) slot.current?.querySelector<HTMLElement>('article')?.focus();
  }, [settled]);
  const settle = (how: Settled): void => {
    setHere(how);
    onSettled?.(approval, how);
  };
  return (
    <div ref={slot} className="grid grid-cols-1 gap-2">
      {settled !== undefined && 'refusal' in settled && <Fault error={settled.refusal} />}
      {settled !== undefined && 'refusal' in settled && settled.refusal.code === 'stale_approval' && (
        <ChangedSince approval={approval} />
      )}
      {settled !== undefined && 'outcome' in settled ? (
        <ActionCard ask entry={entryOf(approval, settled.outcome)} />
      ) : (
        <Waiting approval={approval} settle={settle} isOver={settled !== undefined} select={select} more={more} />
      )}
    </div>
  );
}

const entryOf = (approval: Approval, { status, summary, task_id, undo_until, problem }: Outcome): ActionEntry => ({
  action_id: approval.action_id,
  task_id,
  tool: approval.tool,
  arguments: approval.arguments,
  status,
  summary: summary === '' ? approval.preview : summary,
  ...(undo_until === undefined ? {} : { undo: { possible: true, until: undo_until, how: 'exact' } }),
  ...(problem === undefined ? {} : { problem }),
});

interface WaitingProps extends Omit<ApprovalCardProps, 'onSettled' | 'ended'> {
  readonly settle: (how: Settled) => void;
  readonly isOver: boolean;
}

function Waiting({ approval, settle, isOver, select, more }: WaitingProps): ReactNode {
  const { tool, preview } = approval;
  const described = useId();
  const [isRejecting, setRejecting] = useState(false);
  const deciding = useDeciding(approval, settle);
  const rights = useRights(approval);
  const { icon } = toolWords(tool);
  const approveIt = (): void => deciding.mutate(undefined);
  const isOpen = !isOver && !deciding.isPending;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same; the keys are quicker
    <article
      tabIndex={-1}
      data-approval={approval.approval_id}
      className="flex gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
      onKeyDown={onCardKeys(isOpen ? rights : none, { a: approveIt, d: () => setRejecting(true) })}
    >
      {select ?? (
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-bg text-warn">
          <Icon name={icon} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ApprovalTitle id={described} approval={approval} />
          <Chip tone="warn">Waiting for approval</Chip>
        </div>
        <WhyAndWhen approval={approval} />
        <ApprovalLetters approval={approval} />
        {deciding.isError && !isOver && (
          <div className="mt-3">
            <Fault error={deciding.error} />
          </div>
        )}
        {!isOver && (rights.approve || rights.decline) && (
          <Decisions
            {...{ described, rights }}
            busy={deciding.isPending}
            onApprove={approveIt}
            onReject={() => setRejecting(true)}
          >
            {rights.decline && more}
          </Decisions>
        )}
      </div>
      {isRejecting && (
        <RejectDialog
          previews={[preview]}
          onClose={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false);
            deciding.mutate(reason);
          }}
        />
      )}
    </article>
  );
}

const none: Rights = { approve: false, decline: false };

/** On the card itself: whoever types in it, or presses one of its buttons, means that. */
const onCardKeys =
  ({ approve, decline }: Rights, does: { a: () => void; d: () => void }) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
    if (target !== currentTarget || ctrlKey || metaKey || altKey) return;
    if (key === 'a' && approve) does.a();
    if (key !== 'd' || !decline) return;
    // The letter is not to be typed into the dialog that opens.
    event.preventDefault();
    does.d();
  };

interface Rights {
  readonly approve: boolean;
  readonly decline: boolean;
}

/** The service says what somebody may do; where it does not, their role decides. */
function useRights({ may_approve: approve, may_decline: decline }: Approval): Rights {
  const mayAct = useAllowed('operations:*');
  return { approve: approve ?? mayAct, decline: decline ?? mayAct };
}

interface DecisionsProps {
  readonly rights: Rights;
  /** The id of what is decided on, read out with each button. */
  readonly described: string;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly children: ReactNode;
}

const Decisions = ({ described, rights, busy, onApprove, onReject, children }: DecisionsProps): ReactNode => (
  <div className="mt-4 flex flex-wrap gap-2">
    {rights.approve && (
      <Button
        look="main"
        icon="check"
        aria-keyshortcuts="A"
        aria-describedby={described}
        busy={busy}
        onClick={onApprove}
      >
        Approve
      </Button>
    )}
    {rights.decline && (
      <Button icon="cross" aria-keyshortcuts="D" aria-describedby={described} busy={busy} onClick={onReject}>
        {rights.approve ? 'Decline…' : 'Withdraw…'}
      </Button>
    )}
    {children}
  </div>
);

/** Given a reason, perhaps an empty one, it rejects; without one it approves. */
function useDeciding(approval: Approval, settle: (how: Settled) => void) {
  const { api } = useService();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: async (reason: string | undefined) =>
      reason === undefined ? await sendApproval(api, approval) : await reject(api, approval, reason),
    onSuccess: (outcome, reason) => {
      announce(`${reason === undefined ? 'Approved' : 'Declined'}: ${approval.preview}`);
      settle({ outcome });
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return;
      // The decision stood, but what it led to failed: the service tells how the task ended.
      if (error.task !== undefined) settle({ outcome: error.task });
      else if (settling.has(error.code)) settle({ refusal: error });
    },
  });
}
