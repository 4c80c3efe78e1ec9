// What a connection holds: as its connector declares it, or as the connection itself describes it.
import { useQuery } from '@tanstack/react-query';
import { connectorQuery, type Collection } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';

/** A collection to choose, with what is known of its fields: nothing where nobody declared any. */
export type Choice = Pick<Collection, 'name' | 'label' | 'actions'> & {
  readonly fields: readonly Pick<Collection['fields'][number], 'name' | 'path' | 'type'>[];
};

interface Described {
  readonly system: string;
  readonly config: Readonly<Record<string, unknown>>;
}

const anyAction = ['upsert', 'create', 'update', 'delete'];

export function useCollections(connection: Described | undefined): readonly Choice[] {
  const { api } = useService();
  const detail = useQuery({
    ...connectorQuery(api, connection?.system ?? ''),
    enabled: connection !== undefined,
  }).data;
  if (connection === undefined || detail === undefined) return [];
  if (detail.collections.length > 0) return detail.collections;
  const described = connection.config['collections'];
  const names = typeof described === 'object' && described !== null ? Object.keys(described) : [];
  return names.map((name) => ({ name, label: name, actions: anyAction, fields: [] }));
}
