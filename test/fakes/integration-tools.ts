// The integration platform as tools see it: one saved integration, and the runs that were begun.
import { catalogue } from '../../src/connectors/catalogue.ts';
import type { FlowDocument } from '../../src/core/flow.ts';
import { ConnectionId, FlowId, IntegrationId, SyncId, UserId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { proposeFlow } from '../../src/services/integration/flows/from-words/wording.ts';
import type { ToolPorts } from '../../src/tools/tool-ports.ts';
import { FakeConnections } from './connections.ts';

type Platform = ToolPorts['integration'];

const endOf = (connection: string) => ({
  connection: ConnectionId.parse(connection),
  quotaLeft: null,
  circuit: 'closed' as const,
  tokenExpiresAt: null,
  drift: [],
});

export class FakeIntegrationTools implements Platform {
  readonly begun = new Map<string, SyncId>();
  /** Of the one record that failed. */
  settled: 'failed' | 'there' | 'written' = 'failed';

  /** Drafts by the key that they were asked for with. */
  readonly drafts = new Map<string, { readonly id: FlowId; readonly document: FlowDocument; isEdited: boolean }>();

  readonly draftFlow: Platform['draftFlow'] = ({ request, by, tenant }) =>
    proposeFlow(
      {
        connections: () => new FakeConnections(() => undefined),
        people: async () => [{ id: UserId.parse('u_nora'), name: 'Nora Lindt' }],
        catalogue,
      },
      { request, by, tenant },
    );

  readonly keepDraft: Platform['keepDraft'] = async ({ key, document }) => {
    const id = this.drafts.get(key)?.id ?? FlowId.parse(`flow_${key}`);
    if (!this.drafts.has(key)) this.drafts.set(key, { id, document, isEdited: false });
    return id;
  };

  readonly removeDraft: Platform['removeDraft'] = async (id) => {
    const [key, draft] = [...this.drafts].find(([, one]) => one.id === id) ?? [];
    if (draft?.isEdited === true) return false;
    if (key !== undefined) this.drafts.delete(key);
    return true;
  };

  readonly health: Platform['health'] = async () => [
    {
      integration: IntegrationId.parse('int_payroll'),
      name: 'Hires to payroll',
      source: 'greenhouse',
      destination: 'gusto',
      health: 'failing',
      because: 'Gusto refused the credentials.',
      errorRate: 12.5,
      throughput: null,
      lagSeconds: 90,
      lastSuccessAt: null,
      lastRun: null,
      nextAt: null,
      ends: { source: endOf('con_source'), destination: endOf('con_destination') },
      series: [],
    },
  ];

  readonly integrations: Platform['integrations'] = async () => [
    { id: IntegrationId.parse('int_payroll'), name: 'Hires to payroll', source: 'greenhouse', destination: 'gusto' },
    { id: IntegrationId.parse('int_crm'), name: 'Candidates to CRM', source: 'greenhouse', destination: 'hubspot' },
  ];

  readonly heldDeletions: Platform['heldDeletions'] = async (sync) => ({
    sync,
    name: 'Hires to payroll',
    destination: 'gusto',
    count: 40,
    known: 200,
  });

  readonly beginWithDeletions: Platform['beginWithDeletions'] = ({ key, by }) =>
    this.begin({ key, by, integration: IntegrationId.parse('int_payroll') });

  readonly undoableRun: Platform['undoableRun'] = async (sync) => ({
    sync,
    name: 'Hires to payroll',
    destination: 'gusto',
    deletes: 12,
    restores: 3,
    stays: 1,
  });

  readonly beginUndo: Platform['beginUndo'] = ({ key, by }) =>
    this.begin({ key, by, integration: IntegrationId.parse('int_payroll') });

  readonly settleable: Platform['settleable'] = async (asked) => ({
    ...asked,
    name: 'Hires to payroll',
    destination: 'gusto',
    seen: '2026-03-09T09:00:00.000Z',
  });

  readonly settle: Platform['settle'] = async () => {
    if (this.settled === 'written') throw new Problem('conflict', 'That record has been tried again since.');
    this.settled = 'there';
  };

  readonly unsettle: Platform['unsettle'] = async () => {
    if (this.settled === 'written') return 'A run has written the record since.';
    this.settled = 'failed';
    return undefined;
  };

  readonly begin: Platform['begin'] = async ({ key }) => {
    const known = this.begun.get(key) ?? SyncId.parse(`sync_${this.begun.size + 1}`);
    this.begun.set(key, known);
    return known;
  };
}
