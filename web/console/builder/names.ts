// What a flow's accounts, collections and steps are called: people never read an id here.
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connectorQuery, type Collection, type Connection, type ConnectorDetail } from '../api/integrations.ts';
import type { FlowDocument } from '../api/flows.ts';
import { useService } from '../app/service.tsx';
import { kindWords, type FlowNames } from './words.ts';

interface KnownNames {
  readonly connections: readonly Pick<Connection, 'connection_id' | 'name'>[];
  readonly systems: readonly (Pick<ConnectorDetail, 'system' | 'title'> & {
    readonly collections: readonly Pick<Collection, 'name' | 'label'>[];
  })[];
}

/** `Job postings` within a sentence; `SCIM users` stays. */
const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export function namesOf({ steps }: Pick<FlowDocument, 'steps'>, { connections, systems }: KnownNames): FlowNames {
  const titles = stepTitles(steps);
  return {
    end({ system, connection, collection }, between = 'in') {
      if (system === null) return 'not chosen yet';
      const detail = systems.find((each) => each.system === system);
      const held = connections.find(({ connection_id: id }) => id === connection);
      const account = held?.name ?? detail?.title ?? system;
      if (collection === null) return `${account}, no collection yet`;
      const label = detail?.collections.find(({ name }) => name === collection)?.label;
      return `${label === undefined ? collection.replaceAll('_', ' ') : within(label)} ${between} ${account}`;
    },
    step: (id) => titles.get(id) ?? id,
  };
}

export function stepTitles(steps: FlowDocument['steps']): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    steps.map(({ id, name, kind }) => {
      const title = name ?? kindWords[kind].label;
      const number = (seen.get(title) ?? 0) + 1;
      seen.set(title, number);
      return [id, number === 1 ? title : `${title} ${String(number)}`];
    }),
  );
}

export function useFlowNames(document: FlowDocument, connections: readonly Connection[]): FlowNames {
  const { api } = useService();
  const { source, steps } = document;
  const ends = [source, ...steps.flatMap((step) => (step.kind === 'write' ? [step.to] : []))];
  const systems = [...new Set(ends.flatMap(({ system }) => (system === null ? [] : [system])))];
  const details = useQueries({
    queries: systems.map((system) => connectorQuery(api, system)),
    // Kept by the library while no answer changes.
    combine: known,
  });
  return useMemo(() => namesOf({ steps }, { connections, systems: details }), [steps, connections, details]);
}

const known = (answers: readonly { readonly data: ConnectorDetail | undefined }[]): readonly ConnectorDetail[] =>
  answers.flatMap(({ data }) => (data === undefined ? [] : [data]));
