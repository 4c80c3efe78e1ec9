// Two emulated systems, connected and synced once with one record refused: something to look at on the integration screens.
import { setTimeout as wait } from 'node:timers/promises';
import { connectors } from '../src/connectors/index.ts';
import { emulate, type Emulator } from '../src/connectors/emulator/emulate.ts';

interface Filled {
  /** Of what was made: the places of addresses. */
  readonly ids: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const clock = { now: () => new Date() };

async function start(system: string): Promise<Emulator> {
  const connector = connectors.find((one) => one.system === system);
  if (connector === undefined) throw new Error(`there is no connector ${system}`);
  return await emulate(connector, { clock, count: system === 'bamboohr' ? 60 : 0 });
}

const at = (system: string, collection: string) => ({ system, connection: null, collection });

/** As HubSpot words it. */
const refusal = {
  status: 'error',
  message:
    'Property values were not valid: [{"isValid":false,"message":"lastname is longer than 10 characters","error":"INVALID_STRING_LENGTH","name":"lastname"}]',
  category: 'VALIDATION_ERROR',
};

/** One of everything. */
const drawn = {
  format: 1,
  name: 'New people everywhere',
  trigger: { kind: 'schedule', cron: '0 6 * * 1-5', time_zone: 'America/New_York' },
  source: at('bamboohr', 'employees'),
  start: 'reachable',
  steps: [
    { id: 'reachable', kind: 'filter', when: { all: [{ field: 'workEmail', exists: true }] }, next: 'where' },
    {
      id: 'where',
      kind: 'condition',
      branches: [{ name: 'Sales', when: { all: [{ field: 'departmentName', is: 'Sales' }] }, next: 'contact' }],
      otherwise: 'tell',
    },
    {
      id: 'contact',
      kind: 'map',
      fields: [
        { from: 'workEmail', to: 'properties.email' },
        { from: 'firstName', to: 'properties.firstname', transform: '$uppercase(firstName)' },
        { from: 'lastname', to: 'properties.lastname' },
      ],
      next: 'crm',
    },
    { id: 'crm', kind: 'write', to: at('hubspot', 'contacts'), action: 'upsert', next: null },
    { id: 'tell', kind: 'notify', users: ['u_lea'], text: 'New: {firstName} {lastName}', next: null },
  ],
};

export async function fillIntegrations(url: string, key: string): Promise<Filled> {
  const call = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/v2${path}`, { method, headers, body: JSON.stringify(body) });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return Object.fromEntries(Object.entries(Object(answer)));
  };
  const [hr, crm, payroll] = await Promise.all([start('bamboohr'), start('hubspot'), start('gusto')]);
  for (const [name, { connector, origin, config, credentials }] of Object.entries({
    'Acme HR': hr,
    'Acme CRM': crm,
    'Acme payroll': payroll,
  })) {
    const made = { system: connector.system, name, config: { ...config, origin }, credentials };
    const { connection_id: id } = await call('POST', '/connections', made);
    await call('POST', `/connections/${String(id)}/test`);
  }
  const { integration_id: integration } = await call('POST', '/integrations', {
    name: 'Employees to contacts',
    source: { system: 'bamboohr', endpoint: 'employees' },
    destination: {
      system: 'hubspot',
      endpoint: 'contacts',
      field_mapping: {
        workEmail: 'properties.email',
        firstName: 'properties.firstname',
        lastName: 'properties.lastname',
      },
    },
  });
  const run = async (dryRun: boolean): Promise<string> => {
    const { sync_id: id } = await call('POST', `/integrations/${String(integration)}/run`, { dry_run: dryRun });
    for (;;) {
      const { status } = await call('GET', `/syncs/${String(id)}`);
      if (/succeeded|failed/.test(String(status))) return String(id);
      await wait(200);
    }
  };
  const preview = await run(true);
  crm.next(...Array.from({ length: 6 }, () => ({ kind: 'answer', status: 400, body: refusal }) as const));
  const sync = await run(false);
  const { flow_id: flow } = await call('POST', '/flows/import', { document: drawn });
  return {
    ids: { integration: String(integration), preview, sync, flow: String(flow) },
    async close() {
      await Promise.all([hr.close(), crm.close(), payroll.close()]);
    },
  };
}
