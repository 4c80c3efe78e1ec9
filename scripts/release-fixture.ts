// node bin/node24.mjs scripts/release-fixture.ts CHECKOUT FILE
// Starts the release that is checked out (and installed) in that folder, uses it a little, and keeps its database as a backup, from
// which test/journeys/upgrade.test.ts upgrades to whatever is here.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { writeBackup } from '../src/storage/backup/write-backup.ts';
import { openEmbedded } from '../src/storage/embedded/open-embedded.ts';
import { loadKeys } from '../src/storage/sealing/keys.ts';
import { createKeptLog } from '../test/support/log.ts';
import { playRelease, releaseEnvironment } from '../test/support/release-story.ts';
import { freshFolder, removeData, startService } from '../test/support/service.ts';

const [checkout, file] = process.argv.slice(2);
if (checkout === undefined || file === undefined)
  throw new Error('name the folder of a checkout and the file to write');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')));
const service = await startService({
  cwd: resolve(checkout),
  entry: 'src/main.ts',
  dataDir: freshFolder(),
  environment: releaseEnvironment,
  timeoutMs: 600_000,
});
try {
  await playRelease(service);
} finally {
  await service.stop();
}
const engine = await openEmbedded({ dataDir: service.dataDir, log: createKeptLog() });
const keys = await loadKeys(service.dataDir, releaseEnvironment.ENCRYPTION_KEYS);
const rows = await writeBackup({ engine, path: resolve(file), keys, version, at: new Date() });
await engine.close();
removeData(service);
process.stdout.write(`${rows} rows of release ${version} were written to ${file}\n`);
