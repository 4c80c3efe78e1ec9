// Names of candidates for ids, from what the page has already read: nothing is asked for a name.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { useNames, useService } from './service.tsx';

/** Undefined where the page does not know the candidate. */
export function useCandidateNames(): (id: string) => string | undefined {
  const { api } = useService();
  const { people } = useNames();
  const known = useQuery({ ...pipelineQuery(api), enabled: false }).data?.candidates;
  return useCallback(
    (id) => known?.find(({ candidate_id: each }) => each === id)?.name ?? people.known(id),
    [known, people],
  );
}
