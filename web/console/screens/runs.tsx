// All runs of all integrations.
import type { ReactNode } from 'react';
import { RunsTable } from '../integrations/runs-table.tsx';
import { Page } from '../kit/layout.tsx';

export const Screen = (): ReactNode => (
  <Page title="Runs" width="full" about="Every time something was moved, or would have been.">
    <RunsTable />
  </Page>
);
