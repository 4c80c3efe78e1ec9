// A process that carries a run on and is killed while it reads the page that is named, before anything of it is stored.
import { writeSync } from 'node:fs';
import { SyncId, TenantId } from '../../../src/core/ids.ts';
import { resumeRun } from '../../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../../src/services/integration/engine/suspects.ts';
import { FakeRemoteSystem } from '../../fakes/remote-system.ts';
import { paged, people } from '../engine.ts';
import { openAt, wallClocks } from './open-storage.ts';

const [place = '', tenantId = '', syncId = '', deadlyPage = ''] = process.argv.slice(2);
const [tenant, sync] = [TenantId.parse(tenantId), SyncId.parse(syncId)];
const storage = await openAt(place);
const syncs = storage.integration.syncs(tenant);
await syncs.recover();
const source = new FakeRemoteSystem();
source.pages = paged(people(9), 3);
source.refusesRead = ({ cursor }) => {
  if ((cursor ?? '0') === deadlyPage) process.kill(process.pid, 'SIGKILL');
  return undefined;
};
const destination = new FakeRemoteSystem();
await resumeRun(
  {
    syncs,
    integrations: storage.integration.integrations(tenant),
    open: async (connection) => (connection.endsWith('source') ? source : destination),
    expressions: { evaluate: async () => [] },
    suspects: openSuspects(),
    clock: wallClocks.real,
    random: () => 0,
    sliceMs: 60_000,
    mayGoOn: () => false,
    leaseMs: 60_000,
  },
  sync,
  new AbortController().signal,
);
const { status, fault, counts } = await syncs.get(sync);
writeSync(1, `${JSON.stringify({ status, kind: fault?.kind ?? null, written: counts.written })}\n`);
await storage.close();
