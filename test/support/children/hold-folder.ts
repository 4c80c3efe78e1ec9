// A child process that takes the lock of a folder, says so, and keeps it until it is killed, whatever is collected.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockFolder } from '../../../src/storage/embedded/directory-lock.ts';

try {
  lockFolder(process.argv[2] ?? '');
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  process.stdout.write('locked\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
