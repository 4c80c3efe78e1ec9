// What grows in bench:all's growth curves, and which operations are asked of each size.
import type { RunningService } from '../../test/support/service.ts';
import { expectOk } from './load.ts';
import type { Copies } from './multiply.ts';

/** A keyed read must not feel the size; a scan may cost in proportion to it. */
export type Shape = 'keyed' | 'page' | 'scan';

export interface Operation {
  readonly name: string;
  readonly shape: Shape;
  run(service: RunningService, at: number): Promise<void>;
}

export interface Kind {
  readonly name: string;
  /** How many of these a size of the curve has. */
  readonly sizes: readonly number[];
  /** Writes the rows that are copied, through the service, where there are none. */
  readonly begin?: (service: RunningService) => Promise<void>;
  readonly tables: readonly Omit<Copies, 'from' | 'to'>[];
  operations(priya: ReturnType<typeof movingPriya>): readonly Operation[];
}

const reads = (name: string, shape: Shape, path: string): Operation => ({
  name,
  shape,
  run: async (service) => void (await expectOk(service, ['GET', path])),
});

/** Operations that move the same candidate to and fro, each from where the one before has left her. */
export function movingPriya(): { readonly moves: Operation; readonly turns: Operation } {
  let stage = 'Applied';
  const next = () => (stage = stage === 'Applied' ? 'Phone Screen' : 'Applied');
  return {
    moves: {
      name: 'task: move one candidate',
      shape: 'keyed',
      run: async (service) => {
        const body = { action: 'move_stage', candidate: 'c_priya', stage: next() };
        await expectOk(service, ['POST', '/api/v1/tasks', body]);
      },
    },
    turns: {
      name: 'conversation turn: move somebody by name',
      shape: 'scan',
      run: async (service) => {
        const talk = await service.call('POST', '/api/v1/conversations', { as_user: 'u_mara' });
        const text = `Move Priya to ${next().toLowerCase()}`;
        await expectOk(service, ['POST', `/api/v1/conversations/${talk.body.conversation_id}/messages`, { text }]);
      },
    },
  };
}

const scores: Operation = {
  name: 'retention score',
  shape: 'keyed',
  run: async (service, at) => {
    const signals = { experience_months: 30 + (at % 9), assessment_score: 71, interview_rating: 4 };
    const body = { candidate_id: 'c_priya', job_id: 'job_be', signals };
    await expectOk(service, ['POST', '/v1/retention/score', body]);
  },
};

const firstNames = `(array['Ada','Bao','Carla','Dmitri','Esi','Farid','Greta','Hugo','Ines','Jonas'])[1 + n % 10]`;
const replaced = (column: string, members: Readonly<Record<string, string>>): string =>
  `(original.${column}::jsonb || jsonb_build_object(${Object.entries(members)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))::json`;

const candidates: Kind = {
  name: 'candidates',
  sizes: [100, 1_000, 10_000, 100_000, 1_000_000],
  tables: [
    {
      table: 'sandbox_record',
      like: `tenant = 'sandbox' and kind = 'candidate' and id = 'c_tomas'`,
      with: {
        id: `'c_g' || n`,
        body: replaced('body', {
          id: `'c_g' || n`,
          name: `${firstNames} || ' ' || initcap(translate(md5(n::text), '0123456789', 'ghijklmnop'))`,
          email: `'g' || n || '@people.test'`,
        }),
      },
    },
  ],
  operations: ({ moves, turns }) => [
    reads('show one candidate', 'keyed', '/api/v1/candidates/c_priya'),
    moves,
    scores,
    reads('find candidates: first page of one stage', 'scan', '/api/v1/candidates?stage=Offer&limit=20'),
    reads('the whole pipeline', 'scan', '/api/v1/pipeline'),
    turns,
  ],
};

