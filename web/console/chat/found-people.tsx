// The people that an answer names, as a list to sort, open and act on: what the text tells, from the same filters.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { foundQuery, pipelineQuery } from '../api/candidates.ts';
import type { ActionEntry } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { PeopleList } from '../pipeline/list.tsx';
import { filtersOf } from './turns.ts';

export function FoundPeople({ entry }: { entry: ActionEntry }): ReactNode {
  const { api } = useService();
  const found = useQuery(foundQuery(api, filtersOf(entry) ?? {})).data?.data;
  const pipeline = useQuery({ ...pipelineQuery(api), refetchInterval: false }).data;
  if (found === undefined || pipeline === undefined || found.length === 0) return null;
  const candidates = found.flatMap(
    ({ candidate_id: id }) => pipeline.candidates.find((one) => one.candidate_id === id) ?? [],
  );
  return <PeopleList isAside isCompact pipeline={{ ...pipeline, candidates }} />;
}
