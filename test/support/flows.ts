// A flow for tests: active people to payroll, the others to an archive, all of them small.
import { FlowDocument } from '../../src/core/flow.ts';
import type { z } from 'zod';

export type GivenFlow = z.input<typeof FlowDocument>;

const end = (connection: string, collection: string) => ({ system: 'rest', connection, collection });

export const branchedFlow = (more: Partial<GivenFlow> = {}): FlowDocument =>
  FlowDocument.parse({
    format: 1,
    name: 'People',
    trigger: { kind: 'manual' },
    source: end('con_hr', 'employees'),
    start: 'state',
    steps: [
      {
        id: 'state',
        kind: 'condition',
        branches: [{ when: { all: [{ field: 'status', is: 'active' }] }, next: 'fields' }],
        otherwise: 'archive',
      },
      {
        id: 'fields',
        kind: 'map',
        fields: [
          { from: 'id', to: 'external_id' },
          { from: 'name', to: 'full', transform: [{ op: 'case', to: 'upper' }] },
        ],
        next: 'payroll',
      },
      { id: 'payroll', kind: 'write', to: end('con_pay', 'people'), action: 'upsert', next: null },
      { id: 'archive', kind: 'write', to: end('con_pay', 'leavers'), action: 'upsert', next: null },
    ],
    ...more,
  });
