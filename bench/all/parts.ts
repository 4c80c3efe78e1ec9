// The parts of bench:all in the order in which they run, each alone by its name.
import type { RunPart } from './part.ts';

export interface Part {
  readonly name: string;
  readonly about: string;
  /** It is ended when it takes longer, in minutes. */
  readonly minutes: number;
  load(): Promise<RunPart>;
}

export const parts: readonly Part[] = [
  {
    name: 'api',
    about: 'each call that bench:api knows, against bare Fastify',
    minutes: 10,
    load: async () => (await import('./api.ts')).runApi,
  },
  {
    name: 'scoring',
    about: 'retention scores against bare Fastify, and FastAPI with scikit-learn where installed',
    minutes: 5,
    load: async () => (await import('./scoring.ts')).runScoring,
  },
  {
    name: 'turn',
    about: 'a conversation turn without the model, against a bare loop',
    minutes: 5,
    load: async () => (await import('./turn.ts')).runTurn,
  },
  {
    name: 'events',
    about: 'events of connected systems, evenly and at once',
    minutes: 15,
    load: async () => (await import('./events.ts')).runEvents,
  },
  {
    name: 'sync',
    about: 'syncs against a bare loop, and n8n where its folder is given',
    minutes: 30,
    load: async () => (await import('./sync.ts')).runSync,
  },
  {
    name: 'start',
    about: 'starts and idle memory',
    minutes: 5,
    load: async () => (await import('./start.ts')).runStart,
  },
  {
    name: 'units',
    about: 'CPU, rows and bytes of one operation on PostgreSQL',
    minutes: 10,
    load: async () => (await import('./units.ts')).runUnits,
  },
  {
    name: 'tenants',
    about: 'memory and idle CPU for 1,000 organizations',
    minutes: 15,
    load: async () => (await import('./tenants.ts')).runTenants,
  },
  {
    name: 'connections',
    about: '1,000 connections at once',
    minutes: 15,
    load: async () => (await import('./connections.ts')).runConnections,
  },
  {
    name: 'replicas',
    about: 'two replicas against one, by CPU time',
    minutes: 15,
    load: async () => (await import('./replicas.ts')).runReplicas,
  },
  {
    name: 'growth',
    about: 'growth curves of candidates, requisitions, ledger rows and integrations',
    minutes: 40,
    load: async () => (await import('./growth.ts')).runGrowth,
  },
];

export function partOf(name: string): Part {
  const part = parts.find((one) => one.name === name);
  if (part === undefined)
    throw new Error(`there is no part ${name}; there are: ${parts.map((one) => one.name).join(', ')}`);
  return part;
}
