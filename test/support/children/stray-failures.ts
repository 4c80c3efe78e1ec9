// Lets a rejection and, where asked to, an exception go uncaught, as a service that hears of them.
import { hearStrayFailures } from '../../../src/main/stray-failures.ts';
import { openLog } from '../../../src/main/log.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const close = async (): Promise<void> => say('closed');
hearStrayFailures(process, {
  log: openLog('info', { trace: () => undefined }),
  close,
  exit: (code) => process.exit(code),
  graceMs: 5_000,
});
void Promise.reject(new Error('Priya Sharma'));
setTimeout(() => {
  say('goes on');
  if (process.argv[2] !== 'throw') process.exit(0);
  setTimeout(() => say('still there'), 60_000);
  throw new TypeError('Priya Sharma');
}, 10);
