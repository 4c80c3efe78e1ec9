// Which accounts a flow from a template begins with: the only one that fits, or the one that was chosen.
import { expect, test } from 'vitest';
import { FlowDocument } from '../../src/core/flow.ts';
import type { FlowTemplate } from '../../web/console/api/flows.ts';
import type { Connection } from '../../web/console/api/integrations.ts';
import { undecided, withAccounts } from '../../web/console/builder/template-accounts.tsx';

const end = (system: string) => ({ system, connection: null, collection: 'people' });
const document = FlowDocument.parse({
  format: 1,
  name: 'New hires',
  trigger: { kind: 'manual' },
  source: end('ashby'),
  start: 'write',
  steps: [{ id: 'write', kind: 'write', to: end('bamboohr'), action: 'upsert', next: null }],
});
const template: FlowTemplate = { template: 'hires', title: 'New hires', summary: '', systems: [], document };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of a connection says nothing here
const account = (id: string, system: string) => ({ connection_id: id, system, name: id }) as Connection;
const accounts = [account('con_a', 'ashby'), account('con_b1', 'bamboohr'), account('con_b2', 'bamboohr')];

const endsOf = (filled: FlowDocument) => [
  filled.source.connection,
  ...filled.steps.map((step) => (step.kind === 'write' ? step.to.connection : null)),
];

test('only systems with several accounts are asked about', () => {
  expect(undecided(template, accounts)).toEqual(['bamboohr']);
  expect(undecided(template, accounts.slice(0, 2))).toEqual([]);
  expect(undecided(template, [])).toEqual([]);
});

test('the only account that fits is taken, and of several the chosen one', () => {
  expect(endsOf(withAccounts(document, accounts, { bamboohr: 'con_b2' }))).toEqual(['con_a', 'con_b2']);
  expect(endsOf(withAccounts(document, accounts.slice(0, 2)))).toEqual(['con_a', 'con_b1']);
  expect(endsOf(withAccounts(document, []))).toEqual([null, null]);
});
