// Trying a flow out: the first try reads samples from the source, later ones take the same records, so that a change shows its effect.
import { useMutation } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { rehearse, type FlowDocument, type Sample } from '../api/flows.ts';
import { finished } from './document.ts';
import { useService } from '../app/service.tsx';

const sampleCount = 5;
/** After the last key was pressed. */
const settleMs = 800;

export interface Trying {
  /** With these records, or with samples of the source. */
  readonly run: (records?: readonly Sample[]) => void;
  readonly isRunning: boolean;
  readonly error: unknown;
}

const TryingContext = createContext<Trying | undefined>(undefined);
export const TryingProvider = TryingContext.Provider;

export function useTrying(): Trying {
  const trying = useContext(TryingContext);
  if (trying === undefined) throw new Error('useTrying needs a TryingProvider above it');
  return trying;
}

/** Once tried, it is tried again with each change. */
export function useTry(id: string, document: FlowDocument) {
  const { api } = useService();
  const trying = useMutation({
    mutationFn: async (given: readonly Sample[] | undefined) => {
      const before = sourceOf(document) === source.current ? trying.data?.map(({ record }) => record) : undefined;
      const records = given ?? before ?? [];
      source.current = sourceOf(document);
      const asked = { document: finished(document), limit: sampleCount, ...(records.length > 0 ? { records } : {}) };
      const { data } = await rehearse(api, id, asked);
      return data;
    },
  });
  const source = useRef('');
  const tried = useRef<FlowDocument | undefined>(undefined);
  const { mutate, isIdle } = trying;
  useEffect(() => {
    if (isIdle || tried.current === document) return undefined;
    const timer = window.setTimeout(() => {
      tried.current = document;
      mutate(undefined);
    }, settleMs);
    return () => window.clearTimeout(timer);
  }, [document, isIdle, mutate]);
  const run = (records?: readonly Sample[]): void => {
    tried.current = document;
    mutate(records);
  };
  return { rehearsed: trying.data, run, isRunning: trying.isPending, error: trying.error };
}

/** Samples of one source say nothing of another. */
const sourceOf = ({ source: { connection, collection } }: FlowDocument): string =>
  `${connection ?? ''} ${collection ?? ''}`;
