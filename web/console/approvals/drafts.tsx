// Drafts that wait for their sender: nothing that was worded is lost with its conversation.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { draftsQuery } from '../api/drafts.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { DraftCard } from '../cards/draft-card.tsx';
import { Fault } from '../kit/states.tsx';

export function Drafts(): ReactNode {
  const { api, session } = useService();
  const isAdmin = useAllowed('admin');
  const { data, error } = useQuery(draftsQuery(api, isAdmin ? undefined : session.user?.id));
  if (error !== null) return <Fault error={error} />;
  const drafts = data?.data ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-semibold">{isAdmin ? 'Drafts' : 'Your drafts'}</h2>
      <ul className="grid gap-4">
        {drafts.map((draft) => (
          <li key={draft.draft_id}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}
