// Drafts are saved by themselves, a moment after the last change; what is found about them comes back each time.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saveDraft, type Flow, type FlowDocument } from '../api/flows.ts';
import { useService } from '../app/service.tsx';
import { finished } from './document.ts';

const settleMs = 600;

export function useSaving(flow: Flow, document: FlowDocument) {
  const { api } = useService();
  const queries = useQueryClient();
  const kept = useRef({ document: flow.draft, revision: flow.revision });
  /** One after the other: publishing while a draft is on its way would save it twice under one revision. */
  const before = useRef<Promise<void>>(Promise.resolve());
  const save = async (next: FlowDocument): Promise<void> => {
    if (kept.current.document === next) return;
    const saved = await saveDraft(api, flow.flow_id, {
      document: finished(next),
      revision: kept.current.revision,
    });
    kept.current = { document: next, revision: saved.revision };
    queries.setQueryData(['flows', flow.flow_id], saved);
  };
  const saving = useMutation({
    mutationFn: async (next: FlowDocument) => {
      const saved = inTurn(before.current, () => save(next));
      // What was refused is told by its own mutation.
      before.current = saved.catch(() => undefined);
      await saved;
    },
  });
  const { mutate, mutateAsync, isPending, isError } = saving;
  useEffect(() => {
    // After a refusal it waits for the next change.
    if (kept.current.document === document || isPending) return undefined;
    const timer = window.setTimeout(() => mutate(document), settleMs);
    return () => window.clearTimeout(timer);
  }, [document, isPending, mutate]);
  /** Everything that was typed is kept; the revision that holds it. */
  const settle = async (): Promise<number> => {
    if (kept.current.document !== document) await mutateAsync(document);
    return kept.current.revision;
  };
  return { settle, isSaved: flow.draft === document || (!isPending && !isError), error: saving.error };
}

async function inTurn(before: Promise<void>, act: () => Promise<void>): Promise<void> {
  await before;
  await act();
}
