// Leads from a decision, wherever it is listed, to its record.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasRecord } from '../api/decisions.ts';
import type { Action } from '../api/wire.ts';
import { useAllowed } from '../app/service.tsx';

interface RecordLinkProps {
  readonly action: Pick<Action, 'action_id' | 'tool' | 'candidate' | 'executed_at' | 'summary'>;
  readonly className: string;
}

export function RecordLink({ action, className }: RecordLinkProps): ReactNode {
  const mayRead = useAllowed('retention:read');
  if (!mayRead || !hasRecord(action)) return null;
  return (
    <Link
      to="/decisions/$decision"
      params={{ decision: action.action_id }}
      aria-label={`Record: ${action.summary}`}
      className={className}
    >
      Record
    </Link>
  );
}
