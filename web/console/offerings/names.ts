// What clients and offerings are called. Who may not list the organizations sees their ids.
import { useQuery } from '@tanstack/react-query';
import { organizationsQuery } from '../api/offerings.ts';
import { useAllowed, useService } from '../app/service.tsx';

/** The other organizations of this service; undefined where they may not be listed. */
export function useClients(): readonly { readonly client_id: string; readonly name: string }[] | undefined {
  const { api, session } = useService();
  const isOperator = session.organization.operator;
  const mayList = useAllowed('admin') && isOperator;
  const { data } = useQuery({ ...organizationsQuery(api), enabled: mayList });
  if (!mayList) return undefined;
  return (data?.data ?? []).filter(({ client_id: id }) => id !== session.organization.id);
}

export function useClientNames(): (client: string) => string {
  const clients = useClients() ?? [];
  return (id) => clients.find(({ client_id: each }) => each === id)?.name ?? id;
}
