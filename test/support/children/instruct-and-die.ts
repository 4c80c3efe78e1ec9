// A child process that opens the house on a folder, finishes the story that its forerunner was killed in, says how that stands,
// then begins a story of its own and kills itself at a given change of its stores.
import { writeFileSync, writeSync } from 'node:fs';
import { setEnvironmentData } from 'node:worker_threads';
import { z } from 'zod';
import { readSandboxFile } from '../../../src/connectors/sandbox/read-sandbox-file.ts';
import { unsynced } from '../../../src/storage/embedded/thread-words.ts';
import type { Storage } from '../../../src/storage/storage.ts';
import { readConfig } from '../../../src/main/config.ts';
import { ensureSandbox } from '../../../src/main/organization.ts';
import { openServices } from '../../../src/main/wire.ts';
import { createKeptLog } from '../log.ts';
import { crashSandbox, judged, playStory } from '../crash-story.ts';

/** The changing calls of every store that an instruction reaches; whatever only reads leaves nothing to lose. */
const changes = new Set(['open', 'step', 'decide', 'renew', 'hold', 'cancel', 'claim', 'settle', 'change', 'promise']);
const reads = new Set(
  'action actionByIdem repeatedCalls task members actions approval approvalOf approvals letters messagesSince find list get user users read'.split(
    ' ',
  ),
);
const moments = ['before', 'amid', 'after'] as const;
export type Moment = (typeof moments)[number];

interface Mine {
  armed: boolean;
  passed: number;
  readonly call: number;
  readonly moment: Moment;
}

const die = () => process.kill(process.pid, 'SIGKILL');

/** Calls go through, and are counted; at the chosen one the process is gone. */
function mined<Store extends object>(store: Store, mine: Mine): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      if (!mine.armed || reads.has(name)) return method.bind(target);
      return (...given: unknown[]) => {
        if (!changes.has(name)) throw new Error(`${name}: does it change anything?`);
        mine.passed += 1;
        if (mine.passed !== mine.call) return Reflect.apply(method, target, given);
        if (mine.moment === 'before') die();
        const work: unknown = Reflect.apply(method, target, given);
        if (mine.moment === 'amid') setImmediate(die);
        return Promise.resolve(work).finally(die);
      };
    },
  });
}

const around =
  (mine: Mine) =>
  (storage: Storage): Storage => ({
    ...storage,
    ledger: (tenant) => mined(storage.ledger(tenant), mine),
    letters: (tenant) => mined(storage.letters(tenant), mine),
    records: (tenant) => mined(storage.records(tenant), mine),
    outbox: mined(storage.outbox, mine),
  });

// A killed process loses nothing that the system has taken from it. Waiting for the disk, as for a power cut, costs seconds
// at each start after a kill, when PostgreSQL syncs every file.
setEnvironmentData(unsynced, true);

const [folder = '', finish = '', begin = '', call = '0', moment = 'before'] = process.argv.slice(2);
const mine: Mine = { armed: false, passed: 0, call: Number(call), moment: z.enum(moments).parse(moment) };
const config = readConfig({ DATA_DIR: folder });
const setup = await openServices(config, createKeptLog(), { storage: around(mine) });
const read = async () => readSandboxFile(crashSandbox());
await ensureSandbox({ storage: setup.storage, clocks: setup.clocks, read });
await setup.storage.freeLeases();
await setup.gate.recover();

if (finish !== '') {
  await playStory(setup, finish);
  writeSync(1, `${JSON.stringify(await judged(setup, finish))}\n`);
}
if (begin !== '') {
  mine.armed = true;
  await playStory(setup, begin);
  mine.armed = false;
  writeFileSync(`${folder}/changes`, String(mine.passed));
}
await setup.storage.close();
