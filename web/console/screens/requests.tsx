// The request log of all connections, or of one.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connectionsQuery } from '../api/integrations.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { RequestsTable } from '../integrations/requests-table.tsx';
import { SelectField } from '../kit/field.tsx';
import { Page } from '../kit/layout.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  const { filters, change } = useFilters(['connection'] as const);
  return (
    <Page
      title="Request log"
      width="full"
      about="What Muster asked of other systems, and how they answered: kept for 14 days, without anything personal."
    >
      <SelectField
        label="Connection"
        className="mb-4 max-w-xs"
        options={[
          { value: '', label: 'All' },
          ...connections.map(({ connection_id: value, name: label }) => ({ value, label })),
        ]}
        value={filters.connection}
        onChange={({ currentTarget: { value } }) => change({ connection: value })}
      />
      <RequestsTable
        connection={filters.connection}
        nameOf={(id) => connections.find(({ connection_id: each }) => each === id)?.name ?? id}
      />
    </Page>
  );
}
