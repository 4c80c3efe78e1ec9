// What a scored candidate asks for, where the candidate is. Most ask for nothing: the card is not there then.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requestsQuery } from '../api/decisions.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { RequestView } from '../decision/request.tsx';
import { Card } from '../kit/layout.tsx';

export function RequestsCard({ candidate: { candidate_id: id } }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const mayRead = useAllowed('retention:read');
  const requests = useQuery({ ...requestsQuery(api, id), enabled: mayRead }).data?.data ?? [];
  if (requests.length === 0) return null;
  return (
    <Card title="What they ask for" hint="By law, somebody who did not decide must answer.">
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.request_id}>
            <RequestView request={request} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
