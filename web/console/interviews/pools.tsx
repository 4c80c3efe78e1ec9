// The interviewer pools: who can judge what, made, changed and deleted.
import { useState, type ReactNode } from 'react';
import { removePool } from '../api/interviews.ts';
import type { InterviewerPool } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { PoolEditor } from './pool-editor.tsx';

const limitWords = ({ per_day: day, per_week: week }: InterviewerPool): string =>
  [day === null ? [] : `${String(day)} a day`, week === null ? [] : `${String(week)} a week`].flat().join(', ') ||
  'None';

export function Pools({ pools }: { pools: readonly InterviewerPool[] }): ReactNode {
  const { api } = useService();
  const { words } = useNames();
  const mayChange = useAllowed('operations:*');
  const [edited, setEdited] = useState<InterviewerPool | 'new' | undefined>(undefined);
  const memberWords = ({ members }: InterviewerPool): string =>
    members.map(({ user, training }) => `${words(user)}${training === 'solo' ? '' : ' (in training)'}`).join(', ');
  const columns: readonly ListColumn<InterviewerPool>[] = [
    { name: 'Pool', value: ({ name }) => name, cell: ({ name }) => name },
    { name: 'Skill', value: ({ skill }) => skill, cell: ({ skill }) => skill ?? '–' },
    { name: 'Members', value: memberWords, cell: memberWords },
    { name: 'Limits', value: limitWords, cell: limitWords },
    {
      name: 'Change',
      cell: (pool) =>
        mayChange && (
          <EntryButtons
            name={pool.name}
            onEdit={() => setEdited(pool)}
            remove={() => removePool(api, pool.pool_id)}
            about="Booked interviews stay booked. The pool can be restored through the API."
          />
        ),
    },
  ];
  return (
    <Card
      title="Interviewer pools"
      hint="Interviewers who can replace each other. The one with the fewest interviews is chosen."
      actions={
        mayChange && (
          <Button look="main" icon="plus" onClick={() => setEdited('new')}>
            New pool
          </Button>
        )
      }
    >
      {pools.length === 0 ? (
        <p className="text-sm text-muted">No pools yet. A pool lets a plan pick whoever is free.</p>
      ) : (
        <List what="pools" columns={columns} rows={pools} id={({ pool_id: id }) => id} pageSize={20} />
      )}
      {edited !== undefined && (
        <PoolEditor pool={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}
