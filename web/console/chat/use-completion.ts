// What fits the letters before the cursor of the composer, which of it is marked, and the keys that choose.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { sequencesQuery, templatesQuery } from '../api/automation.ts';
import { pipelineQuery } from '../api/candidates.ts';
import { useAllowed, useService, usersQuery } from '../app/service.tsx';
import { completed, completionsFor, type Completion, type Nameable } from './completion.ts';

export interface Completing {
  readonly options: readonly Completion[];
  /** Index of the marked one; -1: none. */
  readonly marked: number;
  /** Somebody is about to write: the names are fetched. */
  readonly begin: () => void;
  /** Looks anew at what is written. */
  readonly look: () => void;
  readonly close: () => void;
  readonly take: (option: Completion) => void;
  /** Whether the key chose or moved something, so that nobody else acts on it. */
  readonly onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

const nothing: readonly Completion[] = [];

/** The field that is written in. */
interface Written {
  readonly read: () => { readonly text: string; readonly cursor: number };
  readonly write: (made: { readonly text: string; readonly cursor: number }) => void;
}

export function useCompletion({ read, write }: Written): Completing {
  const [isWanted, setWanted] = useState(false);
  const names = useNameables(isWanted);
  // What was written last: names that arrive after it are still shown.
  const [written, setWritten] = useState<ReturnType<Written['read']>>();
  const [marked, setMarked] = useState(-1);
  const options = useMemo(
    () => (written === undefined ? nothing : completionsFor(written.text, written.cursor, names)),
    [written, names],
  );
  const show = (next: typeof written): void => {
    setWritten(next);
    setMarked(-1);
  };
  const close = (): void => show(undefined);
  const look = (): void => show(read());
  const take = (option: Completion): void => {
    const { text, cursor } = read();
    write(completed(text, cursor, option));
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (options.length === 0 || event.nativeEvent.isComposing || event.shiftKey) return false;
    const { length } = options;
    const chosen = options[event.key === 'Tab' ? Math.max(0, marked) : marked];
    if (event.key === 'ArrowDown') setMarked((marked + 1) % length);
    else if (event.key === 'ArrowUp') setMarked((marked <= 0 ? length : marked) - 1);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return { options, marked, begin: () => setWanted(true), look, close, take, onKey };
}

/** Names change rarely enough; no other screen asks for them so. */
const lasting = { staleTime: 60_000, refetchInterval: false } as const;

/** Everything that an instruction may name and that this person may see. */
function useNameables(isWanted: boolean): readonly Nameable[] {
  const { api } = useService();
  const maySee = useAllowed('operations:read') && isWanted;
  const pipeline = useQuery({ ...pipelineQuery(api), ...lasting, enabled: maySee }).data;
  const users = useQuery({ ...usersQuery(api), ...lasting, enabled: maySee }).data;
  const templates = useQuery({ ...templatesQuery(api), ...lasting, enabled: maySee }).data;
  const sequences = useQuery({ ...sequencesQuery(api), ...lasting, enabled: maySee }).data;
  return useMemo(() => {
    const jobs = new Map(pipeline?.jobs.map(({ job_id: id, title }) => [id, title]));
    return [
      ...(pipeline?.candidates ?? []).map(({ name, stage, job_id: job }) => ({
        kind: 'Candidate' as const,
        name,
        detail: [stage, jobs.get(job)].filter((one) => one !== undefined).join(', '),
      })),
      ...(users?.data ?? []).map(({ name }) => ({ kind: 'Colleague' as const, name })),
      ...(pipeline?.stages ?? []).map((name) => ({ kind: 'Stage' as const, name })),
      ...[...jobs.values()].map((name) => ({ kind: 'Requisition' as const, name })),
      ...(templates?.data ?? []).map(({ template_id: id }) => ({ kind: 'Template' as const, name: spaced(id) })),
      ...(sequences?.data ?? []).map(({ name }) => ({ kind: 'Sequence' as const, name })),
    ];
  }, [pipeline, users, templates, sequences]);
}

const spaced = (id: string): string => id.replaceAll('_', ' ');
