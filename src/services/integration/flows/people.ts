// The people of the organization as a destination: what a notify step tells them goes through the engine like any write,
// once for each content of a record, and leaves through the gate.
import { defineConnector } from '../../../core/connector/connector.ts';
import type { FlowStepOf } from '../../../core/flow.ts';
import type { SyncId, UserId } from '../../../core/ids.ts';
import { RemoteFault, type RemoteSystem, type Writing, type Written } from '../../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../../core/ports/syncs.ts';
import { Problem } from '../../../core/problem.ts';
import { takeSteps } from '../mapping/steps.ts';
import { peopleSystem } from './compile.ts';

/** Tells one person something, once for each key. */
export type NotifyPerson = (told: { user: UserId; text: string; key: string }) => Promise<void>;

interface PeopleDependencies {
  readonly syncs: Pick<Syncs, 'get'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly tell: NotifyPerson;
  readonly publicUrl: string;
}

const connector = defineConnector({
  system: peopleSystem,
  title: 'People',
  category: ['chat'],
  docs: 'https://www.rfc-editor.org/rfc/rfc9110',
  apiVersion: 'any',
  checkedOn: '2026-11-20',
  evidence: 'official',
  baseUrl: 'https://people.invalid',
  auth: [{ kind: 'none' }],
  test: { method: 'GET', path: '/' },
  limits: { concurrency: 1 },
  collections: {
    people: {
      label: 'People',
      list: { method: 'GET', path: '/' },
      items: '$',
      id: 'id',
      paging: { kind: 'none' },
      fields: {},
      // The gate knows each message by its key.
      writes: { create: { call: { method: 'POST', path: '/' }, idempotency: { kind: 'natural-key' } } },
    },
  },
});

/** Messages told of each run in this process; after a crash more may be told, but none twice. */
const told = new Map<string, number>();
const mostRuns = 1_000;

export async function openPeople(
  { syncs, integrations, tell, publicUrl }: PeopleDependencies,
  id: SyncId,
): Promise<RemoteSystem> {
  const { run, integration } = await syncs.get(id);
  const { route } = await integrations.get(integration);
  const step = route?.steps.find((one): one is FlowStepOf<'notify'> => one.kind === 'notify' && one.id === route.step);
  if (step === undefined) throw new Problem('conflict', 'The flow has no such notify step any more. Publish it again.');
  const name = `${id}:${run}`;
  const write = async ({ record, key }: Writing): Promise<Written> => {
    const count = (told.get(name) ?? 0) + 1;
    if (told.size >= mostRuns) told.clear();
    told.set(name, count);
    if (count > step.at_most + 1) return { kind: 'written', remoteId: null };
    const isLast = count > step.at_most;
    const words = takeSteps([{ op: 'template', text: step.text }], undefined, record);
    const text = isLast || typeof words !== 'string' ? more(step, `${publicUrl}/console/runs/${id}`) : words;
    for (const user of step.users) await tell({ user, text, key: `${isLast ? `${name}:more` : key}:${user}` });
    return { kind: 'written', remoteId: null };
  };
  return {
    connector,
    test: async () => undefined,
    subscribe: async () => null,
    readPage: async () => ({ records: [], next: null, since: null }),
    batchSize: () => 1,
    look: async () => null,
    async write(writings) {
      const written: Written[] = [];
      for (const writing of writings) written.push(await write(writing).catch(failed));
      return written;
    },
  };
}

const more = ({ name, id, at_most: most }: FlowStepOf<'notify'>, run: string): string =>
  `More than ${most} records reached “${name ?? id}”. All of them: ${run}`;

function failed(error: unknown): Written {
  if (!(error instanceof Problem)) throw error;
  const fault = new RemoteFault({
    kind: error.retry === 'later' ? 'transient' : 'invalid',
    blame: 'integration',
    message: error.message,
    fix: 'Look whether the people of the notify step are still there and can be reached.',
  });
  return { kind: 'failed', fault };
}
