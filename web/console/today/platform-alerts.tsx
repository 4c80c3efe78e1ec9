// What is wrong between the connected systems, where the day begins for whoever can mend it.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthQuery } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Alerts } from '../integrations/alerts.tsx';

export function PlatformAlerts(): ReactNode {
  const { api } = useService();
  return <Alerts health={useQuery(healthQuery(api)).data?.data ?? []} />;
}
