// A sync between two systems that live outside the killed process: one is read page by page, one takes records and knows no key.
import { z } from 'zod';
import { person, servePeople, startServer, type TestServer } from '../../test/fakes/rest-systems.ts';
import { type Judgement, type Service, type Story, posted } from './story.ts';

const records = 20;
const Records = z.object({
  data: z.array(z.looseObject({ status: z.string(), error: z.looseObject({ kind: z.string() }).nullish() })),
});

interface Places {
  readonly source: TestServer;
  readonly destination: TestServer;
  /** How often each address was written. */
  readonly there: ReadonlyMap<string, number>;
  round: number;
}

async function openPlaces(): Promise<Places> {
  const there = new Map<string, number>();
  const people = () => Array.from({ length: records }, (_, index) => personOf(places.round, index));
  const source = await startServer(servePeople(people));
  const destination = await startServer(({ method, path, body }) => {
    if (method === 'GET') return { status: 404 };
    const { email } = z.looseObject({ email: z.string() }).parse(JSON.parse(body));
    there.set(email, (there.get(email) ?? 0) + 1);
    return { status: 201, body: { id: `p-${there.size}`, path } };
  });
  const places: Places = { source, destination, there, round: 0 };
  return places;
}

async function connect(service: Service, { source, destination }: Places): Promise<void> {
  const write = { method: 'POST', path: '/people', idempotency_header: null };
  const systems = [
    { id: 'hr', url: source.url, collections: { employees: { path: '/employees', items: 'data' } } },
    { id: 'payroll', url: destination.url, collections: { people: { path: '/people', write } } },
  ];
  for (const { id, url, collections } of systems) {
    const config = { base_url: url, collections };
    const body = { system: 'rest', name: id, tenant_id: id, config, credentials: { bearer: 'secret' } };
    await posted(service, '/api/v2/connections', { body, name: `connect-${id}` });
  }
}

const wanted = {
  source: { system: 'rest', tenant_id: 'hr', endpoint: 'employees' },
  destination: {
    system: 'rest',
    tenant_id: 'payroll',
    endpoint: 'people',
    action: 'create',
    field_mapping: { work_email: 'email' },
  },
  sync_mode: 'once',
};

async function judged(
  service: Service,
  { run, number, there }: { run: string; number: number; there: Places['there'] },
) {
  const { body } = await service.call('GET', `/api/v2/syncs/${run}`);
  const failed = Records.parse((await service.call('GET', `/api/v2/syncs/${run}/records?status=failed`)).body).data;
  const emails = Array.from({ length: records }, (_, index) => personOf(number, index).work_email);
  const uncertain = failed.map(({ error }) => `sync ${number}: a record is ${error?.kind ?? 'failed'}`);
  const missing = emails.filter((email) => !there.has(email)).length;
  return {
    rests: !['queued', 'running', 'retrying'].includes(String(body.status)),
    // Each that is missing is told of.
    lost: missing > uncertain.length ? [`sync ${number}: ${missing} missing, ${uncertain.length} told`] : [],
    doubled: emails.filter((email) => (there.get(email) ?? 0) > 1).map((email) => `sync ${number}: ${email}`),
    uncertain,
  };
}

export async function openSyncStory() {
  const places = await openPlaces();
  const runs = new Map<number, string>();
  const story: Story = {
    name: 'sync',
    async play(service, number) {
      places.round = number;
      const run = await posted(service, '/api/v2/integrations/rest/sync', { body: wanted, name: `sync-${number}` });
      if (run.sync_id !== undefined) runs.set(number, String(run.sync_id));
    },
    async judge(service, number): Promise<Judgement> {
      const run = runs.get(number);
      if (run === undefined) return { rests: false, lost: [`sync ${number}`], doubled: [], uncertain: [] };
      return judged(service, { run, number, there: places.there });
    },
  };
  const close = async () => void (await Promise.all([places.source.close(), places.destination.close()]));
  return { story, setUp: (service: Service) => connect(service, places), close };
}

/** Other people in every round: a record that was written before would not be written again. */
const personOf = (round: number, index: number) => person(round * records + index);
