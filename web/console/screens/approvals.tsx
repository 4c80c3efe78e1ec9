// Everything that waits for a decision. Cards keep their place and focus while the list is refreshed around them.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { ApprovalCard } from '../cards/approval-card.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(approvalsQuery(api));
  const [settled, setSettled] = useState<readonly Approval[]>([]);
  return (
    <Page title="Approvals" about="Nothing here happens until somebody says yes." width="text">
      <h2 className="sr-only">Waiting for a decision</h2>
      <Shown query={query} what="approvals">
        {({ data }) => (
          <Cards approvals={inPlace(data, settled)} onSettled={(approval) => setSettled((all) => [...all, approval])} />
        )}
      </Shown>
    </Page>
  );
}

/** What was decided on this visit stays where it stood, to tell how it ended. Newest first, as the service lists them. */
function inPlace(waiting: readonly Approval[], settled: readonly Approval[]): readonly Approval[] {
  const kept = settled.filter(({ approval_id: id }) => waiting.every((each) => each.approval_id !== id));
  return [...waiting, ...kept].toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

interface CardsProps {
  readonly approvals: readonly Approval[];
  readonly onSettled: (approval: Approval) => void;
}

const Cards = ({ approvals, onSettled }: CardsProps): ReactNode =>
  approvals.length === 0 ? (
    <Empty title="Nothing is waiting">When Muster wants to do something with high stakes, it asks here first.</Empty>
  ) : (
    <ul className="grid gap-3">
      {approvals.map((approval) => (
        <li key={approval.approval_id}>
          <ApprovalCard approval={approval} onSettled={onSettled} />
        </li>
      ))}
    </ul>
  );
