// Records that were refused for what they hold: the mapping is mended first, then they are read and sent anew. A retry would send
// the same once more.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasEnded, integrationQuery, resync, type Sync } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Hidden } from '../kit/layout.tsx';

export const AgainHint = ({ isShown }: { isShown: boolean }): ReactNode =>
  isShown && (
    <p className="mb-4 text-sm text-muted">
      A retry would send the same content and be refused again. Fix the mapping, then read the records again.
    </p>
  );

/** A new run of those records alone, with the mapping as it is by then. */
export function useReadAgain(sync: Sync) {
  const { api } = useService();
  const navigate = useNavigate();
  const isOffered = sync.undo_of === null && hasEnded(sync);
  const read = useMutation({
    mutationFn: (records: readonly string[]) => resync(api, sync.sync_id, { record_ids: records }),
    onSuccess: async ({ sync_id: next }) => {
      await navigate({ to: '/runs/$sync', params: { sync: next } });
    },
  });
  return { read, isOffered, isNeeded: isOffered && sync.error?.repeat_helps === false };
}

export type ReadingAgain = ReturnType<typeof useReadAgain>;

/** Where the mapping is kept: the integration itself, or the flow that it carries out. */
export function FixMapping({ id, of }: { id: string; of?: string }): ReactNode {
  const { api } = useService();
  const flow = useQuery(integrationQuery(api, id)).data?.flow_id ?? null;
  const text = <>Fix the mapping{of !== undefined && <Hidden>{` of ${of}`}</Hidden>}</>;
  return flow === null ? (
    <Link to="/integrations/$integration/edit" params={{ integration: id }} className={buttonLook('main')}>
      {text}
    </Link>
  ) : (
    <Link to="/builder/$flow" params={{ flow }} className={buttonLook('main')}>
      {text}
    </Link>
  );
}
