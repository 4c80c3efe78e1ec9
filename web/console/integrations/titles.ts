// What systems are called.
import { useQuery } from '@tanstack/react-query';
import { connectorsQuery } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';

export function useTitles(): (system: string) => string {
  const { api } = useService();
  const known = useQuery(connectorsQuery(api)).data?.data ?? [];
  return (system) => known.find((connector) => connector.system === system)?.title ?? system;
}