const requisitions: Kind = {
  name: 'requisitions',
  sizes: [100, 1_000, 10_000, 100_000],
  tables: [
    {
      table: 'sandbox_record',
      like: `tenant = 'sandbox' and kind = 'job' and id = 'job_be'`,
      with: {
        id: `'job_g' || n`,
        body: replaced('body', { id: `'job_g' || n`, title: `'Engineer ' || md5(n::text)` }),
      },
    },
  ],
  operations: ({ moves, turns }) => [
    reads('show one candidate', 'keyed', '/api/v1/candidates/c_priya'),
    moves,
    scores,
    reads('find candidates: first page', 'scan', '/api/v1/candidates?limit=20'),
    turns,
  ],
};

const ledger: Kind = {
  name: 'ledger rows',
  sizes: [100, 1_000, 10_000, 100_000, 1_000_000],
  tables: [
    {
      table: 'action',
      like: `tenant = 'sandbox' and tool = 'move_stage'`,
      with: {
        id: `'act_g' || n`,
        task: `'task_g' || n`,
        idem: `'g' || n`,
        created_at: `original.created_at - n * interval '1 minute'`,
        executed_at: `original.executed_at - n * interval '1 minute'`,
        updated_at: `original.updated_at - n * interval '1 minute'`,
        undo_until: `original.undo_until - n * interval '1 minute'`,
        candidate: `'c_' || (n % 1000)`,
      },
    },
    {
      table: 'event_log',
      like: `tenant = 'sandbox' and action is not null`,
      with: { action: `'act_g' || n`, at: `original.at - n * interval '1 minute'` },
    },
  ],
  operations: ({ moves, turns }) => [
    reads('first page of actions', 'page', '/api/v1/actions?limit=20'),
    reads('first page of calls', 'page', '/api/v1/actions?limit=20&lines=calls'),
    reads('one candidate’s actions', 'page', '/api/v1/actions?limit=20&candidate=c_7'),
    reads('show one action', 'keyed', '/api/v1/actions/act_g7'),
    reads('first page of events', 'page', '/api/v1/event-log?limit=20'),
    reads('first page of approvals', 'page', '/api/v1/approvals?limit=20'),
    reads('metrics of four weeks', 'scan', '/api/v1/metrics'),
    reads('/metrics', 'page', '/metrics'),
    moves,
    turns,
  ],
};

const integrations: Kind = {
  name: 'integrations',
  sizes: [100, 1_000, 10_000, 100_000],
  begin: saveIntegration,
  tables: [
    {
      table: 'connection',
      like: `tenant = 'sandbox'`,
      with: { id: `'conn_g' || n`, name: `'g' || n`, tenant_id: `'g' || n` },
    },
    {
      table: 'integration',
      like: `tenant = 'sandbox'`,
      with: {
        id: `'int_g' || n`,
        fingerprint: `md5(n::text)`,
        body: replaced('body', { id: `'int_g' || n`, name: `'Integration ' || n` }),
      },
    },
  ],
  operations: ({ moves }) => [
    reads('show one integration', 'keyed', '/api/v2/integrations/int_g7'),
    reads('first page of integrations', 'page', '/api/v2/integrations?limit=20'),
    reads('show one connection', 'keyed', '/api/v2/connections/conn_g7'),
    reads('list connections', 'scan', '/api/v2/connections'),
    reads('first page of syncs', 'page', '/api/v2/syncs?limit=20'),
    reads('health of the platform', 'scan', '/api/v2/health'),
    moves,
  ],
};

async function saveIntegration(service: RunningService): Promise<void> {
  const config = {
    base_url: 'https://systems.example.test',
    collections: {
      people: { path: '/people', items: 'data', write: { method: 'PUT', path: '/people/{external_id}' } },
    },
  };
  for (const name of ['from', 'to'])
    await expectOk(service, [
      'POST',
      '/api/v2/connections',
      { system: 'rest', name, tenant_id: name, config, credentials: { bearer: 'bench' } },
    ]);
  await expectOk(service, [
    'POST',
    '/api/v2/integrations',
    {
      name: 'Bench',
      source: { system: 'rest', tenant_id: 'from', endpoint: 'people' },
      destination: {
        system: 'rest',
        tenant_id: 'to',
        endpoint: 'people',
        action: 'upsert',
        field_mapping: { name: 'name' },
      },
      enabled: false,
    },
  ]);
}

export const kinds: readonly Kind[] = [candidates, requisitions, ledger, integrations];
